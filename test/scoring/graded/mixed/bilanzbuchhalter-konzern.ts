/** Bilanzbuchhalter Konzern, German mid-cap: exam or accounting degree, four years of IFRS consolidation by own hand, fluent English, consolidation software. */
import type { GradedJob } from '../types.ts';

export const bilanzbuchhalterKonzernJob: GradedJob = {
  job: 'bilanzbuchhalter-konzern',
  title: 'Bilanzbuchhalter Konzernrechnungslegung (m/w/d)',
  spec: `Stellen-ID: 10-4482 | Standort: Heilbronn | Gesellschaft: Eberwein Antriebstechnik SE | Bereich: Finanzen/Konzernrechnungswesen | Eintritt: 01.02.2027 oder später | Umfang: Vollzeit, bis 50 % mobil

Über uns
Eberwein baut Getriebe und Antriebe für Landmaschinen, Kräne und Bühnen. 2.900 Menschen, 23 Gesellschaften in elf Ländern, Anleihe im Freiverkehr, seit 1921 in Familienhand.

Ihre Aufgaben
• Erstellung der Monats-, Quartals- und Konzernabschlüsse nach IFRS mit einer Kollegin
• Kapital-, Schulden-, Aufwands- und Ertragskonsolidierung, Zwischenergebniseliminierung, Währungsumrechnung, latente Steuern
• Anhang, Kapitalflussrechnung, Eigenkapitalspiegel
• Abstimmung der Reporting Packages mit den Töchtern in den USA, Indien und Polen; die Gespräche führen Sie auf Englisch, ohne Englisch verhandlungssicher geht es nicht
• Ansprechpartner der Wirtschaftsprüfer
• Erstkonsolidierung und Kaufpreisallokation bei Zukäufen (ca. einer pro Jahr)
• Pflege des Bilanzierungshandbuchs

Ihr Profil
• Prüfung zum Bilanzbuchhalter (IHK) oder ein Studium mit Schwerpunkt Rechnungslegung/Wirtschaftsprüfung
• mindestens vier Jahre Konzernrechnungslegung nach IFRS, in denen Sie selbst konsolidiert haben. Die Zulieferung eines Packages an die Mutter ist damit nicht gemeint
• sicherer Umgang mit einem Konsolidierungssystem (LucaNet, SAP BCS/BPC, Tagetik, Oracle HFM o. ä.)
• gern SAP S/4HANA, ESEF-Tagging, IFRS 16, Erfahrung im Maschinenbau
• sorgfältig, belastbar im Januar, freundlich auch am WD 3

Wir bieten
IG-Metall-Tarif BW (EG 13), 35-Stunden-Woche, Gleitzeit, Kantine, JobRad, Betriebskita, 30 Tage Urlaub.

Hinweise
Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Bewerbung nur über das Portal, Rückfragen an Frau Schick, Personal.`,
  graded: [
    {
      name: 'lucanet-neun-jahre',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 96,
      why: 'Bilanzbuchhalterin IHK, seit 2019 eigene IFRS-Konsolidierung im Maschinenbau mit LucaNet, zuvor Überleitung, Englisch C1, Erstkonsolidierungen.',
      lacks: [],
      cv: `Katrin Auwärter, Neckarsulm
Gepr. Bilanzbuchhalterin (IHK Heilbronn-Franken 2014)

seit 07/2019 Lohmüller Fördertechnik AG, Bietigheim, Konzernbilanzbuchhalterin. 17 Gesellschaften. IFRS-Quartals- und Jahresabschluss: KapKo, SchuKo, A&E, ZGE, latente Steuern, IAS 21, Kapitalfluss, Anhang, ESEF. LucaNet Key User. Zwei Erstkonsolidierungen mit PPA (Brescia 2021, Ohio 2024). Wöchentliche Calls mit Ohio und Pune auf Englisch.
03/2017-06/2019 Ströbele Pumpen, Backnang, Referentin Konzern: HGB-Konzernabschluss, IFRS-Überleitung, SAP EC-CS
08/2009-02/2017 ebd. Hauptbuch

SAP S/4, Englisch C1 (CAE 2018). Kassenprüferin im Albverein.`,
    },
    {
      name: 'group-accountant',
      kind: 'any-of',
      low: 82,
      high: 95,
      best: 89,
      why: 'Keine IHK-Prüfung, aber der Master mit Schwerpunkt Wirtschaftsprüfung zählt ebenso; sechs Jahre Group Accounting mit Tagetik, Arbeitssprache Englisch.',
      lacks: [],
      cv: `Jonas Thielemann
Group Accountant

Ich habe in Münster Betriebswirtschaft studiert (B.Sc. 2016) und dort 2018 den Master "Accounting, Auditing & Taxation" abgeschlossen. Danach war ich von Oktober 2018 bis September 2020 Prüfungsassistent bei einer mittelgroßen WP-Gesellschaft in Dortmund, überwiegend Jahresabschlüsse von Zulieferern, daneben zwei Konzernprüfungen.

Seit Oktober 2020 arbeite ich in der Zentrale der Norvik Coatings Group in Düsseldorf (31 Einheiten, schwedischer Eigentümer, Teilkonzern mit eigenem IFRS-Abschluss wegen eines Schuldscheins). Mein Part im Abschluss: Ich fahre die Läufe in CCH Tagetik, buche die Eliminierungen von Beteiligungen gegen Eigenkapital, räume die Intercompany-Differenzen auf, rechne die unrealisierten Margen in den Lägern und die Fremdwährungsrücklage, und ich schreibe die Notes zu Leasing, Finanzinstrumenten und Segmenten. 2022 und 2025 habe ich je eine neu erworbene Firma in den Kreis aufgenommen, mit Fair-Value-Bewertung der Kundenstämme zusammen mit einem Gutachter. Fragen des Prüfers beantworte meist ich. Sprache im Team ist Englisch, schriftlich wie mündlich; zweimal im Jahr schule ich die Finance Manager in Gdansk und Houston.

Was ich nebenbei gelernt habe: wie man einem Werkleiter erklärt, warum sein Gewinn im Konzern noch keiner ist; dass Power Query Leben rettet; dass der Januar vorbeigeht. 2024 habe ich die Bilanzierungsrichtlinie der Gruppe neu gefasst (62 Seiten, vorher 140) und den Kalender so umgebaut, dass wir an WD 9 statt WD 13 fertig sind.

Nach Heilbronn zieht mich meine Partnerin, die dort promoviert. SAP kenne ich als ECC und S/4. Steuerberaterexamen: angedacht, dann doch nicht. Ich spiele Handball, Kreisliga, Torwart.`,
    },
    {
      name: 'kaum-englisch',
      kind: 'missing',
      low: 56,
      high: 70,
      best: 63,
      why: 'Fachlich ausgezeichnet, vierzehn Jahre Konsolidierung nach IFRS mit SAP BCS, aber Englisch nur in Grundkenntnissen, und ohne geht es nicht.',
      lacks: ['Englisch verhandlungssicher'],
      cv: `Bewerbungsunterlagen
DIETMAR SCHÄUFFELE
Bilanzbuchhalter (IHK), Eppingen

Kurzprofil: 31 Jahre Rechnungswesen, davon 14 in der Konzernbilanz.

2012 bis heute: Gebr. Maurath Holding SE, Mosbach (Umformtechnik, 14 Gesellschaften, alle in D, A und CH)
Leitender Sachbearbeiter Konzernabschluss
> alle Konsolidierungsmaßnahmen im SAP SEM-BCS, seit 2023 Group Reporting in S/4HANA (Projektmitglied)
> IFRS-Abschluss zum 30.6. und 31.12., Anhang, Cashflow, Eigenkapitalveränderung
> Latente Steuern auf Konzernebene, Goodwill-Test IAS 36
> IFRS 16 Einführung 2018/19
> Zugang Fa. Pfister (Winterthur) 2020 mit Kaufpreisallokation
> Prüfer im Haus: vier Wochen im Februar, nie eine wesentliche Feststellung

2003 bis 2011: ebenda, Bilanzbuchhalter Einzelabschluss HGB, StB, Betriebsprüfungen
1995 bis 2003: Sparkasse, dann Buchhalter im Autohaus

Bildung: Bilanzbuchhalterprüfung IHK 2002; Bankkaufmann 1995; laufend IFRS-Update (zuletzt 03/2026)

EDV: SAP FI/CO, BCS, Group Reporting, Excel
Sprachen: Deutsch Muttersprache, Schwäbisch fließend, Englisch Grundkenntnisse (Schule, lesen geht mit Wörterbuch, sprechen kaum)

Hobbys: Weinberg 12 Ar, Posaunenchor`,
    },
    {
      name: 'nur-package',
      kind: 'denial',
      low: 44,
      high: 58,
      best: 51,
      why: 'Bilanzbuchhalterin mit gutem Englisch, liefert seit Jahren IFRS-Packages an die amerikanische Mutter, hat aber nach eigenen Worten nie selbst konsolidiert.',
      lacks: [
        'mindestens vier Jahre Konzernrechnungslegung nach IFRS, in denen Sie selbst konsolidiert haben',
        'sicherer Umgang mit einem Konsolidierungssystem',
      ],
      cv: `Svetlana Reimer | Bilanzbuchhalterin (IHK) | Öhringen

PROFIL
Alleinverantwortliche Bilanzbuchhalterin einer Konzerntochter. Abschlusssicher, schnell, angenehm im Umgang. Wunsch: Schritt in die Konzernzentrale.

ERFAHRUNG
Bilanzbuchhalterin
Tarbell Valves Germany GmbH, Künzelsau (Tochter der Tarbell Inc., Wisconsin)
Mai 2018 - heute
• Monats- und Jahresabschluss HGB, Steuerbilanz, E-Bilanz
• Reporting Package nach IFRS (bis 2020 US-GAAP) zum WD 4 an die Mutter, Upload in deren HFM
• IC-Abstimmung mit elf Schwestergesellschaften, Saldenbestätigungen
• IFRS 16 Leasingbewertung der Tochter
• Ansprechpartnerin für Prüfer und Finanzamt, tägliche Abstimmung auf Englisch
• Konsolidierung: erfolgt in Milwaukee, daran war ich nicht beteiligt; HFM kenne ich nur von der Eingabemaske

Finanzbuchhalterin, Steuerkanzlei Brodbeck, Schwäbisch Hall
2011 - April 2018. Mandantenbuchhaltungen, DATEV, Jahresabschlüsse bis 20 Mio. Umsatz

AUSBILDUNG
Geprüfte Bilanzbuchhalterin, IHK, 2017
Steuerfachangestellte, 2011

SPRACHEN
Deutsch, Russisch (Muttersprachen), Englisch C1

KURSE
Konsolidierung kompakt, 2 Tage, 2025; Excel für Profis; Ersthelferin`,
    },
    {
      name: 'kreditoren-konzern',
      kind: 'trap',
      low: 12,
      high: 28,
      best: 21,
      why: 'Kreditorenbuchhalter in einem Konzern: "Konsolidierung" meint hier Lieferantenstämme und Server, keine Abschlüsse, keine Prüfung, kein IFRS.',
      lacks: [
        'Prüfung zum Bilanzbuchhalter (IHK) oder ein Studium mit Schwerpunkt Rechnungslegung/Wirtschaftsprüfung',
        'mindestens vier Jahre Konzernrechnungslegung nach IFRS, in denen Sie selbst konsolidiert haben',
        'sicherer Umgang mit einem Konsolidierungssystem',
        'Englisch verhandlungssicher',
      ],
      cv: `Marco Pellegrini, Sachbearbeiter Konzernbuchhaltung, Heilbronn. Seit 2016 bei der Südkette Handelskonzern KG im Shared Service Center Kreditoren: Prüfen, Kontieren und Buchen von ca. 180 Eingangsrechnungen am Tag in SAP S/4HANA, Zahlläufe, Mahnungen, Klärung von Differenzen mit Lieferanten, Reisekosten von drei Konzerngesellschaften. 2021 Projekt "Konsolidierung": Zusammenführung der Lieferantenstämme aus vier Buchungskreisen, 41.000 Dubletten bereinigt, und Konsolidierung der Ablageserver. Zuarbeit zum Jahresabschluss (OP-Listen, Rückstellung für ausstehende Rechnungen nach Liste). Urlaubsvertretung der Teamleitung. Vorher 2012 bis 2016 Kassenaufsicht und Tagesabrechnung im Markt Böckingen. Ausbildung Kaufmann im Einzelhandel 2012, Fachkraft Finanzbuchführung (VHS Xpert) 2018. Interesse an der Weiterbildung zum Bilanzbuchhalter, ggf. ab 2028. EDV: SAP FI-AP, Excel, Basware. Sprachen: Deutsch, Italienisch, Englisch B1. Führerschein B, Staplerschein. Jugendtrainer beim TSV, Pizzaofen im Garten selbst gebaut.`,
    },
  ],
};
