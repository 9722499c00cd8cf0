import type { GradedJob } from '../types.ts';

export const sapSdInhouseBeraterBielefeld: GradedJob = {
  job: 'sap-sd-inhouse-berater-bielefeld',
  title: 'SAP-Inhouse-Berater SD (m/w/d)',
  spec: `Brackmann Fördertechnik GmbH & Co. KG – Bielefeld

Seit 1926 bauen wir Rollenbahnen, Sorter und Hubtische. 1.150 Menschen an drei Standorten, inhabergeführt, schuldenfrei, und ja: Wir haben noch eine eigene Lehrwerkstatt. Unsere SAP-Abteilung besteht aus neun Kolleginnen und Kollegen. Weil Herr Pohlmann im Frühjahr in Rente geht, brauchen wir jemanden, der den Vertriebsprozess im System zu seiner Sache macht.

Das erwartet Sie
• Sie sprechen mit dem Vertriebsinnendienst, dem Versand und der Buchhaltung, verstehen, wo es hakt, und stellen SAP entsprechend ein: Auftragsarten, Preisfindung, Verfügbarkeitsprüfung, Lieferung, Faktura, Nachrichten.
• Sie schreiben Vorgaben für unsere beiden ABAP-Entwickler und testen, was zurückkommt.
• Sie betreuen die Schnittstellen zu unseren Händlern (EDI/IDoc) und zum Konfigurator.
• Sie schulen Key-User und helfen, wenn montags die Rechnungen hängen.
• Ab 2027 begleiten Sie die Umstellung auf S/4HANA von der SD-Seite.

Das bringen Sie mit – darauf können wir nicht verzichten
• abgeschlossenes Studium (Wirtschaftsinformatik, BWL, Wirtschaftsingenieurwesen o. Ä.) oder eine kaufmännische bzw. IT-Berufsausbildung
• mindestens drei Jahre eigenes Customizing im Modul SD; reine Anwenderkenntnisse genügen nicht
• Deutsch verhandlungssicher in Wort und Schrift (mindestens C1), denn Ihre Gesprächspartner sitzen in der Halle und nicht in Palo Alto

Das freut uns zusätzlich
• ein S/4HANA-Projekt, gleich in welcher Rolle
• Variantenkonfiguration (LO-VC/AVC), Grundkenntnisse MM oder FI, Debugging
• Englisch für unser Werk in Tschechien

Dafür bekommen Sie einen unbefristeten Vertrag nach Metalltarif, 35 Stunden, 30 Tage Urlaub, zwei Tage Homeoffice, Betriebsrente, Jobrad. Ihre Unterlagen bitte an Frau Stukenbrock, karriere@brackmann.example. Reisekosten zum Gespräch übernehmen wir.`,
  graded: [
    {
      name: 'katrin-hellwege-sd-beraterin',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Wirtschaftsinformatikerin mit über acht Jahren SD-Customizing im Maschinenbau, S/4HANA-Einführung, EDI und VC, Muttersprache Deutsch.',
      lacks: [],
      cv: `Lebenslauf

Katrin Hellwege
geboren am 9. Juni 1991 in Detmold, verheiratet, ein Kind
33613 Bielefeld

Berufspraxis

10/2021 – heute   Lippemeyer Antriebe AG, Lemgo (Getriebe, 800 MA)
                  SAP-Applikationsberaterin SD/LE
  – Verantwortlich für den Prozess vom Angebot bis zur Faktura in vier Buchungskreisen
  – Customizing: Verkaufsbelegarten, Positionstypen, Kopiersteuerung, Konditionstechnik (u. a. neues Kalkulationsschema mit Teuerungszuschlag), Routen, Versandstellenfindung, Bonusabwicklung
  – S/4HANA-Umstellung 2023/24 (Brownfield), Teilprojektleitung SD: Geschäftspartner, Settlement Management, Ausgabesteuerung BRFplus, drei Testzyklen, Go-Live ohne Rechnungsstopp
  – EDI mit 26 Kunden: ORDERS, DESADV, INVOIC; Fehlersuche bis ins IDoc-Segment, Debugging
  – Variantenkonfiguration der Baureihe K gepflegt (Merkmale, Beziehungswissen)
  – Spezifikationen für externe ABAP-Entwicklung, Schulung von 14 Key-Usern

04/2018 – 09/2021 Consult Teuto GmbH, Paderborn
                  Junior, ab 2020 SAP-Beraterin SD
  – Kunden aus Möbel und Maschinenbau, Rollout Polen und Tschechien, Preisfindung, Nachrichtensteuerung, Support nach ITIL

Ausbildung
2012 – 2018   B.Sc. und M.Sc. Wirtschaftsinformatik, Universität Senne, Note 1,8
2010 – 2012   Industriekauffrau, Detmolder Möbelwerke (IHK)

Sprachen: Deutsch Muttersprache, Englisch C1, Tschechisch Grundkenntnisse
Eintritt möglich zum 1. April 2027`,
    },
    {
      name: 'joerg-wiebusch-innendienst-mit-customizing',
      kind: 'gem',
      low: 77,
      high: 89,
      best: 83,
      why: 'Heißt Teamleiter Innendienst, hat aber seit 2018 nachweislich Preisfindung, Belegarten und EDI selbst im Customizing eingestellt.',
      lacks: [],
      cv: `Jörg Wiebusch, Herford, Jahrgang 1979

Industriekaufmann (IHK, 2001, Küchen Ravensberg). Staatlich geprüfter Betriebswirt, Abendschule, 2008.

Teamleiter Auftragsabwicklung bei der Ventilwerke Enger GmbH, seit Februar 2011. 320 Beschäftigte, keine eigene SAP-Abteilung, nur zwei Administratoren und ich.

Was auf der Visitenkarte nicht steht: Nachdem uns 2017 das Systemhaus gekündigt hatte, bin ich für zwei Wochen auf die Kurse SCM600, SCM605 und SCM620 gegangen und mache seit Januar 2018 die Einstellungen im SPRO für den Vertrieb selbst. Das ist inzwischen ungefähr die Hälfte meiner Arbeitszeit. Beispiele:
2018 neue Auftragsart für Ersatzteil-Eilsendungen mit eigener Liefer- und Fakturaart samt Kopiersteuerung
2019 Preisfindung umgebaut: Zugriffsfolgen für Rahmenverträge, Materialteuerungszuschlag, Staffeln. 3.400 manuelle Preise im Monat auf unter 200 gedrückt
2020/21 zwölf Händler an EDI angeschlossen (ORDERS/ORDRSP/INVOIC), Partnervereinbarungen und Fehlermonitor von mir
2022 Steuerfindung für die Schweiz und das Vereinigte Königreich, Nachrichtenfindung auf E-Mail-Versand umgestellt
2024 Kreditprüfung, Verfügbarkeitsprüfung gegen Kontingente
2025 Vorstudie S/4HANA mit einem Beratungshaus, ich war Ansprechpartner für SD, 41 Abweichungen dokumentiert

Für Programmierung schreibe ich dem freien ABAPer ein Pflichtenblatt und teste mit meinen acht Leuten. Transporte, Testsystem, Dokumentation: ordentlich, weil ich es selbst wiederfinden muss.

Davor Sachbearbeiter Export, Ravensberg, 2001 – 2011.

Muttersprache Deutsch, Englisch reicht für Telefonate. Ich möchte das, was ich nebenher tue, endlich hauptberuflich tun.`,
    },
    {
      name: 'arvind-menon-sd-berater-deutsch-a2',
      kind: 'missing',
      low: 54,
      high: 66,
      best: 60,
      why: 'Neun Jahre SD-Customizing und zwei S/4HANA-Einführungen, aber Deutsch nur A2 statt des geforderten C1.',
      lacks: ['Deutsch C1'],
      cv: `Arvind Menon
Düsseldorf – EU Blue Card, valid until 2029

[CV in English, my German is at level A2, the B1 course starts in January 2027]

SAP SD Functional Consultant, 9 years

Rheintor Digital GmbH, Düsseldorf (consultancy, project language English)
Senior Consultant SD, since May 2023
- S/4HANA 2022 greenfield for a Dutch pump maker: sales document types, item category determination, pricing procedures per country, ATP, output with BRFplus, credit management FSCM. Lead for SD, four countries live
- EDI through Integration Suite, IDocs ORDERS05, INVOIC02
- Advanced variant configuration proof of concept

Kaveri Consulting Services, Kochi and Bengaluru
Consultant, later Senior Consultant SD, September 2017 - April 2023
- ECC 6.0 support and rollouts for machine tool and tyre customers in India, UK and USA. Configuration in SPRO daily: copy control, account determination, rebates, intercompany, third party
- S/4HANA conversion 2021-22, SD testing lead, 900 test cases
- Functional specs for ABAP team of six

Education
B.Tech Mechanical Engineering, Periyar College of Technology, 2015
MBA Operations, 2017
SAP Certified Associate, S/4HANA Sales, 2022

Languages: Malayalam and English native level, Hindi fluent, German A2 (certificate June 2026)`,
    },
    {
      name: 'sabine-grotegut-business-central',
      kind: 'adjacent',
      low: 48,
      high: 60,
      best: 54,
      why: 'Erfahrene ERP-Beraterin für Vertriebsprozesse, jedoch in Business Central; SAP kennt sie nach eigenen Worten nicht.',
      lacks: ['drei Jahre SD-Customizing'],
      cv: `SABINE GROTEGUT
ERP-Beraterin Vertrieb und Logistik
Gütersloh · 0151 5550 192

Kurzprofil
Ich übersetze seit acht Jahren zwischen Verkäufern und Software. Mein System heißt Microsoft Dynamics 365 Business Central, früher NAV. Mit SAP habe ich bisher nicht gearbeitet; ich traue mir den Wechsel zu.

Stationen
2020–heute  Senior Consultant, Ems Software Partner GmbH, Rheda
Einführung von Business Central bei elf Mittelständlern (Landmaschinen, Verpackung, Großhandel). Fachkonzepte, Einrichtung von Verkaufspreisen und Rabattgruppen, Lieferterminzusage, Sammelrechnungen, Belegflüsse; EDI mit Zusatzmodul; Datenübernahme; Key-User-Schulungen mit bis zu 30 Teilnehmern. Pflichtenhefte für die AL-Entwickler. Hotline in der ersten Woche nach dem Start.

2018–2020  Consultant NAV, dieselbe Firma
Support, Berichte, Artikelkonfigurator eines Anhängerbauers.

2015–2018  Vertriebsinnendienst, Feldmann Landtechnik, Harsewinkel
Angebote, Aufträge, Reklamationen in NAV.

Bildung
B.A. Betriebswirtschaft, Fachhochschule Ostmünsterland, 2012–2015
Microsoft Certified: Business Central Functional Consultant, 2021, verlängert 2026

Deutsch Muttersprache, Englisch B2, Führerschein B`,
    },
    {
      name: 'manfred-oetjen-sd-bis-2015',
      kind: 'old',
      low: 56,
      high: 69,
      best: 62,
      why: 'Elf Jahre SD-Customizing auf R/3 und ECC, die aber 2015 endeten; seither Vertriebsleitung ohne Systemarbeit.',
      lacks: [],
      cv: `Manfred Oetjen
Diplom-Kaufmann (Universität Senne, 1997)
Halle (Westf.), geb. 22.11.1971

Sehr geehrte Frau Stukenbrock, anbei wie telefonisch besprochen die Übersicht meines Werdegangs.

11/2015 bis 09/2026: Vertriebsleiter Inland, Torbau Wittekind GmbH, Spenge. Umsatz 48 Mio. €, 22 Mitarbeiter in Innen- und Außendienst, Händlernetz, Preislisten, Rahmenverträge. SAP habe ich in dieser Zeit als Nutzer und Auftraggeber der IT erlebt. Eingestellt habe ich dort nichts mehr. Ausgeschieden nach Verkauf der Firma.

03/2004 bis 10/2015: SAP-Berater SD, ab 2009 Senior, Lübbecker Systemberatung AG. Zwölf Einführungen im Maschinen- und Anlagenbau, R/3 4.6C bis ECC 6.0. Customizing des gesamten Vertriebsmoduls: Organisationsstruktur, Belegarten, Konditionstechnik, Verfügbarkeit, Versand, Faktura, Erlöskontenfindung. Variantenkonfiguration bei zwei Kranherstellern. IDoc-Anbindung von Handelspartnern. Pflichtenhefte für ABAP, Schulungen, Anlaufbetreuung vor Ort.

05/1998 bis 02/2004: Projektkaufmann, Anlagenbau Weserland, Minden. Ab 2001 Key-User Vertrieb.

Sprachen: Deutsch (Muttersprache), Englisch verhandlungssicher.
Ein S/4HANA-Projekt habe ich nicht begleitet, den openSAP-Kurs »S/4HANA Sales in a Nutshell« habe ich im Oktober abgeschlossen.`,
    },
  ],
};
