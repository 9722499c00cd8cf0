/** Bauleiter Hochbau: der Abschluss, fünf Jahre Bauleitung im Hochbau, VOB und Deutsch entscheiden. */
import type { GradedJob } from '../types.ts';

export const bauleiterHochbau: GradedJob = {
  job: 'bauleiter-hochbau',
  title: 'Bauleiter Hochbau (m/w/d)',
  spec: `Bauleiter Hochbau (m/w/d) – schlüsselfertiger Wohnungs- und Gewerbebau
Standort Kassel, Projekte im Umkreis von 80 km

Die Fuldatal Bau AG ist ein inhabergeführtes Bauunternehmen mit 210 Beschäftigten.

Ihre Aufgaben
• Eigenverantwortliche Leitung von Hochbauprojekten (3 bis 15 Mio. €) von der Arbeitsvorbereitung bis zur Abnahme
• Termin-, Kosten- und Qualitätskontrolle, Steuerung von Polieren und Nachunternehmern
• Aufmaß, Abrechnung und Nachtragsmanagement nach VOB
• Ansprechpartner für Bauherren, Architekten und Behörden

Ihr Profil
• Abgeschlossenes Studium Bauingenieurwesen oder Architektur, alternativ staatlich geprüfter Bautechniker oder Meister im Bauhauptgewerbe
• Mindestens 5 Jahre Berufserfahrung als Bauleiter im Hochbau
• Sichere Kenntnisse der VOB/B und der VOB/C
• Verhandlungssicheres Deutsch in Wort und Schrift (mind. C1)
• Führerschein Klasse B

Von Vorteil
• RIB iTWO oder vergleichbare AVA-Software
• Erfahrung im schlüsselfertigen Bauen
• Lean Construction

Wir bieten
Unbefristete Stelle, Firmenwagen auch privat, 30 Tage Urlaub, Tarif Bau, JobRad. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'Bauingenieurin, neun Jahre Bauleitung im Wohnungs- und Gewerbebau, VOB, Nachträge, iTWO, Führerschein.',
      lacks: [],
      cv: `Friederike Achterberg
Dipl.-Ing. (FH) / M.Eng. Bauingenieurwesen
Melsungen

KURZPROFIL
Bauleiterin im schlüsselfertigen Hochbau mit Projekten bis 14 Mio. €. Muttersprache Deutsch, Führerschein B.

BERUFSERFAHRUNG

04/2019 – heute   Bauleiterin Hochbau, Habichtswald Bauunternehmung GmbH, Kassel
– Leitung von sechs Projekten: Wohnanlage 84 WE (13,8 Mio. €), Verwaltungsbau, zwei Kitas, Handelsmarkt
– Arbeitsvorbereitung, Terminpläne, Kostenkontrolle, LV-Pflege in RIB iTWO
– Führung von drei Polieren und bis zu 25 Nachunternehmern
– Aufmaße, Abschlags- und Schlussrechnungen, Nachträge nach VOB/B §2, Mängelmanagement, Abnahmen
– Taktplanung nach Lean mit Last Planner seit 2023
– Bauherrenbesprechungen, Abstimmung mit Bauaufsicht und Brandschutz

08/2017 – 03/2019   Bauleiterin, Weserbogen Hoch- und Ingenieurbau, Göttingen
– Rohbau und Ausbau von Mehrfamilienhäusern (3 bis 5 Mio. €)

09/2015 – 07/2017   Junior-Bauleiterin ebenda

STUDIUM
M.Eng. Bauingenieurwesen, Hochschule Werratal, 2015

WEITERBILDUNG
VOB/B und VOB/C intensiv 2018, SiGeKo nach RAB 30, 2021
Englisch B2, MS Project, AutoCAD`,
    },
    {
      name: 'maurermeister',
      kind: 'any-of',
      low: 78,
      high: 94,
      best: 87,
      why: 'Der Meister genügt ausdrücklich; acht Jahre Bauleiter im Wohnungsbau nach elf Jahren als Polier.',
      lacks: [],
      cv: `Mehmet Karadağ
Maurer- und Betonbauermeister, Bauleiter

Ich komme von der Baustelle. 1998 bis 2001 Lehre als Maurer in Baunatal, danach Geselle, ab 2007 Polier bei der Schwalm Massivbau GmbH (Schulen, Wohnblöcke, eine Turnhalle). Meisterprüfung vor der Handwerkskammer Kassel 2011.

Seit September 2018 bin ich Bauleiter bei der Edertal Wohnbau GmbH in Fritzlar. Dort baue ich schlüsselfertige Mehrfamilienhäuser und kleine Gewerbebauten, 2 bis 9 Mio. Euro, meist zwei Projekte nebeneinander. Ich mache die Arbeitsvorbereitung, rufe Material ab, vergebe zusammen mit dem Einkauf die Gewerke, plane Termine, kontrolliere Kosten und Qualität und führe die Poliere und die Nachunternehmer. Aufmaß und Abrechnung gehen über meinen Tisch, ebenso Bedenken, Behinderungen und Nachträge nach VOB/B; die ATV der VOB/C sind mein Handwerkszeug. Abnahmen mit Bauherr und Architekt, Gewährleistung danach.

Software: ORCA AVA, MS Project, Excel
Kurse: VOB für Bauleiter (2018, aufgefrischt 2024), SCC, Ersthelfer
Deutsch und Türkisch beide Muttersprache, hier geboren und zur Schule gegangen
Führerschein B und BE
Ehrenamt: Gesellenprüfungsausschuss der Innung`,
    },
    {
      name: 'tiefbau',
      kind: 'denial',
      low: 50,
      high: 66,
      best: 58,
      why: 'Bauleiter mit Studium, VOB und Führerschein, aber nur Kanal- und Straßenbau; Hochbau ausdrücklich nicht.',
      lacks: ['5 Jahre Bauleitung im Hochbau'],
      cv: `Dipl.-Ing. Thorsten Uhlenbrock
Bauleiter

Persönliches: Deutsch Muttersprache, Führerschein Klasse B, wohnhaft in Hofgeismar

Beruflicher Werdegang
seit 2014  Diemel Straßen- und Tiefbau GmbH, Warburg
           Bauleiter Kanal- und Straßenbau
           • Ortsdurchfahrten, Kanalsanierungen, Erschließung von Baugebieten, Regenrückhaltebecken, 0,5 bis 8 Mio. €
           • Steuerung von vier Kolonnen, drei Polieren und Nachunternehmern
           • Aufmaß, REB-Abrechnung, Nachträge nach VOB/B
           • Termin- und Kostenkontrolle, monatliche Leistungsmeldung
           • Besprechungen mit Kommunen, Versorgern und Ingenieurbüros
2010 – 2014  Abrechner und Junior-Bauleiter, ebenda

Ausbildung
2010  Diplom Bauingenieurwesen (FH), Vertiefung Verkehrswegebau, Hochschule Lippe-Ost
1998 – 2001  Lehre Straßenbauer

Kenntnisse
RIB iTWO, BRZ, VOB/B und VOB/C, RSA-Schein, MVAS, Asphaltseminar, MS Project

Hinweis
Im Hochbau habe ich noch kein Projekt geleitet, möchte aber in diesen Bereich wechseln. Lean-Methoden sind mir nur aus einem Seminar bekannt.
Kündigungsfrist: drei Monate zum Quartal.`,
    },
    {
      name: 'drei-jahre',
      kind: 'years',
      low: 54,
      high: 71,
      best: 64,
      why: 'Bauleiterin im Hochbau seit Oktober 2023, drei Jahre und ein Monat statt fünf; sonst alles da.',
      lacks: ['5 Jahre Berufserfahrung als Bauleiter im Hochbau'],
      cv: `Lisa-Marie Wohlgemuth
B.Eng. Bauingenieurwesen

Profil
Engagierte Bauleiterin aus Kassel, schlüsselfertiger Wohnungsbau, gerne draußen und gerne mit Menschen.

Berufspraxis

Bauleiterin Hochbau | Reinhardswald Projektbau GmbH, Kassel | Okt. 2023 bis heute
• zwei Mehrfamilienhäuser mit Tiefgarage (4,2 und 6,8 Mio. €) eigenverantwortlich von der AV bis zur Abnahme
• Steuerung von zwei Polieren, rund 20 Nachunternehmer
• Termin- und Kostenverfolgung, Aufmaß und Abrechnung in iTWO
• Nachträge, Behinderungsanzeigen und Mängel nach VOB/B, Ausführung nach VOB/C
• Baubesprechungen mit Bauherr und Architekturbüro
• Lean: Taktsteuerung im Ausbau

Praxissemester Bauleitung | Reinhardswald Projektbau GmbH | März bis August 2022
• Bautagebuch, Mengenermittlung

Werkstudentin Kalkulation | Bauplan Nord GmbH, Göttingen | 2021 bis Sept. 2023
• LV-Bearbeitung und Angebotsvergleich

Ausbildung
B.Eng. Bauingenieurwesen, Hochschule Werratal, September 2023, Note 1,9
Abitur 2019

Kenntnisse: RIB iTWO, MS Project, Revit, Deutsch Muttersprache, Englisch C1
Führerschein: B
Hobbys: Klettern, Posaunenchor`,
    },
    {
      name: 'kiew-a2',
      kind: 'denial',
      low: 32,
      high: 49,
      best: 42,
      why: 'Zehn Jahre Hochhausbau in Kiew, Abschluss anerkannt, doch Deutsch A2 (B1 läuft), keine VOB, in Deutschland nie Bauleiter.',
      lacks: ['Deutsch C1', 'VOB/B und VOB/C'],
      cv: `Andrij Kowaltschuk
Bauingenieur, Leiter von Hochbauprojekten

Lebenslauf (übersetzt mit Hilfe einer Bekannten)

Arbeit
02/2025 – heute: Bauhelfer, dann Vorarbeiter Trockenbau, Ausbau Löwenburg GmbH, Kassel
  Ständerwände, Decken, Brandschutzplatten, Gruppe von vier Männern

2012 – 02/2022: Bauleiter und Projektleiter, Kyjiwmonolit AG, Kiew
  Wohnhochhäuser mit 16 bis 25 Etagen, Einkaufszentrum, Bürohaus, bis 30 Mio. Euro
  Termin- und Kostenplan, Kontrolle der Qualität, 60 Arbeiter und 15 Firmen
  Abrechnung mit Bauherr nach ukrainischen Normen (DBN)
  Übergabe und Abnahme mit der Behörde

2009 – 2012: Meister auf der Baustelle, ebenda

Studium
Master Industrie- und Zivilbau, Nationale Bauuniversität Dnipro, 2009
Zeugnisbewertung der ZAB 2025: entspricht deutschem Masterabschluss

Sprachen
Ukrainisch, Russisch: Muttersprache
Deutsch: A2 bestanden, B1-Kurs läuft bis März 2027
Englisch: B1

Sonstiges
AutoCAD, MS Project, Revit
Führerschein B (umgeschrieben 2025)
VOB kenne ich noch nicht, ich habe in Deutschland noch keine Bauleitung gemacht.`,
    },
  ],
};
