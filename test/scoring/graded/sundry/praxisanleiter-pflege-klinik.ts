/** Praxisanleiter (m/w/d) in der Pflege: berufspädagogische Zusatzqualifikation Praxisanleitung; Erlaubnis zur Führung der Berufsbezeichnung decide it. */
import type { GradedJob } from '../types.ts';

export const praxisanleiterPflegeKlinik: GradedJob = {
  job: 'praxisanleiter-pflege-klinik',
  title: 'Praxisanleiter (m/w/d) in der Pflege',
  spec: `Die Kreiskliniken Wiesenau gGmbH sind ein kommunaler Schwerpunktversorger mit 480 Betten an zwei Standorten und eigener Pflegeschule (120 Ausbildungsplätze). Wir suchen zum nächstmöglichen Zeitpunkt

eine freigestellte Praxisanleitung (m/w/d) Pflege
in Voll- oder Teilzeit (mind. 75 %), unbefristet

Ihre Aufgaben
• Planung, Durchführung und Dokumentation der gezielten Praxisanleitung unserer Auszubildenden in der generalistischen Ausbildung (mind. 10 % der Einsatzzeit)
• Führen von Erst-, Zwischen- und Abschlussgesprächen, Beurteilungen
• Mitwirkung als Fachprüfer/in an den praktischen Examen
• Weiterentwicklung von Lernaufgaben und der Lernstation in enger Abstimmung mit der Pflegeschule
• anteilig Mitarbeit auf einer unserer internistischen oder chirurgischen Stationen

Ihr Profil
• abgeschlossene dreijährige Ausbildung als Pflegefachfrau/-mann, Gesundheits- und (Kinder-)Krankenpfleger/in oder Altenpfleger/in mit Erlaubnis zur Führung der Berufsbezeichnung
• abgeschlossene berufspädagogische Zusatzqualifikation zur Praxisanleitung (300 Stunden bzw. 200 Stunden mit Bestandsschutz) sowie Nachweis der jährlichen Pflichtfortbildung
• mindestens zwei Jahre Berufserfahrung in der Akutpflege
• Deutschkenntnisse mindestens B2
• Freude an der Arbeit mit jungen Menschen, Organisationstalent, Kommunikationsstärke
• wünschenswert: Erfahrung mit Simulation/Skills-Lab, Orbis oder einer digitalen Ausbildungsmappe

Wir bieten
Vergütung nach TVöD-K (EG P 8/P 9 zzgl. Zulage), 30 Tage Urlaub, betriebliche Altersversorgung (ZVK), Jobrad, Kita, geregelte Arbeitszeiten von Montag bis Freitag.

Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt eingestellt. Fragen beantwortet Pflegedirektorin Frau Ostertag.`,
  graded: [
    {
      name: 'gudrun-mentorin',
      kind: 'gem',
      low: 81,
      high: 94,
      best: 88,
      why: 'Examinierte Krankenschwester mit 200-Stunden-Kurs von 2014, jährlichen Pflichtstunden und zwölf Jahren Schüleranleitung in der Chirurgie, nur in alten Worten erzählt.',
      lacks: [],
      cv: `Gudrun Hallermann, geb. Pieper
Werdegang

Von Beruf bin ich Krankenschwester (Staatsexamen 1998, St.-Josefs-Hospital Krumbach, Urkunde vom 30.9.1998). Nach dem Examen ging ich auf die Unfallchirurgie und bin dem Haus bis 2012 treu geblieben, unterbrochen von drei Jahren Erziehungszeit (2003–2006).

Seit Oktober 2012 arbeite ich im Klinikum Oberlauch auf der Allgemein- und Gefäßchirurgie, 36 Betten. Schon bald liefen alle Schülerinnen über mich, und 2014 hat mich die Pflegedienstleitung auf den Mentorenkurs geschickt: berufspädagogische Weiterbildung, 200 Stunden, DKG-anerkannt, Abschluss 14. November 2014. Seither bin ich die Mentorin der Station, seit Januar 2021 mit 60 Prozent vom Dienstplan freigestellt für das ganze chirurgische Zentrum.

Was das heißt: Ich plane die Lerntage für 18 bis 24 Lehrlinge aller drei Kurse, wasche, verbinde und mobilisiere mit ihnen am Patienten, bespreche nach, schreibe die Einschätzungen und Noten, führe das Gespräch am Anfang, in der Mitte und am Schluss. Beim Examen sitze ich seit 2016 in der Prüfungskommission (rund 70 Prüflinge). Mit der Schule habe ich das "Zimmer der Fehler" aufgebaut, ein Übungszimmer mit Puppe. Die Nachweise führen wir inzwischen am Tablet.

Fortbildung: 24 Stunden in jedem Kalenderjahr seit 2020, zuletzt September 2026 (Lernschwierigkeiten, schwierige Gespräche). Wundexpertin ICW 2018.

Muttersprache Deutsch. Ich singe im Kirchenchor und züchte Bienen.`,
    },
    {
      name: 'jannik-kurz',
      kind: 'thin',
      low: 60,
      high: 74,
      best: 68,
      why: 'Alle Pflichtpunkte sind knapp genannt, aber der Lebenslauf hat kaum Inhalt: nichts zu Umfang, Prüfungen, Pflichtfortbildung oder Anleitungsarbeit.',
      lacks: [],
      cv: `Jannik Röder, 31, Fulda

2013–2016 Ausbildung Gesundheits- und Krankenpfleger, Examen 09/2016
10/2016–12/2020 GuK, Innere, Herz-Jesu-Haus Schlitz
seit 01/2021 GuK und Praxisanleiter, Kardiologie, Klinikum Rhönblick, 80 %

Weiterbildung Praxisanleitung (300 h), Abschluss 11/2020

Deutsch Muttersprache, Englisch gut
Führerschein B

Stärken: teamfähig, belastbar, geduldig

Ich suche eine Stelle ohne Nachtdienst, gern näher am Wohnort. Eintritt ab 1. Februar 2027 möglich. Zeugnisse und Urkunden reiche ich auf Wunsch gern nach. Danke fürs Lesen!`,
    },
    {
      name: 'selin-ohne-weiterbildung',
      kind: 'missing',
      low: 50,
      high: 64,
      best: 57,
      why: 'Starke Pflegefachkraft mit acht Jahren Akutpflege, die nebenbei Azubis betreut, aber ohne jede Weiterbildung zur Praxisanleitung.',
      lacks: ['berufspädagogische Zusatzqualifikation Praxisanleitung'],
      cv: `LEBENSLAUF

Name:            Selin Aydoğdu
Geburtsdatum:    17.02.1996
Wohnort:         63739 Aschaffenburg

BERUFLICHER WERDEGANG

04/2022 – heute
Gesundheits- und Krankenpflegerin, stellv. Stationsleitung
Main-Spessart-Krankenhaus, Gastroenterologie/Onkologie (32 Betten)
  – Bereichspflege, Portversorgung, Chemotherapie nach Standard
  – Dienstplanung in Vertretung, Orbis-Multiplikatorin
  – Ansprechpartnerin für Azubis und neue Kolleg:innen, Einarbeitungskonzept erstellt
  – Zwischengespräche mit Azubis in Absprache mit der Praxisanleiterin

10/2018 – 03/2022
Gesundheits- und Krankenpflegerin
Universitätsmedizin Rheintal, Viszeralchirurgie und IMC
  – postoperative Überwachung, Stoma- und Wundversorgung
  – Tutorin für PJ-Studierende und FSJler

AUSBILDUNG
10/2015 – 09/2018  Berufsfachschule für Krankenpflege Lohr, Examen "gut" (1,8); Erlaubnisurkunde Reg. Unterfranken
06/2015            Fachabitur Sozialwesen

FORT- UND WEITERBILDUNG
2025  Stationsleitungskurs, Basismodul (80 Std.)
2023  Pain Nurse
2021  Kinaesthetics Grundkurs
laufend  Reanimation, Hygiene, MPG

SPRACHEN
Deutsch und Türkisch (Muttersprachen), Englisch B2

HOBBYS
Volleyball, Kochen`,
    },
    {
      name: 'wael-anerkennung',
      kind: 'foreign',
      low: 38,
      high: 53,
      best: 46,
      why: 'Krankenpfleger und Klinikanleiter aus Tunesien, dessen Anerkennung noch läuft und der hier als Helfer arbeitet; weder Berufserlaubnis noch deutsche Praxisanleitung.',
      lacks: [
        'Erlaubnis zur Führung der Berufsbezeichnung',
        'berufspädagogische Zusatzqualifikation Praxisanleitung',
      ],
      cv: `Wael Ben Ammar
Krankenpfleger aus Tunesien – in Deutschland seit Februar 2025

Meine Erfahrung
• Pflegehilfskraft (in Anerkennung), Klinikum Havelaue, Brandenburg, Geriatrie. 02.2025 bis jetzt. Grundpflege, Vitalzeichen, Begleitung zur Untersuchung, Dokumentation unter Aufsicht von examinierter Fachkraft.
• Infirmier principal, Hôpital régional de Kairouan, Innere Medizin und Intensivstation. 09.2016 bis 12.2024. Infusionen, Beatmung, Notfallwagen. Ab 2020 auch verantwortlich für die Studenten vom Institut: Einteilung, Demonstration am Bett, Bewertung der Praktikumshefte, jedes Jahr circa 30 Personen.

Mein Studium
Licence appliquée en sciences infirmières (3 Jahre, Bachelor), ISSI Sousse, 2016

Stand der Anerkennung
Antrag beim Landesamt gestellt 11.2024. Bescheid vom 06.2025: wesentliche Unterschiede. Anpassungslehrgang hat am 01.10.2026 begonnen, Kenntnisprüfung geplant Sommer 2027. Die Urkunde als Pflegefachmann habe ich noch nicht.

Deutsch: telc B2 Pflege (bestanden 12.2024). Arabisch Muttersprache, Französisch C1, Englisch A2.

Nach der Anerkennung möchte ich den Kurs als Praxisanleiter machen, weil mir das Unterrichten immer Freude macht.

Führerschein Klasse B, verheiratet, ein Kind.`,
    },
    {
      name: 'peggy-abgeschrieben',
      kind: 'pasted',
      low: 22,
      high: 38,
      best: 30,
      why: 'Einjährig ausgebildete Krankenpflegehelferin, die das Anzeigenprofil abgeschrieben hat; dahinter stehen weder dreijähriges Examen noch Praxisanleiterkurs.',
      lacks: [
        'dreijährige Pflegeausbildung mit Berufserlaubnis',
        'berufspädagogische Zusatzqualifikation Praxisanleitung',
      ],
      cv: `Bewerbung als freigestellte Praxisanleitung – Peggy Lindow, Zeitz

Kurzprofil
Abgeschlossene dreijährige Ausbildung als Pflegefachfrau/-mann, Gesundheits- und (Kinder-)Krankenpfleger/in oder Altenpfleger/in mit Erlaubnis zur Führung der Berufsbezeichnung. Abgeschlossene berufspädagogische Zusatzqualifikation zur Praxisanleitung (300 Stunden bzw. 200 Stunden mit Bestandsschutz) sowie Nachweis der jährlichen Pflichtfortbildung. Mindestens zwei Jahre Berufserfahrung in der Akutpflege. Deutschkenntnisse mindestens B2. Planung, Durchführung und Dokumentation der gezielten Praxisanleitung unserer Auszubildenden in der generalistischen Ausbildung. Führen von Erst-, Zwischen- und Abschlussgesprächen, Beurteilungen. Freude an der Arbeit mit jungen Menschen, Organisationstalent, Kommunikationsstärke.

Tätigkeiten
Aug. 2020 bis dato: Krankenpflegehelferin, Georgius-Krankenhaus Zeitz, Orthopädie. Körperpflege, Essen reichen, Betten, Transporte, Vitalwerte, Blutzucker messen. Zeige Praktikanten und Bufdis die Station.
2014 bis 2020: Servicekraft und Stationshilfe, ebendort. Essensausgabe, Wäsche, Bestellungen.
2005 bis 2013: Verkäuferin, Bäckerei Nitzsche; davon zwei Jahre Filialleiterin.

Abschlüsse
Juli 2020 Staatl. geprüfte Krankenpflegehelferin (1 Jahr), BbS Naumburg
2005 Verkäuferin (IHK)
2002 Realschule

Sonstiges
Ersthelferin im Betrieb, PKW vorhanden, Nichtraucherin`,
    },
  ],
};
