/** SPS-Programmierer im Sondermaschinenbau: elektrotechnischer Abschluss, drei Jahre Siemens TIA Portal, Deutsch B2, Führerschein und Inbetriebnahmen auswärts. */
import type { GradedJob } from '../types.ts';

export const spsProgrammierer: GradedJob = {
  job: 'sps-programmierer',
  title: 'SPS-Programmierer / Automatisierungstechniker (m/w/d)',
  spec: `Moin! Wir sind Kranzler Fördertechnik, 62 Leute in Lohne (Oldenburg), und wir bauen Maschinen, die Eier, Käse und Spielzeug dahin schieben, wo sie hinsollen. Klingt harmlos, ist aber schnell: bis zu 220 Teile in der Minute.

Unsere Automatisierung besteht aus fünf Leuten und einem Hund. Wir brauchen Nummer sechs (Mensch).

Was du bei uns machst
- Du schreibst das Programm für eine Anlage von der leeren Datei bis zum FAT: Ablauf, Antriebe, Safety, Visualisierung. Nicht nur Bausteine umkopieren.
- Dann fährst du mit raus und nimmst sie in Betrieb. Das sind ungefähr 70 bis 90 Tage im Jahr, meist D/A/NL, manchmal weiter weg. Mit dem Firmen-Caddy, deshalb geht es ohne Führerschein Klasse B nicht.
- Du sprichst mit den Bedienern beim Kunden, und die sprechen Plattdeutsch oder Schwäbisch. Dafür reicht kein Schulenglisch: Deutsch mindestens B2, sicher am Telefon.
- Du liest E-Pläne (EPLAN) und sagst unserer Konstruktion, wenn ein Initiator fehlt.

Was du mitbringst
Eine abgeschlossene Ausbildung als Elektroniker oder Mechatroniker, gern mit Techniker, oder ein Studium in Automatisierung, Elektrotechnik o. Ä. Dazu mindestens drei Jahre eigene Programmierung mit Siemens im TIA Portal (S7-1200/1500), SCL oder KOP/FUP ist uns gleich. Schön wären Safety (F-CPU), Servos mit Technologieobjekten, WinCC Unified, Profinet-Diagnose, ein bisschen Robotik (Stäubli), C#. Wer das noch nicht hat, lernt es bei Holger.

Was du bekommst
52 bis 66 T€, 30 Tage, Reisezeit ist Arbeitszeit, Auslöse, eigener Laptop mit ordentlich RAM, Jobrad, jeden Freitag Brötchen. Überstunden werden aufgeschrieben UND abgefeiert.

Egal, wo du herkommst und wen du liebst. Schick uns, was du hast, an Wiebke; ein Anschreiben brauchen wir nicht. Starten kannst du sofort oder wenn du kannst.`,
  graded: [
    {
      name: 'verpackungs-programmierer',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Elektroniker und Techniker, seit 2018 komplette Anlagen im TIA Portal mit Safety und Servos, viele Inbetriebnahmen, Führerschein.',
      lacks: [],
      cv: `Lebenslauf

Jannes Töbelmann, geb. 1991 in Vechta, wohnhaft in Dinklage, verheiratet, ein Sohn, Führerschein B und BE

Berufliches
04/2021 bis heute
Softwareentwickler SPS, Hasestedt Verpackungsmaschinen, Damme
- 17 Kartoniermaschinen selbst programmiert und vor Ort hochgefahren (DE, PL, DK, NL, 1x Mexiko)
- S7-1500F, SCL, Struktur mit Bibliotheken, V16 bis V19
- SINAMICS S210 als TO_PositioningAxis und SynchronousAxis, Kurvenscheiben für Einschieber
- Visu: Comfort Panels, zuletzt Unified mit eigenen Faceplates
- Safety: Lichtgitter, Türen, Abnahme mit Prüfprotokoll
- ET 200SP, Profinet-Netze ausgemessen (Proneta)

09/2018 bis 03/2021
SPS-Techniker bei Oldehof Anlagenbau, Cloppenburg
- Fördertechnik für Futtermittel, S7-1200/1500 und alte 300er umgezogen

2011 bis 2016 Elektroniker Betriebstechnik bei demselben, Schaltschrankbau

Ausbildung
Staatlich gepr. Techniker Automatisierungstechnik, Oldenburg, 2016 bis 2018
Elektroniker für Betriebstechnik (IHK), 2008 bis 2011

Sonstiges: Englisch ok (B1+), EPLAN P8 lesen und ändern, Feuerwehr Dinklage, Schützenverein`,
    },
    {
      name: 'klaerwerk-inbetriebsetzer',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 84,
      why: 'Inbetriebsetzer aus der Wassertechnik: sieben Jahre eigene Projekte auf 1516er CPUs in SCL und GRAPH, FH-Abschluss, Firmenwagen; anderer Markt, andere Worte.',
      lacks: [],
      cv: `Kurzprofil
Ich bin Ingenieurin für Automation und bringe Kläranlagen, Pumpwerke und Faultürme zum Laufen. Von der Funktionsbeschreibung bis zum letzten Häkchen im Abnahmeprotokoll mache ich das allein oder mit einem Elektriker.

Silke Rademacher, Dipl.-Ing. (FH), Bielefeld, 1985

Aqualis Prozesstechnik GmbH, Herford, Projektingenieurin Prozessleittechnik, Mai 2019 bis jetzt
Belebung Espelkamp: 1516F, 1.100 Ein-/Ausgänge, Ablaufketten in GRAPH, Regler und Mengenrechnung in SCL, Archiv und Bilder in WinCC Professional. Pumpwerk Rödinghausen, 1214C mit Fernwirken. Faulgasanlage Lübbecke: Not-Aus-Kreise in der F-CPU, FU-Antriebe am Profinet (SEW, Danfoss). In Summe 24 Projekte. Draußen bin ich etwa jede zweite Woche drei Tage, mit dem Dienstwagen, Rekord 61.000 km. Ich rede mit Klärmeistern, die vor meiner Geburt angefangen haben.

Stadtwerke Minden, Instandhaltung EMSR, 2012 bis 2019
Störungen, Umbauten, noch STEP 7 Classic.

Studium Elektrotechnik / Automatisierung, FH Bielefeld, 2006 bis 2011. Davor Lehre als Mechatronikerin in Detmold, Abschluss 2006.

Deutsch Muttersprache, Englisch B2, Spanisch für den Urlaub. Chorleitung, Motorrad.`,
    },
    {
      name: 'ohne-deutsch',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 67,
      why: 'Hervorragende Siemens-Programmiererin mit Studium und Führerschein, ihr Deutsch steht aber bei A2 und der Posten braucht B2 am Telefon.',
      lacks: ['Deutsch mindestens B2'],
      cv: `MSc Eng. Katarzyna WIECZOREK-PATIL
Automation engineer. Currently Osnabrück (moved March 2026 with my husband), from Poznań

Working experience
2019 - 02/2026  Poltrak Intralogistics, Poznań, PLC programmer, senior from 2022
> greenfield sorter and conveyor programs on S7-1500 and 1200, TIA V15-V19, 31 sites, half of them commissioned by me (PL, CZ, SE, Portugal)
> own SCL library for merges and tracking; motion with G120/S120 TO; Safety Advanced; WinCC Comfort/Unified
> FAT/SAT with customers in English
> mentor of four juniors
2017 - 2018  Fosters Juices, Gniezno, maintenance programmer (S7-300, ProfiBus)

Education
Poznań University of Technology, Automatic Control & Robotics, BSc 2016, MSc 2017

Certificates
Siemens SITRAIN TIA-PRO2, 2019; F-CPU 2021. Driving licence B (2012). UDT forklift.

Languages
Polish native, English C1, Hindi B1, German: course A2.2 from September, twice weekly at VHS

Interests: badminton league; boardgames; sourdough (nothing else in Covid)

Looking for a machine builder in the area Osnabrück, Vechta, Lohne. I drive 70 days or more with no problem.`,
    },
    {
      name: 'instandhalter',
      kind: 'adjacent',
      low: 40,
      high: 54,
      best: 47,
      why: 'Betriebselektroniker mit Führerschein und Deutsch, der TIA täglich zur Diagnose und für Kleinänderungen öffnet, aber nie eine Anlage selbst programmiert oder auswärts in Betrieb genommen hat.',
      lacks: ['mindestens drei Jahre eigene Programmierung mit Siemens im TIA Portal (S7-1200/1500)'],
      cv: `Bewerbung als Automatisierungstechniker
Marco Deppe, 49439 Steinfeld

Über mich
Seit 13 Jahren halte ich eine Wurstfabrik am Laufen. Mich interessiert, was im Programm steht, und dafür hätte ich gern mehr Zeit.

Berufspraxis

Wursthaus Hümmling GmbH, Schichtelektriker, seit 2013
* Störungsbeseitigung an Füllern, Clippern, Verpackung (Multivac, Poly-clip), Kältetechnik, drei Schichten
* mit PG online an S7-300, 1200 und 1500: Bausteine beobachten, Querverweise, Variablen steuern, Programm sichern und Baugruppen tauschen
* kleine Änderungen mit Rücksprache des Herstellers, z. B. Zeiten, Grenzwerte, ein neuer Taster im Netzwerk. Letztes Jahr sechsmal
* Umrichter parametrieren, Sensorik ersetzen, DGUV V3 Prüfungen
* Azubis betreut

Elektro Brüggemann, Elektroinstallateur, 2009 bis 2013, Wohnungsbau und Ställe

Ausbildung: Elektroniker für Energie- und Gebäudetechnik, HWK, 2009

Lehrgänge: SITRAIN S7 Instandhalter 1 (TIA) 2019, Instandhalter 2, 2021; Schaltberechtigung; Staplerschein

Führerschein B, BE, T

Privat: drei Kinder, Handballtrainer D-Jugend, Trecker Oldtimer (Deutz D 40)`,
    },
    {
      name: 'beckhoff-und-rockwell',
      kind: 'missing',
      low: 61,
      high: 74,
      best: 69,
      why: 'Zwölf Jahre Maschinenprogramme (seit 2014) und Inbetriebnahmen auf TwinCAT und Studio 5000, alles andere da, aber kein TIA-Projekt; in ein paar Monaten erlernbar.',
      lacks: ['mindestens drei Jahre eigene Programmierung mit Siemens im TIA Portal (S7-1200/1500)'],
      cv: `Hendrik van der Molen
Programmierer im Maschinenbau | Papenburg | Jahrgang 1984

Kenntnisse
TwinCAT 3 (ST, OOP, Tc3 Unit Test), CODESYS, Studio 5000 / GuardLogix, B&R Automation Studio, EtherCAT, AX5000, Kinetix, XTS. Git. C# für HMI. EPLAN lesen. Step 7 Classic im Studium.

Stationen
08/2017 - heute   Emsland Robotics & Packing, Papenburg, Senior Software
Schnelle Deltarobotzellen und Tray-Beladung für Backwaren und Kosmetik. Komplettprogramm je Maschine, bis 240 Takte, TwinSAFE. Draußen jedes Jahr rund 80 bis 100 Tage: Niederlande, Frankreich, USA (UL), Oman. Kundenschulung auf Deutsch, Englisch, Niederländisch.

2014 - 07/2017    Deichwerk Automation, Leer, ControlLogix

Ausbildung
Dipl.-Ing. Elektrotechnik/Automatisierung, Hochschule Emden/Leer, 2012
Elektroniker für Automatisierungstechnik, Werft in Papenburg, 2007

Sprachen: Deutsch und Niederländisch Muttersprache, Englisch C1
Führerschein A, B. Segeln, Schach (DWZ 1.870).`,
    },
  ],
};
