import type { GradedJob } from '../types.ts';

export const bauleiterHochbauWien: GradedJob = {
  job: 'bauleiter-hochbau-wien',
  title: 'Bauleiter/in Hochbau, Wien und Umgebung',
  spec: `Unser Familienbetrieb baut seit 1951 in Wien und im Speckgürtel, meist als Generalunternehmer und meist Wohnbau: geförderte Anlagen mit vierzig bis hundertzwanzig Wohnungen, dazwischen eine Schule, ein Pflegeheim, ein Dachgeschoßausbau, der uns graue Haare kostet. Für zwei Projekte, die im Frühjahr in der Donaustadt und in Korneuburg anlaufen, suchen wir jemanden, der eine Baustelle von der Arbeitsvorbereitung bis zur Schlussrechnung führt und nicht nur verwaltet.

Sie koordinieren den Polier und die Subunternehmer, halten Termine und Kosten im Griff, vergeben Gewerke, rechnen monatlich ab, formulieren Mehrkostenforderungen so, dass die Gegenseite sie versteht, und sitzen in der Baubesprechung dem Bauherrn gegenüber. Dass man sich dabei in der ÖNORM B 2110 auskennt, versteht sich; iTWO oder Auer Success lernt man bei uns zur Not.

Voraussetzung ist eine abgeschlossene HTL für Hochbau beziehungsweise Bautechnik oder ein einschlägiges Studium (Bauingenieurwesen, Architektur, FH oder TU). Dazu brauchen Sie mindestens fünf Jahre Praxis als verantwortliche Bauleiterin oder verantwortlicher Bauleiter auf der ausführenden Seite im Hochbau, das ist bei der Projektgröße nicht verhandelbar, und den Führerschein B, weil wir zwischen den Baustellen fahren. Gern gesehen sind Erfahrung im geförderten Wohnbau, Holz-Hybridbau und die Baumeisterprüfung, auch wenn sie noch vor Ihnen liegt.

Wir zahlen ab 4.600 Euro brutto monatlich, je nach Erfahrung deutlich mehr, dazu ein Firmenauto zur Privatnutzung und Freitag ab zwölf frei, sofern nicht betoniert wird. Schreiben Sie an Baumeister Ing. Leopold Strasser junior, er liest selbst.`,
  graded: [
    {
      name: 'markus-hoerandner-bauleiter',
      kind: 'strong',
      low: 89,
      high: 97,
      best: 94,
      why: 'HTL, neun Jahre Bauleitung im geförderten Wohnbau beim GU bis heute, ÖNORM, Baumeisterprüfung teils abgelegt, Führerschein B.',
      lacks: [],
      cv: `Ing. Markus Hörandner
Leobendorf bei Korneuburg, geboren 1990

PRAXIS

seit September 2017 – Bauleiter, Pannonia Wohnbau Errichtungs GmbH, Wien 22
• WHA Berresgasse, 96 WE, GU-Auftrag 17,4 Mio. €, Fertigstellung 03/2026 drei Wochen vor Termin
• WHA Stammersdorf, 58 WE, Holz-Hybrid ab dem 1. OG, 2022–2024
• Volksschule Gerasdorf, Zubau im laufenden Betrieb, 2021/22
• davor drei kleinere Anlagen mit 24 bis 40 Wohnungen (wohnfonds)
Subvergaben, Leistungsmeldung, MKF aufbereitet und durchgebracht (Quote gut 70 %), Schlussrechnung, Gewährleistungsbegehungen. Auf der Baustelle jeweils ein Polier und bis zu 80 Leute fremd.

August 2012 – August 2017 – Bautechniker und Abrechner, ab 2015 Bauleiter-Assistent, Firma Ing. Hums & Co, Stockerau

AUSBILDUNG
HTL Krems, Abteilung Hochbau, Matura Juni 2010
Standesbezeichnung Ingenieur 2016
Baumeisterprüfung: Module 1 und 2 bestanden (2024, 2025), Modul 3 offen
SiGe-Koordinator 2019

Präsenzdienst 2010/11, danach ein Jahr Work & Travel
Programme: iTWO, Auer Success, MS Project
Führerschein A, B`,
    },
    {
      name: 'katharina-pichlmair-4j6m',
      kind: 'years',
      low: 77,
      high: 88,
      best: 82,
      why: 'TU-Abschluss und vier Jahre sechs Monate alleinverantwortliche Ausführung: zehn Prozent unter fünf Jahren, nach Rubrik keine Lücke.',
      lacks: [],
      cv: `DI Katharina Pichlmair · 1160 Wien · B-Führerschein seit 2011

Ich trage seit Mai 2022 bei der Marchfeld Bau AG die Verantwortung für ganze Häuser. Mein Titel in der Firma ist „Projektverantwortliche Ausführung“, gemeint ist: Baustelleneinrichtung, Rohbau, Haustechnik, Ausbau, Übergabe, und das Geld dazu. Angefangen hat es mit einem Pflegewohnhaus in Gänserndorf (72 Zimmer, 11 Mio. Euro, übergeben im Oktober 2023), danach kam eine Reihenhausanlage in Deutsch-Wagram mit 31 Einheiten, seit Jänner 2025 steht ein achtgeschoßiger Bau am Nordbahnhof mit 88 geförderten Wohnungen. Ich suche die Professionisten aus, verhandle die Verträge, mache die Feinterminplanung mit Lean-Tafel, lege die Teilrechnungen, und wenn der Bauherr umplant, lege ich ihm binnen einer Woche das Zusatzangebot samt Bauzeitfolgen auf den Tisch – dem Grunde und der Höhe nach, wie es die Werkvertragsnorm will.

Vorher war ich von Oktober 2018 bis April 2022 bei einem Ziviltechnikerbüro in Ottakring für Statik und Schalungspläne zuständig; auf Baustellen war ich da nur zur Bewehrungsabnahme.

Studium Bauingenieurwesen an der TU Wien, Abschluss 2018 (Diplomarbeit über Rezyklatbeton). Matura am Gymnasium in Freistadt 2011.

iTWO seit 2022 täglich. Englisch verhandlungssicher, Serbisch auf Baustellenniveau.`,
    },
    {
      name: 'dejan-markovic-ueberlappend',
      kind: 'overlap',
      low: 60,
      high: 72,
      best: 66,
      why: 'Nennt sechs Jahre Bauleitung, die Posten laufen aber parallel: September 2023 bis heute sind gut drei Jahre.',
      lacks: ['fünf Jahre Bauleitung (gut drei Jahre nach Datum)'],
      cv: `Dejan Marković, BSc
Wien-Simmering
Geb. 11.11.1995, österr. Staatsbürger
FS: B

Kurzprofil: Bauleiter Hochbau mit 6 Jahren Erfahrung in der Bauleitung

Berufserfahrung

09/2023 – laufend
Bauleiter, Zentralraum Hochbau GmbH, Schwechat
Wohnhausanlage Kledering (44 Wohnungen), Kindergarten Himberg (6 Gruppen), derzeit Wohnheim Favoriten
Subunternehmersteuerung, Kalkulationsnachlauf, Baubesprechungen, Abrechnung mit Auer, Nachträge

01/2024 – 10/2026
selbständige Bauleitung auf Werkvertrag (neben der Anstellung, Wochenende/Abend), Bauträger Sunset Living
2 Dachgeschoßausbauten 1030 Wien
Angebote einholen, Abnahmen, Mängellisten

10/2020 – 08/2023
Bautechniker, Planungsbüro Archiform, Wien 4
Polierpläne, Ausschreibungen mit ABK, Mengenermittlung

Ausbildung

2016 – 2020 FH Campus für Bauen Wien, Bachelor Bauingenieurwesen – Baumanagement
2010 – 2015 HTL Mödling, Bautechnik, Matura 2015
2015 – 2016 Zivildienst, Rotes Kreuz

Sprachen: Deutsch, Serbisch, Englisch
Interessen: Klettern, Fußball (Schiedsrichter)`,
    },
    {
      name: 'gerhard-loidl-bauleiter-bis-2016',
      kind: 'old',
      low: 62,
      high: 73,
      best: 66,
      why: 'Dreizehn Jahre Bauleitung mit HTL, aber seit Ende 2016 nur noch Baustoffvertrieb und Schadensbegutachtung.',
      lacks: [],
      cv: `LEBENSLAUF Ing. Gerhard Loidl

geb. 1972 in Gmunden, wohnhaft in Purkersdorf, verheiratet, Führerschein B und BE

2020–2026: Schadensregulierer Bau bei der Donauland Versicherung, Wien. Begutachtung von Wasser- und Sturmschäden, Kostenschätzung, Abstimmung mit Sanierungsfirmen.

2017–2019: Gebietsverkaufsleiter Ost für Fertigteildecken, Betonwerk Traunfall.

März 2003 bis November 2016: Bauleiter bei Universale-Nachfolger Ost Hochbau, Wien. Wohnbauten für Genossenschaften in Liesing und Floridsdorf (30 bis 140 Wohnungen), Bürohaus am Wienerberg, Bezirkshauptmannschaft Tulln. Verantwortlich für Terminplan, Einkauf der Nachunternehmer, Abrechnung nach ÖNORM B 2110, Bauherrenkontakt. Ergebnis im Schnitt über der Vorgabe. Wechsel, weil die Niederlassung geschlossen wurde.

1997 bis Februar 2003: Bautechniker und Kalkulant, Baufirma Hofinger, Vöcklabruck.

1992 bis 1996: Technischer Zeichner, Architekturbüro in Linz.

HTL Linz, Hochbau, Matura 1991. Ingenieur 1998.

Ich möchte vor der Pension noch einmal auf die Baustelle. Mit der Software von heute müsste ich mich auffrischen, die Leute und die Norm kenne ich.`,
    },
    {
      name: 'zoltan-horvath-polier',
      kind: 'adjacent',
      low: 44,
      high: 56,
      best: 50,
      why: 'Starker Hochbaupolier im selben Wohnbau, aber weder HTL noch Studium und nie selbst Bauleiter.',
      lacks: ['HTL oder Studium', 'fünf Jahre als verantwortlicher Bauleiter'],
      cv: `Zoltan Horvath, Polier
Eisenstadt / Wochenquartier Wien 21
45 Jahre, FS B C

Polier Hochbau bei Brüder Neuhauser Bau, 2013 bis jetzt
Wohnanlagen in Wien, Wolkersdorf, Neusiedl. Bis zu 35 eigene Leute plus Eisenleger und Schaler. Einteilung Kran und Partien, Aufmaß, Betonbestellung, Bautagesberichte am iPad, Unterweisungen, Höhenkontrolle. Letztes Haus: 7 Stock, 64 Wohnungen, 2025 fertig. Bin in jeder Baubesprechung dabei, Verträge und Rechnungen macht der Bauleiter.

Vorarbeiter bei Neuhauser, 2008 bis 2013

Maurer bei Firma Pinter, Oberpullendorf, 2000 bis 2008

Lehre Maurer 1997–2000, LAP Juli 2000
Polierkurs BAUAkademie Guntramsdorf, Jänner bis März 2012, Polierprüfung bestanden
Erste Hilfe, Kranführer, SVP Sicherheitsvertrauensperson

Ungarisch Muttersprache, Deutsch wie daheim, bissl Kroatisch

Ich würde mich gern zum Bauleiter weiterentwickeln. Die Abendschule habe ich mir angeschaut, aber noch nicht begonnen.`,
    },
  ],
};
