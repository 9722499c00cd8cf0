/** Lokführer im Güterverkehr, Norddeutschland: Führerschein, Zusatzbescheinigung B für das deutsche Netz, Tauglichkeit und zwei Jahre Fahrpraxis entscheiden. */
import type { GradedJob } from '../types.ts';

export const triebfahrzeugfuehrerGueterverkehr: GradedJob = {
  job: 'triebfahrzeugfuehrer-gueterverkehr',
  title: 'Triebfahrzeugführer Güterverkehr (m/w/d)',
  spec: `Triebfahrzeugführer Güterverkehr (m/w/d) - Standort Maschen bei Hamburg

Die Elbmarsch Cargo GmbH ist ein privates Eisenbahnverkehrsunternehmen mit 140 Mitarbeitenden. Wir fahren Container, Autos und Getreide zwischen den Seehäfen und dem Süden, fast alles elektrisch.

Deine Aufgaben
- Güterzüge im Fernverkehr sicher und pünktlich führen
- Züge vorbereiten, Bremsproben, einfache Rangierfahrten an Start und Ziel
- Störungen an der Lok eingrenzen und melden

Das bringst du zwingend mit
- gültiger Triebfahrzeugführerschein nach TfV und Zusatzbescheinigung der Klasse B für das Netz der DB InfraGO
- gültige medizinische und psychologische Tauglichkeit
- mindestens zwei Jahre Fahrpraxis im Güterverkehr
- Baureihenberechtigung für eine der Loks 185, 187 oder 193
- Deutsch mindestens B2

Schön, aber kein Muss
- Wagenprüfer (Stufe 3 oder 4) oder Bremsprobeberechtigter
- LZB und ETCS
- Streckenkenntnis Hamburg - Hannover - Würzburg

Wir bieten
Tarifnahe Bezahlung mit 3.900 bis 4.500 Euro im Monat plus Zulagen, Schichtplan vier Wochen im Voraus, 30 Tage Urlaub, Hotel statt Ruheraum, Tablet auch zur privaten Nutzung, Jobrad und Zuschuss zur Altersvorsorge.

Wir freuen uns über Bewerbungen von Menschen jeden Geschlechts, Alters und jeder Herkunft. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt, sofern die Tauglichkeit gegeben ist. Schick uns deinen Lebenslauf, ein Anschreiben brauchst du nicht.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Alle Berechtigungen gültig, acht belegte Jahre im Güterfernverkehr bis heute, dazu Wagenprüfer und ETCS.',
      lacks: [],
      cv: `Torsten Brakelmann
Winsen (Luhe), geboren 1988, verheiratet

Lokführer aus Überzeugung, Muttersprache Deutsch.

BERUFLICHER WERDEGANG

05/2018 - heute   Lokführer, Heidebahn Logistik AG, Hamburg
- Ganzzüge und KV-Züge von Waltershof und Bremerhaven nach Nürnberg, Regensburg und Kornwestheim, bis 740 m und 2.200 t
- Traxx 185.2 und 187, seit 2021 auch Vectron (193)
- Zugvorbereitung allein: wagentechnische Untersuchung, volle Bremsprobe, Wagenliste, Bremszettel
- Rangieren mit Funkfernsteuerung im Hafen
- seit 2023 zusätzlich Mentor für Neue, bisher sieben Kollegen begleitet
- unfallfrei, keine Signalverfehlung

08/2015 - 04/2018  Triebfahrzeugführer Regionalverkehr, Nordheide Bahn GmbH, Uelzen
- Talent und 146 mit Doppelstockwagen, Hamburg - Hannover

2009 - 2015  Industriemechaniker, Papierfabrik in Lüneburg

BERECHTIGUNGEN
Führerschein nach TfV, ausgestellt 2015, erneuert bis 2035
Zusatzbescheinigung A und B, DB InfraGO
PZB, LZB, ETCS Level 2
Wagenprüfer Stufe 4, Fortbildung zuletzt Februar 2026
Tauglichkeit (betriebsärztlich und psychologisch) geprüft im März 2025, ohne Auflagen

STRECKEN
Maschen - Celle - Hannover - Göttingen - Fulda - Würzburg, Bremer Netz, Rollbahn`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 62,
      why: 'Zehn Jahre Güterzugpraxis in Österreich auf dem Vectron, aber die Zusatzbescheinigung gilt nur für das österreichische Netz.',
      lacks: ['Zusatzbescheinigung Klasse B für das Netz der DB InfraGO'],
      cv: `LEBENSLAUF

Christoph Hinterleitner
4600 Wels, Österreich
Umzug nach Lüneburg im Februar 2027 (Lebensgefährtin wohnt dort)

Praxis
seit Oktober 2016: Lokführer bei der Traunfels Rail Cargo GmbH, Wels
  Güterzüge über Tauern, Semmering und Westbahn; Erz, Autos, Rundholz, Hackschnitzel. Taurus 1116 und 1144, seit 2019 vor allem Vectron 1293 (entspricht der 193). Vorspann und Nachschub am Berg. Bremsprobe und Zugabfertigung mache ich selbst. Etwa 1.500 Stunden am Führerstand im Jahr.
2013 - 2016: Verschieber und Wagenmeister-Helfer, Bahnhof Linz, Traunfels
2009 - 2013: Lehre und Gesellenjahr als Kfz-Techniker, Steyr

Berechtigungen
- Triebfahrzeugführerschein (EU-Karte), ausgestellt in Wien 2016, gültig bis 2036
- Bescheinigung Kategorie B, Infrastruktur ÖBB; andere Netze habe ich nicht
- PZB und ETCS Level 2
- Tauglichkeit: arbeitsmedizinisch und psychologisch tauglich, letzte Untersuchung Jänner 2026

Für Deutschland bräuchte ich die Prüfung zum Regelwerk (Ril 408, Signalbuch) und Streckenkunde. Gelernt habe ich dafür noch nicht.

Sprachen: Deutsch (Muttersprache), Englisch gut, Slowenisch Grundlagen`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 34,
      high: 50,
      best: 42,
      why: 'Quereinsteigerin kurz vor der Prüfung: Führerschein und Tauglichkeit da, Zusatzbescheinigung und Fahrpraxis noch nicht.',
      lacks: [
        'Zusatzbescheinigung Klasse B für das Netz der DB InfraGO',
        'mindestens zwei Jahre Fahrpraxis im Güterverkehr',
      ],
      cv: `Ayse Gündogan-Petersen
Hamburg-Harburg

Kurzprofil
Ich lerne gerade den Beruf, den ich schon als Kind wollte, und suche für das Frühjahr eine erste Stelle im Güterverkehr.

Ausbildung
seit 01.12.2025  Quereinstieg zur Triebfahrzeugführerin, Bahnschule Süderelbe (Vollzeit, bis voraussichtlich Februar 2027)
   - theoretische Prüfung für den Führerschein bestanden, Karte vom Eisenbahn-Bundesamt im Juni 2026 erhalten
   - Baureihe 185: Fahrzeugprüfung bestanden im August 2026
   - laufend: Ausbildungsfahrten mit Lehrlokführer bei einem Kooperationsunternehmen, bisher 190 Stunden auf Containerzügen
   - Abschlussprüfung für die Zusatzbescheinigung B ist für den 26. Januar 2027 angesetzt
   - PZB fertig, LZB folgt
2008 - 2011  Ausbildung zur Bürokauffrau, Harburg

Beruf
2017 - 2025  Schichtleiterin im Paketzentrum Allermöhe, 35 Leute, Früh, Spät und Nacht
2011 - 2017  Sachbearbeiterin, Spedition Wulff & Jahnke

Sonstiges
Tauglichkeitsuntersuchung und psychologischer Eignungstest November 2025 bestanden
Deutsch und Türkisch beide auf Muttersprachniveau, Englisch B1
Führerschein Klasse B (Pkw)`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 38,
      high: 54,
      best: 46,
      why: 'Sieben Jahre Güterzüge bis 2019, doch Bescheinigung und Tauglichkeit sind seit damals abgelaufen.',
      lacks: [
        'gültige Zusatzbescheinigung Klasse B',
        'gültige Tauglichkeit',
        'gültiger Triebfahrzeugführerschein',
      ],
      cv: `Rainer Oltmanns, Buchholz in der Nordheide

Stationen

Seit Oktober 2019
Disponent und stellvertretender Leiter der Transportleitung, Weserkante Bahnlogistik GmbH, Hamburg
  plane Loks und Personal für rund 60 Züge je Woche, halte im Störungsfall den Kontakt zu Fahrdienstleitern und Kunden, Nacht- und Wochenenddienst, Einarbeitung der neuen Disponenten

März 2012 bis September 2019
Lokführer, Weserkante Bahnlogistik GmbH
  Mineralöl- und Kesselwagenzüge Hamburg - Ingolstadt, Kalizüge aus dem Werratal, Baureihen 185 und 151, zeitweise 232
  Bremsprobeberechtigter, Gefahrgut nach RID
  Wechsel ins Büro wegen kleiner Kinder

2003 bis 2012
Schlosser und später Lokrangierführer, Hafenbahn Nordenham

Scheine
Lokführerkarte von 2012, seit 2022 nicht mehr gültig
Zusatzbescheinigung Klasse B: mit dem Wechsel 2019 zurückgegeben
Tauglichkeit: abgelaufen im Dezember 2019, seitdem keine Untersuchung
PZB/LZB damals vorhanden

Ich möchte wieder raus auf die Strecke und bin bereit, alle Prüfungen noch einmal zu machen. Muttersprache Deutsch.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 18,
      high: 34,
      best: 26,
      why: 'Erfahrene Straßenbahnfahrerin nach BOStrab, die selbst schreibt, dass sie keine Eisenbahnberechtigung und keine Güterzüge gefahren hat.',
      lacks: [
        'Triebfahrzeugführerschein nach TfV mit Zusatzbescheinigung Klasse B',
        'mindestens zwei Jahre Fahrpraxis im Güterverkehr',
        'Baureihenberechtigung 185, 187 oder 193',
      ],
      cv: `JANA KRETZSCHMAR
Lüneburg, vorher Leipzig

Über mich
Neun Jahre am Fahrschalter, ruhig im Verkehr, gern früh unterwegs.

Werdegang
2020 bis heute - Stadtbahnfahrerin, Verkehrsbetriebe Ihmeufer, Hannover
Fahrdienst auf acht Linien im Tunnel und auf der Straße. Fahrzeuge TW 6000, TW 2000 und TW 3000. Lehrfahrerin seit 2024. Vertretung in der Leitstelle.
2017 bis 2020 - Straßenbahnfahrerin, Leipziger Südring Verkehr
Tatra und Niederflurwagen, geteilte Dienste, Nachtlinien.
2010 bis 2017 - Verkäuferin, später Filialleitung in einer Bäckerei

Nachweise
Betriebsfahrberechtigung nach BOStrab, seit 2017
Betriebsdiensttauglich nach VDV-Schrift 714, zuletzt 04/2026
Fahrerlaubnis Klasse B und C1
Ersthelferin

Was ich noch nicht habe
Einen Triebfahrzeugführerschein nach TfV besitze ich nicht, ebenso keine Zusatzbescheinigung. Mit Güterzügen und Elektroloks der Vollbahn habe ich keine Erfahrung. Ich würde die Ausbildung gern bei Ihnen machen, wenn Sie so etwas anbieten.

Sprachen
Deutsch Muttersprache, Russisch Schulkenntnisse`,
    },
  ],
};
