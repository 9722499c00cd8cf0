/** IT-Systemadministrator, German clinic group: IT apprenticeship or degree, three years of Windows Server and AD, a hypervisor, driving licence B, German C1. */
import type { GradedJob } from '../types.ts';

export const itSystemadministrator: GradedJob = {
  job: 'it-systemadministrator',
  title: 'IT-Systemadministrator (m/w/d)',
  spec: `Stellenausschreibung 2026-84

Die Kliniken Oberes Wiesental gGmbH (3 Häuser, 715 Betten, rund 1.900 Beschäftigte) sucht für die Abteilung Informationstechnik zum nächstmöglichen Zeitpunkt unbefristet und in Vollzeit (38,5 Std.) einen

IT-Systemadministrator (m/w/d), EG 10 TVöD-VKA

Worum geht's?
Sie betreuen mit vier Kolleginnen und Kollegen rund 240 virtuelle Server, das Active Directory der drei Häuser, Dateidienste, Druck, Exchange (hybrid) und die Sicherung. Krankenhausinformationssystem und Medizintechnik haben eigene Leute, aber beide stehen auf unseren Blechen. Nachts ruft der Kreißsaal an, wenn das WLAN der Waagen streikt.

Das bringen Sie mit:
1. Abgeschlossene Berufsausbildung zum Fachinformatiker Systemintegration, zum IT-Systemelektroniker oder ein Studium der Informatik; vergleichbare anerkannte Abschlüsse gelten ebenso
2. mindestens drei Jahre Berufserfahrung in der Administration von Windows-Servern und Active Directory (nicht nur First Level)
3. Praxis mit VMware vSphere oder Hyper-V
4. Deutsch auf dem Niveau C1, gesprochen und geschrieben, denn Stationsleitungen rufen an und keine Entwickler
5. Die Häuser liegen 30 bis 55 km auseinander, in der Rufbereitschaft (jede fünfte Woche) fährt nachts kein Bus. Führerschein Klasse B ist deshalb Bedingung

Schön wäre:
PowerShell, Veeam, M365/Intune, Linux-Grundkenntnisse, Netzwerk (VLAN, 802.1X), Erfahrung im Krankenhaus oder in anderer KRITIS-Umgebung, ITIL

Wir bieten Jahressonderzahlung, ZVK, 30 Tage Urlaub, Jobrad, Kita am Haus Steinbach und eine Kantine, über die man reden kann.

Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Bewerbung bitte nur über das Portal, Fragen an Herrn Bächle, Durchwahl 4410. Fahrtkosten zum Gespräch übernehmen wir leider nicht.`,
  graded: [
    {
      name: 'lebenslauf-tabellarisch',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Fachinformatiker mit elf Jahren Windows-Servern, AD und vSphere, zuletzt in einem Krankenhaus mit Rufbereitschaft, Führerschein vorhanden, fast alle Wünsche.',
      lacks: [],
      cv: `Lebenslauf

Name | Jens Obrecht
geb. | 1991 in Lörrach
Familienstand | verheiratet, eine Tochter
Führerschein | B, BE; Pkw vorhanden

Berufspraxis
seit 10/2020 | Systemadministrator, Marienhospital Rheinfelden (420 Betten)
 | 130 VMs auf vSphere 7/8, vSAN-Cluster in zwei Brandabschnitten
 | AD mit 2 Domänen, GPO, Tiering-Modell eingeführt, PKI
 | Exchange 2019 hybrid, Intune für 300 Tablets
 | Veeam v12, Bänder, jährlicher Wiederanlauftest (KRITIS-Nachweis § 8a BSIG)
 | PowerShell: Ein- und Austritte automatisiert, 40 Skripte
 | Rufbereitschaft alle vier Wochen
07/2015 - 09/2020 | Administrator, Holzwerke Dinkelacker, Schopfheim
 | Windows Server 2008 R2 bis 2019, Hyper-V, Fileserver, WSUS, VLAN-Neuordnung

Ausbildung
2012 - 2015 | Fachinformatiker Systemintegration, Dinkelacker, IHK Hochrhein, Note 2
2011 - 2012 | Bundesfreiwilligendienst, Rettungswache
2011 | Abitur

Weiterbildung | ITIL 4 Foundation 2021, VMware VCP-DCV 2022, MD-102 2024
Sprachen | Deutsch, Alemannisch, Englisch gut
Hobbys | Feuerwehr, Posaune`,
    },
    {
      name: 'bundeswehr-unteroffizier',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 85,
      why: 'Zwölf Jahre IT-Feldwebel: Domänencontroller, Verzeichnisdienst und ESX-Hosts in Containern und Kasernen, IHK-Abschluss über den BFD, Führerschein bis CE; Klinik und Cloud fehlen.',
      lacks: [],
      cv: `Svenja Tarnowski, Hauptfeldwebel a. D.

Ich war von Juli 2014 bis Juni 2026 Soldatin auf Zeit, davon neun Jahre im Serverraum und zwei Mal in einem Container, in dem es 41 Grad hatte.

Werdegang
2014 bis 2017: Grundausbildung, Feldwebellehrgang, zivilberufliche Aus- und Weiterbildung über den BFD bei der IHK Aachen, Abschluss als IT-Systemelektronikerin im Januar 2017 (87 Punkte).
2017 bis 2021: Informationstechnikbataillon in Storkow, IT-Feldwebel. Betrieb des Verbandsnetzes für 900 Teilnehmer. Ich habe Domänencontroller aufgesetzt und nach einem Plattenschaden aus der Sicherung wieder zum Leben gebracht, Gruppenrichtlinien gebaut, Benutzer und Rechte für wechselnde Kontingente verwaltet, WSUS ohne Internet betrieben.
2021 bis 2026: Standort Gerolstein, Führerin Servertrupp mit fünf Leuten. 46 Gäste auf sechs ESX-Hosts, vCenter, Datensicherung auf Band und Platte, Umzug von 2012 R2 auf 2019 und 2022 ohne Ausfall in der Übungswoche. Switche mit Portsicherheit nach 802.1X. Kleine PowerShell-Sachen, meist nachts geschrieben. Oberste und Köche am Telefon, beide ungeduldig.
Einsätze: Mali 2019, Litauen 2023.

Klassen A, B, C, CE, unfallfrei. Ü2 bis 2027. Englisch SLP 3332. Umzug ins Wiesental zur Partnerin erfolgt, ich wohne seit August in Zell. Trail-Läufe, Ziegen der Nachbarn.`,
    },
    {
      name: 'kein-fuehrerschein',
      kind: 'missing',
      low: 58,
      high: 72,
      best: 66,
      why: 'Zwölf gute Jahre Administration mit Studium und Klinik, doch er fährt Bahn und Rad und hat erst Fahrstunden begonnen; ohne Klasse B keine Rufbereitschaft.',
      lacks: ['Führerschein Klasse B'],
      cv: `Dr. phil. nat. wäre ich fast geworden, Administrator bin ich gern: Benedikt Aumüller, Freiburg

Kurzprofil
Senior Systemadministrator, Windows und VMware, Schwerpunkt Verzeichnisdienste. Seit 2014 im Beruf, seit 2018 im Gesundheitswesen.

Stationen
Universitätsnahes Herzzentrum (Tochter-GmbH für IT), Freiburg, 03/2018 bis heute
- verantwortlich für Active Directory (6.400 Konten), Entra Connect, ADFS-Ablösung
- vSphere 8 mit NSX, 310 VMs, Patchfenster mit dem Herzkatheterlabor verhandelt
- Härtung nach BSI-Grundschutz, Sicherheitsvorfall 2021 mit bewältigt
- PowerShell DSC, Ansible, etwas Debian
- Veeam und Unveränderlichkeit auf Objektspeicher
- Rufbereitschaft vor Ort zu Fuß, Wohnung liegt gegenüber

Badische Verlagsgesellschaft, Freiburg, 09/2014 bis 02/2018
- Windows Server, Hyper-V, Druckserver, Macs der Redaktion

Bildung
B. Sc. Informatik, Albert-Ludwigs-Universität Freiburg, 2014
Physikstudium ohne Abschluss, 2008 bis 2011

Sonstiges
BahnCard 100, Lastenrad. Erste-Hilfe-Kurs und Sehtest Oktober 2026, Theorie bei Fahrschule Rombach angefangen
Muttersprache Deutsch, Englisch C1, Latein
Kammerchor, Imkerei im zweiten Jahr`,
    },
    {
      name: 'english-cv-b1',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 61,
      why: 'Eight years of Windows, AD and vSphere in Tunis and Basel with a degree recognised by the ZAB and a licence, but German stands at B1 against C1.',
      lacks: ['Deutsch auf dem Niveau C1'],
      cv: `Sarra Ben Othmane
System Engineer (Windows, VMware)
Weil am Rhein, Germany. Blue Card holder since 2024

Experience
2024 Feb - present. System Engineer, Nordhelvetia Logistics Services, Basel and Weil. Working language English and French.
 Windows Server 2016 to 2025, three AD forests merged to one, 1,100 users. vSphere 8, 14 hosts. Veeam B&R. Intune roll-out for scanners. PowerShell modules in Git. On call one week in six, I drive to the warehouse in Mulhouse when needed.
2018 Sept - 2024 Jan. Administrateur systèmes, Clinique Les Jasmins, Tunis. 60 servers, Hyper-V to vSphere migration, Active Directory, Exchange 2016, Wi-Fi with 802.1X, backup. Radiology on call at night. Ransomware 2022: recovered in 31 hours.
2017 - 2018. Technician, internet café chain.

Education
Licence appliquée en réseaux informatiques (Bac+3), ISET'COM Tunis, 2017. Statement of comparability ZAB 2023: corresponds to Bachelor
VCP-DCV 2023, AZ-800/801 2025

Languages: Arabic mother tongue, French C2, English C1, German B1 (Goethe, July 2026; B2 course started in September)
Driving licence category B, converted in Lörrach 2025
Handball, calligraphy, cooking for too many people`,
    },
    {
      name: 'first-level-lang',
      kind: 'adjacent',
      low: 40,
      high: 55,
      best: 48,
      why: 'Gelernter Fachinformatiker mit Führerschein, aber zehn Jahre Anwenderbetreuung: Kennwörter, Drucker, Clients; Server, AD-Struktur und Hypervisor betreuten andere.',
      lacks: [
        'mindestens drei Jahre Berufserfahrung in der Administration von Windows-Servern und Active Directory',
        'Praxis mit VMware vSphere oder Hyper-V',
      ],
      cv: `Bewerbungsunterlagen Heiko Straub

Zur Person: 34 Jahre, wohnhaft in Todtnau, ledig, Führerschein Klasse B und Motorrad, Muttersprache Deutsch.

Beruflicher Werdegang:

Seit April 2016 bin ich bei der Kreisverwaltung Hochschwarzwald im Benutzerservice beschäftigt. Mein Team aus vier Personen nimmt im Jahr rund 14.000 Anrufe entgegen. Ich setze Kennwörter zurück, entsperre Konten, nehme Benutzer in vorhandene Gruppen auf (Active Directory Benutzer und Computer), richte Arbeitsplätze ein, verteile Software über baramundi, tausche Drucker und betreue die Sitzungssäle. Für Schulungen zu Outlook und Teams bin ich Ansprechpartner, die Rückmeldungen sind sehr gut. Störungen an Servern gebe ich mit sauberer Beschreibung an den zweiten Level weiter. Seit 2024 vertrete ich die Teamleitung und schreibe den Schichtplan.

Von Februar 2014 bis März 2016 war ich bei Computer Fehrenbach in Titisee im Laden und beim Kunden: PCs, Fritzboxen, Kassen.

Ausbildung: Fachinformatiker Fachrichtung Systemintegration, Computer Fehrenbach, IHK Südlicher Oberrhein, Abschluss Januar 2014 (befriedigend). Mittlere Reife 2010.

Kenntnisse: Windows 10/11, Windows Server, Active Directory, VMware, Hyper-V, PowerShell, Veeam, M365, ITIL 4 Foundation (2023). VHS-Kurs „Windows Server 2022 Grundlagen", 5 Abende.

Ehrenamt: Bergwacht seit 2012, Skilehrer. Gerne auch Schichtdienst.`,
    },
  ],
};
