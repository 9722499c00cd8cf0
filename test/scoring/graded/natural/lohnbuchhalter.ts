/** Lohn- und Gehaltsbuchhalter, Deutschland: kaufmännische Ausbildung, drei Jahre Abrechnung, DATEV oder SAP. */
import type { GradedJob } from '../types.ts';

export const lohnbuchhalter: GradedJob = {
  job: 'lohnbuchhalter',
  title: 'Lohn- und Gehaltsbuchhalter (m/w/d)',
  spec: `Die Brinkmann & Söhne Anlagenbau GmbH mit Sitz in Bielefeld entwickelt und montiert seit 1958 Förderanlagen für die Lebensmittelindustrie. Rund 620 Kolleginnen und Kollegen arbeiten an drei Standorten. Zur Verstärkung unserer Personalabteilung suchen wir zum 1. Februar 2027 einen

Lohn- und Gehaltsbuchhalter (m/w/d), Voll- oder Teilzeit ab 30 Stunden

Ihre Aufgaben
• Eigenverantwortliche Entgeltabrechnung für etwa 300 gewerbliche und angestellte Beschäftigte
• Melde- und Bescheinigungswesen, Kontakt zu Krankenkassen, Finanzamt und Behörden
• Pfändungen, betriebliche Altersversorgung, Reisekosten der Monteure
• Begleitung von Lohnsteuer- und Sozialversicherungsprüfungen
• Monatsabschluss der Lohnkonten mit der Finanzbuchhaltung

Ihr Profil
• Abgeschlossene kaufmännische Ausbildung, Ausbildung zum Steuerfachangestellten oder eine vergleichbare Qualifikation
• Sie rechnen seit mindestens drei Jahren selbstständig Löhne und Gehälter ab
• Sicherer Umgang mit DATEV LODAS, DATEV Lohn und Gehalt oder SAP HCM
• Aktuelle Kenntnisse im Lohnsteuer- und Sozialversicherungsrecht
• Sehr gute Deutschkenntnisse, Diskretion und Sorgfalt

Von Vorteil sind Erfahrung mit dem Tarifvertrag der Metall- und Elektroindustrie, mit Auslandsentsendungen (A1) und eine Weiterbildung, etwa zum geprüften Lohnbuchhalter.

Wir bieten
• 35-Stunden-Woche, 30 Urlaubstage, Bezahlung nach Tarif
• Zwei Tage mobiles Arbeiten, Jobrad, Kantine
• Eine gründliche Einarbeitung; die Vorgängerin bleibt bis Ende April

Bewerbungen bitte mit Gehaltsvorstellung und Kündigungsfrist an Frau Niemöller. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Industriekauffrau, zehn Jahre Abrechnung im Metalltarif, LODAS, A1, bAV, Prüfungen und Lohnbuchhalterprüfung.',
      lacks: [],
      cv: `Lebenslauf

Katrin Sudbrack
geboren 1989 in Herford, verheiratet, zwei Kinder

Berufstätigkeit

04/2020 – heute
Lohn- und Gehaltsbuchhalterin, Kloster & Hagemeier Maschinenbau GmbH, Gütersloh
– Abrechnung von 340 Beschäftigten (Metall/Elektro NRW, ERA), DATEV LODAS
– SV-Meldungen, Beitragsnachweise, ELStAM, eAU, EEL
– Pfändungen, Altersteilzeit, Direktversicherung und Unterstützungskasse
– A1 für Monteure in Österreich, Frankreich und der Schweiz
– zwei Betriebsprüfungen der Rentenversicherung und eine Lohnsteuer-Außenprüfung ohne nennenswerte Nachforderung begleitet
– Abstimmung der Verrechnungskonten zum Monatsende

08/2016 – 03/2020
Sachbearbeiterin Entgelt, Stadtwerke Wiedenbrück
– rund 180 Abrechnungen im Monat, TV-V, DATEV Lohn und Gehalt

07/2011 – 07/2016
Sachbearbeiterin Vertrieb, danach Elternzeit

Ausbildung
Industriekauffrau (IHK), 2008 – 2011
Geprüfte Lohn- und Gehaltsbuchhalterin, Fernlehrgang mit Prüfung, 2019

Seminare: Jahreswechsel in der Entgeltabrechnung, jährlich, zuletzt Dezember 2025

Kündigungsfrist sechs Wochen zum Quartal. Teilzeit 32 Stunden wäre mein Wunsch.`,
    },
    {
      name: 'steuerkanzlei',
      kind: 'any-of',
      low: 77,
      high: 92,
      best: 86,
      why: 'Steuerfachangestellter mit Lohn und Gehalt, rechnet in der Kanzlei seit 2020 für 40 Mandanten ab; kein Metalltarif.',
      lacks: [],
      cv: `Emre Yıldırım, Steuerfachangestellter

Seit ich 2017 meine Prüfung vor der Steuerberaterkammer Westfalen-Lippe bestanden habe, arbeite ich bei Dr. Vossebein & Partner in Detmold. Die ersten Jahre waren gemischt: Finanzbuchführung, Einkommensteuer, ein wenig Lohn als Vertretung. Im Januar 2020 habe ich die Lohnabteilung der Kanzlei übernommen und mache seither nichts anderes mehr.

Zurzeit betreue ich 41 Mandanten mit zusammen etwa 520 Arbeitnehmern, vom Friseur mit drei Minijobberinnen bis zur Spedition mit 130 Fahrern. Alles läuft über DATEV Lohn und Gehalt. Dazu gehören die Anmeldungen bei den Kassen, U1/U2-Anträge, Kurzarbeitergeld (2020 und 2021 reichlich), Pfändungsberechnungen, Lohnfortzahlung, Firmenwagen, Jobtickets, Entgeltumwandlung und die Jahresmeldungen an die BG. Bei Prüfungen der DRV sitze ich mit am Tisch. Die Spesen der Fahrer rechne ich monatlich ab.

Tarifverträge: Gastronomie, Speditionsgewerbe. Mit dem Ausland hatte ich nur einmal zu tun, drei Fahrer mit Wohnsitz in Polen.

Fortbildung: Fachassistent Lohn und Gehalt (Kammerprüfung 2022).

Sprachen: Deutsch und Türkisch, beides Muttersprache.

Realschulabschluss 2014, Ausbildung 2014 bis 2017 ebenfalls in Detmold.`,
    },
    {
      name: 'anfaengerin',
      kind: 'years',
      low: 54,
      high: 70,
      best: 62,
      why: 'Ausbildung und LODAS passen, selbstständig abgerechnet hat sie aber erst seit Juni 2025, also 17 Monate.',
      lacks: ['mindestens drei Jahre selbstständig Löhne und Gehälter abgerechnet'],
      cv: `LENA OBERPICHLER | Personalabrechnung | Bielefeld

PRAXIS
Juni 2025 bis heute | Teutoburger Klinikdienste GmbH | Entgeltabrechnerin
  Abrechnungskreis Küche, Reinigung und Verwaltung, 260 Personen, LODAS
  Meldungen, Erstattungsanträge, Bescheinigungen für Arbeitsagentur und Elterngeldstelle
  Pfändungen und Privatinsolvenzen
  Vorbereitung der SV-Prüfung 2026
Aug. 2023 bis Mai 2025 | Teutoburger Klinikdienste GmbH | Empfang und Rechnungseingang
  Post, Rechnungsprüfung, Kreditorenbuchungen
Aug. 2020 bis Juli 2023 | Hotel Sparrenblick | Auszubildende
  Kauffrau für Büromanagement (IHK), Note 2; Wahlqualifikation Personalwirtschaft

WEITERBILDUNG
Basiswissen Lohnsteuer und Sozialversicherung, Haufe-Seminar, 5 Tage, April 2025
DATEV LODAS Aufbau, 2 Tage, September 2025
Geprüfte Fachkraft Lohn und Gehalt (VHS, Xpert Business), Januar 2026

IT
LODAS, DATEV Unternehmen online, Excel (SVERWEIS, Pivot), ATOSS

SPRACHEN
Deutsch Muttersprache, Englisch B2

Was mich reizt: ein Industriebetrieb mit Tarif. Im Klinikum ist meine Stelle bis Januar befristet, weil die Abrechnung an den Konzern geht.`,
    },
    {
      name: 'personalreferentin',
      kind: 'adjacent',
      low: 48,
      high: 63,
      best: 56,
      why: 'Personalsachbearbeiterin, die nur vorerfasst; abgerechnet wird beim Steuerberater. LODAS kennt sie aus der Vorerfassung.',
      lacks: ['mindestens drei Jahre selbstständig Löhne und Gehälter abgerechnet'],
      cv: `Martina Kölling
Personalsachbearbeiterin

Zur Person
Jahrgang 1978, wohnhaft in Lage, ungekündigt

Werdegang
2017–heute  Möbelwerke Ostmann KG, Bad Salzuflen (210 Mitarbeiter)
   Personalakten, Verträge, Zeugnisse, Ein- und Austritte
   Zeitkonten, Urlaub, Krankmeldungen, Abruf der eAU
   Monatliche Vorbereitung der Lohnunterlagen: Stunden, Zulagen, Prämien und Fehlzeiten erfasse ich in LODAS (Vorerfassung) und übergebe bis zum 20. an unser Steuerbüro, das die Abrechnung erstellt und die Meldungen verschickt
   Durchsicht der fertigen Abrechnungen, Rückfragen der Belegschaft
   Ansprechpartnerin für Krankenkassen und das Versorgungswerk (bAV-Anträge)
   Reisekosten von 25 Außendienstlern
   Ausbilderin für Büromanagement (AEVO 2019)
2008–2017  Autohaus Lippe-Nord, Sekretariat und Personal
2003–2008  Familienzeit
1998–2003  Sparkasse Lemgo, Service

Ausbildung
Bankkauffrau, 1998

Kurse
Arbeitsrecht für die Personalabteilung 2021; Lohnabrechnung kompakt, drei Tage, 2023; „Was ändert sich zum Jahreswechsel“ jedes Jahr

Gehaltsvorstellung 48.000 Euro, Kündigungsfrist drei Monate`,
    },
    {
      name: 'lohnunternehmer',
      kind: 'trap',
      low: 10,
      high: 28,
      best: 19,
      why: 'Lohn im anderen Sinn: Disponent beim landwirtschaftlichen Lohnunternehmen, der Lohnarbeiten abrechnet; Kaufmann, aber keine Entgeltabrechnung.',
      lacks: [
        'mindestens drei Jahre selbstständig Löhne und Gehälter abgerechnet',
        'Sicherer Umgang mit DATEV LODAS, DATEV Lohn und Gehalt oder SAP HCM',
      ],
      cv: `Hendrik Tiemeyer, 33775 Versmold

Disponent und Abrechner im Lohnbetrieb

Seit März 2018 bei der Lohnunternehmen Schulze-Ravert GbR:
- Abrechnung aller Lohnarbeiten (Mähdrusch, Silage, Gülle, Ballenpressen) mit rund 280 Kunden
- Preislisten pro Hektar und Stunde, Angebote, Rechnungen, Mahnwesen
- Einsatzplanung für 14 Fahrer und Saisonkräfte, Stundenzettel einsammeln und kontrollieren
- Programm: AGRARMONITOR, Rechnungsexport an den Steuerberater
- Kontakt mit Behörden wegen Düngeverordnung und Maut

2014–2018  Raiffeisen Warendorf-Süd, Lagerist und Verkauf Agrar, zum Schluss Lohnmahlerei und Lohntrocknung abgerechnet

2011–2014  Ausbildung zum Kaufmann im Groß- und Außenhandel, Raiffeisen Warendorf-Süd, bestanden mit „gut“

Deutsch als Muttersprache, Plattdeutsch, Englisch aus der Schule.
Führerschein B, BE, T. Excel täglich. Zuverlässig und verschwiegen.

Ich suche eine Stelle ohne Erntewochenenden. Mit Zahlen und Abrechnung kenne ich mich aus, und in neue Programme arbeite ich mich schnell ein.`,
    },
  ],
};
