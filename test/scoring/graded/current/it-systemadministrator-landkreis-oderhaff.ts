import type { GradedJob } from '../types.ts';

export const itSystemadministratorLandkreisOderhaff: GradedJob = {
  job: 'it-systemadministrator-landkreis-oderhaff',
  title: 'IT-Systemadministrator (m/w/d)',
  spec: `Landkreis Oderhaff – Der Landrat
Stellenausschreibung Nr. 87/2026

Im Hauptamt, Sachgebiet Informationstechnik, ist zum nächstmöglichen Zeitpunkt eine unbefristete Vollzeitstelle als

IT-Systemadministrator (m/w/d) – Entgeltgruppe 10 TVöD –

zu besetzen. Die Kreisverwaltung betreibt zwei Rechenzentrumsräume, rund 90 virtuelle Server und 780 Arbeitsplätze an elf Standorten.

Aufgaben
1. Planung, Betrieb und Überwachung der Windows-Server-Landschaft einschließlich Active Directory, DNS, DHCP und Gruppenrichtlinien
2. Betreuung der Virtualisierung und der Datensicherung
3. Patch- und Berechtigungsmanagement, Mitwirkung am IT-Grundschutz
4. 3rd-Level-Unterstützung der Fachämter, auch vor Ort in den Außenstellen

Anforderungsprofil
Zwingend erforderlich (bitte nachweisen):
a) abgeschlossene Berufsausbildung als Fachinformatiker/in Systemintegration oder ein Hochschulabschluss (Bachelor oder höher) in Informatik, Wirtschaftsinformatik oder einem vergleichbaren Fach
b) mindestens drei Jahre Berufserfahrung in der Administration von Windows-Servern und Active Directory
c) Deutschkenntnisse mindestens C1
d) Fahrerlaubnis Klasse B

Wünschenswert:
– VMware vSphere oder Hyper-V, Veeam oder vergleichbare Sicherungslösung
– PowerShell
– Kenntnisse der öffentlichen Verwaltung, BSI IT-Grundschutz
– Serviceorientierung, Sorgfalt, Teamfähigkeit

Wir bieten Jahressonderzahlung, betriebliche Altersversorgung, mobiles Arbeiten bis zu 50 %, Fortbildungen und flexible Arbeitszeiten ohne Kernzeit.

Der Landkreis fördert die Gleichstellung. Schwerbehinderte Bewerber/innen werden bei gleicher Eignung bevorzugt berücksichtigt. Bewerbungen mit Zeugniskopien bis zum 27.11.2026 an bewerbung@lk-oderhaff.example. Kosten werden nicht erstattet.`,
  graded: [
    {
      name: 'uwe-brandhorst-hausmeister',
      kind: 'gem',
      low: 82,
      high: 94,
      best: 88,
      why: 'Auf dem Papier Hausmeister, tatsächlich seit 2017 alleiniger Administrator einer Schuldomäne mit Hyper-V, Veeam und IHK-Abschluss als Fachinformatiker.',
      lacks: [],
      cv: `Uwe Brandhorst
Torgelow, geb. 1979

Tätigkeiten

Schulhausmeister (Stellenbezeichnung), Schulzweckverband Randowtal, seit 03/2014
Die ersten drei Jahre war das Heizung, Schlüssel, Hof. Seit Anfang 2017 mache ich zu gut vier Fünfteln die Technik für fünf Schulen, weil es sonst niemand tat:
– zwei Domänencontroller von 2008 R2 auf 2016 und 2024 auf Server 2022 gehoben, ein AD für 2.100 Schüler- und 190 Lehrerkonten, Anlegen und Löschen zum Schuljahr per PowerShell
– GPOs für 340 PCs, DNS, DHCP, WSUS, Dateirechte
– zwei Hyper-V-Hosts mit 16 VMs, Sicherung mit Veeam auf NAS und Band, Rücksicherung jedes Halbjahr geprobt
– nach einem Verschlüsselungstrojaner 2021 alles in vier Tagen wieder hochgebracht, seither getrennte Adminkonten und Grundschutz-Checkliste des Landes
– fahre die Standorte im Wochenwechsel an, Hotline für die Sekretariate, Beschaffungen nach UVgO

Haustechniker, Ferienpark Ueckerstrand, 2006 – 2014

Elektroinstallateur, Fa. Mellenthin, 1999 – 2006

Abschlüsse
2019 Fachinformatiker Systemintegration, Externenprüfung IHK (Note 2)
1999 Geselle Elektroinstallation

Sonstiges
Führerschein B, C1. Muttersprache Deutsch, Polnisch für den Alltag.`,
    },
    {
      name: 'dr-henriette-salomon-it-leitung',
      kind: 'overqualified',
      low: 77,
      high: 90,
      best: 84,
      why: 'Bisherige IT-Leiterin mit Diplom, die weiterhin selbst Server und AD betreibt; sie erfüllt alles, offen ist nur, ob ihr eine E 10 ohne Führung genügt.',
      lacks: [],
      cv: `Dr. Henriette Salomon
Diplom-Informatikerin

Berufsweg

2016 – heute: Leiterin IT-Infrastruktur, Vineta Krankenhausverbund gGmbH, Greifswald
Verantwortlich für 22 Mitarbeitende, 2,8 Mio. Euro Jahresbudget, 400 virtuelle Server, vier Häuser. Weiterhin selbst im Betrieb: Mitglied der AD-Rufbereitschaft, Tiering-Modell und Gruppenrichtlinien eigenhändig umgebaut (2022-2024), Domänenkonsolidierung von vier Forests auf einen, Migration auf Server 2022, vSphere-8-Upgrade, Veeam-Konzept. B3S- und BSI-Grundschutz-Audits dreimal erfolgreich.

2009 – 2016: Senior-Systemadministratorin, Hanseatische Wohnungsbau Peenestadt eG, Wolgast
Windows Server 2003 bis 2012 R2, AD, Exchange, Hyper-V, PowerShell-Automatisierung, Notfallplanung.

2005 – 2009: Wissenschaftliche Mitarbeiterin, Universität Boddenau
Promotion über verteilte Verzeichnisdienste (2009), Administration des Institutsnetzes.

Studium
1999 – 2005: Informatik (Diplom), Universität Boddenau, Note 1,3

Zertifikate
ISO 27001 Lead Auditor (2023), ITIL 4 Managing Professional (2021), VCP-DCV (2024)

Sprachen
Deutsch (Muttersprache), Englisch C2, Schwedisch B1

Fahrerlaubnis B

Ich suche bewusst wieder eine Aufgabe ohne Personalverantwortung, näher an der Technik und am Wohnort (Anklam).`,
    },
    {
      name: 'matthias-kruell-cafe',
      kind: 'old',
      low: 50,
      high: 61,
      best: 55,
      why: 'Der Abschluss stimmt und er hat einst vier Jahre Windows-Server betreut, das endete aber vor über zwölf Jahren, seither führt er ein Café.',
      lacks: ['drei Jahre Administration von Windows-Servern und AD (vier Jahre, beendet 2014, zählen halb)'],
      cv: `Matthias Krüll, Ueckermünde

2014 bis heute
Inhaber, Café "Strandgut", Ueckermünde
Einkauf, Personalplanung (6 Aushilfen), Buchhaltung, Kasse und Website selbst eingerichtet. Verpachtung ab Januar 2027.

Juli 2010 – Juni 2014
Systemadministrator, Stadtwerke Haffküste GmbH
Betrieb von 25 Windows-Servern (2003, 2008 R2), Active Directory mit 310 Benutzern, Gruppenrichtlinien, DNS/DHCP, Exchange 2010, Einführung von VMware ESX 4, Bandsicherung mit Backup Exec, Rufbereitschaft. Umzug des Serverraums 2012 geleitet.

August 2007 – Juni 2010
Ausbildung zum Fachinformatiker, Fachrichtung Systemintegration, Stadtwerke Haffküste GmbH, IHK-Abschluss Juni 2010

2004 – 2007
Zeitsoldat, Fernmelder

Kenntnisse
Windows Server 2003/2008, AD, VMware (damals Version 4), Netzwerkgrundlagen, Batch und VBScript. Mit aktuellen Versionen habe ich mich privat am Heimserver beschäftigt.

Sprachen: Deutsch (Muttersprache), Englisch gut
Führerschein: B, BE

Nach zwölf Jahren Gastronomie möchte ich zurück in meinen gelernten Beruf.`,
    },
    {
      name: 'oluwaseun-adekunle-service-desk',
      kind: 'adjacent',
      low: 50,
      high: 61,
      best: 56,
      why: 'Ausgebildeter Fachinformatiker mit vier Jahren Service Desk, der Konten und Clients betreut, aber Server und Domäne nie selbst administriert hat.',
      lacks: ['drei Jahre Administration von Windows-Servern und Active Directory'],
      cv: `OLUWASEUN ADEKUNLE
IT Support Specialist | Pasewalk | Driving licence class B

Work experience

IT Service Desk Analyst (1st and 2nd level), Uckerland Energie AG, Prenzlau
September 2022 - present
* Resolve around 25 tickets a day for 900 users by phone, remote session and on site in three branches
* Password resets, unlocking accounts, adding users to existing AD groups via a self-service form; changes to the domain and the servers are made by the infrastructure team
* Windows 11 roll-out (620 laptops), imaging, printers, mobile devices in Intune
* Wrote 40 knowledge-base articles in German and English
* Small PowerShell scripts for client inventory

IT trainee, Uckerland Energie AG, Prenzlau
August 2019 - July 2022
Rotations in service desk, procurement and network (patching, switch replacement); two months shadowing the server team

Student assistant, library computer pool, Ibadan, 2014 - 2016

Education
Fachinformatiker Systemintegration, IHK, July 2022 (final grade 2.1)
Intermediate certificate in Accounting, Ibadan, 2016

Certificates
ITIL 4 Foundation (2023), Microsoft MD-102 Endpoint Administrator (2024)

Languages
English (native), Yoruba (native), German C1 (telc C1 Hochschule, 2021)

Interests: football refereeing, chess`,
    },
    {
      name: 'friederike-wendlandt-floristin',
      kind: 'unrelated',
      low: 0,
      high: 9,
      best: 3,
      why: 'Eine Floristmeisterin ohne jede IT-Tätigkeit; außer Deutsch und Führerschein passt nichts.',
      lacks: [
        'Fachinformatiker Systemintegration oder Informatikstudium',
        'drei Jahre Administration von Windows-Servern und Active Directory',
      ],
      cv: `Friederike Wendlandt
Floristmeisterin
17358 Torgelow

Meine Stationen

2015 – heute   Filialleitung, Blumen Hagedorn, Pasewalk
  Hochzeits- und Trauerfloristik, Einkauf am Großmarkt, Dienstpläne für fünf Kolleginnen, Ausbildung von bisher vier Lehrlingen, Schaufenstergestaltung

2009 – 2015   Floristin, Gartencenter Lindenkrug, Prenzlau
  Verkauf, Strauß- und Kranzbinderei, Pflege der Zimmerpflanzenabteilung

2006 – 2009   Ausbildung zur Floristin, Gärtnerei Parlow, Abschluss mit 1,8

Qualifikationen
  Meisterprüfung Floristik (2014), Ausbildereignung AEVO (2014)
  Seminar Trauergespräche führen (2018)
  Landessieg beim Berufswettbewerb "Silberne Rose" (2012)

Sprachen
  Deutsch Muttersprache, etwas Polnisch

Führerschein Klasse B

Interessen
  Chorgesang, Aquarellmalerei, Kräuterwanderungen

Nach vielen Jahren im Verkauf suche ich eine Stelle mit geregelten Arbeitszeiten ohne Wochenenddienst. Ich bin kreativ, freundlich, packe an und kann gut organisieren.`,
    },
  ],
};
