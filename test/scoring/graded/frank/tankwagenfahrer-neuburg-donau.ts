import type { GradedJob } from '../types.ts';

export const tankwagenfahrerNeuburgDonau: GradedJob = {
  job: 'tankwagenfahrer-neuburg-donau',
  title: 'Tankwagenfahrer (m/w/d) Heizöl und Diesel, Neuburg an der Donau',
  spec: `Servus, wir sind Mineralöl Hiebl, dritte Generation, elf Züge, Tankstelle, Lager am Bahnhof.

Was fährst du bei uns? Einen eigenen Hängerzug oder Sattel mit Tankaufbau, Baujahr nie älter als fünf Jahre. Du lädst in Ingolstadt oder Vohburg in der Raffinerie, belieferst Landwirte, Baustellen, Tankstellen und im Winter viele Keller. Schlauch ziehen, Grenzwertgeber anstecken, Peilstab lesen, abrechnen, freundlich sein. Abends bist du daheim, Fernverkehr gibt es nicht.

Was brauchst du auf jeden Fall?
Führerschein CE.
Die 95 drin, also Module aktuell.
ADR-Schein mit Aufbaukurs Tank, und zwar gültig. Ohne den kommst du bei der Raffinerie nicht durchs Tor.
Zwei Jahre Fahrpraxis auf dem Lkw über 12 Tonnen, sonst spielt die Versicherung nicht mit.

Was wäre nett? Schon einmal Heizöl gefahren, Stapler, aus der Gegend, damit du die Höfe findest. Saubere Fahrerkarte setzen wir voraus.

Was gibt es? 21 Euro die Stunde, Überstunden bezahlt auf die Minute, Weihnachts- und Urlaubsgeld, ADR-Verlängerung zahlen wir und zwar während der Arbeitszeit, Arbeitskleidung, ein Chef, der selber noch fährt.

Ruf an oder schick uns was, Anschreiben brauchen wir keins. Hiebl Sepp, am besten nach fünf.`,
  graded: [
    {
      name: 'anton-schmidmeier-heizoel',
      kind: 'strong',
      low: 89,
      high: 97,
      best: 93,
      why: 'Fährt seit 2017 Heizöl im Tankzug, CE, 95 bis 2029, ADR Basis plus Tank bis 2028.',
      lacks: [],
      cv: `Anton Schmidmeier
86633 Neuburg-Bittenbrunn, geb. 21.10.1984, verheiratet, 2 Kinder

FÜHRERSCHEINE UND SCHEINE
B BE C CE T (CE seit 2006)
Schlüsselzahl 95 bis 05/2029
ADR: Basis, Tank, gültig bis 17.03.2028
Fahrerkarte bis 2030
Staplerschein 2009

ARBEIT
2017 (März) bis jetzt: Brennstoffe Ettinger, Schrobenhausen. Tankzug 18+18 t, Heizöl, Diesel, AdBlue. Laden Ingolstadt und Kelheim. 8 bis 14 Abladestellen am Tag, Abrechnung mit mobilem Drucker, Kasse. Urlaubsvertretung in der Dispo.
2006 bis 2017: Kieswerk Donaumoos. Vierachser-Kipper und Sattel, Baustellen rund um Ingolstadt.
2001 bis 2004: Lehre Landmaschinenmechaniker, Firma Bauch in Rain
2004 bis 2006: Bundeswehr, Kraftfahrer, Ingolstadt

Keine Punkte. Ölunfall noch nie gehabt. Freiwillige Feuerwehr, Maschinist.`,
    },
    {
      name: 'kathrin-doerfler-flugfeldbetankung',
      kind: 'gem',
      low: 78,
      high: 89,
      best: 84,
      why: 'Als Betriebsstofffeldwebel und Vorfeldmitarbeiterin fuhr sie zwölf Jahre Sattel-Tankwagen; CE, 95 und ADR Tank sind gültig.',
      lacks: [],
      cv: `KATHRIN DÖRFLER
Rennertshofen, 33

Heute: Mitarbeiterin Vorfelddienste, Flugplatz Lechfeld-Nord Betriebs GmbH
seit Mai 2024
Was sich dahinter verbirgt: Ich hole mit dem Sattelzug (36.000 Liter, Kerosin und AVGAS) in Ingolstadt an der Rampe, fahre 70 Kilometer zurück, pumpe in unser Lager und versorge mit dem Dispenser die Maschinen. Wasserprobe, Dichte, Lieferschein, Abrechnung mit den Piloten. Vier bis fünf Ladungen pro Woche.

Davor: Soldatin auf Zeit, zuletzt Feldwebel, Luftwaffe, Betriebsstoffzug in Manching
Oktober 2012 bis März 2024
2014 bis 2024 Kraftstofftransport mit dem Zug und dem Sattel, Umschlag am Tanklager, im Einsatz in Mali auch unter Bedingungen, gegen die ein verschneiter Aussiedlerhof harmlos ist. Ab 2019 habe ich acht Leute am Schlauch ausgebildet und war für Leckage-Alarm und Spill-Kits verantwortlich.

Papiere
Bundeswehrführerschein CE von 2013, auf zivil umgeschrieben Januar 2024
Beschleunigte Grundqualifikation IHK, April 2024, Eintrag 95 bis April 2029
Gefahrgutfahrer Basiskurs + Tank, erneuert Februar 2024, Karte läuft bis Februar 2029

Realschule Neuburg 2009, Lehre Bürokauffrau 2009–2012.
Aufgewachsen auf einem Hof in Trugenhofen; ich weiß, wo die Güllegrube ist und wo der Öltank.`,
    },
    {
      name: 'goran-petkovic-adr-abgelaufen',
      kind: 'lapsed',
      low: 62,
      high: 73,
      best: 67,
      why: 'Zehn Jahre Tankerfahrung und CE mit 95, die ADR-Bescheinigung ist aber seit September 2025 abgelaufen.',
      lacks: ['gültiger ADR-Schein mit Tank'],
      cv: `Lebenslauf Goran Petković

Wohnort Ingolstadt, geboren 1978 in Zenica, in Deutschland seit 1993, deutscher Pass

Fahrerlaubnis: B, C, CE, L. Module 1–5 im Juni 2023 gemacht, 95 eingetragen bis Juni 2028. Fahrerkarte gültig.

Tätigkeit:
Okt. 2025–heute Spedition Kammerl, Ingolstadt. Autoteile, Wechselbrücke, Werksverkehr, Tagschicht
Mai 2015–Sept. 2025 Transpetrol Bayern-Süd, Vohburg. Benzin und Diesel zu Tankstellen mit dem Sattel-Tankwagen (38.000 l), Raffinerie-Einweisungen alle gehabt, Gaspendelung, Schichtdienst
2008–2015 Getränke Obermair, Pfaffenhofen. Gliederzug, Auslieferung
2000–2008 verschiedene Speditionen, Nah- und Fernverkehr

ADR: Basis und Tank von 2010 an, zweimal verlängert, ist am 14.09.2025 ausgelaufen. Habe ich nicht mehr gemacht, weil ich bei Kammerl keinen brauche. Ich müsste wieder in den Kurs.

Zurück möchte ich wegen der Schicht in der Autoindustrie, da wird gerade gekürzt.

Sprachen Deutsch, Bosnisch. Gesundheitlich fit, Untersuchung 2023.`,
    },
    {
      name: 'erwin-gastl-rueckkehrer',
      kind: 'old',
      low: 63,
      high: 74,
      best: 68,
      why: 'Alle Scheine gültig und siebzehn Jahre Tankwagen, die Lkw-Praxis endete aber im Dezember 2015.',
      lacks: [],
      cv: `Erwin Gastl, Burgheim, 58 Jahre

Was ich vorzuweisen habe:

Von Juni 1998 bis Dezember 2015 war ich Fahrer beim Ölhandel Wagenpfeil in Donauwörth. Erst Solo-Tankwagen, ab 2002 mit Hänger. Heizöl zu den Privaten, Diesel zu den Bauern, Schmierstoffe in Fässern. Bis zu 20 Kunden im Winter am Tag. Dann hat die Firma zugesperrt.

Seit Februar 2016 bin ich Hausmeister an der Mittelschule in Burgheim. Winterdienst mache ich mit dem Unimog (7,5 Tonnen), Lkw bin ich seither keinen größeren gefahren.

Führerschein Klasse 2 von 1989, heute C, CE, Ärzteuntersuchung und Verlängerung 2024. Weil ich wieder zurück will, habe ich auf eigene Kosten alles neu gemacht: Module für die 95 (Eintrag bis September 2029) und im Oktober 2024 ADR Grundkurs mit Tank, gültig bis Oktober 2029. Fahrerkarte ist frisch.

Gelernt habe ich Zimmerer, 1983 bis 1986, war danach bis 1998 auf dem Bau.

Kann sofort nach den Weihnachtsferien anfangen.`,
    },
    {
      name: 'mehdi-rahimi-paketdienst',
      kind: 'adjacent',
      low: 20,
      high: 33,
      best: 27,
      why: 'Fleißiger Zustellfahrer bis 7,5 Tonnen mit 95, aber ohne CE, ohne ADR und ohne schweren Lkw.',
      lacks: ['Führerschein CE (nur C1)', 'ADR mit Aufbaukurs Tank', 'zwei Jahre Lkw über 12 Tonnen'],
      cv: `Mehdi Rahimi
Karlshuld
geb. 08.04.1996

Berufserfahrung:

Fahrer bei Möbel-Express Oberbayern, Ingolstadt
09.2022 - heute
Auslieferung von Küchen und Waschmaschinen mit 7,5 t, zwei Mann, 10-12 Kunden täglich, Unterschrift, Nachnahme kassieren, Altgeräte mitnehmen. Tour Neuburg, Eichstätt, Schrobenhausen, kenne fast jedes Dorf.

Paketzusteller, Subunternehmer Kurierdienst Sahin
03.2019 - 08.2022
Sprinter 3,5 t, 150 Stopps

Küchenhilfe, Gasthof zur Post, Karlskron
2017 - 2019

Führerschein:
B (2018), C1 (2022)
Berufskraftfahrerqualifikation 95 bis 2027
Staplerschein 2021
Fahrerkarte

Schule:
Berufsintegrationsklasse Neuburg, Mittelschulabschluss 2017

Deutsch B2, Dari, Farsi
Unfallfrei. Ich möchte gern den großen Führerschein machen, habe aber noch keinen Kurs angefangen.`,
    },
  ],
};
