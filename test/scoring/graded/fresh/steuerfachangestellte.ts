/** Steuerfachangestellte/r, in German: the vocational qualification and the accounts of companies decide. */
import type { GradedJob } from '../types.ts';

export const steuerfachangestellte: GradedJob = {
  job: 'steuerfachangestellte',
  title: 'Steuerfachangestellte/r (m/w/d)',
  spec: `Steuerfachangestellte/r (m/w/d) in Teil- oder Vollzeit, Kanzlei in Regensburg

Das erwartet dich
- Finanz- und Lohnbuchhaltung für einen festen Mandantenstamm
- Erstellung von Jahresabschlüssen (Einzelunternehmen, GmbH) und Steuererklärungen
- Prüfung von Bescheiden, Schriftverkehr mit dem Finanzamt
- Betreuung digitaler Mandanten über DATEV Unternehmen online

Das bringst du mit
- abgeschlossene Ausbildung zur/zum Steuerfachangestellten oder Weiterbildung zum Steuerfachwirt / Bilanzbuchhalter
- mind. 3 Jahre Berufserfahrung in einer Steuerkanzlei, davon Jahresabschlüsse selbstständig erstellt
- sichere Anwendung von DATEV

Schön, wenn: DATEV Kanzlei-Rechnungswesen, Lohn und Gehalt (LODAS), Umwandlungsfälle

Wir bieten flexible Arbeitszeiten und Homeoffice.`,
  graded: [
    {
      name: 'stark',
      kind: 'strong',
      low: 85,
      high: 98,
      best: 92,
      why: 'Gelernt, sieben Jahre Kanzlei, schließt GmbHs selbst ab, DATEV und LODAS.',
      lacks: [],
      cv: `Theresa Aumer

Steuerfachangestellte, Steuerkanzlei Hofmeister & Kollegen, Straubing (seit 09/2019)
- 45 Mandate, Fibu und Lohn (LODAS)
- Abschlüsse von Einzelunternehmen und GmbHs selbstständig bis zur Besprechung mit dem Mandanten
- Körperschaft-, Gewerbe- und Umsatzsteuererklärungen, Einsprüche
- Umstellung von 30 Mandanten auf Unternehmen online, DATEV Kanzlei-Rechnungswesen

Ausbildung zur Steuerfachangestellten, Kanzlei Brandl, 09/2016 - 07/2019, Prüfung vor der Steuerberaterkammer Nürnberg (Note 2)`,
    },
    {
      name: 'industrie-buchhalter',
      kind: 'adjacent',
      low: 40,
      high: 58,
      best: 50,
      why: 'Industriekaufmann mit fünf Jahren Finanzbuchhaltung im Betrieb und DATEV, aber nie in einer Kanzlei und ohne eigene Abschlüsse.',
      lacks: ['Ausbildung als Steuerfachangestellter', 'Jahre in einer Steuerkanzlei'],
      cv: `Florian Weigl
Finanzbuchhalter

Berufspraxis
05/2021 - heute   Finanzbuchhalter, Donaublech GmbH, Kelheim
Kreditoren und Debitoren, Anlagen, Umsatzsteuervoranmeldung, Vorbereitung des Jahresabschlusses für den Steuerberater, DATEV
08/2018 - 04/2021   Sachbearbeiter Kreditoren, ebenda

Ausbildung zum Industriekaufmann, IHK Regensburg 2018`,
    },
    {
      name: 'berufsanfaenger',
      kind: 'years',
      low: 56,
      high: 73,
      best: 65,
      why: 'Frisch ausgelernt mit 14 Monaten, Abschlüsse bisher nur unter Anleitung.',
      lacks: ['3 Jahre Berufserfahrung'],
      cv: `Lea Zierer
Steuerfachangestellte

Berufserfahrung
Steuerfachangestellte, Kanzlei Dr. Pöschl, Landshut, August 2025 bis heute
Finanzbuchhaltung für 25 Mandanten, Löhne, Einkommensteuer, Abschlüsse kleiner Einzelunternehmen unter Anleitung, DATEV, Unternehmen online

Ausbildung
2022 - 2025 Ausbildung zur Steuerfachangestellten, Kanzlei Dr. Pöschl
2022 Fachabitur, FOS Landshut`,
    },
    {
      name: 'bilanzbuchhalterin',
      kind: 'any-of',
      low: 78,
      high: 95,
      best: 87,
      why: 'Über den Bilanzbuchhalter gekommen, zehn Jahre Kanzlei mit eigenen Abschlüssen; Lohn nur am Rand.',
      lacks: [],
      cv: `Sabine Rothammer

2015 bis heute | Sachbearbeiterin Rechnungswesen und Steuern, Steuerberatungsgesellschaft Altmühl mbH
Jahresabschlüsse und betriebliche Steuererklärungen für GmbH und GmbH & Co. KG, eigenverantwortlich; Buchführung; Betriebsprüfungen begleitet; DATEV Rechnungswesen; Belege digital.
2010 bis 2015 | Buchhalterin, Autohaus Lindner

Geprüfte Bilanzbuchhalterin (IHK) 2014
Bürokauffrau 2010`,
    },
    {
      name: 'abgebrochen',
      kind: 'denial',
      low: 28,
      high: 50,
      best: 40,
      why: 'Vier Jahre Assistenz in einer Kanzlei; die Ausbildung abgebrochen, Abschlüsse machen andere.',
      lacks: ['abgeschlossene Ausbildung', 'Jahresabschlüsse selbstständig'],
      cv: `Marco Steindl
Kanzleiassistent

Steuerkanzlei Obermaier, Cham, Oktober 2022 bis heute: Empfang, Fristenkontrolle, Post, Belege scannen und in DATEV Unternehmen online ablegen, einfache Fibu für fünf Mandanten. Jahresabschlüsse erstellen die Kolleginnen.

Ausbildung zum Steuerfachangestellten 2020 - 2022, ohne Abschluss abgebrochen
Mittlere Reife 2020`,
    },
  ],
};
