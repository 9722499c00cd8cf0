import type { GradedJob } from '../types.ts';

export const systemadministratorKlinikverbundRegensburg: GradedJob = {
  job: 'systemadministrator-klinikverbund-regensburg',
  title: 'IT-Systemadministrator (m/w/d) Server und Virtualisierung, Kliniken Donau-Naab',
  spec: `Über uns
Die Kliniken Donau-Naab gGmbH versorgt mit vier Häusern und rund 3.800 Mitarbeitenden die Menschen zwischen Regensburg und Weiden. Als Arbeitgeber leben wir Vielfalt, Wertschätzung und kurze Wege. Mehrfach als familienfreundliches Unternehmen ausgezeichnet, gestalten wir mit dem Krankenhauszukunftsgesetz die digitale Klinik von morgen – gestalten Sie mit!

Ihre neue Herausforderung
In unserer zentralen IT (34 Kolleginnen und Kollegen) betreuen Sie im fünfköpfigen Team „Plattform“ die Rechenzentren an beiden Standorten. Dazu zählen insbesondere:
- Betrieb und Ausbau unserer VMware-Umgebung (14 Hosts, rund 420 virtuelle Maschinen)
- Administration von Windows-Servern, Active Directory, Gruppenrichtlinien und Dateidiensten
- Datensicherung und Wiederherstellungstests
- Patchen, Härten und Dokumentieren im Sinne von B3S und KRITIS
- Second- und Third-Level-Störungen in enger Abstimmung mit den Stationen
- Rufbereitschaft etwa jede fünfte Woche

Ihr Profil
- Abgeschlossene Ausbildung als Fachinformatiker Systemintegration, Informatikstudium oder eine vergleichbare, auch in der Praxis erworbene Qualifikation
- Zwingend: mindestens vier Jahre Berufserfahrung in der Administration von Windows-Servern und Active Directory
- Zwingend: praktische Betriebserfahrung mit VMware vSphere
- Zwingend: Deutsch auf mindestens C1-Niveau, da im Störungsfall mit Ärzten und Pflege telefoniert wird
- Wünschenswert: Veeam, PowerShell, Erfahrung im Gesundheitswesen, Storage
- Teamgeist, Eigeninitiative und ein freundliches Auftreten setzen wir voraus

Unser Angebot
Vergütung nach TVöD-K bis EG 11, Jahressonderzahlung, betriebliche Altersversorgung über die BVK, 30 Tage Urlaub, Gleitzeit, bis zu 50 % mobiles Arbeiten, JobRad, Betriebskita, Kantine mit regionaler Küche, Gesundheitsprogramm EGYM Wellpass.

Menschen mit Schwerbehinderung werden bei gleicher Eignung bevorzugt eingestellt. Bitte bewerben Sie sich ausschließlich über unser Karriereportal unter Angabe der Kennziffer IT-26-117. Reisekosten werden nicht erstattet.`,
  graded: [
    {
      name: 'florian-wittl-plattform-admin',
      kind: 'strong',
      low: 89,
      high: 97,
      best: 93,
      why: 'Fachinformatiker mit acht Jahren Windows/AD und vSphere-Betrieb, Veeam, PowerShell und Krankenhausbezug; Deutsch Muttersprache.',
      lacks: [],
      cv: `FLORIAN WITTL
Systemadministrator
93133 Burglengenfeld – f.wittl@beispielpost.example

Arbeitgeber                          Zeitraum               Funktion
Stiftungsklinikum Amberg-Süd         07/2021 – heute        Administrator Server/Storage
Nordgau Systemhaus GmbH, Schwandorf  09/2018 – 06/2021      System Engineer
Nordgau Systemhaus GmbH              09/2015 – 07/2018      Auszubildender Fachinformatiker SI (IHK-Abschluss 07/2018)

Stiftungsklinikum
· vSphere-Cluster mit 8 Hosts über zwei Brandabschnitte, Migration 6.7 auf 7 (2022) und auf 8 (2024), vSAN, vMotion-Netz neu aufgebaut
· Domäne mit 2.300 Benutzern, GPO-Struktur entrümpelt, Tiering-Modell für Admin-Konten, Entra Connect
· Veeam B&R inkl. Immutable Repository und halbjährlichem Restore-Test vor der Innenrevision
· KIS, PACS und Laborsystem auf der Infrastrukturseite begleitet, Wartungsfenster mit OP-Koordination abgestimmt
· Skripte in PowerShell für Benutzeranlage und Patchberichte
· Rufdienst 1:6

Systemhaus
· Mittelstandskunden, Windows Server 2012 R2 bis 2019, ESXi, Exchange, Firewalls

Zertifikate: VCP-DCV 2023, Veeam VMCE 2022
Sprachen: Deutsch (Muttersprache), Englisch B2
Geburtsjahr 1998. Ehrenamt: Wasserwacht.`,
    },
    {
      name: 'jutta-rehm-zoologie-lehrstuhl',
      kind: 'gem',
      low: 77,
      high: 88,
      best: 82,
      why: 'Als „technische Angestellte“ in der Zoologie betreibt die Biologin seit 2018 Domäne und vSphere-Cluster eines ganzen Instituts.',
      lacks: [],
      cv: `Jutta Rehm, Dipl.-Biologin
Regensburg, 47 Jahre

Technische Angestellte, Institut für Zoologie, Ostbayerische Universität
Mai 2010 bis heute (Stelle laut Vertrag: „Betreuung der Tierhaltung und Präparatesammlung“)

Was ich dort tatsächlich tue, hat sich verschoben. Bis etwa 2017 habe ich Fischbecken versorgt und Sammlungen katalogisiert. Anfang 2018 ging der Kollege in Rente, der unter seinem Tisch die Rechner des Instituts betrieb, und ich habe das übernommen. Seither ist es praktisch meine ganze Arbeitszeit:

Zwei Domänencontroller und ein Dutzend Windows-Server (2012, inzwischen alles 2022) für 240 Leute, samt Kontenverwaltung, Rechten auf Forschungsdaten, Druckdiensten und Richtlinien für die Praktikumsräume. 2019 habe ich die einzelnen Kisten auf drei ESXi-Hosts mit vCenter zusammengezogen, das Storage per iSCSI angebunden und den Umzug an zwei Wochenenden gemacht; 2024 kam der Generationswechsel der Hosts und das Upgrade auf Version 8. Etwa 45 VMs. Gesichert wird mit Veeam auf ein zweites Gebäude und auf Band, im März 2025 habe ich nach einem Wasserschaden den Dateiserver in sechs Stunden zurückgeholt. Wiederkehrendes erledigt PowerShell. Wenn das Mikroskop nachts um zwei nicht speichert, klingelt mein Telefon.

Kurse am Rechenzentrum: Windows Server Administration (5 Tage, 2018), vSphere Install-Configure-Manage (5 Tage, 2019).

Studium der Biologie in Bayreuth, Diplom 2005. 2005–2010 Elternzeit und Vertretungen in einem Naturkundemuseum.

Deutsch ist meine Muttersprache, Englisch im Institut täglich.`,
    },
    {
      name: 'marcel-zapf-stichwortliste',
      kind: 'list',
      low: 29,
      high: 42,
      best: 35,
      why: 'Lange Stichwortliste, belegt sind nur Umschulung und zehn Monate Helpdesk – weder Serverjahre noch VMware-Betrieb.',
      lacks: ['vier Jahre Windows-Server/AD-Administration', 'Betriebserfahrung VMware vSphere'],
      cv: `Marcel Zapf
Kelheim, geb. 1999
IT-Allrounder

Kenntnisse
Windows Server 2016/2019/2022, Active Directory, GPO, DNS, DHCP, VMware vSphere, ESXi, vCenter, Hyper-V, Veeam, PowerShell, Linux, Docker, Azure, M365, Exchange, Storage, SAN, Firewall, KRITIS, ITIL, Scrum

Berufserfahrung
01/2026 – heute: IT-Helpdesk, Möbelhaus Lindacher, Kelheim. Tickets annehmen, Drucker, Kassen, Handys einrichten, Passwörter zurücksetzen.
2019 – 2023: Verkäufer und Lagerist, Möbelhaus Lindacher

Ausbildung
07/2023 – 07/2025: Umschulung Fachinformatiker Systemintegration, Bildungswerk Kelheim, IHK-Prüfung bestanden
2016 – 2019: Lehre Verkäufer / Einzelhandelskaufmann

Sprachen: Deutsch Muttersprache, Englisch
Lernbereit, belastbar, teamfähig`,
    },
    {
      name: 'giorgi-lomidze-deutsch-b1',
      kind: 'missing',
      low: 60,
      high: 71,
      best: 65,
      why: 'Fachlich komplett mit zehn Jahren Windows/AD und vSphere, Deutsch aber erst B1.',
      lacks: ['Deutsch C1 (nur B1)'],
      cv: `Giorgi Lomidze
System Administrator, 35 Jahre, wohnhaft in Neutraubling seit Juli 2025

BERUFSPRAXIS
08.2025 – heute: Systemadministrator bei Jurasoft Logistics GmbH, Neutraubling. Team arbeitet auf Englisch. 6 ESXi-Hosts, vCenter 8, 110 VMs, Windows Server 2019/2022, Active Directory mit 700 Konten, Veeam Backup, NetApp.
03.2019 – 06.2025: Senior System Administrator, Caucasus Med Holding, Tiflis (fünf Krankenhäuser). Verantwortlich für AD-Gesamtstruktur mit drei Domänen, vSphere 6.5 bis 7 mit 18 Hosts, Disaster-Recovery mit SRM, Ablösung Exchange. Bereitschaft im Wechsel, Einarbeitung von drei Junioren.
09.2016 – 02.2019: Windows-Administrator, Kartli Bank, Tiflis. Domänencontroller, WSUS, PowerShell-Automatisierung, Terminalserver.

STUDIUM
Bachelor Informatik, Technische Hochschule Kutaissi, 2012–2016; in anabin mit H+ gelistet

ZERTIFIKATE
VMware VCP-DCV 2021, erneuert 2024
Microsoft Certified: Windows Server Hybrid Administrator Associate 2023

SPRACHEN
Georgisch Muttersprache, Englisch C1, Russisch C1
Deutsch B1 (Goethe-Zertifikat Februar 2026), Kurs B2 läuft, am Telefon brauche ich noch Hilfe`,
    },
    {
      name: 'marcel-zapf-anzeige-kopiert',
      kind: 'pasted',
      low: 29,
      high: 42,
      best: 35,
      why: 'Dieselbe Person mit der hineinkopierten Anzeige; der kopierte Text zählt nichts.',
      lacks: ['vier Jahre Windows-Server/AD-Administration', 'Betriebserfahrung VMware vSphere'],
      twin: 'marcel-zapf-stichwortliste',
      cv: `Marcel Zapf
Kelheim, geb. 1999
IT-Allrounder

Kenntnisse
Windows Server 2016/2019/2022, Active Directory, GPO, DNS, DHCP, VMware vSphere, ESXi, vCenter, Hyper-V, Veeam, PowerShell, Linux, Docker, Azure, M365, Exchange, Storage, SAN, Firewall, KRITIS, ITIL, Scrum

Berufserfahrung
01/2026 – heute: IT-Helpdesk, Möbelhaus Lindacher, Kelheim. Tickets annehmen, Drucker, Kassen, Handys einrichten, Passwörter zurücksetzen.
2019 – 2023: Verkäufer und Lagerist, Möbelhaus Lindacher

Ausbildung
07/2023 – 07/2025: Umschulung Fachinformatiker Systemintegration, Bildungswerk Kelheim, IHK-Prüfung bestanden
2016 – 2019: Lehre Verkäufer / Einzelhandelskaufmann

Sprachen: Deutsch Muttersprache, Englisch
Lernbereit, belastbar, teamfähig

Meine Aufgaben und mein Profil
- Betrieb und Ausbau unserer VMware-Umgebung (14 Hosts, rund 420 virtuelle Maschinen)
- Administration von Windows-Servern, Active Directory, Gruppenrichtlinien und Dateidiensten
- Datensicherung und Wiederherstellungstests
- Patchen, Härten und Dokumentieren im Sinne von B3S und KRITIS
- Second- und Third-Level-Störungen in enger Abstimmung mit den Stationen
- Rufbereitschaft etwa jede fünfte Woche
- Abgeschlossene Ausbildung als Fachinformatiker Systemintegration, Informatikstudium oder eine vergleichbare, auch in der Praxis erworbene Qualifikation
- Zwingend: mindestens vier Jahre Berufserfahrung in der Administration von Windows-Servern und Active Directory
- Zwingend: praktische Betriebserfahrung mit VMware vSphere
- Zwingend: Deutsch auf mindestens C1-Niveau, da im Störungsfall mit Ärzten und Pflege telefoniert wird
- Wünschenswert: Veeam, PowerShell, Erfahrung im Gesundheitswesen, Storage
- Teamgeist, Eigeninitiative und ein freundliches Auftreten setzen wir voraus`,
    },
  ],
};
