import type { GradedJob } from '../types.ts';

export const filialleitungDrogerieGraz: GradedJob = {
  job: 'filialleitung-drogerie-graz',
  title: 'Filialleiter:in Drogeriemarkt, Graz (38,5 h)',
  spec: `Du weißt, wo um 7:45 die Rollwägen stehen müssen? Dann lies weiter.

WER WIR SIND
Drogerie Lindwurm, 23 Filialen zwischen Graz und Villach, seit 1961 in Familienhand. Für unser Geschäft in Graz-Gösting (520 m², 12 Mitarbeitende, davon zwei Lehrlinge) suchen wir ab Februar 2027 eine neue Leitung.

DAS MACHST DU
- du führst das Team, schreibst den Dienstplan und führst die Mitarbeitergespräche
- du hast Umsatz, Schwund und Personalstunden im Blick und redest mit der Bezirksleitung auf Augenhöhe
- du sorgst für volle Regale, saubere Aktionsplatzierungen, eine Inventur ohne böse Überraschung
- du stehst selber an der Kassa, wenn die Schlange bis zum Waschmittel reicht
- du bildest unsere Lehrlinge aus

DAS BRINGST DU UNBEDINGT MIT
- abgeschlossene Lehre im Einzelhandel oder als Drogist:in, oder Handelsschule bzw. HAK
- mindestens zwei Jahre Führung im Handel, ob als Filialleitung oder als Stellvertretung
- Ausbilderprüfung oder anerkannter Ausbilderkurs. Ohne dürfen wir die Lehrlinge nicht bei dir lassen, daher ist das fix

DAS FREUT UNS
- Drogerie, Parfümerie oder Reformwaren
- B-Führerschein für die Aushilfe in Gratwein
- Erfahrung mit elektronischer Zeiterfassung

DAS GIBT'S DAFÜR
Mindestens 3.050 Euro brutto nach KV Handel, Überzahlung je nach Erfahrung üblich, Prämie zweimal im Jahr, 20 % Mitarbeiterrabatt, jeder zweite Samstag frei, Öffi-Ticket.

Schick uns deinen Lebenslauf, Foto ist kein Muss. Es meldet sich die Frau Raggam, meistens innerhalb einer Woche.`,
  graded: [
    {
      name: 'katharina-pfingstl-hak',
      kind: 'any-of',
      low: 88,
      high: 98,
      best: 93,
      why: 'HAK statt Lehre, über fünf Jahre Leitung und Stellvertretung in der Parfümerie, Ausbilderkurs und eigene Lehrlinge.',
      lacks: [],
      cv: `Mag. habe ich keinen, dafür HAK-Matura:

KATHARINA PFINGSTL
8020 Graz, Jahrgang 1994, Führerschein B

STATIONEN
Filialleiterin, Parfümerie Rosenhain, Graz Murpark, seit 1. März 2024
   9 Kolleginnen, 2,4 Mio. Jahresumsatz. Dienstpläne über die Zeiterfassung, Einstellungen und Kündigungen in Abstimmung mit der Zentrale, Monatsgespräch über Umsatz, Stunden, Inventurdifferenz (von 1,9 auf 0,8 % gesenkt). Zwei Lehrlinge, einer hat heuer mit gutem Erfolg abgeschlossen.
Stellvertretende Filialleiterin, Parfümerie Rosenhain, Leibnitz, Mai 2021 bis Februar 2024
   Tagesverantwortung an drei Tagen pro Woche, Kassaabschluss, Bestellungen, Warenpräsentation, Urlaubsvertretung der Chefin
Verkäuferin, Drogeriemarkt Silberquell, Graz, Sept. 2014 bis April 2021
   Kassa, Foto, Babyabteilung, ab 2018 Sortimentsverantwortung Haarpflege

AUSBILDUNG
HAK Leibnitz, Reife- und Diplomprüfung 2013
danach ein Jahr Au-pair in Bologna
Ausbilderkurs WIFI Steiermark, Fachgespräch bestanden 11/2022

SPRACHEN
Deutsch, Italienisch gut, Englisch solide`,
    },
    {
      name: 'manuel-stangl-ohne-ausbilder',
      kind: 'missing',
      low: 62,
      high: 74,
      best: 69,
      why: 'Gelernter Einzelhändler mit vier Jahren Filialleitung, der Lehrlinge bisher nicht ausbildet und keine Ausbilderprüfung hat.',
      lacks: ['Ausbilderprüfung oder Ausbilderkurs'],
      cv: `Manuel Stangl
Eggenberg, Graz

Berufserfahrung

2022/09 – dato   Marktleiter, Nahversorger Kirschner, Graz-Straßgang
15 Mitarbeiter, 600 m². Personalplanung, Bestellwesen mit automatischer Disposition, Inventuren (2x jährlich), Kennzahlen: Umsatz, Abschriften, Stundenleistung. Umbau 2024 bei laufendem Betrieb. Reklamationen, Hausverbote, Hygienekontrolle. Lehrlinge haben wir in dieser Filiale keine, die sind alle im Stammhaus.

2019/06 – 2022/08   Stellvertreter, ebenda
Frühdienst, Kassaverantwortung, Obst und Gemüse

2015/10 – 2019/05   Verkäufer und Kassier, Textildiskont Moser, Feldkirchen

2014/12 – 2015/09   Präsenzdienst und Weltreise

Lehre: Einzelhandelskaufmann (Schwerpunkt Lebensmittel), Lehrabschluss Nov. 2014

Sonstiges: B-Führerschein, eigenes Auto. Erste Hilfe 16 h (2025). Deutsch Muttersprache, Slowenisch Grundlagen.

Hobby: Trainer der U10, SV Straßgang`,
    },
    {
      name: 'helmut-ortner-bankfiliale',
      kind: 'adjacent',
      low: 46,
      high: 60,
      best: 53,
      why: 'Führt seit neun Jahren Filialen, aber einer Bank; HAK und Ausbilderprüfung sind da, Führung im Handel nicht.',
      lacks: ['2 Jahre Führung im Handel'],
      cv: `Lebenslauf

Name            Helmut Ortner
Wohnort         Judendorf-Straßengel
Geburtsjahr     1979

Praxis
seit 2017 (Mai)     Filialleiter, Murtalbank, Filiale Gösting
                    acht Mitarbeiter und jährlich ein Lehrling (Bankkaufmann), Ertrags- und Kostenverantwortung, Dienstplan, Mitarbeitergespräche, Beschwerden, Kassasicherheit, Umbau zur Beratungsfiliale 2022. Filiale wird mit Jahresende zugesperrt.
2008 – 2017         Kundenbetreuer Privatkunden, Murtalbank, Frohnleiten
2000 – 2008         Schalter und Kassa, Volkskreditbank, Bruck an der Mur
1999                Bundesheer

Schule
HAK Bruck an der Mur, Matura 1998

Kurse
Ausbilderprüfung, Wirtschaftskammer, 2016
Führungskräfteakademie der Bank, 2018
Versicherungsvermittlung, laufende Weiterbildung

Führerschein A, B

In der Schulzeit habe ich drei Sommer lang im Geschäft meiner Tante (Papier und Spielwaren) verkauft, und Verkaufen ist bis heute das, was mir an der Arbeit Freude macht.`,
    },
    {
      name: 'slavica-jovanovic-kassierin',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'Laut Vertrag Kassierin, führt aber seit 2022 allein ein Reformhaus mit sieben Leuten samt Lehrling; alle Muss-Punkte belegt.',
      lacks: [],
      cv: `Slavica Jovanović
Kassierin
Graz-Lend

Ich arbeite seit August 2016 bei Reformhaus Weizenkorn am Griesplatz. Mein Dienstvertrag sagt "Kassierin" und die Gehaltszettel auch.

Im Jänner 2022 ist unser Chef in die zweite Filiale nach Weiz gegangen und kommt seither am Dienstag Nachmittag vorbei. Seit damals mache ich:
den Dienstplan für sieben Leute und die Urlaubseinteilung,
die Bewerbungsgespräche (fünf Leute aufgenommen, eine leider wieder gehen lassen),
die Bestellungen bei rund vierzig Lieferanten, Naturkosmetik, Tees, Nahrungsergänzung, Frischware,
den Kassaabschluss und jede Woche die Zahlen an den Chef: Umsatz, Schwund, Stunden,
die Inventur zu Silvester, voriges Jahr mit 0,6 Prozent Differenz,
die Schaufenster und Aktionen,
und unseren Lehrling, die Amira, die im zweiten Lehrjahr ist. Dafür habe ich 2023 die Ausbilderprüfung bei der Wirtschaftskammer gemacht.

Davor, 2011 bis 2016, Feinkost und Kassa bei einem Supermarkt in Graz-Puntigam.
Lehrabschluss Einzelhandelskauffrau 2011, Berufsschule Hartberg.

Führerschein B habe ich seit 2019. Deutsch und Serbisch, beides wie Muttersprache.`,
    },
    {
      name: 'lisa-tieber-kurz',
      kind: 'thin',
      low: 30,
      high: 43,
      best: 36,
      why: 'Kurzer Lebenslauf einer gelernten Drogeriefachverkäuferin; Branche passt, Führung und Ausbilderprüfung sind nicht gezeigt.',
      lacks: ['2 Jahre Führung im Handel', 'Ausbilderprüfung oder Ausbilderkurs'],
      cv: `Lisa Tieber, 24, Gratkorn

Lehre als Drogistin bei Drogeriemarkt Silberquell, Graz, 2018 bis 2021, Abschluss mit gutem Erfolg.
Seit Oktober 2021 dort Verkäuferin, 30 Stunden. Beratung Hautpflege, Kassa, Regalbetreuung, Fotoecke.
Sommer 2026 zwei Wochen den Schlüssel gehabt, als die Chefin auf Urlaub war.

Führerschein B. Ich bin freundlich, pünktlich und würde gern mehr Verantwortung übernehmen. Unterlagen schicke ich gern nach.`,
    },
  ],
};
