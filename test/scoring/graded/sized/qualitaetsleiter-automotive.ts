/** Quality head of an automotive supplier's plant in Germany (in German): VDA 6.3 auditor certificate, five years of automotive quality and leading people decide it. */
import type { GradedJob } from '../types.ts';
export const qualitaetsleiterAutomotive: GradedJob = {
  job: 'qualitaetsleiter-automotive',
  title: 'Leiter Qualitätsmanagement (m/w/d), Automobilzulieferer, Raum Heilbronn',
  spec: `Leiter Qualitätsmanagement (m/w/d) – Werk Öhringen
Hohenloher Dichtungs- und Formteilewerke GmbH, unbefristet, Vollzeit, ab sofort oder nach Vereinbarung

Wer wir sind
Seit 1958 fertigen wir Dichtungen, Membranen und Formteile aus Elastomeren und technischen Kunststoffen. Was klein aussieht, hält im Fahrzeug Kühlmittel, Öl und Bremsflüssigkeit dort, wo sie hingehören. Rund 720 Menschen arbeiten an drei Standorten in Öhringen, im tschechischen Písek und in Querétaro in Mexiko. Zu unseren Kunden gehören alle großen deutschen Hersteller und die meisten Systemlieferanten. Etwa ein Drittel unserer Neuanläufe geht inzwischen in Thermomanagement und Batterien elektrischer Fahrzeuge. Wir sind ein Familienunternehmen in der dritten Generation und entscheiden schnell, manchmal auf dem Parkplatz.

Ihre Rolle
Sie führen das Qualitätswesen unseres Stammwerks mit 26 Mitarbeiterinnen und Mitarbeitern in Serienqualität, Vorausplanung, Lieferantenqualität und Messraum. Sie berichten an den Werkleiter und fachlich an die Geschäftsführung und vertreten das Werk gegenüber Kunden und Zertifizierern.

Ihre Aufgaben
- Sie entwickeln das Managementsystem nach IATF 16949 und ISO 9001 weiter und führen uns durch die Überwachungs- und Rezertifizierungsaudits.
- Sie planen und führen Prozessaudits nach VDA 6.3 im eigenen Haus und bei Lieferanten und verfolgen die Maßnahmen bis zum Nachweis ihrer Wirksamkeit.
- Sie verantworten Reklamationen, 8D-Berichte und Rückverfolgung und stehen bei Feldfällen selbst vor dem Kunden.
- Sie stellen Bemusterungen nach PPF und PPAP und die Produktionslenkungspläne neuer Projekte sicher.
- Sie steuern Kosten schlechter Qualität, ppm-Ziele und Ausschuss und berichten monatlich.
- Sie leiten FMEA-Reviews an und achten auf besondere Merkmale.
- Sie führen, fördern und beurteilen Ihr Team und bilden Nachwuchs aus.
- Sie entwickeln Lieferanten in Europa und Asien und entscheiden über Freigaben.
- Sie koordinieren mit den Schwesterwerken gemeinsame Standards und Messmethoden.
- Sie treiben digitale Prüfdatenerfassung und SPC voran.

Das bringen Sie zwingend mit
- Ein abgeschlossenes technisches Studium, alternativ einen Abschluss als Techniker oder Industriemeister
- Mindestens fünf Jahre Berufserfahrung im Qualitätsmanagement bei einem Automobilzulieferer oder Fahrzeughersteller mit IATF 16949
- Eine gültige Qualifikation als zertifizierter Prozess-Auditor nach VDA 6.3 (VDA QMC oder Lizenzpartner, mit bestandener Prüfung), weil mehrere Kunden sie von unserem Auditprogramm ausdrücklich fordern
- Mindestens drei Jahre disziplinarische Führung von Mitarbeitern
- Verhandlungssicheres Deutsch und sicheres Englisch in Wort und Schrift

Das freut uns außerdem
- Kenntnisse in Elastomer- oder Kunststoffverarbeitung
- Auditor nach IATF 16949 (1st/2nd Party), Produktsicherheitsbeauftragter (PSCR) oder Six Sigma Green Belt
- CAQ-System (Babtec, iqs oder CAQ AG) und SAP QM
- Tschechisch oder Spanisch

Was wir bieten
Tarifnahe Vergütung mit 13. Gehalt und Zielprämie, Dienstwagen auch privat, 30 Tage Urlaub, Gleitzeit, ein Tag mobiles Arbeiten in der Woche, betriebliche Altersvorsorge, Dienstrad, Kantine, Kita-Plätze beim Nachbarn und ein eigenes Fortbildungsbudget. Beim Umzug helfen wir.

So bewerben Sie sich
Senden Sie Lebenslauf, Zeugnisse und Gehaltswunsch über unser Bewerbungsportal. Nach einem ersten Gespräch per Video laden wir Sie zu einem halben Tag ins Werk ein, mit Rundgang und einem echten Reklamationsfall zum Diskutieren. Fragen beantwortet unsere Personalabteilung.

Alle Menschen sind bei uns willkommen, unabhängig von Geschlecht, Herkunft, Religion, Behinderung, Alter oder sexueller Identität. Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt berücksichtigt.`,
  graded: [
    {
      name: 'ql-baumgaertner-strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Sixteen years at suppliers, six of them leading a plant quality department, VDA 6.3 certificate in force, elastomer experience and both languages.',
      lacks: [],
      cv: `Dipl.-Ing. (FH) Stefanie Baumgärtner
74613 Öhringen-Cappel
s.baumgaertner@briefkasten.example | 0151 5550147
geboren 1984 in Schwäbisch Hall, verheiratet, zwei Kinder

KURZPROFIL
Kunststofftechnikerin durch und durch, seit 2010 in der Qualität von Zulieferern zu Hause, seit 2020 verantwortlich für ein ganzes Werk. Ich gehe lieber an die Presse als in die nächste Besprechung und schreibe Berichte, die der Kunde beim ersten Lesen versteht.

BERUFSWEG

04/2020 – heute
Kraichtaler Gummitechnik GmbH, Bretten (410 Beschäftigte, Schläuche und Formdichtungen für Kühlung und Ladeluft)
Leiterin Werksqualität
– Vorgesetzte von 19 Personen: Serienbetreuung, Projekte, Wareneingang, Messlabor; Einstellungen, Jahresgespräche, zwei Trennungen
– Zweimal Rezertifizierung des Standorts nach IATF 16949 ohne Hauptabweichung (2021, 2024)
– Jährlich zehn bis zwölf Prozessaudits, davon die Hälfte bei Mischungslieferanten und Lohnentgratern, letzte Kundenbewertung 93 Prozent (A)
– Feldaktion mit 14.000 Fahrzeugen 2022: Eingrenzung in vier Tagen, Verhandlung über Kostenteilung persönlich geführt
– Beanstandungen von 38 auf 9 ppm, interne Fehlerkosten von 3,1 auf 1,7 Prozent vom Umsatz
– Erstmusterabwicklung für 60 Teile im Jahr, Abstimmung mit Herstellern in Stuttgart, München und Göteborg
– Einführung von Babtec mit Anbindung der Messmaschinen, Prüfmerkmale mit Regelkarten an 22 Pressen
– Gemeinsame Standards mit dem Schwesterwerk in Ungarn, vierteljährlicher Austausch von Messmitteln und Prüfern
– Monatliche Qualitätsrunde mit Einkauf, Werkzeugbau und Fertigung, deren Protokoll auf eine Seite passt

09/2015 – 03/2020
Kraichtaler Gummitechnik GmbH, Bretten
Teamleiterin Kundenqualität (seit 01/2017 mit fünf unterstellten Ingenieuren)
– Reklamationsbearbeitung 8D, Ursachenanalysen mit 5-Why und Ishikawa
– Anläufe von drei Thermomodulen, Moderation der FMEA nach dem AIAG/VDA-Handbuch
– Resident beim Kunden in Sindelfingen während acht Wochen Anlauf
– Vertretung der Abteilungsleitung bei Abwesenheit, Einarbeitung von vier Berufsanfängern

10/2010 – 08/2015
Spritzguss Löwenstein AG, Löwenstein
Ingenieurin Qualitätsvorausplanung
– Prüfplanung, Fähigkeitsnachweise, MSA, Produktionslenkungspläne
– Steckergehäuse und Sensorträger aus PA und PBT, Serienfreigaben
– Betreuung von Werkzeugmachern in Portugal und China
– Grenzmusterkataloge für Sichtprüferinnen erstellt und mit den Kunden abgestimmt

03/2009 – 09/2010
Spritzguss Löwenstein AG, Löwenstein
Trainee Produktion und Qualität, Diplomarbeit zuvor im selben Haus

AUSBILDUNG
10/2004 – 02/2009 Hochschule Aalen, Kunststofftechnik, Diplom-Ingenieurin (FH), Note 1,9
2004 Abitur, Hohenlohe-Gymnasium Öhringen
2007/08 Praxissemester bei einem Dichtungshersteller in Lyon

ZERTIFIKATE
Zertifizierte Prozess-Auditorin VDA 6.3, VDA QMC, Prüfung 06/2016, zuletzt verlängert 05/2025
Interne Auditorin und 2nd-Party-Auditorin IATF 16949, 2018, Auffrischung 2024
Produktsicherheits- und Konformitätsbeauftragte (PSCR), 2021
Six Sigma Green Belt, 2014
Qualitätsmanagerin DGQ, 2012
Ausbildereignung IHK, 2019

WEITERBILDUNG
Führungskräfteprogramm, sechs Module, Südwestmetall-Umfeld, 2017/18
Reifegradabsicherung neuer Teile, 2 Tage, 2019
Schadteilanalyse Feld, 2020
Technische Sauberkeit nach VDA 19, 2022
Moderation schwieriger Gespräche, zwei Tage, 2023
Grundlagen Zellchemie für Nichtchemiker, 2024

EDV
SAP QM, Babtec.Q, Minitab, Q-DAS, Plato FMEA, MS Office, Calypso lesend

SPRACHEN
Deutsch Muttersprache
Englisch C1, tägliche Kundentermine, Audits in englischer Sprache in Schweden und Indien
Französisch B1
Tschechisch: Volkshochschule, erstes Jahr

EHRENAMT UND FREIZEIT
Elternbeirat der Grundschule Cappel, Kassenprüferin im Musikverein (Klarinette), Vorlesepatin in der Stadtbücherei. Wandern auf dem Limesweg, Gemüsegarten, alte Radios, im Winter Langlauf bei Wüstenrot.

WARUM JETZT
Mein täglicher Weg nach Bretten beträgt siebzig Kilometer je Richtung; Ihr Werk sehe ich vom Küchenfenster aus. Außerdem reizt mich, dass bei Ihnen Elastomere und Thermoplaste unter einem Dach verarbeitet werden.

VERFÜGBARKEIT UND GEHALT
Kündigungsfrist drei Monate zum Quartalsende, Eintritt zum 1. April 2027 möglich, nach Absprache früher. Gehaltswunsch 108.000 Euro im Jahr zuzüglich Fahrzeug.

REFERENZEN
Werkleiter Bretten (in Kenntnis gesetzt) und die frühere Lieferantenmanagerin eines Stuttgarter Herstellers; beide nenne ich gern nach dem ersten Gespräch.

Öhringen, im Oktober 2026`,
    },
    {
      name: 'ql-seidl-exam-pending',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 62,
      why: 'The same level of plant quality head at a supplier, but the VDA 6.3 examination is only booked for January 2027.',
      lacks: ['valid certified VDA 6.3 process auditor (exam still to come)'],
      cv: `LEBENSLAUF

Persönliches
Markus Seidl, M.Eng.
Jahrgang 1982, Staatsangehörigkeit deutsch
Neckarsulm, Telefon 0160 5550188
markus.seidl@netzpost.example

Beruflicher Werdegang

Seit Mai 2019: Bereichsleiter Qualität, Taubertal Präzisionskunststoff GmbH & Co. KG, Bad Mergentheim
Zulieferer von Pumpenrädern, Ventilblöcken und Kühlmittelverteilern, 530 Beschäftigte
• Gesamtverantwortung für 23 Kolleginnen und Kollegen in vier Gruppen, Personal- und Kostenstellenverantwortung (2,4 Millionen Euro)
• Ansprechpartner der Zertifizierungsstelle, drei Überwachungsaudits und die Rezertifizierung 2023 nach IATF 16949 bestanden, insgesamt zwei Nebenabweichungen
• Task Force nach einem Rückruf wegen undichter Verteiler, tägliche Lageberichte an zwei Hersteller, Wiederherstellung der A-Einstufung nach elf Monaten
• Fehlerkosten von 4,0 auf 2,2 Prozent gesenkt, Kunden-ppm im einstelligen Bereich seit 2024
• Zahl der offenen 8D-Vorgänge von 61 auf durchschnittlich 14 abgebaut
• Freigabe aller PPF-Vorlagen, Festlegung der besonderen Merkmale zusammen mit der Entwicklung
• Lieferantenbesuche in Polen, der Türkei und Taiwan, dabei begleitet von einem qualifizierten externen Auditor
• Umstellung der Papierprüfkarten auf CAQ AG Factory Systems, 140 Prüfplätze

2014 bis 2019: Gruppenleiter Serienqualität, Jagsttal Automotive Components GmbH, Möckmühl
• Sechs unterstellte Prüfer und Ingenieure, Schichtbetrieb
• Reklamationen von sieben Fahrzeugwerken, Sortieraktionen, Sondereinstufungen
• Prüfmittelfähigkeit für Messvorrichtungen, optische Systeme und Dichtheitsprüfstände
• Layered Process Audits aufgebaut, jede Linie einmal in der Woche
• Schulung der Werker in Fehlerbildern, kurze Filme statt langer Anweisungen

2009 bis 2014: Ingenieur Qualitätsplanung, Jagsttal Automotive Components GmbH, Möckmühl
• APQP in elf Projekten vom Angebot bis drei Monate nach SOP
• Design- und Prozess-FMEA moderiert
• Erstbemusterung mit computertomografischer Vermessung
• Sechs Monate Anlaufhilfe im Werk Puebla, Mexiko

2007 bis 2009: Werkstudent und Masterand, Messraum eines Getriebeherstellers in Neuenstein

Bildung
2007 bis 2009 Hochschule Heilbronn, Maschinenbau, Master of Engineering
2003 bis 2007 Hochschule Heilbronn, Mechatronik, Diplom (FH)
2002 bis 2003 Zivildienst beim Rettungsdienst
2002 Abitur am Technischen Gymnasium Neckarsulm

Lehrgänge und Nachweise
Interner Auditor ISO 9001 und IATF 16949, TÜV Süd, 2015, aufgefrischt 2022
VDA 6.3: Vorbereitungslehrgang für Auditoren (4 Tage) im September 2026 besucht, Prüfung zum zertifizierten Prozess-Auditor angemeldet für 21. Januar 2027
Six Sigma Black Belt, 2017
PSCR-Schulung, 2022
Qualitätsbeauftragter DGQ, 2011
Ersthelfer, 2025
Arbeitsrecht für Vorgesetzte, 2019
Gesprächsführung und Konflikt, 2021
Data Analytics in der Fertigung, Fernkurs der Hochschule, 2024/25

Kenntnisse
SAP S/4HANA QM, CAQ AG, Minitab, APIS IQ, PiWeb, Power BI, Office
Verfahren: Spritzguss, 2K, Ultraschall- und Vibrationsschweißen, Montageautomaten, Helium-Lecktest; einfache Grundlagen von LSR
Normen und Regelwerke: VDA 1, 2, 4, 5, 19; ISO/TS 22163 nur vom Hörensagen; Kundenforderungen von vier Herstellern

Sprachen
Deutsch: Muttersprache
Englisch: verhandlungssicher, Kunden in Michigan und Shanghai, C1 nachgewiesen 2018
Spanisch: gut, aus der Zeit in Puebla

Veröffentlichungen und Vorträge
Beitrag über Dichtheitsprüfung an verschweißten Baugruppen, Fachzeitschrift, Heft 3/2022
Vortrag beim Qualitätsstammtisch Heilbronn-Franken: Wie man ein rotes Kundenportal wieder grün bekommt, 2024

Auszeichnung
Lieferantenpreis eines Systemkunden für den Anlauf des Jahres 2021, stellvertretend für das Team entgegengenommen

Interessen und Engagement
Schöffe am Amtsgericht Heilbronn in der laufenden Amtszeit. Abteilungsleiter Handball im TSV, Trainer der C-Jugend. Weinberg der Schwiegereltern, 18 Ar Trollinger, meist zu viel Ernte. Langstreckenradfahren.

Zu meiner Bewerbung
Den größten Teil meiner Tätigkeit bildete der Aufbau ruhiger Abläufe nach unruhigen Anläufen. In Ihrem Haus möchte ich das auf Elastomere ausdehnen und dem Werk Querétaro in der Landessprache zur Seite stehen. Die Audits nach VDA 6.3 hat bei uns bisher ein zentraler Auditor der Gruppe geführt; deshalb hole ich den Abschluss jetzt nach.

Rahmen
Eintritt nach sechs Monaten Kündigungsfrist, meist verkürzbar auf drei. Vorstellung: 112.000 Euro.

Neckarsulm, 26.10.2026`,
    },
    {
      name: 'ql-vogelsang-vice-president',
      kind: 'overqualified',
      low: 74,
      high: 90,
      best: 82,
      why: 'A group vice president who has every must, including the certificate in force and earlier plant posts; two levels above the job, which is a question and not a gap.',
      lacks: [],
      cv: `Dr.-Ing. Henrik Vogelsang
Stuttgart / Zweitwohnsitz Künzelsau
henrik.vogelsang@postweg.example
+49 172 5550163

MANAGEMENTPROFIL
Sechsundzwanzig Jahre Automobilzulieferung, davon vierzehn in Leitungsfunktionen mit weltweiter Zuständigkeit. Verantwortung für bis zu 31 Werke und 1.150 Mitarbeitende in der Qualität. Erfahren in Krise, Integration zugekaufter Firmen und im Gespräch mit Vorständen der Hersteller. Mit 54 Jahren suche ich bewusst wieder ein einzelnes Werk, in dem ich die Teile und die Menschen kenne.

STATIONEN

Seit 2018 Vice President Global Quality, Norddeutsche Antriebstechnik SE, Stuttgart
Konzern mit 4,1 Milliarden Euro Umsatz, Dichtsysteme, Schwingungsdämpfer, Getriebekomponenten
▪ Fünf direkte Berichtslinien nach Regionen, Budget 92 Millionen Euro
▪ Gruppenzertifizierung nach IATF 16949 für 31 Standorte, Einführung eines gemeinsamen Handbuchs anstelle von neunzehn
▪ Weltweite Gewährleistungskosten um 44 Prozent vermindert
▪ Leitung zweier Rückrufverhandlungen mit Summen im zweistelligen Millionenbereich
▪ Eigenes Auditpaket: sechs bis acht Prozessaudits im Jahr selbst durchgeführt, zuletzt im Juni 2026 in Chennai, um den Blick nicht zu verlieren
▪ Aufbau der Akademie, 2.400 Teilnehmer bis heute
▪ Bericht an den Technikvorstand und zweimal im Jahr an den Prüfungsausschuss

2012 – 2018 Director Quality Europe, Norddeutsche Antriebstechnik SE, Hannover
▪ Zwölf Werke in sieben Ländern, davon drei mit Elastomerverarbeitung
▪ Sanierung des Werks Oradea nach Lieferstopp, sieben Monate vor Ort
▪ Vereinheitlichung von CAQ (iqs) und SAP QM
▪ Lieferantenqualität aus Einkauf und Qualität zusammengeführt

2006 – 2012 Werksleiter Qualität, Norddeutsche Antriebstechnik SE, Werk Celle
▪ 34 Mitarbeiter, Formdichtungen und Gummi-Metall-Teile
▪ Erste Zertifizierung des Standorts nach ISO/TS 16949
▪ Messraum neu gebaut, Akkreditierung nach ISO 17025 für Härte und Zug
▪ Kundenausfälle von 210 auf 35 ppm

2000 – 2006 Projektingenieur, ab 2003 Gruppenleiter Qualitätsvorausplanung, Leinetal Fahrwerk GmbH, Hildesheim
▪ Anläufe von Hinterachslagern für drei Plattformen
▪ FMEA-Moderator, Ausbildung von 40 Teammitgliedern
▪ Ab 2003 vier unterstellte Mitarbeiter

1997 – 2000 Wissenschaftlicher Mitarbeiter, Institut für Werkstoffkunde, Leibniz Universität Hannover
▪ Ermüdung gefüllter Elastomere, Betreuung von Studienarbeiten

AUSBILDUNG
Promotion zum Dr.-Ing., Leibniz Universität Hannover, 2001
Maschinenbau, Diplom-Ingenieur, Technische Universität Braunschweig, 1997
Abitur, Celle, 1991, anschließend Wehrdienst
General Management Program, St. Gallen, 2013

QUALIFIKATIONEN
VDA 6.3 Prozess-Auditor, zertifiziert durch VDA QMC, 2008; Requalifikation 2012, 2017, 2020 und November 2024, Karte gültig
IATF 16949 Third-Party-Grundlagenkurs, 2017
Six Sigma Master Black Belt, 2011
Produktsicherheitsbeauftragter, 2015
EFQM-Assessor, 2010

SPRACHEN
Deutsch, Muttersprache
Englisch, Konzernsprache seit 2006, fließend
Französisch, gut
Spanisch, Grundlagen

GREMIEN
Mitglied eines Arbeitskreises im Verband zur Überarbeitung des Auditstandards, 2020 bis 2023
Beirat eines mittelständischen Messgeräteherstellers, seit 2021
Lehrauftrag Qualitätsmanagement, Hochschule Esslingen, jeweils im Sommersemester, seit 2016

VERÖFFENTLICHUNGEN (Auswahl)
Lebensdauer von Dichtungen unter wechselnder Temperatur, Dissertation, 2001
Ein Handbuch statt neunzehn: Managementsysteme nach Zukäufen, Zeitschriftenaufsatz, 2019
Was ein Audit nicht sieht, Buchbeitrag, 2023

DIGITALES
SAP S/4HANA, iqs, Babtec in zwei Werken, Power BI, Teams; Programmierung nur noch aus der Studienzeit (Fortran)

PERSÖNLICHES
Verheiratet mit einer Tierärztin in Künzelsau, drei erwachsene Kinder. Segeln auf der Ostsee, Kirchenchor (Bass), Restaurierung eines Schleppers Baujahr 1959. Spender und Pate eines Technikprojekts an einer Gemeinschaftsschule.

ANMERKUNG ZUM WECHSEL
Seit drei Jahren sitze ich an 160 Tagen im Jahr im Flugzeug. Meine Frau führt ihre Praxis fünfzehn Kilometer von Öhringen entfernt. Mir ist klar, dass Ihre Stelle zwei Ebenen unter meiner jetzigen liegt und dass das Gehalt dem entspricht; ich habe beides mit meiner Familie besprochen und suche keinen Übergang, sondern die letzten zwölf Berufsjahre.

VERFÜGBARKEIT
Zum 1. Juli 2027, bei Einigung mit dem Konzern ab dem 1. März.

AUSKÜNFTE
Über mich geben gern Auskunft: der ehemalige Technikvorstand und der Werkleiter Celle.`,
    },
    {
      name: 'ql-hartmann-medical',
      kind: 'missing',
      low: 40,
      high: 56,
      best: 48,
      why: 'A capable quality head, but in medical devices under ISO 13485: no automotive years and no VDA 6.3 certificate.',
      lacks: [
        'five years of quality at an automotive supplier or carmaker with IATF 16949',
        'valid certified VDA 6.3 process auditor',
      ],
      cv: `Katrin Hartmann
Leitung Qualität und Regulatory, Medizintechnik
78532 Tuttlingen
katrin.hartmann@mailhof.example – 0176 5550129

Über mich
Ich leite seit acht Jahren Qualitätsabteilungen in der Medizintechnik. Behördeninspektionen bringen mich nicht aus der Ruhe, unvollständige Chargendokumente schon. Nach der Übernahme unseres Hauses durch einen Investor möchte ich in ein Familienunternehmen wechseln und bin bereit, dafür die Branche zu tauschen.

Praxis

Donauquell Instrumente GmbH, Tuttlingen
Leiterin Qualitätsmanagement, Juli 2018 bis heute
Hersteller chirurgischer Einweg- und Mehrweginstrumente, 280 Mitarbeitende, eigener Kunststoffspritzguss im Reinraum
· Fachliche und disziplinarische Führung von 16 Menschen in Wareneingang, Prozessvalidierung, Freigabe, Reklamation und Messtechnik
· Verantwortliche Person nach Artikel 15 der europäischen Medizinprodukteverordnung
· Umstellung von 64 Produktgruppen auf die MDR, Erstzertifikat 2022
· Jährliche Audits der Benannten Stelle, zwei FDA-Inspektionen, die letzte 2024 ohne Form 483
· Validierung von Spritzguss, Verpackung und Sterilisation (IQ, OQ, PQ)
· CAPA-Ausschuss wöchentlich, Laufzeit der Maßnahmen von 140 auf 70 Tage gekürzt
· Auditplan für 45 Lieferanten, 15 Besuche im Jahr, nach eigenem Fragenkatalog auf der Grundlage von ISO 13485
· Ausschuss im Reinraum von 6,2 auf 3,5 Prozent gesenkt
· Auswahl und Einführung eines CAQ-Systems (Babtec)
· Managementbewertung und Kennzahlenbericht für Geschäftsführung und Beirat
· Schulungsplan für alle Beschäftigten im Reinraum, Nachweise elektronisch geführt

Donauquell Instrumente GmbH, Tuttlingen
Qualitätsingenieurin, Februar 2014 bis Juni 2018
· Risikoanalysen nach ISO 14971, Prozess-FMEA
· Prüfmittelüberwachung und Messsystemanalysen
· Kundenbeschwerden und Vigilanzmeldungen
· Umzug der Fertigung in das neue Gebäude, Requalifizierung von 31 Anlagen

Alb-Dental AG, Albstadt
Qualitätsfachfrau, September 2010 bis Januar 2014
· Serienprüfung von Bohrern und Fräsern
· Prüfanweisungen, Stichprobenpläne, Lieferantenmängelberichte
· Interne Audits in Härterei, Schleiferei und Versand
· Aufbau einer kleinen Musterbibliothek mit Fehlerteilen

Alb-Dental AG, Albstadt
Werkstudentin in der Endkontrolle, 2008 bis 2010

Studium und Schule
Hochschule Furtwangen, Campus Tuttlingen, Industrial Manufacturing, Bachelor of Engineering, 2010
Berufsbegleitend: Master Medical Devices and Healthcare Management, 2016
Ausbildung zur Industriemechanikerin, abgeschlossen 2006, danach Berufskolleg und Fachhochschulreife 2007

Nachweise
Lead Auditor ISO 13485, TÜV Rheinland, 2017, erneuert 2023
Interne Auditorin ISO 9001, 2011
Six Sigma Green Belt, 2015
Fachkraft für Validierung, 2018
Risikomanagement-Seminar, 2019
Kundenseminar Automotive-Regelwerke im Überblick (ein Tag, IHK, April 2026)
Sterilisation mit Ethylenoxid, 2020
Statistische Versuchsplanung, zwei Kurse, 2021
Moderne Führung, fünf Bausteine, 2019
Brandschutzhelferin, 2025

Werkzeuge
Babtec, SAP QM (Modul Prüflos und Meldung), Minitab, Zeiss Calypso, Polarion, Office
8D kenne ich aus dem Briefwechsel mit zwei Granulatherstellern, die zugleich Autozulieferer beliefern; selbst in einem Betrieb mit IATF 16949 gearbeitet habe ich nicht.

Sprachen
Deutsch als Muttersprache
Englisch C1 (Inspektionen und Schriftwechsel mit Behörden in Englisch)
Spanisch A2
Italienisch zum Bestellen von Eis

Erfolge in Zahlen
Beanstandungsquote von 0,41 auf 0,17 Prozent der Lieferungen
Null Rückrufe seit 2020
Drei Nachwuchskräfte zu Gruppenleitungen entwickelt
Dauer der Chargenfreigabe von neun auf vier Tage

Ehrenamt
Prüferin im IHK-Ausschuss für Industriemechanik seit 2018
Rettungsschwimmerin der DLRG, Wachdienst am Bodensee an vier Wochenenden im Sommer
Kassiererin des Fördervereins der Stadtkapelle

Freizeit
Klettern im Donautal, Saxofon, Bienen (sechs Völker), Kurzgeschichten, gelegentlich Theater in Melchingen

Beweggrund
Kunststoff, Messraum, Lieferanten, Kunden mit hohen Forderungen: vieles davon kenne ich. Die Besonderheiten der Autoindustrie würde ich mir in den ersten Monaten aneignen, samt den dort üblichen Lehrgängen und Prüfungen. Ich scheue mich nicht, in dieser Zeit öfter zu fragen, als es eine Leiterin gewohnt ist.

Rahmendaten
Verfügbar ab 1. Februar 2027, Umzug nach Hohenlohe mit Mann und Tochter vorgesehen. Gehaltsvorstellung 98.000 Euro.

Tuttlingen, 29. Oktober 2026`,
    },
    {
      name: 'ql-kunze-filialleiterin',
      kind: 'unrelated',
      low: 0,
      high: 11,
      best: 5,
      why: 'A drugstore and garden-centre branch manager with long generic leadership strengths; no technical degree, industry, audit or certificate.',
      lacks: [
        'technical degree, technician or master craftsman',
        'five years of automotive quality',
        'certified VDA 6.3 process auditor',
        'confident English',
      ],
      cv: `Bewerbung von

Nadine Kunze
Handelsfachwirtin (IHK)
Heilbronn-Böckingen
nadine.kunze@postecke.example, 0157 5550171

Wer ich bin
Führungskraft aus Leidenschaft mit zwanzig Jahren Erfahrung im Einzelhandel. Ich begeistere Teams, halte Budgets ein, kommuniziere auf Augenhöhe und stehe für höchste Qualität in allem, was ich tue. Kunden sagen mir, dass man bei uns gerne einkauft. Jetzt suche ich eine Leitungsposition mit geregelten Arbeitszeiten.

Mein Weg

Filialleiterin, Blütezeit Drogeriemarkt, Heilbronn
Oktober 2016 bis heute
• Verantwortung für 28 Mitarbeitende, darunter fünf Auszubildende, und 6,8 Millionen Euro Jahresumsatz
• Einsatzplanung an sechs Tagen in der Woche, Urlaubs- und Krankheitsvertretung
• Mitarbeitergespräche, Einstellungen, Abmahnungen, Zusammenarbeit mit dem Betriebsrat
• Warenbestellung, Inventur, Abschriften unter 0,8 Prozent
• Umbau der Filiale 2021 bei laufendem Verkauf begleitet
• Testkäufe und Hygienekontrollen stets mit mindestens 95 von 100 Punkten
• Umgang mit Reklamationen, Umtausch und schwierigen Kunden
• Monatlicher Bericht an die Gebietsleitung zu Umsatz, Personalkosten und Kundenzufriedenheit
• Filiale des Jahres in der Region 2023

Stellvertretende Filialleiterin, Blütezeit Drogeriemarkt, Neckarsulm
April 2011 bis September 2016
• Vertretung der Leitung, Öffnen und Schließen, Tresor und Abrechnung
• Einarbeitung neuer Kolleginnen
• Verantwortlich für Kosmetik, Saisonware und Fotoservice
• Organisation von Aktionstagen mit Visagistin und Babyberatung

Abteilungsleiterin Pflanzen und Dekoration, Gartencenter Unterland, Weinsberg
August 2007 bis März 2011
• Team mit sieben Personen, in der Saison bis zu fünfzehn
• Einkauf auf der Blumenbörse, Preisgestaltung, Warenpräsentation
• Weihnachtsausstellung mit 20.000 Besuchern
• Beratung zu Gießen, Düngen und Überwintern

Verkäuferin, Modehaus Engelhardt, Heilbronn
Juli 2005 bis Juli 2007
• Verkauf von Damenmode, Kasse, Schaufenster
• Bestes Zusatzgeschäft im Herbst 2006

Ausbildung
Kauffrau im Einzelhandel, Modehaus Engelhardt, 2002 bis 2005
Realschulabschluss, Heilbronn, 2002
Geprüfte Handelsfachwirtin, IHK Heilbronn-Franken, nebenberuflich, 2014

Weiterbildungen
Ausbildung der Ausbilder (AEVO), 2012
Führen mit Herz und Verstand, dreitägiges Seminar, 2017
Konfliktmanagement und gewaltfreie Kommunikation, 2018
Zeit- und Selbstmanagement, 2019
Betriebswirtschaft kompakt, Fernkurs über neun Monate, 2020
Arbeitsschutz im Handel, jährliche Unterweisung
Sachkundenachweis freiverkäufliche Arzneimittel, 2011
Ersthelferin, 2025
Qualität beginnt im Kopf, Motivationsvortrag mit Arbeitsheft, 2025

Persönliche Stärken
Führungsstärke und Einfühlungsvermögen
Organisationstalent
Hohes Qualitätsbewusstsein
Kommunikations- und Teamfähigkeit
Belastbarkeit, auch am Samstag vor Weihnachten
Unternehmerisches Denken
Entscheidungsfreude
Lernbereitschaft und Neugier
Zuverlässigkeit und Loyalität
Verhandlungsgeschick

EDV
Microsoft Office (Word, Excel, PowerPoint, Outlook) gut
Warenwirtschaft und Kassensysteme sehr gut
Personaleinsatzplanung mit ATOSS
Soziale Medien der Filiale, rund 3.000 Abonnenten

Sprachen
Deutsch (Muttersprache)
Englisch (solide Schulkenntnisse, im Urlaub erprobt)
Türkisch (einige Sätze von meinen Nachbarn und Kolleginnen)

Ehrenamtliches
Vorsitzende des Fördervereins der Grundschule, 180 Mitglieder, Haushalt 25.000 Euro, seit 2019
Organisation des Stadtteilfests mit vierzig Ständen in den Jahren 2022 und 2024
Begleiterin im ambulanten Hospizdienst, Ausbildung 2020
Jurymitglied beim Blumenschmuckwettbewerb

Freizeit
Zumba, Hochzeitsfloristik für Freunde, Städtereisen, Romane aus Skandinavien, Spaziergänge mit unserem Labrador an den Weinbergen entlang

Warum ich zu Ihnen passe
Qualität ist für mich kein Fremdwort: Jeden Morgen gehe ich mit meinem Team durch den Laden und sehe mit den Augen der Kundschaft. Ich weiß, wie man Menschen mitnimmt, Zahlen erklärt und auch unbequeme Entscheidungen trifft. Die technischen Einzelheiten Ihrer Branche lerne ich sicher schnell, denn ich habe mich in jede neue Aufgabe mit Freude eingearbeitet. Mein Mann fährt seit Jahren ein Auto, in dem bestimmt auch Ihre Teile stecken.

Eintritt und Gehalt
Drei Monate zum Monatsende. Meine Vorstellung liegt bei 62.000 Euro im Jahr, über alles Weitere spreche ich gern mit Ihnen persönlich.

Auskunft über mich geben
die Gebietsleiterin des Drogeriemarkts und der Rektor der Grundschule.

Heilbronn, den 30. Oktober 2026`,
    },
  ],
};
