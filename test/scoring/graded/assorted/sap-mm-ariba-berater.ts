/** SAP MM / Ariba Consultant (m/w/d): verhandlungssicheres Deutsch; mindestens vier Jahre Erfahrung im Customizing von SAP MM decide it. */
import type { GradedJob } from '../types.ts';

export const sapMmAribaBerater: GradedJob = {
  job: 'sap-mm-ariba-berater',
  title: 'SAP MM / Ariba Consultant (m/w/d)',
  spec: `SAP MM / Ariba Consultant (m/w/d) – Raum Stuttgart oder remote in Deutschland

Wir sind die Lindenkamp Consulting GmbH: 140 Leute, SAP-Gold-Partner, Mittelstand im Herzen. Bei uns duzt man sich, und niemand verschwindet in einer Matrix.

Das machst du bei uns
• Du nimmst mit dem Fachbereich Einkaufs- und Beschaffungsprozesse auf und setzt sie in SAP MM um – vom Workshop über das Customizing bis zum Hypercare
• Du führst SAP Ariba (Sourcing, Contracts, Buying & Invoicing, SLP) ein und bindest es an ECC oder S/4HANA an
• Du schreibst Konzepte, testest, schulst Key User und stimmst dich mit FI, EWM und der Entwicklung ab

Das bringst du mit
• Mindestens vier Jahre Erfahrung im Customizing von SAP MM, in der Beratung oder inhouse
• Mindestens ein abgeschlossenes Einführungsprojekt mit SAP Ariba
• Verhandlungssicheres Deutsch (mind. C1), gutes Englisch
• Studium der (Wirtschafts-)Informatik, BWL oder eine vergleichbare Ausbildung
• Erste S/4HANA-Erfahrung, idealerweise mit Cloud Integration Gateway (CIG)
• SAP-Zertifizierungen sind gern gesehen, aber kein Muss
• Reisebereitschaft bis 30 %

Das gibt's dafür
30 Tage Urlaub, JobRad oder Firmenwagen, Weiterbildungsbudget, vier Wochen Workation im EU-Ausland. Wir freuen uns über alle Bewerbungen, unabhängig von Geschlecht, Herkunft, Alter oder Behinderung. Schick uns deinen Lebenslauf mit Gehaltsvorstellung – Anschreiben brauchst du keines.`,
  graded: [
    {
      name: 'mm-ariba-senior',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Seven and a half years of dated MM consulting with customizing, three finished Ariba rollouts with CIG, native German and certificates.',
      lacks: [],
      cv: `LEBENSLAUF

Persönliche Daten
Name: Henrike Vosskühler
Geburtsjahr: 1991
Wohnort: Esslingen am Neckar

Berufserfahrung

05/2021 – heute   Senior Consultant SAP MM/Ariba, Pragmaris AG, Stuttgart
  - Maschinenbauer (2.800 MA): Einführung Ariba Sourcing und Contracts, Anbindung an S/4HANA 2021 über CIG, Go-live 10/2022
  - Automobilzulieferer: Ariba Buying & Invoicing mit Guided Buying, Rollout in 4 Werken, Go-live 03/2024
  - Chemiehändler: Greenfield S/4HANA, Teilprojektleitung MM (Einkauf, Bestandsführung, Rechnungsprüfung), SLP, Go-live 01/2026
  - Customizing: Flexible Workflows, Kontenfindung, Nachrichtensteuerung, Lieferpläne, Lohnbearbeitung

04/2019 – 04/2021   Junior Consultant, später Consultant SAP MM, Dorn & Weyhe IT-Beratung GmbH, Karlsruhe
  - Customizing und Support SAP ECC MM, Freigabestrategien, Testmanagement, Anwenderschulungen

Ausbildung

10/2016 – 03/2019   M.Sc. Wirtschaftsinformatik, Hochschule Neckartal
10/2012 – 09/2016   B.A. Betriebswirtschaft, ebenda

Zertifikate
SAP Certified – S/4HANA Sourcing and Procurement (2022, aktualisiert 2025)
SAP Certified – Ariba Sourcing (2023)

Sprachen
Deutsch Muttersprache, Englisch C1, Spanisch A2

Reisebereitschaft: ja, bis 40 %`,
    },
    {
      name: 'procurement-systems-inhouse',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: 'In-house owner of purchasing systems who describes MM configuration and a full Ariba launch by its parts and transactions under an unlikely title; all musts dated, no certificate.',
      lacks: [],
      cv: `Bernd Achterkamp
Fachkoordinator Beschaffungssysteme, Zentralbereich Organisation
Bielefeld, verheiratet, zwei Kinder

Kurz zu mir: Industriekaufmann (IHK 2006), seit 2015 im Hause Tölke Küchentechnik KG, vorher Disponent bei einem Fensterbauer. Ich bin der, den der Einkauf anruft.

Seit Januar 2018 verantworte ich die Materialwirtschaft in unserem Walldorfer ERP, und zwar nicht als Anwender, sondern im IMG: Belegarten, Bewegungsarten, OBYC, Toleranzgrenzen für MIRO, Freigabeverfahren, Preisfindungsschemata, Konsignation. Die Umstellung vom alten R/3 auf S/4 (Release 2022, scharf geschaltet Pfingsten 2023) habe ich für Beschaffung und Lager fachlich und in der Systemeinstellung gemacht, mit einem externen Entwickler an der Seite.

Zwischen März 2023 und Juni 2024 kam die Cloud-Seite dazu: Guided Buying und Kataloge für 600 Besteller, Lieferantenqualifizierung in SLP, Ausschreibungen und Auktionen im Sourcing-Modul, Anschluss von 210 Lieferanten an das Ariba Network, Belegaustausch über das Integration Gateway. Produktiv seit 1. Juli 2024, seither betreue ich es, mache die Quartals-Releases und weise neue Kollegen ein.

2015–2017: Sachbearbeiter im strategischen Einkauf, Projektmitarbeit Stammdaten.

Abschlüsse: Industriekaufmann; Geprüfter Wirtschaftsfachwirt IHK 2013.
Deutsch ist meine Muttersprache, Englisch rede ich täglich mit dem Werk in Brünn.`,
    },
    {
      name: 'german-a2',
      kind: 'missing',
      low: 54,
      high: 67,
      best: 61,
      why: 'Excellent MM and Ariba consultant, but German is only A2 where C1 is demanded.',
      lacks: ['verhandlungssicheres Deutsch (mind. C1)'],
      cv: `Raghunandan Iyengar-Pillai -- SAP Procurement Consultant
(Lebenslauf von einer Uebersetzerin ins Deutsche uebertragen)

PROJEKTE / TAETIGKEITEN
Nov. 2022 - heute: Lead Consultant Procurement, Vantarix Technologies Germany, Frankfurt. Projektsprache Englisch.
 > Pharma-Konzern, S/4HANA 2022: MM-Design, Customizing Einkaufsorganisation, Release Strategy, Invoice Verification
 > Ariba Buying & Invoicing und Contracts, 9 Laender, CIG; Go-Live Feb. 2025
Jul. 2018 - Okt. 2022: SAP MM Consultant, Vantarix Technologies, Pune
 > ECC 6.0 MM Konfiguration, Support und 2 Rollouts (UK, Niederlande)
 > Ariba Sourcing Einfuehrung bei einem Lebensmittelhersteller, abgeschlossen Aug. 2021
Jul. 2016 - Jun. 2018: Einkaeufer, Deccan Pumps Ltd.

STUDIUM
MBA Operations, 2016; B.E. Maschinenbau, 2013

ZERTIFIKATE
SAP S/4HANA Sourcing & Procurement; SAP Ariba Procurement (beide 2024)

SPRACHEN
Englisch: fliessend (C2)
Hindi, Tamil: Muttersprachen
Deutsch: A2 (Goethe-Zertifikat 06/2025), Kurs B1 ab Januar 2027

Blaue Karte EU vorhanden. Reisen kein Problem.`,
    },
    {
      name: 'parallel-freelance',
      kind: 'overlap',
      low: 57,
      high: 70,
      best: 64,
      why: 'Claims eight years of MM by adding three parallel freelance projects; the calendar shows under three years against the four demanded, otherwise a good fit.',
      lacks: ['mindestens vier Jahre Erfahrung im Customizing von SAP MM'],
      cv: `**Profil – Jannis Petropoulos-Reuter, Freiberufler SAP Einkauf**
8 Jahre Projekterfahrung SAP MM | Ariba | S/4HANA | verfügbar ab 01.12.2026

Projekt A: 02.2024–10.2026, Getränkekonzern Nordwest, ca. 2 Tage/Woche
Rolle: MM-Berater. Customizing Bestellabwicklung und Rechnungsprüfung, Migration Lieferantenstamm auf Business Partner. (2,75 Jahre)

Projekt B: 03.2024–10.2026, Stadtwerke Ilmtal, ca. 2 Tage/Woche
Rolle: Berater Materialwirtschaft. Dienstleistungsabwicklung, Leistungserfassung, Flexible Workflow, Fehlerbehebung. (2,75 Jahre)

Projekt C: 04.2024–09.2026, Verpackungshersteller Brauneck, ca. 1 Tag/Woche
Rolle: Berater Ariba + MM. Einführung Ariba Sourcing und SLP, Schnittstelle CIG zu S/4HANA, Produktivstart 06.2025, danach Hypercare. (2,5 Jahre)

Davor:
2019–01.2024 Vertriebsinnendienst und Teamassistenz, Sanitärgroßhandel Reuter OHG (Familienbetrieb, Warenwirtschaft eNVenta, kein SAP)

Ausbildung: B.Sc. BWL, Uni Thüringer Becken, 2018; SAP-Lehrgang MM (8 Wochen, Vollzeit) 11.2023–01.2024
Sprachen: Deutsch und Griechisch zweisprachig aufgewachsen, Englisch B2
Reisebereitschaft bundesweit`,
    },
    {
      name: 'umsteiger-kurs',
      kind: 'list',
      low: 19,
      high: 34,
      best: 27,
      why: 'Warehouse manager retraining: MM and Ariba appear only in a skills list and a course, with no configuration work or project.',
      lacks: [
        'mindestens vier Jahre Erfahrung im Customizing von SAP MM',
        'abgeschlossenes Einführungsprojekt mit SAP Ariba',
      ],
      cv: `Sascha Wiedenbrügge · 41 · Kassel

Ziel: Einstieg als SAP-MM-/Ariba-Berater. Ich brenne für digitale Beschaffung und möchte mein Wissen in einem dynamischen Team einbringen!

Kompetenzen
SAP MM ●●●●● | SAP Ariba Sourcing ●●●● | Ariba Buying & Invoicing ●●●● | SLP ●●● | CIG ●●● | S/4HANA ●●●● | Customizing ●●●● | Fiori ●●● | Workshopmoderation ●●●●● | MS Office ●●●●●

Weiterbildung
Juni – Oktober 2026: „SAP-Berater Logistik mit S/4HANA“, Bildungsträger Kolleg Nordhessen (Bildungsgutschein), Teilnahmebescheinigung; Übungsmandant, Prüfung steht noch aus

Werdegang
- 2014 bis Mai 2026 Lagerleiter, Möbelhaus Grotefend. 14 Mitarbeiter, Tourenplanung, Inventur, Wareneingang buchen (MIGO), Staplerschulungen
- 2008 bis 2014 Fachkraft für Lagerlogistik, Spedition Ehlert
- Ausbildung Fachkraft für Lagerlogistik, Abschluss 2008

Deutsch Muttersprache, Englisch Schulkenntnisse
Führerschein B, CE, Staplerschein
Hobbys: Feuerwehr, Dart`,
    },
  ],
};
