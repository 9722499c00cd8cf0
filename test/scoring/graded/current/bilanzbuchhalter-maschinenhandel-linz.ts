import type { GradedJob } from '../types.ts';

export const bilanzbuchhalterMaschinenhandelLinz: GradedJob = {
  job: 'bilanzbuchhalter-maschinenhandel-linz',
  title: 'Bilanzbuchhalter:in (m/w/d)',
  spec: `Betreff: Bilanzbuchhalter:in (m/w/d) für Familienunternehmen in Linz, 38,5 Std.

Guten Tag,

für unseren Kunden, eine Unternehmensgruppe im Maschinenhandel mit sieben Gesellschaften in Österreich und Bayern, suchen wir ab sofort eine Bilanzbuchhalterin oder einen Bilanzbuchhalter in Direktanstellung.

Sie verantworten die laufende Buchhaltung von drei Gesellschaften, erstellen Monats- und Jahresabschlüsse nach UGB eigenständig bis zur Rohbilanz und darüber hinaus, stimmen konzerninterne Konten ab, kümmern sich um UVA, ZM und Intrastat und sind die erste Ansprechperson für Wirtschaftsprüfer und Finanzamt.

Unbedingt mitbringen müssen Sie eine abgelegte Bilanzbuchhalterprüfung (egal ob WIFI, ARS, ASW oder Fachprüfung bei der WKO), mindestens fünf Jahre Praxis in der eigenständigen Erstellung von Jahresabschlüssen nach UGB, ob in einer Kanzlei oder in einem Unternehmen, und sehr gute BMD-Kenntnisse aus der täglichen Arbeit. Ohne diese drei Punkte können wir Sie dem Kunden leider nicht vorstellen.

Schön wären gutes Englisch, erste Berührung mit HGB oder IFRS und Freude daran, eingefahrene Abläufe zu digitalisieren (Rechnungsfreigabe läuft heute teilweise noch auf Papier!).

Unser Kunde bietet Gleitzeit, zwei Tage Homeoffice, eine Kantine mit eigener Köchin, Parkplatz und einen sehr kollegialen Ton. Das Jahresbruttogehalt liegt je nach Erfahrung zwischen EUR 56.000 und EUR 68.000, Überzahlung im Einzelfall möglich.

Ich freue mich auf Ihren Lebenslauf, gern auch vorab auf einen kurzen Anruf. Absolute Diskretion ist selbstverständlich.

Mit besten Grüßen
Donauwerk Personalberatung, Linz`,
  graded: [
    {
      name: 'roswitha-kastlunger-bibu',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: 'Alles da, nur in den Worten der Kanzlei: Bibu-Prüfung, elf Jahre Abschlüsse bis zur Unterschriftsreife und tägliche Arbeit in der NTCS.',
      lacks: [],
      cv: `Mag. (FH) Roswitha Kastlunger
Leonding

WERDEGANG

Traunsteg Steuerberatung GmbH, Wels                      April 2015 bis dato
Fachkraft Rechnungswesen und Abschlusserstellung
Betreue 14 GmbHs und zwei GmbH & Co KGs (Handel, Metallbau, Spedition). Ich mache die Bilanzen vom Einbuchen der Abgrenzungen über Rückstellungen, Anlagenspiegel und latente Steuern bis zum unterschriftsreifen Exemplar samt Anhang und Firmenbucheinreichung; der Steuerberater liest nur mehr Korrektur. Ultimo-Zahlen für zwei Mandanten monatlich mit Kurzbericht. Umsatzsteuervoranmeldungen, Zusammenfassende Meldung, Intrahandelsstatistik. Betriebsprüfungen und WP-Termine begleite ich allein. Gearbeitet wird ausschließlich in der NTCS (FIBU, ANBU, BILANZ, Kostenrechnung), seit 2022 bin ich Key-User und habe den papierlosen Beleglauf für neun Mandanten eingeführt. Ein Mandant mit deutscher Tochter: Überleitung auf HGB.

Hausruck Agrarhandel eGen, Grieskirchen            September 2010 bis März 2015
Kreditoren, ab 2012 Hauptbuch

PRÜFUNGEN UND STUDIUM
2014   Bibu-Prüfung vor der Meisterprüfungsstelle, mit Auszeichnung
2013   Buchhalterprüfung
2006 – 2010   FH Steyrtal, Controlling und Finance

SONSTIGES
Englisch verhandlungssicher (Auslandssemester Cork), Excel mit Power Query, Führerschein B`,
    },
    {
      name: 'lukas-obermoser-lehrgang',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 63,
      why: 'Sechs Jahre Abschlusspraxis mit BMD, aber die Bilanzbuchhalterprüfung legt er erst im Jänner 2027 ab.',
      lacks: ['abgelegte Bilanzbuchhalterprüfung (Termin erst Jänner 2027)'],
      cv: `Lukas Obermoser
geb. 14.2.1995, Enns

Ausbildung
09/2025 – laufend: Lehrgang Bilanzbuchhaltung am WIFI Oberösterreich. Module Bilanzierung, Steuerrecht und Kostenrechnung positiv, schriftliche und mündliche Abschlussprüfung im Jänner 2027
2018: Buchhalterprüfung WIFI
2009 – 2014: HAK Steyr, Matura

Praxis
07/2020 – heute
Bilanzierer bei Steuerkanzlei Ennskai KG, Enns
* Selbstständige Erstellung der UGB-Jahresabschlüsse für rund 20 Klein- und Mittelbetriebe, davon 12 GmbHs
* Körperschaftsteuer- und Umsatzsteuererklärungen
* Monatsabschlüsse für einen Maschinenbauer inkl. Abstimmung der Verrechnungskonten mit der Schwestergesellschaft
* Intrastat, ZM, UVA
* Kontakt mit Finanzamt und Prüfern
* BMD NTCS täglich, Umstellung von BMD 5.5 mitgemacht

08/2014 – 06/2020
Buchhalter bei Ybbsfeld Baustoffe GmbH, St. Valentin
* Debitoren, Kreditoren, Bank, Kassa, Mahnwesen, ab 2018 Vorbereitung der Rohbilanz

Sprachen
Deutsch Muttersprache, Englisch B2

Freizeit
Freiwillige Feuerwehr (Kassier), Radfahren`,
    },
    {
      name: 'sabine-thurnhofer-drei-kanzleien',
      kind: 'overlap',
      low: 59,
      high: 72,
      best: 66,
      why: 'Die behaupteten sieben Jahre Bilanzierung sind drei parallel laufende Teilzeitstellen seit Jänner 2024, also keine drei Jahre; sonst passt sie.',
      lacks: ['fünf Jahre Erstellung von Jahresabschlüssen (nach Daten knapp drei)'],
      cv: `SABINE THURNHOFER
Bilanzbuchhalterin aus Traun

Zusammenfassung: Mehr als sieben Jahre Erfahrung in der Bilanzierung, geprüfte Bilanzbuchhalterin, BMD-Profi.

Stationen
02/2024 – heute | Kanzlei Weidinger & Pfann, Linz | 16 Wochenstunden
Jahresabschlüsse nach UGB für acht GmbHs, eigenständig inkl. Anhang, Steuererklärungen, BMD NTCS

05/2024 – heute | Brunnfeld Werkzeughandel GmbH, Pasching | 14 Wochenstunden
Alleinbuchhalterin, Monatsabschlüsse, Jahresabschluss bis zur Übergabe an den Wirtschaftsprüfer, UVA, ZM, Intrastat, BMD

01/2024 – 12/2025 | Selbstständige Bilanzbuchhalterin (Bestellung WKO), nebenbei
Abschlüsse und Einnahmen-Ausgaben-Rechnungen für sechs Kleinbetriebe, BMD

09/2017 – 12/2023 | Möbelhaus Innerschlag, Ansfelden | Vollzeit
Debitorenbuchhaltung: Zahlungseingänge zuordnen, Mahnläufe, Gutschriften, Klärung mit Filialen. Mit dem Abschluss hatte ich dort nichts zu tun, den machte die Zentrale in Salzburg.

Prüfungen
Bilanzbuchhalterprüfung, ARS Akademie Wien, November 2023
Buchhalterprüfung, WIFI Linz, 2020
Lehre Bürokauffrau, 2014 – 2017

Weiteres
Englisch gut, MS Office sehr gut, Führerschein B, Kurs Lohnverrechnung Grundlagen (2019)`,
    },
    {
      name: 'dragana-milic-buchhalterin',
      kind: 'denial',
      low: 33,
      high: 46,
      best: 40,
      why: 'Sie sagt selbst, dass sie die Prüfung nicht hat und Jahresabschlüsse immer der Steuerberater macht; gute laufende Buchhaltung mit BMD reicht hier nicht.',
      lacks: [
        'Bilanzbuchhalterprüfung (nicht abgelegt)',
        'fünf Jahre eigenständige UGB-Jahresabschlüsse (keine Erfahrung)',
      ],
      cv: `Dragana Milic – Buchhalterin

Persönliches: 1986 geboren in Linz, österreichische Staatsbürgerin, ein Sohn (12)

Was ich mache
Seit Mai 2018 bin ich bei der Hagenbichl Installationen GmbH in Asten für die laufende Buchhaltung zuständig: Eingangsrechnungen, Ausgangsrechnungen, Bank, Kassa, Zahlungsläufe, Mahnungen und die monatliche UVA. Wir arbeiten mit BMD NTCS, das kann ich im Schlaf. Davor war ich von 2008 bis 2018 im Büro der Tischlerei Loibersbacher (Fakturierung, Telefon, ab 2013 auch Belege kontieren).

Was ich noch nicht mache
Jahresabschlüsse habe ich bisher keine erstellt, das erledigt bei uns die Steuerberaterin. Auch Rückstellungen und Abgrenzungen bucht sie. Die Bilanzbuchhalterprüfung habe ich nicht abgelegt, die Buchhalterprüfung (WIFI, 2017) schon. Intrastat: keine Erfahrung.

Schule und Kurse
2001 – 2004 Handelsschule Linz
2017 Buchhalterprüfung
2019 BMD-Aufbaukurs Fibu
2023 Excel für Fortgeschrittene

Sprachen
Deutsch und Serbisch fließend, Englisch Schulniveau

Mir sind ein ruhiges Umfeld und fixe Zeiten wichtig.`,
    },
    {
      name: 'patrick-schwandner-abgeschrieben',
      kind: 'pasted',
      low: 18,
      high: 31,
      best: 25,
      why: 'Das Profil ist wörtlich aus der Anzeige abgeschrieben; belegt sind nur gut zwei Jahre Rechnungserfassung und ein Sachbearbeiterkurs.',
      lacks: [
        'Bilanzbuchhalterprüfung',
        'fünf Jahre eigenständige UGB-Jahresabschlüsse',
        'BMD aus der täglichen Arbeit',
      ],
      cv: `Patrick Schwandner, 4030 Linz

PROFIL
Ich verantworte die laufende Buchhaltung von drei Gesellschaften, erstelle Monats- und Jahresabschlüsse nach UGB eigenständig bis zur Rohbilanz und darüber hinaus, stimme konzerninterne Konten ab, kümmere mich um UVA, ZM und Intrastat und bin die erste Ansprechperson für Wirtschaftsprüfer und Finanzamt. Ich bringe mit: eine abgelegte Bilanzbuchhalterprüfung (egal ob WIFI, ARS, ASW oder Fachprüfung bei der WKO), mindestens fünf Jahre Praxis in der eigenständigen Erstellung von Jahresabschlüssen nach UGB, ob in einer Kanzlei oder in einem Unternehmen, und sehr gute BMD-Kenntnisse aus der täglichen Arbeit. Freude daran, eingefahrene Abläufe zu digitalisieren.

BERUFLICHES
06/2024 – heute: Sachbearbeiter Rechnungseingang, Mostviertler Getränkelogistik GmbH. Lieferantenrechnungen scannen und im SAP-Workflow erfassen, Rückfragen an den Einkauf.
03/2021 – 05/2024: Verkäufer, Elektrohaus Kirchmüllner, Linz. Beratung, Kassa, Lager.
2020 – 2021: Zivildienst, Rettungsdienst Donaubogen

AUSBILDUNG
2015 – 2020: HAK Traun, Matura
2024: Kurs Sachbearbeiter Rechnungswesen, 40 Stunden, Teilnahmebestätigung

KENNTNISSE
MS Office, SAP (Anwender), Englisch B1`,
    },
  ],
};
