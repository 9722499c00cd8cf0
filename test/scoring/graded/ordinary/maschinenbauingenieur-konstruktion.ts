/** Maschinenbauingenieur Konstruktion (deutsch): Studium, vier Jahre Sondermaschinen, 3D-CAD und Deutsch C1. */
import type { GradedJob } from '../types.ts';

export const maschinenbauingenieurKonstruktion: GradedJob = {
  job: 'maschinenbauingenieur-konstruktion',
  title: 'Maschinenbauingenieur Konstruktion (m/w/d)',
  spec: `Maschinenbauingenieur Konstruktion (m/w/d)
Kellersberg Automation GmbH, Bielefeld

Wir bauen Montage- und Prüfanlagen für die Automobilzulieferer und die Medizintechnik. Jede Anlage ist ein Einzelstück.

Ihre Aufgaben
- Konstruktion von Baugruppen und kompletten Sondermaschinen vom Konzept bis zur Fertigungsfreigabe
- Auslegung von Antrieben, Führungen und Pneumatik
- Erstellung von Zeichnungen und Stücklisten
- Begleitung von Montage und Inbetriebnahme, Abstimmung mit dem Kunden

Ihr Profil
- Abgeschlossenes Studium des Maschinenbaus oder der Mechatronik (Bachelor, Master, Diplom)
- Mindestens 4 Jahre Berufserfahrung in der Konstruktion von Sondermaschinen oder Anlagen
- Sicherer Umgang mit einem 3D-CAD-System (SolidWorks oder Inventor)
- Deutsch in Wort und Schrift, mindestens C1

Von Vorteil
- FEM-Berechnung
- CE-Kennzeichnung und Maschinenrichtlinie
- Englisch

Wir bieten: 35-Stunden-Woche, Gleitzeit, betriebliche Altersvorsorge, Fahrradleasing. Bewerbungen von Menschen mit Behinderung sind willkommen.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Diplom und neun Jahre Sondermaschinen mit SolidWorks, Inbetriebnahme, CE und FEM; Muttersprache Deutsch.',
      lacks: [],
      cv: `Henrike Strothmann
Dipl.-Ing. (FH) Maschinenbau

Berufserfahrung
10/2017 – heute  Konstruktionsingenieurin, Ravensmontage Anlagentechnik GmbH, Gütersloh
• Konzept und Detailkonstruktion von Montageautomaten (Rundtakt, Linear) in SolidWorks
• Auslegung von Servoachsen, Linearführungen, Pneumatik
• Zeichnungsableitung, Stücklisten in PRO.FILE, Fertigungsfreigabe
• Inbetriebnahme beim Kunden in Polen und Mexiko
• Risikobeurteilung und CE nach Maschinenrichtlinie
• FEM mit SolidWorks Simulation
• fachliche Betreuung von zwei Detailkonstrukteuren und eines Werkstudenten, Einführung einer Normteilbibliothek und von Konstruktionsrichtlinien für Schweißgestelle
03/2015 – 09/2017  Konstrukteurin Fördertechnik, Lippeband GmbH
• Gurt- und Rollenförderer, Varianten nach Kundenlayout, AutoCAD und SolidWorks

Studium
Maschinenbau, FH Bielefeld, Abschluss 2015

Sprachen
Deutsch Muttersprache, Englisch C1`,
    },
    {
      name: 'techniker',
      kind: 'missing',
      low: 57,
      high: 74,
      best: 67,
      why: 'Zwölf Jahre Sondermaschinenkonstruktion als staatlich geprüfter Techniker, ohne das verlangte Studium.',
      lacks: ['abgeschlossenes Studium Maschinenbau oder Mechatronik'],
      cv: `Mehmet Karadağ
Konstrukteur, staatlich geprüfter Techniker Maschinenbau

seit 2014  Sondermaschinenbau Oberste-Brink, Herford
Selbstständige Konstruktion von Prüfständen und Montagezellen, Autodesk Inventor, Auslegung Pneumatik und Antriebe, Stücklisten, Zeichnungen, Begleitung der Montage, Kundengespräche. Zuletzt eine Prüfanlage für Bremssättel mit 14 Stationen und eine Montagezelle für Steckverbinder, jeweils vom Angebot bis zur Abnahme. Lieferantenauswahl für Frästeile, Werkstattzeichnungen nach ISO GPS, Änderungsdienst. Seit 2020 Ansprechpartner für CE-Dokumentation und die Ausbildung der Technischen Produktdesigner im Haus.

2008 - 2014  Industriemechaniker, ebenda: Montage und Umbau von Vorrichtungen, Inbetriebnahmen im In- und Ausland, Fehlersuche an Pneumatik

Technikerschule Bielefeld (Abendform), Abschluss 2014
Ausbildung Industriemechaniker 2008
Deutsch und Türkisch fließend, Englisch B1
Inventor, AutoCAD, MS Office`,
    },
    {
      name: 'german-b1',
      kind: 'denial',
      low: 52,
      high: 70,
      best: 62,
      why: 'Englischer Lebenslauf: Master und sieben Jahre Sondermaschinen, aber Deutsch nur B1, B2-Kurs läuft.',
      lacks: ['Deutsch C1'],
      cv: `Rafael Monteiro Pires
Mechanical design engineer

Experience
Sept 2019 to date. Mechanical Design Engineer, Vltava Assembly Machines s.r.o., Brno
Designs special-purpose assembly and leak-test machines from concept to release: SolidWorks, sizing of servo drives, guides and pneumatics, drawings and BOMs, on-site commissioning at automotive customers, CE risk assessment, FEA of frames in Ansys. Two machines patented.
2017 to 2019. Design trainee, moulds, Aveiro

Education
MSc Mechanical Engineering, University of Aveiro, 2017

Languages
Portuguese native, English C1, Czech B1
German B1 (Goethe certificate 2026); B2 course in progress until summer 2027

Moving to Bielefeld in January.`,
    },
    {
      name: 'absolventin',
      kind: 'list',
      low: 27,
      high: 47,
      best: 37,
      why: 'Frischer Bachelor mit langer Kenntnisliste; Konstruktion nur aus Studienprojekten.',
      lacks: ['4 Jahre Konstruktion von Sondermaschinen'],
      cv: `Lena Wójcik

Absolventin B.Eng. Maschinenbau sucht Einstieg in die Konstruktion

Kenntnisse
Konstruktion von Sondermaschinen, Baugruppenkonstruktion, SolidWorks, Inventor, CATIA, FEM, Maschinenrichtlinie, CE-Kennzeichnung, Auslegung von Antrieben, Pneumatik, Stücklisten, Inbetriebnahme, Projektmanagement, MS Office

Bildungsweg
2022 - 2026 Bachelor Maschinenbau, Hochschule Hamm-Lippstadt (Note 2,1). Bachelorarbeit: Literaturstudie zu Leichtbaugreifern. Hochschulprojekt: Greifer im 3D-Druck.
2022 Abitur

Nebenjobs
2023 - 2026 Kellnerin, Café Domhof
2021 Ferienjob Verpackung, Keksfabrik

Sprachen: Deutsch und Polnisch Muttersprache, Englisch B2
Ich bin motiviert, lernbereit und teamfähig.`,
    },
    {
      name: 'zwei-stellen',
      kind: 'overlap',
      low: 55,
      high: 73,
      best: 65,
      why: 'Nennt fünf Jahre, doch zwei Teilzeitstellen laufen seit Mai 2024 nebeneinander: zweieinhalb.',
      lacks: ['4 Jahre Konstruktion von Sondermaschinen'],
      cv: `Florian Abendroth, M.Sc. Maschinenbau. Ich bringe fünf Jahre Erfahrung in der Konstruktion von Sondermaschinen mit. Seit 05/2024 arbeite ich bei Taktwerk Sondermaschinen in Paderborn in Teilzeit (50 %) als Konstrukteur: Handlingmodule, Werkstückträger, Schutzumhausungen, Zeichnungen und Stücklisten in SolidWorks, Betreuung der Montage. Ebenfalls seit 05/2024 bin ich freiberuflicher Konstrukteur (50 %) für die Senne Prüftechnik: Prüfvorrichtungen und ein Dichtheitsprüfstand, Auslegung der Pneumatik, Inbetriebnahme. Davor, 2021 bis April 2024, war ich Doktorand am Institut für Thermodynamik der Universität Paderborn (Simulation von Wärmeübertragern, Promotion abgebrochen). Master Maschinenbau Paderborn 2021, Bachelor 2018. Deutsch Muttersprache, Englisch verhandlungssicher, FEM mit Ansys.`,
    },
  ],
};
