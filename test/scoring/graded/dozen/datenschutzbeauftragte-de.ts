/** Datenschutzbeauftragte eines Klinikverbunds: Studium, drei Jahre, Fachkundenachweis und Englisch entscheiden. */
import type { GradedJob } from '../types.ts';

export const datenschutzbeauftragteDe: GradedJob = {
  job: 'datenschutzbeauftragte-de-dozen',
  title: 'Datenschutzbeauftragte/r (m/w/d)',
  spec: `Wir sind ein Klinikverbund mit sieben Häusern und rund 9.000 Beschäftigten in Mittelhessen. Zum nächstmöglichen Zeitpunkt suchen wir in Vollzeit eine/n

Datenschutzbeauftragte/n (m/w/d) für den Verbund

Das erwartet Sie
Sie werden nach Art. 37 DSGVO benannt und berichten unmittelbar der Geschäftsführung. Sie überwachen die Einhaltung von DSGVO, BDSG und Landeskrankenhausrecht, beraten bei Datenschutz-Folgenabschätzungen, prüfen Verträge zur Auftragsverarbeitung, führen Schulungen durch, bewerten Datenpannen und sind Ansprechpartner der Aufsichtsbehörde und der Betroffenen. Zwei Koordinatorinnen arbeiten Ihnen zu.

Das bringen Sie mit
Zwingend sind ein abgeschlossenes Hochschulstudium (Rechtswissenschaften, Wirtschaftsrecht, Informatik oder vergleichbar), mindestens drei Jahre hauptberufliche Erfahrung im betrieblichen oder behördlichen Datenschutz sowie ein anerkannter Fachkundenachweis als Datenschutzbeauftragte/r (z. B. TÜV, DEKRA, GDDcert, udis). Da wir an internationalen Studien teilnehmen, setzen wir verhandlungssicheres Englisch voraus. Sie können IT-Sachverhalte einordnen und Medizinern erklären, warum etwas nicht geht - und was stattdessen geht.

Schön wäre
Erfahrung im Gesundheitswesen oder mit Sozialdaten, Kenntnisse in ISO 27001 oder B3S, CIPP/E, Umgang mit einer Datenschutz-Software.

Wir bieten Vergütung nach TVöD E 13, betriebliche Altersversorgung, Jobticket und zwei Tage mobiles Arbeiten. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.`,
  graded: [
    {
      name: 'annegret',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Volljuristin, seit 2019 hauptberuflich benannte Konzern-DSB im Gesundheitswesen, TÜV- und CIPP/E-Nachweis, Englisch in Studien belegt.',
      lacks: [],
      cv: `Annegret Hülsmann
Gießen

Beruflicher Werdegang

seit 04/2019  Klinikgesellschaft Nordhessen gGmbH, Kassel
Konzerndatenschutzbeauftragte, benannt für vier Häuser und ein MVZ
- Berichte halbjährlich an die Geschäftsführung, Tätigkeitsbericht
- Rund 25 Folgenabschätzungen begleitet, darunter Patientenportal, KI-Befundung und Telemedizin
- Etwa 300 AV-Verträge geprüft; Muster nach Art. 28 neu aufgesetzt
- Meldungen nach Art. 33 an den HBDI, Auskunftsersuchen, Beschwerden
- Präsenzschulungen für Ärzte und Pflege, E-Learning für alle
- Englischsprachige Studienverträge (joint controllership) mit Sponsoren in Boston und Utrecht verhandelt
- Fachliche Anleitung einer Koordinatorin, DataGuard als Werkzeug eingeführt

10/2015 - 03/2019  Kanzlei Reuter & Partner, Frankfurt am Main
Rechtsanwältin, IT- und Datenschutzrecht, Umsetzung der DSGVO bei drei Krankenkassen

Ausbildung
Zweites Staatsexamen, OLG Frankfurt, 2015
Erstes Staatsexamen, Justus-Liebig-Universität Gießen, 2013; Auslandsjahr University of Bristol

Zertifikate
Datenschutzbeauftragte (TÜV), 2018, Rezertifizierung 2024
CIPP/E (IAPP), 2021
ISO 27001 Foundation, 2022

Sprachen: Deutsch, Englisch C1/C2`,
    },
    {
      name: 'markus-r',
      kind: 'lapsed',
      low: 60,
      high: 69,
      best: 65,
      why: 'Studium, TÜV-Zertifikat und sechs Jahre als DSB sind belegt, aber Englisch wird mit Grundkenntnissen angegeben, verhandlungssicher ist zwingend.',
      lacks: ['verhandlungssicheres Englisch'],
      cv: `LEBENSLAUF

Markus Rademacher, Diplom-Wirtschaftsjurist (FH)
geboren in Siegen, wohnhaft in Marburg

Was ich mache
Ich bin seit Sommer 2020 behördlicher Datenschutzbeauftragter des Landkreises Marburg-Biedenkopf (Vollzeit, mit Stellvertreterin). Ich prüfe Verfahren des Jugendamts, des Jobcenters und des Gesundheitsamts, also Sozialdaten und Gesundheitsdaten. Ich berate bei Folgenabschätzungen, führe das Verzeichnis der Verarbeitungstätigkeiten mit den Fachdiensten zusammen, melde Pannen, beantworte Anfragen von Bürgern und rede mit dem Hessischen Beauftragten. 14 Schulungstermine im Jahr, zuletzt auch für die Kreisklinik. Auftragsverarbeitungsverträge lese ich zuerst auf die Unterauftragnehmer hin.

Davor
2014 bis 2020 Sachbearbeiter Vertragsmanagement, ekom21 Gießen; ab 2017 halbtags in der Stabsstelle Datenschutz
2011 bis 2014 Rechtsabteilung eines Autohauses, Wetzlar

Studium
Wirtschaftsrecht, Fachhochschule Mainz, Abschluss 2010

Nachweise
Behördlicher Datenschutzbeauftragter, udis Ulm, 2019
BSI IT-Grundschutz-Praktiker, 2022

Sprachen
Deutsch Muttersprache, Französisch fließend (B2/C1, zwei Jahre in Straßburg), Englisch Grundkenntnisse

Sonstiges
Führerschein B, Freiwillige Feuerwehr, Blasmusik`,
    },
    {
      name: 'dr-yildiz',
      kind: 'gem',
      low: 80,
      high: 91,
      best: 86,
      why: 'Heißt Qualitätsmanager, ist aber seit 2020 hauptberuflich mit der benannten Datenschutzfunktion eines Krankenhauses betraut, mit Informatikstudium, DEKRA-Nachweis und Englisch.',
      lacks: [],
      cv: `Dr. Emre Yildiz
Leiter Qualität und Compliance-Services

Kontakt: Bad Nauheim

Kurz
Informatiker, der lange im Krankenhaus gearbeitet hat, zuerst an Schnittstellen, dann an Regeln.

Stationen
Hochwaldklinikum, Friedberg - Leiter Qualität und Compliance-Services
Mai 2020 bis heute
Der Titel stammt aus einer Umorganisation; gut vier Fünftel meiner Zeit gehen seit dem ersten Tag in die Aufgabe nach Art. 39. Ich bin der Aufsicht gegenüber gemeldet, schreibe den Jahresbericht an den Vorstand, begleite DSFA (PACS-Cloud, Spracherkennung, Notfallregister), prüfe AVV, entscheide binnen 72 Stunden über Meldungen und habe 2.100 Leute geschult. Zwei Kolleginnen arbeiten mir zu. Mit dem Chefarzt der Onkologie habe ich die Pseudonymisierung für eine europäische Studie entworfen; Sitzungssprache Englisch, Vertragspartner in Kopenhagen und Leuven.

Universitätsklinikum Marburg - Systemmanager KIS und Schnittstellen
2014 - Frühjahr 2020
Berechtigungskonzepte, Protokollierung, Mitarbeit am ISMS nach B3S

Bildung
Promotion Medizininformatik, Gießen, 2014
Diplom Informatik, TU Darmstadt, 2009

Fachkunde
DEKRA-zertifizierter Datenschutzbeauftragter, 2019, verlängert 2025
ISO/IEC 27001 Lead Auditor, 2021

Sprachen
Deutsch, Türkisch, Englisch verhandlungssicher`,
    },
    {
      name: 'sven',
      kind: 'trap',
      low: 14,
      high: 28,
      best: 21,
      why: 'Data Protection heißt hier Datensicherung: Backup-Ingenieur mit Veeam und NetBackup; DSGVO nur am Rand, kein Fachkundenachweis, keine Jahre im Datenschutz.',
      lacks: ['3 Jahre Datenschutz', 'Fachkundenachweis DSB'],
      cv: `Sven Plathe
Senior Data Protection Engineer

Profil: Verantwortlich für Data Protection im Rechenzentrum, 12 Jahre, auditfest dokumentiert, englischsprachiges Team.

+ Arbeitgeber +

Bechtle Systemhaus, Frankfurt | Senior Data Protection Engineer | 2019 - heute
  Konzeption von Backup und Recovery für 40 Kunden, darunter zwei Kliniken
  Veeam, NetBackup, Cohesity, unveränderliche Speicher gegen Verschlüsselungstrojaner
  Wiederanlaufübungen, RPO und RTO mit den Fachabteilungen abgestimmt
  Schulungen für Administratoren (Deutsch und Englisch)
  Beauftragter für die Sicherungsbänder: Auslagerung, Vernichtung nach DIN 66399

T-Systems, Darmstadt | Backup-Administrator | 2014 - 2019
  Networker, TSM, tägliche Kontrolle von 9.000 Jobs, Rufbereitschaft

+ Ausbildung +
Bachelor Informatik, Hochschule Darmstadt, 2013

+ Zertifikate +
Veeam Certified Architect
Dell EMC Proven Professional: Data Protection
ITIL 4 Foundation
ISO 27001 Foundation
Pflichtunterweisung Datenschutz im Betrieb (jährlich, 45 Minuten)

+ Sprachen +
Deutsch, Englisch C1 (tägliche Arbeitssprache, Kunden in Irland)

+ Privat +
Modellflug, zwei Kinder, Ehrenamt im Kleingartenverein als Beauftragter für die Vereinskasse`,
    },
    {
      name: 'leonie',
      kind: 'years',
      low: 60,
      high: 70,
      best: 65,
      why: 'Volljuristin mit GDDcert und sehr gutem Englisch, doch im Datenschutz erst gut ein Jahr hauptberuflich; davor Mietrecht und Referendariat.',
      lacks: ['3 Jahre hauptberuflich Datenschutz'],
      cv: `Leonie Brandstätter - Volljuristin
Wetzlar, leonie.b@example.de

2025, August, bis heute
Referentin Datenschutz bei der Universitätsmedizin Mainz, Stabsstelle. Ich prüfe Studienverträge und AV-Verträge, bereite Folgenabschätzungen vor (bisher sechs), nehme Meldungen von Pannen auf und schlage dem Datenschutzbeauftragten die Bewertung vor, halte jeden Monat die Schulung für neue Ärztinnen und Ärzte. Viel Schriftwechsel auf Englisch mit Auftragsforschungsinstituten.

2022, Oktober, bis Juli 2025
Rechtsanwältin, Kanzlei Vogt Mietrecht, Gießen. Wohnraummiete, Räumungsklagen, Betriebskosten; etwa 140 Akten gleichzeitig, eigene Termine vor den Amtsgerichten.

2020 bis 2022
Referendariat am Landgericht Limburg; Wahlstation drei Monate beim Hessischen Datenschutzbeauftragten in Wiesbaden (Referat Gesundheit).

Examina
Zweite juristische Staatsprüfung 2022, befriedigend
Erste Prüfung, Philipps-Universität Marburg, 2020, Schwerpunkt Medizin- und Pharmarecht
LL.M. in Information Rights Law, Northumbria University (Fernstudium), 2024

Fachkunde
GDDcert. EU, November 2025

Sprachen
Englisch verhandlungssicher (IELTS 8.0), Spanisch B1

Werkzeuge: OneTrust, Word mit Verstand
Ich tanze Lindy Hop und habe einen alten Hund.`,
    },
  ],
};
