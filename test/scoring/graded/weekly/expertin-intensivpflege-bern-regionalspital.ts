import type { GradedJob } from '../types.ts';

export const expertinIntensivpflegeBernRegionalspital: GradedJob = {
  job: 'expertin-intensivpflege-bern-regionalspital',
  title: 'Dipl. Expertin / Experte Intensivpflege NDS HF 60–100 %',
  spec: `Du magst es, wenn um drei Uhr früh nur noch die Monitore reden? Und du weisst, was zu tun ist, wenn sie lauter werden? Dann komm zu uns.

Das Spital Aarequell in Münsingen sucht per 1. Februar 2027 oder nach Vereinbarung eine dipl. Expertin oder einen dipl. Experten Intensivpflege, 60–100 %.

Wer wir sind
Eine interdisziplinäre Intensivstation, von der SGI anerkannt, mit acht Betten und rund 700 Eintritten im Jahr: Innere Medizin, Viszeral- und Thoraxchirurgie, viel Sepsis, viel COPD, CRRT ja, ECMO nein. 34 Pflegende, vier davon in Ausbildung, kurze Wege zu den Ärztinnen und Ärzten.

Was du bei uns machst
Du betreust beatmete und kreislaufinstabile Menschen, führst sie vom Respirator weg, begleitest Angehörige und übernimmst nach der Einarbeitung die Schichtleitung. Auf dem Reanimationspiepser bist du auch. Wer möchte, betreut NDS-Studierende oder arbeitet in einer unserer Gruppen mit (Delir, Kinästhetik, Ethik).

Ohne das geht es nicht
Du bist dipl. Pflegefachfrau / Pflegefachmann und hast das NDS HF Intensivpflege abgeschlossen, oder du hast eine gleichwertige Fachweiterbildung aus dem Ausland mit Anerkennung durch das SRK. Danach hast du mindestens zwei Jahre auf einer Intensivstation gearbeitet. Und du sprichst und schreibst Deutsch auf Niveau C1, Mundart verstehen lernst du bei uns von allein.

Schön wäre
Erfahrung mit Citrat-Dialyse, ein Kurs als Berufsbildnerin, Kenntnisse in einem PDMS.

Was du bekommst
Wunschdienstplan, 15 Minuten Umkleidezeit bezahlt, zusätzliche Zeitgutschrift für die Nacht, Kita im Haus, das Personalrestaurant mit der besten Rösti im Aaretal. Schnuppertag gern.`,
  graded: [
    {
      name: 'regula-zbinden-ips',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Diplom HF, NDS HF Intensivpflege 2019 und sieben Jahre IPS danach bis heute, mit Schichtleitung, Citrat-Dialyse und Berufsbildnerkurs.',
      lacks: [],
      cv: `Lebenslauf

Regula Zbinden
Dorfstrasse 41, 3123 Belp
geb. 17.02.1990, Bürgerin von Rüschegg BE, ledig
079 555 01 33

Beruflicher Werdegang

08.2021 – heute     Spitalverbund Emmenau, Intensivstation (12 Betten), 90 %
                    Dipl. Expertin Intensivpflege
                    Beatmete Patienten nach grosser Bauchchirurgie, septischer Schock, ARDS, Bauchlage
                    Prismaflex mit Citrat, PiCCO
                    Schichtleitung seit 2022, Tagesverantwortung für 5 bis 6 Kolleginnen
                    Begleitung von bisher 4 Studierenden NDS
                    Leitung der Delirgruppe (CAM-ICU in MetaVision eingeführt)

05.2017 – 07.2021   Regionalspital Oberaargrund, IPS
                    ab 05.2017 Studierende NDS HF, ab 05.2019 dipl. Expertin
                    8 Betten, gemischt; Rea-Team

09.2013 – 04.2017   Regionalspital Oberaargrund, Chirurgie
                    Dipl. Pflegefachfrau HF

Aus- und Weiterbildung
2024         SVEB / Kurs Berufsbildnerin
05.2017 – 04.2019   NDS HF Intensivpflege, Bildungszentrum Pflege Aarau-West
2010 – 2013  Dipl. Pflegefachfrau HF
2006 – 2009  Fachfrau Gesundheit EFZ

ACLS Refresh März 2026

Sprachen: Deutsch Muttersprache, Französisch B1

Hobbys: Chor, Skitouren. Referenzen auf Anfrage.`,
    },
    {
      name: 'matthias-kroll-fachkrankenpfleger',
      kind: 'any-of',
      low: 84,
      high: 95,
      best: 90,
      why: 'Deutsche Fachweiterbildung statt NDS, vom SRK anerkannt und damit einer der genannten Wege; elf Jahre Intensivstation danach, zuletzt in der Schweiz.',
      lacks: [],
      cv: `Matthias Kroll, Fachkrankenpfleger für Anästhesie- und Intensivpflege
wohnhaft in Thun, Ausweis C, geboren 1984 in Görlitz

Ich habe in Sachsen gelernt (Examen Gesundheits- und Krankenpfleger 2007), von 2013 bis 2015 die zweijährige Fachweiterbildung Intensiv und Anästhesie nach DKG-Richtlinien gemacht und in Bern 2020 beim Roten Kreuz beides anerkennen lassen: Pflegefachmann HF und, mit Bescheid vom 9. November 2020, gleichgestellt der Expertin/dem Experten Intensivpflege NDS HF.

Stationen:
Seit Februar 2020 arbeite ich auf der Intensivstation des Spitals Niesenblick, anfangs 100, jetzt 80 Prozent. Zehn Plätze, internistisch und chirurgisch. Invasive und nichtinvasive Beatmung, Weaning nach Protokoll, Nierenersatz (Heparin und Citrat), therapeutische Hypothermie nach Reanimation. Ich leite etwa jeden dritten Dienst, gehe mit dem Funk auf die Bettenstationen und habe das Einarbeitungsbuch neu geschrieben.
Davor war ich von Oktober 2010 bis Januar 2020 am Klinikum Lausitzer Tor in Bautzen, 16-Betten-ITS, ab 2015 als Fachpfleger, ab 2017 als stellvertretender Stationsleiter. Praxisanleiter mit 200 Stunden seit 2016.
Angefangen habe ich 2007 bis 2010 auf einer kardiologischen Normalstation.

Dokumentiert wird bei uns in einem elektronischen System (PDMS von Copra).

Schweizerdeutsch verstehe ich nach sieben Wintern ohne Untertitel. Sprechen lasse ich lieber.`,
    },
    {
      name: 'livia-ammann-nds-2026',
      kind: 'years',
      low: 59,
      high: 71,
      best: 65,
      why: 'Diplom, NDS und Muttersprache vorhanden, aber erst seit April 2026 Expertin: sechs Monate statt zwei Jahre nach dem Abschluss.',
      lacks: ['zwei Jahre Intensivstation nach dem NDS (sechs Monate)'],
      cv: `LIVIA AMMANN
3007 Bern | 24.09.1997

Ausbildung
NDS HF Intensivpflege – abgeschlossen 30. April 2026 (Note Diplomarbeit 5.5, «Mobilisation unter Noradrenalin»)
BSc Pflege FH, Gesundheitshochschule Mittelland – 2017 bis 2020
Gymnasium, Matura 2016

Praxis
Klinik Gurtenpark, Intensivmedizin, 9 Betten
  seit Mai 2026: dipl. Expertin Intensivpflege, 100 %. Betreue meist zwei beatmete Patienten, seit September auch Prismax selbständig. Die Schichtleitung darf ich erst nach einem Jahr.
  Mai 2024 – April 2026: Studierende NDS

Klinik Gurtenpark, Überwachungsstation IMC
  Oktober 2020 – April 2024: dipl. Pflegefachfrau FH. Monitoring, NIV, arterielle Kanülen, postoperative Betreuung. Bezugsperson für FaGe-Lernende.

Zwischenjahr 2016/17: Praktikum Alterszentrum, Reise

Kurse: BLS/ILS 2026, Kinästhetik Grundkurs 2021
Deutsch (Muttersprache), Englisch C1, Italienisch A2

Was mich reizt: ein kleineres Team und dass bei euch noch Zeit für die Angehörigen sein soll.`,
    },
    {
      name: 'joao-figueiredo-uci',
      kind: 'foreign',
      low: 36,
      high: 49,
      best: 42,
      why: 'Sieben Jahre Intensivstation in Portugal, aber SRK-Verfahren noch offen, keine anerkannte Fachweiterbildung und Deutsch erst B1.',
      lacks: ['NDS Intensivpflege oder vom SRK anerkannte Fachweiterbildung', 'Deutsch C1 (B1)'],
      cv: `João Figueiredo
Krankenpfleger / Enfermeiro, 31 Jahre, Portugiese
Biel/Bienne, seit Juni 2026 (Bewilligung B)

BERUFSERFAHRUNG

Juli 2026 bis jetzt
Pflegeheim Seematte, Biel – Pflegehelfer bis zur Anerkennung
Grundpflege, Essen, Mobilisation

Januar 2019 bis Mai 2026
Hospital de Santa Eulália, Coimbra – Krankenpfleger in der UCI polivalente (Intensivstation, 14 Betten)
Patienten mit Beatmung, Katecholamine, Hämofiltration, ECMO-Zentrum in der Nähe (Transport). Covid-Zeit von Anfang bis Ende. Ab 2023 verantwortlich für Schicht in der Nacht.

Oktober 2017 bis Dezember 2018
Notaufnahme, Centro Hospitalar Beira Norte

AUSBILDUNG
Licenciatura em Enfermagem, Escola Superior de Saúde do Mondego, 2013–2017
Pós-graduação "Doente Crítico", 2021 (60 ECTS)

ANERKENNUNG
Gesuch beim SRK für Pflegefachmann eingereicht im August 2026, Antwort noch nicht bekommen. Für die Intensivpflege habe ich noch kein Gesuch gemacht.

SPRACHEN
Portugiesisch, Französisch C1, Englisch B2, Deutsch B1 (telc, Mai 2026), Kurs B2 läuft

Ich lerne schnell und bin bereit, Nächte zu machen.`,
    },
    {
      name: 'nadja-hirt-tierklinik',
      kind: 'trap',
      low: 5,
      high: 17,
      best: 10,
      why: 'Intensivstation ja, aber für Hunde und Katzen: Tiermedizinische Praxisassistentin ohne Pflegediplom und ohne NDS.',
      lacks: [
        'Diplom Pflegefachfrau',
        'NDS HF Intensivpflege oder gleichwertig',
        'zwei Jahre Intensivstation nach der Fachweiterbildung',
      ],
      cv: `Nadja Hirt
Ostermundigen, 1995

Ich arbeite seit sechs Jahren auf der Intensivstation und suche eine neue Herausforderung.

2020–heute, Kleintierklinik Wankdorfpark, Bern
TPA Intensivstation und Notfall, 80 %
Überwachung von frisch operierten und kritischen Patienten (Hund, Katze, selten Kaninchen), Infusionspumpen, Sauerstoffbox, Beatmung unter Aufsicht der Tierärztin, Bluttransfusionen, Blutgase, Reanimation nach RECOVER-Leitlinie. Nachtdienst allein mit Hintergrund. Gespräche mit Besitzern, auch die schweren. Schichtplanung für elf TPA seit 2024. Betreuung von Lernenden, Kurs für Berufsbildner 2023.

2015–2020, Tierarztpraxis Dr. Lüscher, Worb
TPA, Empfang, Labor, Röntgen, OP-Assistenz

Ausbildung
Tiermedizinische Praxisassistentin EFZ, 2012–2015
Weiterbildung Notfall und Intensiv für TPA (6 Tage), 2021

Deutsch Muttersprache, Führerausweis B
Eigene Hündin, zwei alte Kater`,
    },
  ],
};
