import type { GradedJob } from '../types.ts';

export const personalverrechnerLinzSteuerkanzlei: GradedJob = {
  job: 'personalverrechner-linz-steuerkanzlei',
  title: 'Personalverrechner:in (m/w/d), Linz',
  spec: `Personalverrechner:in (m/w/d), 30 bis 38,5 Stunden, Linz

Die Hollerbach & Söllinger Steuerberatung ist seit 1987 am Linzer Froschberg zu Hause. Wir sind 34 Leute und betreuen Gewerbe, Gastronomie, Ärzte und ein paar größere Industriebetriebe. In der Personalverrechnung sitzen derzeit fünf Kolleginnen, die sich über Verstärkung freuen, weil zwei davon 2027 Nachwuchs bzw. Pension feiern.

Das erwartet Sie
– laufende Abrechnung Ihres eigenen Klientenstocks, rund 450 Dienstnehmer:innen in verschiedenen Kollektivverträgen
– An-, Ab- und Änderungsmeldungen bei der ÖGK, Lohnzettel, mBGM, Kommunalsteuer, DB/DZ
– Begleitung von Prüfungen (PLB) und Auskünfte zu Arbeitsrecht, Karenz, Altersteilzeit, Endabrechnung
– Ansprechperson für die Klienten, am Telefon und bei Bedarf vor Ort

Das brauchen wir von Ihnen
– die abgelegte Personalverrechnerprüfung (egal ob WIFI, BFI, ASW oder gleichwertig); ohne geht es bei uns leider nicht
– mindestens drei Jahre Praxis in der österreichischen Lohnverrechnung, Kanzlei oder Betrieb

Das wäre schön
– BMD NTCS
– Erfahrung mit Bau-KV/BUAK oder Hotel- und Gastgewerbe
– Freude daran, Lehrlingen etwas zu erklären

Das bieten wir
Gleitzeit ohne Kernzeit am Freitag, zwei Tage Homeoffice, Öffi-Ticket, jährliche Weiterbildung, Mittagstisch. Monatsbrutto ab € 3.150,– auf Vollzeitbasis, Überzahlung je nach Erfahrung selbstverständlich.

Ihre Unterlagen bitte an Frau Mag. Söllinger. Wir antworten innerhalb einer Woche.`,
  graded: [
    {
      name: 'birgit-ortmayr-kanzlei',
      kind: 'strong',
      low: 91,
      high: 100,
      best: 96,
      why: 'Prüfung am WIFI 2015 und über sieben Jahre eigener Klientenstock in der Kanzlei mit Bau-KV, Gastgewerbe, PLB, Lehrling und BMD.',
      lacks: [],
      cv: `LEBENSLAUF

Persönliches
Name: Birgit Ortmayr
geboren am 22.08.1989 in Wels
Adresse: 4050 Traun
Staatsbürgerschaft: Österreich
Führerschein B

Beruflicher Werdegang

seit 03/2019 Personalverrechnerin, Traunauer Wirtschaftstreuhand GmbH, Leonding
eigener Stock von zuletzt 38 Klienten mit ca. 420 Dienstnehmern. KV Hotel- und Gastgewerbe, Handel, Metallgewerbe, Bau (inkl. BUAK-Meldungen und Schlechtwetter). Monatliche Abrechnung, mBGM, Lohnkonten, L16, Kommunalsteuer. Begleitung von elf PLB-Prüfungen, davon neun ohne Nachzahlung. Auskünfte zu Karenz, Wiedereingliederungsteilzeit, Altersteilzeit, Berechnung von Endabrechnungen und Abfertigung alt. Betreuung unseres Lehrlings. BMD NTCS seit 2019.

09/2014 – 02/2019 Sachbearbeiterin Lohn, Möbelhaus Pramtaler, Wels
Abrechnung von 190 Angestellten und Arbeitern, Zeiterfassung, Reisekosten.

07/2009 – 08/2014 Bürokauffrau, Möbelhaus Pramtaler, Wels

Ausbildung
Personalverrechnerprüfung, WIFI Oberösterreich, Juni 2015, guter Erfolg
Lehre Bürokauffrau mit LAP, 2009
Laufend: Jahresupdate Personalverrechnung, zuletzt Jänner 2026`,
    },
    {
      name: 'roman-leitgeb-payroll',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: 'Diplomierter Lohnverrechner (BFI) mit neun Jahren österreichischer Praxis in Kanzlei und Industrie, in anderen Worten erzählt; derzeit SAP statt BMD.',
      lacks: [],
      cv: `Roman Leitgeb, ich rechne Löhne, und zwar gern.

Linz-Urfahr, 0660 555 01 83

WAS ICH TUE
Payroll Specialist bei der Donaubrunn Anlagenbau AG in Linz, seit November 2021. Wir sind zu dritt für 1.150 Köpfe zuständig, mein Teil sind die Arbeiter der Montage, rund 480 Leute, Kollektivvertrag Metallindustrie, mit Auslandsentsendungen, Zulagen, Überstundenpauschalen und Pfändungen. Ich mache den Monatslauf vom Zeitimport bis zur Zahlungsdatei, melde an die Gesundheitskasse und an das Finanzamt, erledige den Jahreswechsel und sitze dabei, wenn die Prüfer kommen (zuletzt 2024, Lohnabgaben 2020 bis 2023, Feststellung: 312 Euro). System: SAP HCM.

WAS ICH VORHER TAT
Lohnverrechner in der Kanzlei Dr. Eibensteiner, Rohrbach, Mai 2017 bis Oktober 2021. Tischler, Wirte, Landärzte, zwei Baufirmen mit BUAK. 25 Firmen, etwa 260 Beschäftigte. Da habe ich gelernt, einem Wirt am Telefon um halb sieben zu erklären, was eine Fallweise ist. BMD, zuerst 5.5 und dann NTCS.

WAS ICH GELERNT HABE
Diplomierter Lohnverrechner: kommissionelle Prüfung am BFI Linz, abgelegt 30.11.2017
HAK-Matura Rohrbach, 2015
2015/16 Zivildienst, danach Reisen

Ich würde gerne zurück in eine Kanzlei, weil mir die Klienten abgehen.`,
    },
    {
      name: 'susanne-kretzschmar-passau',
      kind: 'foreign',
      low: 42,
      high: 56,
      best: 49,
      why: 'Viele Jahre Lohnabrechnung, aber nur nach deutschem Recht: weder die österreichische Prüfung noch Praxis in österreichischer Lohnverrechnung.',
      lacks: ['Personalverrechnerprüfung', 'drei Jahre Praxis in der österreichischen Lohnverrechnung'],
      cv: `Lebenslauf

Susanne Kretzschmar, geb. 14.02.1984, wohnhaft in Passau (D), Umzug nach Linz zum Jänner 2027 geplant

Berufserfahrung
04/2018 bis heute   Lohn- und Gehaltsbuchhalterin, Steuerkanzlei Innstadt Partner mbB, Passau
                    Entgeltabrechnung für 55 Mandanten, ca. 500 Arbeitnehmer, DATEV LODAS. Baulohn mit SOKA-BAU, Gastronomie, Minijobs, Kurzarbeit. Meldungen an Krankenkassen, Lohnsteueranmeldung, Bescheinigungen. Begleitung von Lohnsteuer-Außenprüfungen und Prüfungen der Rentenversicherung. Ansprechpartnerin der Mandanten.
08/2012 – 03/2018   Personalsachbearbeiterin mit Abrechnung, Donauzink GmbH, Vilshofen
                    220 Mitarbeiter, IG-Metall-Tarif
2006 – 2012         Bürokauffrau, verschiedene Arbeitgeber

Aus- und Weiterbildung
Fachkraft für Lohn und Gehalt (IHK), 2017
Ausbildung zur Kauffrau für Bürokommunikation, 2003 – 2006

Anmerkung
Das österreichische Abgaben- und Sozialversicherungsrecht kenne ich noch nicht. Die Personalverrechnerprüfung würde ich gerne ab Herbst 2027 nachholen.

EDV: DATEV, Excel, Lexware`,
    },
    {
      name: 'amina-hadzic-vor-der-pruefung',
      kind: 'in-progress',
      low: 58,
      high: 68,
      best: 65,
      why: 'Vier Jahre eigene Klienten in einer Kanzlei mit BMD, doch die Prüfung ist erst schriftlich bestanden, mündlich im Dezember.',
      lacks: ['abgelegte Personalverrechnerprüfung'],
      cv: `Bewerbung: Personalverrechnung Linz
Amina Hadžić
4020 Linz, geb. 1998 in Steyr

2022 Juni bis laufend
   Mitarbeiterin Personalverrechnung, Steuerkanzlei Pöschl & Rametsteiner, Enns
   selbständige Abrechnung von 22 Klienten (ca. 240 DN), Schwerpunkt Handel, Friseure, Gastgewerbe; ELDA-Meldungen, Beitragsgrundlagen, Jahreslohnzettel, Dienstzettel, Endabrechnungen; Prüfungen bereite ich vor, am Tisch sitzt meine Chefin. BMD NTCS täglich
2019 August bis 2022 Mai
   Rezeption und Bürohilfe, Kanzlei wie oben (Post, Belege, Buchungen der Kassa)
2017 bis 2019
   Verkäuferin, Schuhhaus Gschwendtner, Steyr

Kurse
   Buchhaltung I und II, WIFI, 2021
   Personalverrechnung Lehrgang, WIFI Linz, Sept. 2025 bis Juni 2026. Schriftlicher Teil der Prüfung im September 2026 bestanden, mündlicher Teil am 11. Dezember 2026.

Matura: HLW Steyr, 2017
Sprachen: Deutsch, Bosnisch, Englisch`,
    },
    {
      name: 'florian-zauner-tischler',
      kind: 'unrelated',
      low: 0,
      high: 8,
      best: 3,
      why: 'Tischlermeister ohne jede Erfahrung in der Lohnverrechnung.',
      lacks: ['Personalverrechnerprüfung', 'drei Jahre Praxis in der österreichischen Lohnverrechnung'],
      cv: `Curriculum vitae von Florian Zauner, 4320 Perg

Tischlermeister mit 16 Jahren Erfahrung im Innenausbau.

2015 bis heute: Werkstattleiter, Tischlerei Mühlviertler Holzdesign, Perg. Küchen, Stiegen, Arztpraxen. Arbeitsvorbereitung mit CNC, Aufmaß beim Kunden, Montage. Einteilung von sechs Gesellen und zwei Lehrlingen.
2010 bis 2015: Tischlergeselle, Bautischlerei Aisttal, Pregarten. Fenster und Haustüren.
2007 bis 2010: Lehre als Tischler, ebendort.

Meisterprüfung 2014. Staplerschein. Führerschein B, E, F.

Nach einer Rückenoperation im Frühjahr 2026 suche ich eine sitzende Tätigkeit im Büro und bin bereit, alles Notwendige zu lernen. Am PC arbeite ich mit Zeichenprogrammen und E-Mail.`,
    },
  ],
};
