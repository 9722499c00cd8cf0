import type { GradedJob } from '../types.ts';

export const kaeltetechnikerServiceKassel: GradedJob = {
  job: 'kaeltetechniker-service-kassel',
  title: 'Servicetechniker Kälte- und Klimatechnik (m/w/d)',
  spec: `Frostwerk Nordhessen GmbH - Servicetechniker Kälte- und Klimatechnik (m/w/d), Standort Kassel, unbefristet

Wir sind ein inhabergeführter Kälte-Fachbetrieb mit 34 Leuten. Unsere Kunden: Lebensmittelmärkte, Metzgereien, zwei Kliniken und mehrere Rechenzentren im Umkreis von rund 80 km.

Was Sie bei uns tun
• Anlagen im Gewerbe- und Supermarktbereich warten, prüfen und instand setzen
• Störungen eingrenzen und beheben, auch an Regelung und Schaltschrank
• Dichtheitskontrollen und Kältemittelbuchführung
• beim Kunden vor Ort Auskunft geben und den Einsatz am Tablet abschließen
• Bereitschaft etwa jede sechste Woche

Was wir voraussetzen
• Gesellenbrief als Mechatroniker für Kältetechnik oder Kälteanlagenbauer, alternativ eine gleichwertige kältetechnische Ausbildung
• Sachkundebescheinigung nach Kategorie I (F-Gase)
• mindestens zwei Jahre im Kundendienst an Kälteanlagen
• Führerschein Klasse B, weil Sie allein mit dem Servicewagen unterwegs sind

Was uns freut, aber nicht Bedingung ist
• Erfahrung mit CO2-Verbundanlagen oder brennbaren Kältemitteln
• Elektrofachkraft für festgelegte Tätigkeiten
• Hartlötprüfung

Was Sie bekommen
• 23,50 bis 27 Euro je Stunde, 30 Tage Urlaub, Weihnachtsgeld
• eigener Transporter, auch für den Heimweg
• Start von zu Hause, Fahrzeit zählt ab der Haustür
• Herstellerschulungen, auf Wunsch Weg zum Meister

Schreiben Sie uns formlos, ein Lebenslauf reicht. Frau Dittmar freut sich auf Ihre Nachricht.`,
  graded: [
    {
      name: 'sebastian-ohlendorf-supermarkt',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Geselle seit 2018, Kategorie I, acht Jahre Kundendienst an Markt- und CO2-Anlagen, Führerschein und fast alle Wünsche belegt.',
      lacks: [],
      cv: `Lebenslauf

Name   Sebastian Ohlendorf
geboren   17.04.1997 in Hofgeismar
Anschrift   Am Steinbruch 9, 34376 Immenhausen
Familienstand   verheiratet, eine Tochter
Führerschein   B, BE

Beruf
02/2021 - heute   Weserkälte Service GmbH, Göttingen
   Kundendienstmonteur Gewerbekälte. Betreue rund 45 Lebensmittelmärkte allein, davon 18 mit transkritischem CO2-Verbund. Wartung, Leckagesuche, Verdichtertausch, Reglerparametrierung (Danfoss, Wurm). Rufdienst jede fünfte Woche, auch Heiligabend. Seit 2023 zeige ich den neuen Kollegen die CO2-Anlagen.
07/2018 - 01/2021   Kälte Brandau, Warburg
   Monteur im Service. Fleischereien, Kühlzellen, Molkerei mit Eiswasser, Klimageräte in Büros. Logbücher und jährliche Kontrollen nach Vorschrift.

Ausbildung
08/2014 - 01/2018   Ausbildung Mechatroniker für Kältetechnik, Kälte Brandau, Gesellenprüfung am 26.01.2018, Note gut
02/2018 - 06/2018   mit dem Rad durch Skandinavien, danach Übernahme als Geselle
2008 - 2014   Realschule Hofgeismar

Nachweise
Sachkunde Kategorie I (2018)
Hartlöten nach DIN EN ISO 13585, zuletzt verlängert 03/2025
EFKffT, 2019
Schulung brennbare Kältemittel A2L/A3, 2022

Sonstiges
Tablet und Berichtsapp täglich. Englisch für Handbücher. Freiwillige Feuerwehr.`,
    },
    {
      name: 'holger-wessolek-anlagenbauer',
      kind: 'any-of',
      low: 83,
      high: 94,
      best: 89,
      why: 'Kälteanlagenbauer mit Gesellenbrief von 2006, Kategorie I und fortlaufendem Kundendienst bis heute; CO2 nur am Rand.',
      lacks: [],
      cv: `Guten Tag Frau Dittmar,

statt eines Formulars erzähle ich kurz, was ich gemacht habe.

Gelernt habe ich von 2002 bis Februar 2006 bei Kühl-Tietz in Eschwege. Damals hieß das noch Kälteanlagenbauer, der Gesellenbrief hängt bei mir im Keller. Nach der Bundeswehr (2006, neun Monate) bin ich Anfang 2007 zu Eder Kältetechnik nach Bad Hersfeld und war dort fünf Jahre auf Montage: Kühlhäuser, Rohrnetz, Inbetriebnahmen.

Seit März 2012 fahre ich für die Fulda-Klima GmbH & Co. KG hinaus zu den Leuten. Angefangen bei Bäckereien und Gaststätten, heute hauptsächlich zwei Krankenhäuser, ein Schlachthof und ein Rechenzentrum mit Kaltwassersätzen. Das meiste ist Fehler suchen. Ich habe den Schaltplan gern vor mir und ein Messgerät in der Hand, bevor ich ein Teil bestelle. Wenn nachts die OP-Lüftung nicht kühlt, ruft die Technik mich direkt an. Die jährlichen Prüfungen auf Dichtheit mache ich für etwa 120 Anlagen und führe dazu die Bücher, seit 2021 alles auf dem Tablet.

Kältemittelschein: Kategorie I, ausgestellt 2010 von der Handwerkskammer, Auffrischung auf die neue Verordnung im Herbst 2025. Löten ebenfalls geprüft, läuft bis 2027. Propan in Kühlmöbeln mache ich, CO2 kenne ich von einer Anlage in Bebra, mehr nicht. Fahrerlaubnis B seit 2003, keine Punkte.

Warum wechseln: Wir sind nach Niestetal gezogen, und jeden Tag 70 km nach Hersfeld sind genug.

Mit freundlichem Gruß
Holger Wessolek, 41`,
    },
    {
      name: 'marvin-dresch-fahrerlaubnis-entzogen',
      kind: 'missing',
      low: 47,
      high: 60,
      best: 54,
      why: 'Fachlich vollständig mit Gesellenbrief, Kategorie I und fünf Jahren Service, aber die Fahrerlaubnis ist entzogen und vor Mitte 2027 nicht zurück.',
      lacks: ['Führerschein Klasse B'],
      cv: `MARVIN DRESCH
Kältemonteur
Kassel-Bettenhausen

Kurz zu mir
Geselle seit 2021, in der Gewerbekälte zu Hause, ruhig bei aufgeregten Kunden.

Stationen

Nordkälte Kassel eG | Servicemonteur | August 2021 bis heute
- Kühlmöbel, Verbundanlagen und Kühlzellen in Märkten und Großküchen
- Störungsdienst, Verdichter, EEV, Abtauung, Fühler, Schütze, Regler
- Kältemittel absaugen und füllen, Lecksuche, Protokolle
- CO2-Booster in sechs Märkten, Schulung beim Hersteller im Mai 2024
- seit März 2026 mit einem Kollegen zusammen im Wagen, siehe unten

Kälte-Luft Habichtswald GmbH | Auszubildender | August 2017 bis Januar 2021
danach bis Juli 2021 dort als Junggeselle auf Baustelle

Papiere
Gesellenbrief Mechatroniker für Kältetechnik (29.01.2021)
Zertifikat Kat. I nach ChemKlimaschutzV (Februar 2021)
Hartlöterprüfung, gültig bis 11/2026, Verlängerung angemeldet
Ersthelfer

Offen gesagt
Ich habe derzeit keinen Führerschein. Die Klasse B wurde mir im März 2026 wegen Alkohol am Steuer entzogen, Sperrfrist bis März 2027, danach MPU. Ich lasse mich beraten und lege Abstinenznachweise vor, vor Sommer 2027 darf ich aber nicht fahren. Mit einem zweiten Mann oder im Objekt mit Dauerbetreuung könnte ich sofort anfangen.`,
    },
    {
      name: 'leonie-abel-azubi',
      kind: 'in-progress',
      low: 38,
      high: 50,
      best: 45,
      why: 'Auszubildende im letzten Halbjahr mit guten Ansätzen, aber noch ohne Gesellenbrief, Kategorie I und eigene Kundendienstjahre.',
      lacks: ['Gesellenbrief', 'Sachkunde Kategorie I', 'zwei Jahre Kundendienst'],
      cv: `Leonie Abel
Baunatal, leonie.abel@example.org, geb. 2004

Bewerbung zum Februar 2027

Ausbildung zur Mechatronikerin für Kältetechnik, KlimaRaum Schwalm GmbH, seit 01.08.2023. Schriftliche Prüfung im Dezember, Gesellenstück und Fachgespräch voraussichtlich am 28. Januar 2027. Die Sachkunde Kategorie I bekomme ich mit der bestandenen Prüfung. Teil 1 im Frühjahr 2025 mit 84 Punkten.

Was ich bisher gemacht habe: Im ersten Jahr viel Rohr verlegt und isoliert, Kondensatpumpen, Halterungen. Ab dem zweiten mit dem Gesellen auf Wartungstour bei Arztpraxen, Büros und Hotels. Ich darf unter Aufsicht absaugen, evakuieren und füllen und habe bei einem Umbau in einem Getränkemarkt sechs Wochen mitgearbeitet. Schaltpläne lesen liegt mir, im Lehrgang habe ich eine Steuerung für eine Kühlzelle selbst verdrahtet.

Schule: Fachabitur Technik 2023, Kassel
Praktikum: 2 Wochen Aufzugsbau, 2022
Führerschein B seit 2022, ich fahre gern und auch mit Anhänger auf dem Hof meiner Eltern.`,
    },
    {
      name: 'timo-berend-stichworte',
      kind: 'list',
      low: 20,
      high: 33,
      best: 27,
      why: 'Nur Schlagworte der Kältetechnik ohne einen einzigen Einsatz, die genannten Stellen sind Lager und Hausmeisterhilfe.',
      lacks: ['Gesellenbrief Kältetechnik', 'Sachkunde Kategorie I', 'zwei Jahre Kundendienst'],
      cv: `TIMO BEREND | Kälte- und Klimatechnik | Kassel

KOMPETENZEN
Kältetechnik ●●●●● Klimatechnik ●●●●● Wärmepumpen ●●●●○ Supermarktkälte ●●●●○ CO2 ●●●●○ Propan ●●●○○ Verbundanlagen ●●●●○ Leckagesuche ●●●●● Hartlöten ●●●●○ Schaltschrank ●●●●○ Störungssuche ●●●●● Wartung ●●●●● F-Gase ●●●●● Kundendienst ●●●●● Dichtheitskontrolle ●●●●● Danfoss ●●●○○ Tablet ●●●●●

ZIEL
Ich möchte als Servicetechniker in einem modernen Kältefachbetrieb Verantwortung übernehmen und meine Leidenschaft für Kälteanlagen einbringen.

WERDEGANG
2024 - heute Fachhelfer Lager, Versandzentrum Lohfelden
2021 - 2024 Hausmeisterhelfer, Wohnbau Unterneustadt
2019 - 2021 verschiedene Aushilfen
Onlinekurs "Grundlagen der Kälte", 8 Stunden, 2025

Führerschein B, eigenes Auto. Teamfähig, belastbar, pünktlich.`,
    },
  ],
};
