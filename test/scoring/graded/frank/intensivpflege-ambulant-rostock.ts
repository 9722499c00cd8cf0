import type { GradedJob } from '../types.ts';

export const intensivpflegeAmbulantRostock: GradedJob = {
  job: 'intensivpflege-ambulant-rostock',
  title: 'Pflegefachkraft (m/w/d) für außerklinische Intensivpflege, 1:1, Rostock und Umland',
  spec: `WER WIR SIND
Ein Pflegedienst mit 60 Leuten und acht Klienten, alle zu Hause, alle rund um die Uhr. Wir machen nur das: Menschen mit Trachealkanüle und Beatmung in den eigenen vier Wänden versorgen. Keine Touren, kein Minutentakt.

WORUM ES GEHT
• eine Schicht, ein Klient, 12 Stunden (Tag oder Nacht, Plan steht acht Wochen vorher)
• Überwachung von Heimbeatmung, Absaugen, Kanülenwechsel mit dem zweiten Kollegen
• PEG, Lagerung, Hilfsmittel, Ausflüge, Schule – je nachdem, wer dein Klient ist
• Dokumentation auf dem Tablet
• Gespräche mit Angehörigen, die seit Jahren Profis in eigener Sache sind

OHNE DAS GEHT ES NICHT (die Kassen prüfen uns darauf)
• dreijährig examiniert: Gesundheits- und (Kinder-)Krankenpflege, Altenpflege oder generalistisch, mit Urkunde zum Führen der Berufsbezeichnung
• eine Beatmungsqualifikation, und zwar wahlweise: Basiskurs außerklinische Beatmung, Atmungstherapeut, Fachweiterbildung Anästhesie/Intensiv oder mindestens ein Jahr Praxis mit beatmeten Patienten in den letzten fünf Jahren
• Führerschein Klasse B, weil zu manchen Klienten kein Bus fährt

FREUT UNS, MUSS ABER NICHT
• Erfahrung in der Häuslichkeit
• Praxisanleitung
• Kinder und Jugendliche

WAS DU BEKOMMST
• 4.350 € brutto bei 35 Wochenstunden, Zuschläge steuerfrei obendrauf
• 31 Tage Urlaub, Fahrtzeit ab Ortsgrenze Rostock bezahlt
• Einarbeitung, bis du sagst: reicht`,
  graded: [
    {
      name: 'mandy-kroeplin-heimbeatmung',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Examinierte Gesundheits- und Krankenpflegerin mit Basiskurs, acht Jahren 1:1-Heimbeatmung bis heute, Praxisanleitung und Führerschein B.',
      lacks: [],
      cv: `Mandy Kröplin
Fritz-Lettow-Weg 8, 18107 Rostock · geb. 14.03.1989 · verheiratet, ein Kind

BERUFLICHES
04/2018 – heute   Pflegedienst Windrose, Bad Doberan
  Einsatz bei einem Mann mit ALS (2018–2021, invasiv beatmet, Astral 150), seit 08/2021 bei einem jetzt 14-jährigen Mädchen mit SMA, tracheotomiert, nachts beatmet. 12-Stunden-Dienste allein vor Ort. Absaugen, Inhalieren, Kanülenpflege und -wechsel, Sondenkost über PEG, Cough Assist, Begleitung in die Förderschule und zweimal mit auf Klassenfahrt. Seit 2022 Bezugspflege, ich schreibe den Dienstplan fürs Team (6 Leute) und lerne neue Kollegen an.
10/2011 – 03/2018   Warnow-Klinik Bützow, Station 3 Innere/Pneumologie
  Dreischicht, NIV bei COPD-Patienten auf dem Überwachungszimmer (4 Betten)

AUSBILDUNG
09/2008 – 09/2011   Krankenpflegeschule an der Warnow-Klinik; Examen 22.09.2011 (Note 2), Erlaubnisurkunde Gesundheits- und Krankenpflegerin vom LAGuS, Oktober 2011
11/2018   Pflegefachkraft für außerklinische Beatmung (Basiskurs nach DIGAB), Auffrischung 2023
03–11/2022   Praxisanleiterin, 300 Std.; jährliche Pflichtstunden nachgewiesen
Reanimation jährlich, zuletzt 05/2026

SONST
Führerschein B, eigenes Auto. Nächte mag ich.`,
    },
    {
      name: 'torsten-wiechmann-fachpfleger-its',
      kind: 'any-of',
      low: 82,
      high: 93,
      best: 88,
      why: 'Fachweiterbildung Intensiv/Anästhesie und aktuelle ITS-Praxis erfüllen die Wahlbedingung; nur die Häuslichkeit ist neu.',
      lacks: [],
      cv: `Sehr geehrte Damen und Herren,

seit gut zwölf Jahren stehe ich am Bett von Menschen, die nicht allein atmen. Gelernt habe ich in Stralsund am Sundkrankenhaus (Lehre von Oktober 2009 bis September 2012, danach die Urkunde als Gesundheits- und Krankenpfleger). Nach anderthalb Jahren Unfallchirurgie bin ich im April 2014 auf die operative Intensivstation des Bodden-Klinikums Greifswald gewechselt, 16 Betten, davon meist zehn am Respirator. Dort arbeite ich noch heute.

Von 2016 bis 2018 habe ich berufsbegleitend die zweijährige Weiterbildung zum Fachkrankenpfleger für Intensivpflege und Anästhesie gemacht, Abschluss im März 2018. Mein Alltag: Weaning, Dilatationstracheotomien assistieren, Kanülen blocken und entblocken, Sekretmanagement, Hämofiltration, Angehörige auffangen. 2021 und 2022 hatte ich mit der Überleitung zu tun: Ich habe Patienten, die mit Maschine nach Hause gingen, samt Familie an Geräten wie der Vivo 65 eingewiesen, etwa zwanzig insgesamt. Genau da habe ich gemerkt, dass mir die lange Begleitung eines Einzelnen mehr liegt als der Durchlauf.

In einer Wohnung gearbeitet habe ich noch nie; das möchte ich lernen.

Schülerinnen betreue ich als Mentor auf Station, den Kurs für Praxisanleiter habe ich nicht.

Ich bin 36, wohne in Ribnitz-Damgarten und pendle jetzt schon jeden Tag mit dem Auto (Klasse B seit 2008).

Torsten Wiechmann, Oktober 2026`,
    },
    {
      name: 'jessica-rambow-pflegehelferin',
      kind: 'missing',
      low: 45,
      high: 56,
      best: 50,
      why: 'Viel Nähe zu beatmeten Bewohnern, aber nur Kranken- und Altenpflegehelferin – das dreijährige Examen fehlt.',
      lacks: ['dreijähriges Pflegeexamen mit Urkunde'],
      cv: `LEBENSLAUF

Persönliche Daten
Name: Jessica Rambow
Anschrift: Lange Straße 41, 18273 Güstrow
Geburtsdatum: 02.12.1995
Führerschein: Klasse B (2014)

Schule und Ausbildung
2006 - 2012 Regionale Schule Güstrow, Mittlere Reife
08/2013 - 01/2015 Berufliche Schule Güstrow, Ausbildung zur staatlich anerkannten Kranken- und Altenpflegehelferin (18 Monate), bestanden mit 1,9

Berufserfahrung
02/2015 - 05/2020 Seniorenresidenz Inselsee, Güstrow
Grundpflege, Essen reichen, Prophylaxen, Mobilisation auf einem Wohnbereich mit 32 Bewohnern

06/2020 - 02/2022 Elternzeit

03/2022 - heute Beatmungs-WG Nebeltal, Güstrow (9 Bewohner)
Ich arbeite immer zusammen mit einer Fachkraft. Waschen und Lagern von tracheotomierten Bewohnern, Mundpflege, Befeuchter wechseln, Schlauchsysteme tauschen nach Plan, Sauerstoffflaschen, Alarme melden. Oberflächliches Absaugen nach Einweisung durch die PDL. Transportbegleitung ins Krankenhaus. Übergaben und Einträge in Vivendi.

Fortbildungen
Umgang mit Trachealkanülen (1 Tag, 2022)
Basale Stimulation (2 Tage, 2023)
Erste Hilfe und Reanimation 2026

Ich bin zuverlässig, springe ein, wenn es brennt, und habe keine Scheu vor Technik.`,
    },
    {
      name: 'maricel-dacanay-anerkennung-laeuft',
      kind: 'foreign',
      low: 52,
      high: 64,
      best: 59,
      why: 'Philippinische Intensivpflegerin mit jahrelanger Beatmungspraxis, die deutsche Anerkennung steht bis zur Kenntnisprüfung im März 2027 aus.',
      lacks: ['deutsche Urkunde als Pflegefachkraft (Anerkennung läuft)'],
      cv: `MARICEL DACANAY
Rostock-Lütten Klein | Jahrgang 1992 | philippinische Staatsangehörige, Aufenthaltstitel nach § 16d AufenthG

Derzeit
Januar 2025 – heute: Pflegekraft in Anerkennung, Klinikum Hohe Düne, Rostock. Stroke Unit und IMC. Eingesetzt und bezahlt als Pflegehelferin, bis die Urkunde da ist.

Stand der Anerkennung
Antrag beim Landesamt gestellt 06/2024. Defizitbescheid 11/2024. Ich mache den Vorbereitungskurs an der Klinikschule, Kenntnisprüfung ist auf den 16. März 2027 gelegt.

Davor
Aug. 2016 – Nov. 2024: Staff Nurse, später Senior Nurse, Medical ICU, San Lorenzo Medical Center, Cebu City. 12 Betten, Schlüssel 1:2. Patienten mit invasiver Beatmung (Dräger Evita, PB 840), Tracheostoma-Versorgung, Absaugen, Blutgase, Weaning-Protokoll mit den Ärzten. Ab 2021 Schichtleitung mit fünf Kolleginnen.
Juni 2014 – Juli 2016: Ward Nurse, Chirurgie, gleiches Haus

Abschlüsse
Bachelor of Science in Nursing, Santa Rosa College Cebu, 2013 (vier Jahre)
Board Exam der PRC 2013, Lizenz gültig bis 2028
ACLS 2023

Sprachen: Cebuano, Englisch, Deutsch B2 (telc B2 Pflege, Sept. 2024)

Fahrerlaubnis: Klasse B, umgeschrieben im April 2026`,
    },
    {
      name: 'steffi-brandt-altenpflegerin-kurz',
      kind: 'thin',
      low: 65,
      high: 77,
      best: 71,
      why: 'Alle drei Muss-Punkte stehen da, aber nur in ein paar Zeilen; nach einem Anruf wohl eine Zusage.',
      lacks: [],
      cv: `Hallo,
ich bewerbe mich kurz per Handy. Steffi Brandt, 38, Bützow. Examinierte Altenpflegerin seit August 2015, Urkunde liegt vor. Erst sechs Jahre Pflegeheim Am Rosengarten, seit Oktober 2021 in einer Intensiv-WG in Schwaan: fünf Bewohner, vier davon beatmet, alle mit Kanüle. Führerschein B und Auto habe ich. Würde gern in die 1:1, am liebsten Nächte. Zeugnisse schicke ich nach, wenn ich am Rechner sitze.
Gruß Steffi Brandt`,
    },
  ],
};
