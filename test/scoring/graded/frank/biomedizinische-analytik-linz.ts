import type { GradedJob } from '../types.ts';

export const biomedizinischeAnalytikLinz: GradedJob = {
  job: 'biomedizinische-analytik-linz',
  title: 'Biomedizinische/r Analytiker/in, Zentrallabor, Ordensspital Linz',
  spec: `Stellenausschreibung Nr. 88/2026

Für das Institut für Labormedizin am Spital der Franziskusschwestern in Linz (620 Betten) gelangt ab sofort die Stelle einer Biomedizinischen Analytikerin bzw. eines Biomedizinischen Analytikers, 30 bis 40 Wochenstunden, unbefristet zur Besetzung.

Aufgabengebiet: Durchführung und Validierung der Analysen in klinischer Chemie, Hämatologie, Gerinnung und Immunhämatologie; Differenzialblutbilder am Mikroskop; Wartung und interne Qualitätskontrolle der Analysenstraße; Ausgabe von Blutkonserven; Mitarbeit an der Akkreditierung nach ISO 15189; Anleitung von Studierenden der FH.

Anstellungserfordernisse: (1) Diplom des medizinisch-technischen Laboratoriumsdienstes oder Bachelor der Biomedizinischen Analytik; (2) aufrechte Eintragung in das Gesundheitsberuferegister; (3) mindestens zwei Jahre Berufspraxis in einem Krankenhaus- oder Routinelabor; die Anstellung umfasst Nacht- und Wochenenddienste, die wir allein besetzt führen, daher kann von der Praxiszeit nicht abgesehen werden.

Erwünscht: Blutdepot, Knochenmarkmikroskopie, LIS-Kenntnisse, Freude am Erklären.

Entlohnung nach dem Kollektivvertrag der Ordensspitäler Oberösterreichs, Gehaltsschema LD 15, Mindestgehalt bei Vollzeit 3.480 Euro brutto ohne Zulagen, Vordienstzeiten werden angerechnet. Personalwohnung auf Wunsch, Kinderbetreuung im Haus, Mittagstisch.

Bewerbungen mit Lebenslauf, Diplom und Registerauszug sind bis 30. November 2026 an die Personaldirektion zu richten. Auskünfte erteilt die leitende Analytikerin, Frau Edeltraud Pührer.`,
  graded: [
    {
      name: 'verena-aigner-bma',
      kind: 'strong',
      low: 89,
      high: 97,
      best: 94,
      why: 'FH-Bachelor, aufrechte Registrierung bis 2030 und sechs Jahre Akutlabor mit Nachtdienst, Blutdepot und Studierenden.',
      lacks: [],
      cv: `Verena Aigner, BSc
Biomedizinische Analytikerin
4040 Linz | geb. 9. 2. 1997 in Rohrbach

Berufserfahrung
Juli 2020 bis heute: Klinikum Pyhrn-Eisenwurzen, Steyr, Zentrallabor, 38 Stunden
  Rotation durch Hämatologie (Sysmex XN), Gerinnung, Chemie/Immunologie (cobas pro) und Blutdepot; seit 2022 Nachtdienste allein, vier pro Monat, plus Wochenende
  Kreuzproben, Antikörpersuche, Massivtransfusionen
  Differenzialblutbilder, Knochenmark nach Einschulung seit 2024
  Gerätebeauftragte Gerinnung: Kontrollkarten, Ringversuche, Verfahrensanweisungen für das ISO-Audit 2025
  Praktikumsanleitung für sechs FH-Studierende
  LIS: swisslab

Ausbildung
2017–2020 FH Gesundheit Mühlkreis, Linz, Biomedizinische Analytik, Bachelor Juni 2020
Gesundheitsberuferegister: eingetragen seit 1. Juli 2020, verlängert, gültig bis 30. Juni 2030
2016 Matura, BORG Bad Leonfelden; danach freiwilliges Jahr

Sonstiges
Hämatologie-Morphologiekurs Wien 2024 (3 Tage)
Englisch B2, Führerschein B`,
    },
    {
      name: 'brigitte-zauner-mta-diplom',
      kind: 'synonym',
      low: 80,
      high: 91,
      best: 86,
      why: 'Altes MTA-Diplom, aufrechter Berufsausweis des Registers und über zwanzig Jahre Spitalslabor; erfüllt alles in anderen Worten.',
      lacks: [],
      cv: `Brigitte Zauner
Wels, Jahrgang 1980

Ich bin MTA von der alten Schule: Diplom der Akademie für den medizinisch-technischen Laboratoriumsdienst in Wels, September 2002. Danach habe ich sofort im Krankenhaus Grieskirchen angefangen, wo ich bis März 2011 im Blutlabor war – damals haben wir noch von Hand gezählt. Nach der Karenz (zwei Kinder, bis Ende 2014) bin ich im Jänner 2015 im Labor des Unfallspitals Wels eingestiegen, 32 Stunden, und da bin ich bis heute.

Wir sind klein, ich mache alles: Akutparameter für den Schockraum, Blutbild samt Ausstrich, INR und TEG, Blutgruppen und Konserven ausgeben, Harnsedimente, am Morgen die Kontrollen und den Service an den Automaten. Jeden vierten Tag habe ich die Nacht und bin dann die Einzige im Haus, die Befunde freigibt. Bei der letzten Umstellung der EDV im Labor (2023) war ich die, die alle anderen eingeschult hat. Studentinnen kommen im Semester zwei, drei, ich habe sie gern.

Mein Berufsausweis vom Register (AK Oberösterreich) ist bis August 2028 ausgestellt, die Fortbildungsstunden sind beisammen.

Knochenmark kann ich nicht, das hat es bei uns nie gegeben.`,
    },
    {
      name: 'roland-eibensteiner-ausgetragen',
      kind: 'lapsed',
      low: 58,
      high: 70,
      best: 64,
      why: 'Diplom und neun Jahre Spitalslabor passen, die Registereintragung ist seit September 2024 abgelaufen.',
      lacks: ['aufrechte Eintragung im Gesundheitsberuferegister'],
      cv: `Roland Eibensteiner BSc, 4320 Perg

Geburtsdatum: 30.10.1991
Familienstand: Lebensgemeinschaft, 1 Kind

02/2024 – dato
Außendienst Labordiagnostik, Helvex Diagnostika GmbH, Wien/Linz
Vorführung und Einschulung von Hämatologiegeräten in Spitälern und Ordinationen in OÖ und Salzburg, Troubleshooting am Telefon, Reagenzienbestellungen

10/2014 – 01/2024
Biomedizinischer Analytiker, Landesspital Machland, Perg
Klinische Chemie, Hämatologie, Gerinnung, Blutdepot. Nachtdienste allein ab 2016. Validation der technischen Befunde, Ringversuche, QM-Vertretung, Studierende betreut. LIS Lauris.

09/2011 – 07/2014
FH Gesundheit Mühlkreis, Linz, Bachelorstudium Biomedizinische Analytik

2011 Matura HAK Perg

Register: Ersteintragung 09/2019, abgelaufen 09/2024. Im Außendienst brauche ich sie nicht, deswegen habe ich nicht verlängert. Ein neuer Antrag ist nicht gestellt, das würde ich bei einer Zusage machen.

Gründe für den Wechsel: weniger Auto, mehr Labor. Nächte stören mich nicht.`,
    },
    {
      name: 'elif-karaca-13-monate',
      kind: 'years',
      low: 62,
      high: 73,
      best: 67,
      why: 'Bachelor und Registrierung sind da, die Praxis im Routinelabor umfasst aber erst dreizehn Monate statt zwei Jahre.',
      lacks: ['zwei Jahre Praxis im Krankenhaus-/Routinelabor (13 Monate)'],
      cv: `Elif Karaca BSc
Leonding
26 Jahre

AUSBILDUNG
Bachelorstudium Biomedizinische Analytik, FH Gesundheit Mühlkreis Linz, 2022–2025, Abschluss im Juli 2025 mit gutem Erfolg
Bachelorarbeit: Hämolyseindex und Kaliumwerte in der Notaufnahme
HLW Linz, Matura 2019; anschließend Au-pair in Dublin und Verkauf bei einem Optiker (2020–2022)

REGISTRIERUNG
GBR-Eintragung vom 19. August 2025, gültig fünf Jahre

PRAXIS
Oktober 2025 – laufend: Labor Dr. Hinterleitner & Partner, Traun (niedergelassenes Facharztlabor)
Probenannahme und Probenverteilung, Analysenstraße Chemie und Immunologie, Blutbild mit mikroskopischer Nachdifferenzierung, HbA1c, Harn. Tägliche Kontrollen, Störungsbehebung mit der Hotline. Samstagsdienste. Blutgruppenserologie nur im Praktikum gesehen.

PRAKTIKA im Studium
10 Wochen Zentrallabor Landesspital, 6 Wochen Blutzentrale, 6 Wochen Histologie

Sprachen: Deutsch und Türkisch als Erstsprachen, Englisch C1
EDV: LIS Labordata, Excel
Nachtdienste: möchte ich kennenlernen`,
    },
    {
      name: 'christoph-mayrhofer-chemielaborant',
      kind: 'adjacent',
      low: 17,
      high: 30,
      best: 24,
      why: 'Chemielabortechniker im Stahlwerk: Analytik und Qualitätskontrolle ja, aber nichts Medizinisches, kein Diplom, keine Eintragung.',
      lacks: [
        'Diplom/Bachelor Biomedizinische Analytik',
        'Eintragung im Gesundheitsberuferegister',
        'zwei Jahre Krankenhaus- oder Routinelabor',
      ],
      cv: `Christoph Mayrhofer
Ansfelden
* 1993

Labortechniker Chemie mit Lehrabschluss, elf Jahre Schichtlabor

Stationen
08/2015 – heute Stahlwerk Donau AG, Linz, Betriebslabor
 - Schmelzproben mit Funkenspektrometer, C/S-Analyse, RFA von Schlacken
 - Fünfschichtbetrieb, Nächte und Wochenenden oft allein
 - Kalibrierung, Kontrollproben, Regelkarten, Mitwirkung bei der Akkreditierung nach ISO 17025
 - Wartung der Analysenstraße
 - Anlernen von Lehrlingen
09/2009 – 02/2013 Lehre Labortechnik Hauptmodul Chemie, Lackfabrik Enns, LAP 02/2013 mit Auszeichnung
03/2013 – 07/2015 Laborant Qualitätskontrolle, Lackfabrik Enns (unterbrochen durch Bundesheer 6 Monate)

Kurse
Gefahrstoffe, Statistik in der Qualitätssicherung, Erste Hilfe

EDV
LIMS, SAP QM, Excel

Ich würde gern vom Stahl zum Menschen wechseln und bringe Genauigkeit und Schichterfahrung mit.`,
    },
  ],
};
