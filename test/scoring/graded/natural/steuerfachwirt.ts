/** Steuerfachwirt or Steuerberater, German tax practice: the further qualification, three years in a Kanzlei, annual accounts, DATEV. */
import type { GradedJob } from '../types.ts';

export const steuerfachwirt: GradedJob = {
  job: 'steuerfachwirt',
  title: 'Steuerfachwirt / Steuerberater (m/w/d)',
  spec: `Steuerfachwirt / Steuerberater (m/w/d) in Münster, Voll- oder Teilzeit ab 30 Stunden

ÜBER UNS
Die Kanzlei Averbeck Rohling & Partner betreut mit 42 Mitarbeitenden inhabergeführte Unternehmen aus Handwerk, Handel und Gesundheitswesen im Münsterland. Digital arbeiten wir nicht erst seit gestern.

IHRE AUFGABEN
- Erstellung von Jahresabschlüssen für Personen- und Kapitalgesellschaften
- betriebliche und private Steuererklärungen, Prüfung der Bescheide, Einsprüche
- Begleitung von Betriebsprüfungen
- eigener Mandantenstamm, direkter Draht zu Unternehmerinnen und Unternehmern

WAS SIE MITBRINGEN
- erfolgreich abgelegte Prüfung zum Steuerfachwirt, zum Bilanzbuchhalter (IHK) oder zum Steuerberater
- wenigstens drei Jahre Praxis in einer Steuerberatungskanzlei
- Sie erstellen Abschlüsse und Erklärungen selbstständig
- DATEV beherrschen Sie sicher; darauf sind wir im Alltag angewiesen
- verhandlungssicheres Deutsch

SCHÖN, ABER KEIN MUSS
- Heilberufe oder Baugewerbe als Branche
- Unternehmen online, digitale Belegprozesse
- Anleitung von Auszubildenden

WIR BIETEN
Gleitzeit ohne Kernzeit, bis zu drei Tage mobil, 30 Urlaubstage, JobRad, Fortbildung auf unsere Kosten und einen Kaffee, über den im Viertel gesprochen wird. Wir freuen uns auf Menschen jeder Herkunft, jeden Alters und mit oder ohne Behinderung. Ihre Unterlagen gehen bitte mit Gehaltsvorstellung an Frau Rohling.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'Steuerfachwirtin seit 2019, zwölf Jahre Kanzlei, eigene Abschlüsse GmbH und KG, DATEV täglich, Heilberufe, Azubis.',
      lacks: [],
      cv: `Lebenslauf

Persönliche Daten
Katrin Eversmeyer, geb. 1991 in Coesfeld, Dülmen

Beruflicher Werdegang

07/2019 - heute
Steuerfachwirtin, Hüning Steuerberatungsgesellschaft mbH, Coesfeld
 • rund 55 eigene Mandate, davon 20 Arzt- und Zahnarztpraxen, zwei MVZ, mehrere Dachdeckerbetriebe
 • Jahresabschlüsse für GmbH, GmbH & Co. KG und Einzelunternehmen bis zur Unterschriftsreife
 • Körperschaft-, Gewerbe-, Umsatz-, Einkommensteuer, Feststellungserklärungen
 • Bescheidprüfung, Einspruchsverfahren, neun Betriebsprüfungen als Ansprechpartnerin der Prüfer
 • Umstellung von 40 Mandanten auf DATEV Unternehmen online
 • Betreuung der Auszubildenden (AEVO 2020)

08/2014 - 06/2019
Steuerfachangestellte, Kanzlei Terbrüggen, Dülmen
 • Finanzbuchhaltung, Lohn, ab 2016 Abschlüsse nach § 4 Abs. 3 und Bilanzen kleiner Betriebe

Ausbildung
08/2011 - 07/2014 Steuerfachangestellte, Kanzlei Terbrüggen, Note 1,8
03/2019 Prüfung zur Steuerfachwirtin, Steuerberaterkammer Westfalen-Lippe
2011 Abitur

Kenntnisse
DATEV Kanzlei-Rechnungswesen, Kanzleipaket Steuern, DMS: täglich
MS Office, Englisch B1, Deutsch Muttersprache

Gewünschter Umfang: 32 Stunden`,
    },
    {
      name: 'bilanzbuchhalter',
      kind: 'any-of',
      low: 79,
      high: 94,
      best: 88,
      why: 'Bilanzbuchhalter (IHK) statt Fachwirt, sechs Jahre Kanzlei mit selbstständigen Abschlüssen und Erklärungen, DATEV.',
      lacks: [],
      cv: `Yusuf Demirtaş
48431 Rheine

Seit März 2020 arbeite ich bei Brinkmann & Lüttmann, Steuerberater PartG mbB, in Rheine. Angefangen habe ich in der Buchhaltung, seit Anfang 2021 mache ich Bilanzen. Heute sind es etwa 35 Abschlüsse im Jahr, GmbHs und Kommanditgesellschaften, viele aus dem Hoch- und Tiefbau, dazu E-Bilanz, Offenlegung und die zugehörigen Erklärungen. Der Chef sieht drüber und unterschreibt. Bei drei Prüfungen durch das Finanzamt saß ich mit am Tisch. Meine Mandanten rufen mich direkt an, manche auf Türkisch.

Davor

2015 bis 02/2020: Buchhalter, Möbel Wesseling KG, Rheine (Kreditoren, Anlagen, Monatsabschluss)
2012 bis 2015: Ausbildung zum Industriekaufmann ebenda

Prüfungen

Geprüfter Bilanzbuchhalter, IHK Nord Westfalen, November 2019
Seminarreihe Körperschaftsteuer, Akademie für Steuer und Wirtschaft, 2022
Ausbildereignung, 2024

Programme

DATEV (Rechnungswesen pro, Steuern, Anlagenbuchführung, Belegtransfer) seit 2020, vorher SAP FI

Sprachen: Deutsch und Türkisch auf muttersprachlichem Niveau, Englisch ordentlich

Gehaltsvorstellung: 62.000 Euro. Kündigungsfrist drei Monate zum Quartalsende.`,
    },
    {
      name: 'pruefling',
      kind: 'in-progress',
      low: 54,
      high: 70,
      best: 64,
      why: 'Acht Jahre Kanzlei, Abschlüsse, DATEV; die Fachwirtprüfung wird im Dezember 2026 erst geschrieben.',
      lacks: ['abgelegte Prüfung zum Steuerfachwirt, Bilanzbuchhalter (IHK) oder Steuerberater'],
      cv: `JANA POHLKÖTTER
Steuerfachangestellte | Warendorf

ERFAHRUNG

Steuerfachangestellte | Steuerbüro Dr. Kleinehr, Warendorf | August 2018 bis heute
» Finanz- und Lohnbuchhaltung für 30 Betriebe (Gastronomie, Landwirtschaft, Elektrohandwerk)
» Abschlüsse: erst Überschussrechnungen, seit 2021 auch Bilanzen, darunter acht GmbHs und zwei OHGs, eigenständig vorbereitet bis zur Besprechung mit dem Mandanten
» Einkommensteuer, USt-Jahreserklärungen, Gewerbesteuer; Bescheide, Anträge, Einsprüche
» Ansprechpartnerin für DATEV im Büro, Einführung Unternehmen online bei 22 Mandanten
» eine Auszubildende

AUSBILDUNG

2015-2018 | Ausbildung, Steuerbüro Dr. Kleinehr, Abschluss mit 84 Punkten
2015 | Fachabitur, Höhere Handelsschule

WEITERBILDUNG

09/2025 - 11/2026 | Vorbereitungslehrgang Steuerfachwirt, samstags, Steuerfachschule Dr. Endeward. Schriftlicher Teil am 10. und 11. Dezember 2026, mündlicher Teil voraussichtlich im März.
2023 | DATEV-Workshop digitale Kanzlei

SONSTIGES

Deutsch Muttersprache, Englisch Schulkenntnisse
Kassenwartin im Reitverein Freckenhorst

Warum ein Wechsel? Mein Chef hört 2027 auf und die Kanzlei wird nicht weitergeführt.`,
    },
    {
      name: 'ohne-datev',
      kind: 'denial',
      low: 58,
      high: 73,
      best: 67,
      why: 'Bestellter Steuerberater mit zehn Jahren Kanzlei und allen Aufgaben; nach eigenen Worten nie mit DATEV gearbeitet.',
      lacks: ['DATEV beherrschen Sie sicher'],
      cv: `Dipl.-Kfm. Henrik Sandvoß, Steuerberater
Osnabrück, verheiratet, zwei Kinder

Kurzprofil
Bestellt im Februar 2020 (Steuerberaterkammer Niedersachsen). Schwerpunkte: mittelständische GmbH & Co. KG, Umstrukturierung, Nachfolge, Praxen von Heilberuflern.

Stationen

seit 2020, angestellter Steuerberater, Lohmeyer Steuerberatung, Osnabrück
Verantwortlich für 70 Mandate und ein Team von vier Fachangestellten. Jahresabschlüsse nach HGB, Steuererklärungen aller Art, gesonderte Feststellungen, Gutachten zur Unternehmensbewertung. Schlussbesprechungen bei Außenprüfungen, zwei Verfahren vor dem Niedersächsischen Finanzgericht. Ausbildung von zwei Nachwuchskräften.

2016 - 2020, Prüfungs- und Steuerassistent, gleiche Kanzlei
Abschlüsse, Erklärungen, Vorbereitung auf das Examen

2014 - 2016, Trainee Rechnungswesen, Nordhafer AG, Lingen

Studium: BWL, Universität Osnabrück, 2014

IT: In unserer Kanzlei läuft alles auf Addison (OneClick, Akte, Abschluss), damit bin ich schnell und sicher. Mit DATEV hatte ich bisher nicht zu tun. Excel sehr gut, Power Query.

Sprachen: Deutsch Muttersprache, Englisch verhandlungssicher, Niederländisch Grundkenntnisse

Wir ziehen im Sommer 2027 aus familiären Gründen nach Münster.`,
    },
    {
      name: 'finanzamt',
      kind: 'adjacent',
      low: 30,
      high: 48,
      best: 39,
      why: 'Betriebsprüferin im Finanzamt: tiefes Steuerrecht, aber keine der drei Prüfungen, keine Kanzlei, prüft statt erstellt, kein DATEV.',
      lacks: [
        'abgelegte Prüfung zum Steuerfachwirt, Bilanzbuchhalter (IHK) oder Steuerberater',
        'wenigstens drei Jahre Praxis in einer Steuerberatungskanzlei',
        'Sie erstellen Abschlüsse und Erklärungen selbstständig',
        'DATEV beherrschen Sie sicher',
      ],
      cv: `Bewerbung von Silke Wennemar-Tüns, Diplom-Finanzwirtin (FH)

Zurzeit: Steueramtfrau, Finanzamt Münster-Außenstadt, Betriebsprüfung

| Zeitraum | Tätigkeit |
|---|---|
| 2016 - heute | Betriebsprüferin, Klein- und Mittelbetriebe, seit 2021 auch Kapitalgesellschaften mit Organschaft. 14 bis 18 Prüfungen im Jahr, Schwerpunkt Bau, Apotheken und Arztpraxen. Schlussbesprechung, Prüfungsbericht, Mehrergebnis |
| 2011 - 2016 | Sachbearbeiterin Veranlagung (Körperschaften), Finanzamt Steinfurt. Bescheide, Einsprüche, Stundungen |
| 2008 - 2011 | Duales Studium, Fachhochschule für Finanzen Nordkirchen |

Kenntnisse
Abgabenordnung, Bilanzsteuerrecht, Umsatzsteuer, Verfahrensrecht. Digitale Datenanalyse mit IDEA (zertifiziert 2018). Ich lese die Abschlüsse der Berater täglich und weiß, wo es hakt. Anwärterinnen und Anwärter bilde ich seit 2017 in der Praxis aus.

Weiteres
Dozentin für Bilanzsteuerrecht an der VHS Münster, ein Abend pro Woche. Deutsch Muttersprache. Führerschein B.

Meine Beweggründe
Nach fünfzehn Jahren auf der einen Seite des Tisches möchte ich auf der anderen beraten. Teilzeit mit 30 Stunden wäre ideal. Die Entlassung aus dem Beamtenverhältnis wäre zum 1. April möglich.`,
    },
  ],
};
