/** Bilanzbuchhalter im Maschinenbau, Deutschland: Prüfung als Bilanzbuchhalter oder Steuerfachwirt, drei Jahre HGB-Abschlüsse in eigener Verantwortung, DATEV oder SAP FI. */
import type { GradedJob } from '../types.ts';

export const bilanzbuchhalter: GradedJob = {
  job: 'bilanzbuchhalter',
  title: 'Bilanzbuchhalter (m/w/d)',
  spec: `Stellenausschreibung Nr. 2026-114

Bilanzbuchhalter (m/w/d), unbefristet, 38,5 Std.
Standort Biberach an der Riß, zwei Tage mobil

Wer wir sind
Die Federle Verpackungstechnik GmbH & Co. KG baut seit 1949 Maschinen, die Tabletten in Schachteln legen. 620 Beschäftigte, drei Tochtergesellschaften im Inland, je eine in Polen und den USA. Wir sind eigentümergeführt, schuldenfrei und etwas stur.

Ihr Aufgabengebiet
- Monats-, Quartals- und Jahresabschlüsse der KG und zweier Töchter nach HGB, einschließlich Anhang und Lagebericht
- Ansprechpartner der Wirtschaftsprüfer und der Betriebsprüfung
- Umsatzsteuer-Voranmeldungen, Zusammenfassende Meldung, E-Bilanz, Zuarbeit zu den Ertragsteuern (Steuerbilanz, latente Steuern)
- Rückstellungen, Anlagenbuchhaltung, Bewertung unfertiger Erzeugnisse im Projektgeschäft
- Reporting-Package an die Holding, Mitarbeit bei der Konsolidierung
- Fachliche Anleitung von drei Kolleginnen in Debitoren und Kreditoren
- Einführung der E-Rechnung im Ausgang bis 2027/28

Ihr Profil
Voraussetzung ist die bestandene Prüfung zum Bilanzbuchhalter (IHK) oder zum Steuerfachwirt; ein Studium allein ersetzt diese nicht. Sie haben mindestens drei Jahre lang Abschlüsse nach HGB selbständig erstellt, nicht nur vorbereitet. Wir arbeiten mit SAP FI und in den Töchtern mit DATEV, eines davon beherrschen Sie sicher. Gute Englischkenntnisse für die Kollegen in Ohio sind von Vorteil, Kenntnisse in IFRS oder Konzernabschluss ebenso.

Wir bieten
Vergütung nach Metalltarif Baden-Württemberg (EG 12 bis 13), Urlaubs- und Weihnachtsgeld, 30 Tage Urlaub, Jobrad, Betriebsrestaurant mit echten Spätzle, Parkplatz, Kita-Zuschuss.

Schwerbehinderte Bewerber werden bei gleicher Eignung bevorzugt. Ihre Unterlagen mit Gehaltsvorstellung und Eintrittstermin richten Sie bitte bis 30.11.2026 über unser Bewerberportal an Frau Scheffold.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Bilanzbuchhalterin IHK seit 2017, neun Jahre HGB-Abschlüsse im Maschinenbau bis heute in SAP FI und DATEV, Prüfer, latente Steuern, Englisch.',
      lacks: [],
      cv: `LEBENSLAUF

Persönliches
Annegret Mühleisen, geb. 1986, verheiratet, ein Kind, 88400 Biberach

Beruflicher Werdegang
seit 04/2020
Lindauer Pumpenwerk GmbH, Ravensburg (Anlagenbau, 340 MA)
Bilanzbuchhalterin
• Jahresabschluss HGB der GmbH und einer Vertriebsgesellschaft komplett mit Anhang, Lagebericht (Zahlenteil) und Steuerbilanz
• Bewertung langfristiger Aufträge, Gewährleistungs- und Drohverlustrückstellungen
• Konzernpackage an die Mutter in Mailand (IFRS), Intercompany
• Betriebsprüfung 2018 bis 2021 begleitet, ohne Mehrergebnis im Kernbereich
• USt-VA, ZM, Intrastat, E-Bilanz; Umstellung E-Rechnungseingang 2025
• SAP S/4HANA FI-GL, FI-AA, Keyuser bei der Migration 2023

07/2017 – 03/2020
Autohausgruppe Strobel, Ulm
Bilanzbuchhalterin, vier GmbHs, DATEV Kanzlei-Rechnungswesen, Abschluss bis zur Prüfungsreife und darüber hinaus

2009 – 06/2017
Autohausgruppe Strobel, Finanzbuchhalterin

Aus- und Weiterbildung
Geprüfte Bilanzbuchhalterin (IHK Ulm), Juni 2017, Note 2,1
Industriekauffrau 2006 – 2009

Sprachen: Englisch B2, Italienisch A2
Freizeit: Musikverein (Klarinette), Skitouren
Eintritt zum 01.04.2027 möglich`,
    },
    {
      name: 'kanzlei-steuerfachwirt',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 86,
      why: 'Steuerfachwirt aus der Kanzlei, der acht Jahre Abschlüsse von Industriemandanten bis zur Hinterlegung allein macht, DATEV sicher; kein Konzern, kein SAP, die Anzeigenwörter fehlen.',
      lacks: [],
      cv: `Sebastian Kolbenschlag
Laupheim

Kurz gesagt: Ich mache seit 2018 für andere Leute die Bücher zu.

Wo: Huber Brack & Kollegen, Steuerberatungsgesellschaft in Laupheim, seit August 2014.

Was genau: Ich habe achtzehn Mandate, darunter eine Gießerei mit 140 Leuten, zwei Maschinenbauer, eine Spedition als GmbH & Co. KG, ein Sägewerk. Von der Inventur im Januar bis zur Offenlegung im Unternehmensregister bin ich dort zuständig. Ich stelle auf, der Chef liest quer und unterschreibt. Das heißt: angefangene Arbeiten ansetzen, Pensions- und Urlaubsverpflichtungen, Gesellschafterkonten und Ergänzungsbilanzen, Überleitung auf das Steuerrecht, die Erläuterungen hintendran, bei drei mittelgroßen Gesellschaften Besprechung mit dem Prüfer bis zum Testat. Dazu die monatlichen Anmeldungen beim Finanzamt samt Reihengeschäften und innergemeinschaftlichen Lieferungen. Sieben Außenprüfungen habe ich vor Ort betreut. Zwei Azubis lerne ich an.

Womit: Kanzlei-Rechnungswesen pro, Abschlussprüfung, Anlag, Unternehmen Online, EO comfort. Excel gerne.

Prüfungen: Steuerfachangestellter 2014 (Note 1,8). Steuerfachwirt, Steuerberaterkammer Stuttgart, März 2018.

Warum weg: Ich möchte einmal bei einer Firma sehen, was aus den Zahlen wird. Englisch aus einem Jahr Work and Travel in Neuseeland (2011), spreche ich ohne Scheu.

Sonst: Freiwillige Feuerwehr, Gruppenführer. Zwei Mädchen, sechs Hühner.`,
    },
    {
      name: 'pruefung-teil-drei',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 63,
      why: 'Sechs Jahre selbständige HGB-Abschlüsse in SAP und DATEV, aber die Bilanzbuchhalterprüfung ist bis auf das Fachgespräch im Februar nicht zu Ende; der Bachelor ersetzt sie laut Anzeige nicht.',
      lacks: ['die bestandene Prüfung zum Bilanzbuchhalter (IHK) oder zum Steuerfachwirt'],
      cv: `Emre Yıldırım-Haas
Ulm-Wiblingen | Eintritt: 3 Monate zum Quartal | Gehaltsvorstellung 72 T€

BERUF
Sachgebietsleiter Rechnungswesen
Donau Medizintechnik GmbH, Neu-Ulm (210 Beschäftigte), seit Oktober 2020
  – verantworte Monats- und Jahresabschluss von zwei Gesellschaften (HGB), Anhang, E-Bilanz, Offenlegung
  – Prüfung durch WP, seit 2021 ohne Nachbuchungen über der Nichtaufgriffsgrenze
  – Umsatzsteuer, auch Reihengeschäfte und Schweiz
  – Berechnung latenter Steuern, Abstimmung mit Steuerberater
  – SAP FI (ECC, dann S/4), DATEV bei der Vertriebs-GmbH
  – Führung: zwei Buchhalterinnen, eine Auszubildende
  – Monatsreport auf Englisch an die Eigentümer in Boston

Buchhalter, Hauptbuch
Brauhaus zum Storchen AG, Ulm, 2016 bis September 2020
  – Kontenabstimmung, Anlagen, Abschlussbuchungen unter Anleitung, Biersteuer

AUSBILDUNG
2021 – 2026 Lehrgang Bilanzbuchhaltung, Abendform, IHK-Akademie Schwaben
   schriftliche Klausuren Teil A und B, Frühjahr und Herbst 2026; Fachgespräch 18. Februar 2027
2013 – 2016 Duales Studium BWL Industrie (B.A.), DHBW Heidenheim, 2,0

SPRACHEN
Deutsch und Türkisch muttersprachlich, Englisch C1

Halbmarathon, Vorstand (Kassier) eines Kulturvereins`,
    },
    {
      name: 'oesterreich-ugb',
      kind: 'foreign',
      low: 45,
      high: 58,
      best: 52,
      why: 'Austrian certified accountant with nine years of statements under the UGB in SAP; neither the German examination nor HGB accounts, but law and craft are close and German is native.',
      lacks: [
        'die bestandene Prüfung zum Bilanzbuchhalter (IHK) oder zum Steuerfachwirt',
        'Sie haben mindestens drei Jahre lang Abschlüsse nach HGB selbständig erstellt',
      ],
      cv: `Mag. (FH) VERENA STOCKHAMMER
Bregenz, moving to Biberach in February 2027 (husband's practice)

This CV is in English as I have worked for an American group. German is my mother tongue, German version on request.

2017 (May) - present
Senior Accountant, Rheintal Precision Tools GmbH, Dornbirn (subsidiary of Kettering Industrial Inc., Ohio)
Statutory year end of two companies under the Austrian commercial code (UGB), notes and management report, filing in the Firmenbuch
Provisions for severance and jubilee payments, long-term contracts, deferred tax
UVA, ZM, OSS; corporate income tax working papers; tax audit 2019-2021
US GAAP package by working day 5
SAP S/4HANA FI/CO, Tagetik
Contact for the auditors; coach to two clerks

2012 - 2017
Bookkeeper, then accountant, Bodensee Hotels AG, Bregenz
BMD; payroll in season; preparation of year end for the tax adviser

EDUCATION
Bilanzbuchhalterprüfung, WIFI Vorarlberg, 2016; public appointment as Bilanzbuchhalterin (BiBuG), WKO, resting
FH Vorarlberg, Business Administration, 2012

LANGUAGES
German, English C1, French B1

INTERESTS
Ski instructor (Landeslehrer), alpine choir, cheese`,
    },
    {
      name: 'kreditoren-liste',
      kind: 'list',
      low: 28,
      high: 44,
      best: 36,
      why: 'Kreditorenbuchhalter, dessen Kenntnisliste Bilanz, HGB und E-Bilanz aufzählt; gearbeitet hat er nur in Rechnungsprüfung und Mahnwesen, ohne eine der Prüfungen.',
      lacks: [
        'die bestandene Prüfung zum Bilanzbuchhalter (IHK) oder zum Steuerfachwirt',
        'Sie haben mindestens drei Jahre lang Abschlüsse nach HGB selbständig erstellt, nicht nur vorbereitet',
      ],
      cv: `Torsten Wiedemann-Krause
Finanz- und Bilanzbuchhaltung mit Leidenschaft
Memmingen

KENNTNISSE
★★★★★ Jahresabschluss HGB, Anhang, Lagebericht
★★★★★ SAP FI, DATEV
★★★★☆ Steuerbilanz, E-Bilanz, latente Steuern
★★★★☆ Umsatzsteuer, ZM, Intrastat
★★★★☆ Rückstellungen, Anlagenbuchhaltung, Konsolidierung
★★★☆☆ IFRS, Englisch
Teamfähig, zahlenaffin, hands-on, belastbar

BERUFSERFAHRUNG
2019 bis heute Allgäuer Frischdienst Logistik GmbH, Memmingen. Sachbearbeiter Kreditoren: Prüfung und Kontierung von rund 900 Eingangsrechnungen im Monat, Zahlungsläufe in SAP FI zweimal wöchentlich, Skonto, Reisekosten, Klärung mit Lieferanten, Stammdaten, Ablage für den Jahresabschluss
2012 bis 2019 Möbelhaus Zeller, Kempten. Sachbearbeiter Debitoren: Mahnwesen, Ratenzahlung, Kassenabrechnung, Zahlungseingänge in DATEV
2008 bis 2012 Zeitsoldat, Nachschub, Kaufbeuren

WEITERBILDUNG
Online-Kurs "Bilanzen lesen und verstehen", 2021, 12 Std.
Fachkraft Rechnungswesen (Zertifikat, Fernlehrgang), 2023
DATEV-Grundlagen, 2 Tage, 2013

AUSBILDUNG
Bürokaufmann, 2005 – 2008

HOBBYS
Eisstockschießen, Modellbahn H0, Familie`,
    },
  ],
};
