/** Bauleiter Hochbau (m/w/d): drei Jahre Bauleitung im Hochbau; Deutsch mindestens C1 decide it. */
import type { GradedJob } from '../types.ts';

export const bauleiterHochbauMuenster: GradedJob = {
  job: 'bauleiter-hochbau-muenster',
  title: 'Bauleiter Hochbau (m/w/d)',
  spec: `Bauleiter Hochbau / Schlüsselfertigbau (m/w/d)
Standort Münster, unbefristet, Vollzeit

Die Terbrüggen Bau GmbH & Co. KG ist ein inhabergeführtes Bauunternehmen in dritter Generation. Mit rund 180 Mitarbeitenden errichten wir Wohnanlagen, Bürogebäude, Schulen und Kitas im Münsterland und im Ruhrgebiet – vom Rohbau bis zur Schlüsselübergabe.

Ihre Aufgaben
- Eigenverantwortliche Leitung Ihrer Baustellen in technischer, terminlicher und wirtschaftlicher Hinsicht
- Vergabe und Koordination der Nachunternehmer
- Aufmaß, Abrechnung und Nachtragsmanagement
- Ansprechpartner für Bauherren, Architekten und Behörden
- Qualitätssicherung, Arbeitssicherheit und Abnahmen

Ihr Profil
- Abgeschlossenes Studium des Bauingenieurwesens oder der Architektur, alternativ staatlich geprüfter Bautechniker oder Meister im Bauhandwerk
- Mindestens drei Jahre Berufserfahrung in der Bauleitung im Hochbau
- Sicherer Umgang mit der VOB und den einschlägigen Normen
- Verhandlungssicheres Deutsch (mind. C1) in Wort und Schrift
- Führerschein Klasse B
- Von Vorteil: AVA-Software (z. B. RIB iTWO oder California), MS Project, Erfahrung mit Lean-Taktplanung
- Durchsetzungsvermögen, Teamgeist und Freude am Bauen

Wir bieten
Vergütung nach Tarif Bau mit übertariflicher Zulage, Firmenwagen auch zur privaten Nutzung, 30 Tage Urlaub, kurze Entscheidungswege, Fahrradleasing und jährliches Sommerfest. Bewerbungen bitte mit Gehaltsvorstellung an Frau Lüttke-Wissing.`,
  graded: [
    {
      name: 'techniker-generalunternehmer',
      kind: 'any-of',
      low: 84,
      high: 95,
      best: 89,
      why: 'Der staatlich geprüfte Bautechniker genügt als Alternative; sieben Jahre Verantwortung für Wohn- und Schulbauten sind datiert belegt, nur in anderen Worten.',
      lacks: [],
      cv: `Henning Vosskuhle
Dülmen · geb. 1989 · Führerschein B, BE · Muttersprache Deutsch

Kurz zu mir: gelernter Maurer, der irgendwann lieber das ganze Haus verantwortet hat als nur die Wand.

seit 10/2019  Projektverantwortlicher Ausführung
Hölscher Generalbau AG, Coesfeld
Ich bekomme das Objekt nach Vertragsunterschrift und gebe es mit dem Schlüssel wieder ab. Bisher:
 – 48 Mietwohnungen in Lüdinghausen, 11,2 Mio. € (2023–2025)
 – zweizügige Grundschule in Nottuln, 9 Mio. € (2021–2023)
 – Verwaltungsbau Stadtwerke, 6,4 Mio. € (2019–2021)
 – laufend: Pflegewohnheim mit 80 Plätzen
Gewerke ausschreiben und beauftragen, 20 bis 25 Subunternehmen takten (Wochentafel, Last Planner), Kosten je Monat nachhalten, Mehrkosten nach § 2 VOB/B anmelden und durchsetzen, Rechnungen prüfen, förmliche Übergaben mit dem Auftraggeber, Mängelverfolgung. Zwei Poliere und ein Jungtechniker arbeiten mir zu. Programme: California, MS Project.

08/2017–09/2019  Arbeitsvorbereitung und Aufmaß, gleiche Firma

2015–2017  Fachschule für Technik, Münster (Vollzeit): Staatlich geprüfter Techniker, Fachrichtung Bautechnik, Schwerpunkt Hochbau

2008–2015  Ausbildung zum Maurer, danach Geselle, Baugeschäft Rensing`,
    },
    {
      name: 'niederlassungsleiter',
      kind: 'overqualified',
      low: 73,
      high: 88,
      best: 80,
      why: 'Erfüllt alle Muss-Kriterien mit Diplom und vielen Jahren Hochbau bis heute, steht als Niederlassungsleiter aber zwei Stufen über der Stelle.',
      lacks: [],
      cv: `LEBENSLAUF

Dipl.-Ing. (TU) Matthias Rehbein-Kurz
Wohnort: Münster-Hiltrup
Staatsangehörigkeit: deutsch
Fahrerlaubnis: B

Beruflicher Werdegang

01.04.2021 – heute
Niederlassungsleiter Westfalen, Strothmann Hochbau SE (ca. 95 Mitarbeiter, 62 Mio. EUR Jahresleistung)
Ergebnisverantwortung, Akquise, Personalführung von acht Bau- und zwei Oberbauleitern. Bei einem Klinikneubau (38 Mio. EUR, 2022–2024) nach Kündigung des Kollegen selbst die Bauleitung übernommen, bis zur Abnahme.

01.07.2014 – 31.03.2021
Oberbauleiter, Strothmann Hochbau SE
Steuerung mehrerer SF-Projekte parallel (Büro, Wohnen, Hotel), Nachtragsverhandlungen, Streitfälle nach VOB/B, Vergabegespräche, Einführung der Taktplanung

15.09.2005 – 30.06.2014
Bauleiter Hochbau, Gebr. Averbeck, Gütersloh
Schulen, Sporthallen, Geschosswohnungsbau; Rohbau und schlüsselfertig; Abrechnung mit RIB ARRIBA, später iTWO

Studium
Bauingenieurwesen, TU Dortmund, Diplom 2005

Beweggrund
Nach fünf Jahren Schreibtisch und Pendeln möchte ich wieder eine Baustelle führen und abends zu Hause sein. Gehaltliche Einbußen sind mir bewusst.`,
    },
    {
      name: 'kanal-und-strasse',
      kind: 'adjacent',
      low: 49,
      high: 62,
      best: 56,
      why: 'Erfahrener Bauleiter mit Diplom und VOB-Praxis, aber ausschließlich im Tief- und Straßenbau; Hochbau ist nicht belegt.',
      lacks: ['drei Jahre Bauleitung im Hochbau'],
      cv: `Bewerberprofil Sven Oberländer, B. Eng.

Position derzeit: Bauleiter Kanal- und Straßenbau
Arbeitgeber: Lippe-Ems Tiefbau GmbH, Warendorf
Zeitraum: 03/2017 bis laufend

Tätigkeiten
• Baugebietserschließungen (Schmutz-/Regenwasserkanal, Wasser, Baustraße) für Kommunen, Losgrößen 0,8–5 Mio. €
• Deckensanierung L 547 und K 18, Kreisverkehr Beelen
• Regenrückhaltebecken mit Drosselbauwerk in Ortbeton
• Kolonneneinteilung, Gerätedisposition, Nachunternehmer für Markierung und Vermessung
• Aufmaße nach REB, Abschlagsrechnungen, Nachträge gem. VOB/B § 2 Abs. 5 und 6
• Verkehrsrechtliche Anordnungen, Abstimmung mit Stadtwerken und Straßen.NRW
• Abnahmen mit dem Tiefbauamt

Davor
2016/10–2017/02 Praktikant, danach Jungbauleiter auf einer Autobahnbaustelle (A 1)

Abschlüsse
2016 Bachelor Bauingenieurwesen, FH Münster, Vertiefung Verkehrswegebau
2010 Facharbeiterbrief Straßenbauer

Zertifikate: MVAS 99, RSA 21, SCC-Dok. 17

Sonstiges: Klasse B, C1E. Software: iTWO, BauSU, Civil 3D. Deutsch ist meine Muttersprache. Im Hochbau würde ich mich gern einarbeiten.`,
    },
    {
      name: 'deutsch-b1',
      kind: 'denial',
      low: 58,
      high: 70,
      best: 64,
      why: 'Studium und fünf Jahre Hochbau-Bauleitung in Deutschland, doch Deutsch ausdrücklich nur auf B1, Gespräche mit dem Bauherrn führt ein Kollege.',
      lacks: ['Deutsch mindestens C1'],
      cv: `Răzvan Ciobanu
Bauingenieur – Gelsenkirchen

Sprachen
Rumänisch Muttersprache. Englisch C1. Deutsch B1 (telc, Mai 2025): auf Baustelle verstehe ich, Schriftverkehr und Verhandlung mit Bauherr kann ich noch nicht allein, das macht mein Kollege.

Ausbildung
Technische Universität Cluj-Napoca, Inginerie Civilă, Diplom 2014. Anerkannt, Ingenieurkammer-Bau NRW 2021 (Berufsbezeichnung Ingenieur).

Erfahrung
Juli 2021 bis jetzt: Bauleiter, Ruhrkron Wohnbau GmbH, Essen
- Mehrfamilienhäuser 24, 36 und 60 Wohneinheiten, Rohbau und Ausbau
- Kolonnen aus Rumänien, Polen, Türkei, bis 70 Personen
- Terminplan MS Project, Takt im Ausbau, Mengen und Aufmaß, Rechnung der Nachunternehmer
- Kontrolle Bewehrung, Abdichtung nach DIN 18533, Brandschutz; Protokoll der Abnahme
- VOB/C und VOB/B Seminar 2022 mit Übersetzer, arbeite damit jeden Tag für Aufmaß und Behinderungsanzeige (Vorlage)

2014 bis Juni 2021: Ingenieur de șantier (Baustelle), Transilvania Construct, Cluj – Bürohaus, Einkaufszentrum, Hotel

Führerschein B seit 2009, Auto vorhanden.`,
    },
    {
      name: 'fuenftes-semester-abgeschrieben',
      kind: 'pasted',
      low: 20,
      high: 34,
      best: 27,
      why: 'Student im fünften Semester mit Praxisphase; der Profilblock ist wörtlich aus der Anzeige übernommen und zählt nicht.',
      lacks: ['abgeschlossenes Studium, Techniker oder Meister', 'drei Jahre Bauleitung im Hochbau'],
      cv: `Jonas Feldhaus
Student Bauingenieurwesen (B. Sc.), 5. Semester

Mein Profil
Eigenverantwortliche Leitung von Baustellen in technischer, terminlicher und wirtschaftlicher Hinsicht. Vergabe und Koordination der Nachunternehmer. Aufmaß, Abrechnung und Nachtragsmanagement. Ansprechpartner für Bauherren, Architekten und Behörden. Qualitätssicherung, Arbeitssicherheit und Abnahmen. Mindestens drei Jahre Berufserfahrung in der Bauleitung im Hochbau. Sicherer Umgang mit der VOB und den einschlägigen Normen. Durchsetzungsvermögen, Teamgeist und Freude am Bauen.

Bildungsweg
WS 2024/25 – heute: Ruhr-Universität Bochum, Abschluss voraussichtlich Herbst 2027
2024: Abitur am Gymnasium Paulinum, Note 2,3

Praxis
Februar – April 2026: Baustellenpraktikum bei Kleine-Wilde Bau, Ahlen. Bautagebuch mitgeschrieben, Lieferscheine sortiert, beim Aufmaß im Rohbau eines Reihenhauses das Maßband gehalten, Fotos für die Mängelliste gemacht.
Sommer 2023 und 2025: Ferienjob als Bauhelfer, Schalung und Reinigung
2022 – 2024: Aushilfe im Getränkemarkt

Kenntnisse: AutoCAD (Grundlagen), Excel, Word
Sprachen: Deutsch (Muttersprache), Englisch B2
Führerschein: B
Hobbys: Handball, THW-Jugend`,
    },
  ],
};
