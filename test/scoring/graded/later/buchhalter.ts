/** Bilanzbuchhalter, in German: the chamber's certificate, HGB statements and DATEV decide. */
import type { GradedJob } from '../types.ts';

export const buchhalter: GradedJob = {
  job: 'buchhalter',
  title: 'Bilanzbuchhalter (m/w/d)',
  spec: `Bilanzbuchhalter (m/w/d)

Die Weserholz GmbH (Maschinenhandel, 160 Mitarbeitende) sucht für die Finanzbuchhaltung in Minden Verstärkung.

Aufgaben
Erstellung der Monats- und Jahresabschlüsse nach HGB, Umsatzsteuervoranmeldungen, Anlagenbuchhaltung, Abstimmung der Konten, Ansprechpartner für Wirtschaftsprüfer und Finanzamt.

Anforderungen
Geprüfter Bilanzbuchhalter (IHK) oder vergleichbare Qualifikation (z. B. Steuerfachwirt)
Mindestens 3 Jahre Berufserfahrung in der Abschlusserstellung nach HGB
Sicherer Umgang mit DATEV
Gute Excel-Kenntnisse

Wünschenswert: Englisch, Konzernabschluss, Erfahrung im Handel

Wir bieten: Gleitzeit, zwei Tage Homeoffice, Kantine.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'IHK-Abschluss, sieben Jahre Abschlüsse nach HGB im Handel, DATEV, Prüfer, Englisch.',
      lacks: [],
      cv: `Silke Brandhorst
Bilanzbuchhalterin (IHK)

Berufspraxis
seit 07/2019 Bilanzbuchhalterin, Lippe Stahlhandel GmbH, Herford
- Monats-, Quartals- und Jahresabschlüsse nach HGB, Anhang
- Umsatzsteuervoranmeldung, ZM, Intrastat, Anlagenbuchhaltung
- Abstimmung der Bilanzkonten, Betreuung der Wirtschaftsprüfer
- DATEV Kanzlei-Rechnungswesen, Excel (Pivot, SVERWEIS)
08/2014 - 06/2019 Finanzbuchhalterin, ebenda

Geprüfte Bilanzbuchhalterin IHK Ostwestfalen 2019
Ausbildung Industriekauffrau 2014
Englisch gut`,
    },
    {
      name: 'steuerfachwirtin',
      kind: 'any-of',
      low: 78,
      high: 94,
      best: 87,
      why: 'Steuerfachwirtin genügt ausdrücklich; neun Jahre Jahresabschlüsse in der Kanzlei, DATEV täglich.',
      lacks: [],
      cv: `Ayşe Yıldırım
Steuerfachwirtin

2017 bis heute: Steuerkanzlei Hohmeier & Partner, Bad Oeynhausen. Jahresabschlüsse nach HGB für 35 GmbHs (auch Handel), Steuererklärungen, Umsatzsteuer, Betriebsprüfungen begleitet, DATEV Rechnungswesen und Anlag, Ausbildung zweier Azubis.

Steuerfachwirtprüfung 2021, Steuerfachangestellte 2017
MS Excel sehr gut, Türkisch Muttersprache, Englisch Grundkenntnisse`,
    },
    {
      name: 'sachbearbeiter',
      kind: 'missing',
      low: 32,
      high: 54,
      best: 44,
      why: 'Kreditorenbuchhalter seit sechs Jahren; kein Abschluss erstellt, Lehrgang erst begonnen.',
      lacks: ['Bilanzbuchhalter (IHK) oder vergleichbar', '3 Jahre Abschlusserstellung'],
      cv: `Jan-Ole Petersen

Kreditorenbuchhalter, Möbelwerke Bünde, 09/2020 - heute
Prüfen und Buchen von 1.200 Eingangsrechnungen im Monat, Zahlläufe, Mahnwesen, Kontenabstimmung Kreditoren, DATEV, Excel. Keine Erfahrung mit Jahresabschlüssen.

Kaufmann für Büromanagement, 2020
Lehrgang Bilanzbuchhalter IHK begonnen im Oktober 2026
Englisch B2`,
    },
    {
      name: 'controller-ifrs',
      kind: 'missing',
      low: 45,
      high: 66,
      best: 57,
      why: 'Bilanzbuchhalter mit Prüfung, aber nur IFRS-Reporting in SAP; HGB und DATEV fehlen.',
      lacks: ['3 Jahre Abschlusserstellung nach HGB'],
      cv: `Dominik Faßbender
Financial Reporting Analyst

Jan 2018 – heute, Kranich Logistics SE, Dortmund: Group Reporting nach IFRS in SAP S/4HANA und Tagetik, Intercompany-Abstimmung, Konzernabschluss, Zusammenarbeit mit Wirtschaftsprüfern, Planung und Forecast. Einzelabschlüsse macht ein Dienstleister.

Bilanzbuchhalter (IHK) 2017
B.A. Betriebswirtschaft 2015
Englisch verhandlungssicher. DATEV nicht angewandt.`,
    },
    {
      name: 'lohn-trap',
      kind: 'trap',
      low: 18,
      high: 42,
      best: 31,
      why: 'DATEV, Abschluss und Monat, doch in der Lohnabrechnung.',
      lacks: ['Bilanzbuchhalter (IHK) oder vergleichbar', '3 Jahre Abschlusserstellung'],
      cv: `Petra Lüdeking
Lohnbuchhalterin

2012 - heute  Lohn- und Gehaltsabrechnung für 700 Mitarbeitende, Klinikverbund Porta. DATEV LODAS, Monatsabschluss der Löhne, Meldungen, Bescheinigungen, Ansprechpartnerin für Finanzamt und Sozialversicherungsprüfer.
2005 - 2012  Arzthelferin

Geprüfte Fachkraft Lohn und Gehalt (IHK) 2013
Excel gut, Englisch Schulkenntnisse`,
    },
  ],
};
