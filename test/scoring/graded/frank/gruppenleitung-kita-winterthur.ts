import type { GradedJob } from '../types.ts';

export const gruppenleitungKitaWinterthur: GradedJob = {
  job: 'gruppenleitung-kita-winterthur',
  title: 'Gruppenleiter/in Kita 80–90 %, Winterthur-Töss',
  spec: `Kita Spatzenest, Winterthur-Töss, per 1. Februar 2027 oder nach Vereinbarung, Gruppenleiter/in 80–90 %
Unsere Kita hat drei altersgemischte Gruppen mit je elf Plätzen, einen wilden Garten und eine Köchin, die wirklich kocht. Auf der Gruppe Amsel sind Kinder von vier Monaten bis zum Kindergarteneintritt, dazu eine Miterzieherin, eine Lernende im zweiten Lehrjahr und ein Praktikant.
Du führst die Gruppe im Alltag, planst die pädagogische Arbeit nach unserem Konzept (infans, viel draussen), machst die Eingewöhnungen und Standortgespräche mit den Eltern, schreibst Beobachtungen und bist in der Lehre von Nora ihre Berufsbildnerin. Zusammen mit der Kita-Leitung machst du den Einsatzplan.
Für die Bewilligung durch die Stadt müssen wir auf Folgendem bestehen: abgeschlossene Ausbildung als Fachfrau/Fachmann Betreuung EFZ Fachrichtung Kinder oder als dipl. Kindererzieher/in HF oder eine gleichwertige, in der Schweiz anerkannte Ausbildung. Mindestens zwei Jahre Berufserfahrung in einer Kita nach dem Abschluss. Absolvierter Berufsbildnerkurs, er muss bei Stellenantritt vorliegen.
Wir freuen uns über jemanden, der schon eine Gruppe geführt hat, Erfahrung mit Babys mitbringt und gern im Regen steht. Ein Nothelferkurs für Kleinkinder kann bei uns nachgeholt werden.
Wir bieten fünf Wochen Ferien plus Weihnachtswoche, bezahlte Vorbereitungszeit (vier Stunden pro Woche bei 100 %), Supervision, Lohn nach städtischem Reglement.
Dossier als ein PDF an Frau Regula Hess, Fragen am liebsten zwischen 13 und 14 Uhr, dann schlafen die meisten.`,
  graded: [
    {
      name: 'seraina-caduff-gruppenleiterin',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'FaBe EFZ Kinder, sieben Jahre Kita, seit 2021 Gruppenleiterin, Berufsbildnerkurs 2021 und zwei Lernende zum Abschluss begleitet.',
      lacks: [],
      cv: `Seraina Caduff
Effretikon, 12.06.1998

seit 08/2021   Gruppenleiterin, Kita Rägeboge, Illnau (90 %)
Altersgemischte Gruppe, 12 Plätze, 3 Babyplätze. Team mit zwei Fachpersonen und jeweils einer Lernenden. Eingewöhnung nach Berliner Modell, Elternabende, Beobachtungen mit Bildungs- und Lerngeschichten, Waldmorgen jeden Dienstag (auch im Winter). Zwei Lernende bis zum EFZ begleitet, 2023 und 2026.

08/2019 – 07/2021   Miterzieherin FaBe, Kita Rägeboge

08/2016 – 07/2019   Lehre Fachfrau Betreuung EFZ, Fachrichtung Kinder, Kinderhuus Chur, Abschluss Juli 2019 mit 5,3

Kurse
Berufsbildnerkurs, 5 Tage, Kanton Zürich, November 2021
Führen im Team, 6 Tage, 2024
Notfälle bei Kleinkindern, Mai 2025

Sprachen: Deutsch, Rätoromanisch, Italienisch B1

Freizeit: Berge, Chor, mein Hund Momo
Referenz: Leiterin Kita Rägeboge, auf Anfrage`,
    },
    {
      name: 'annelies-furrer-hf-waldkita',
      kind: 'any-of',
      low: 82,
      high: 93,
      best: 88,
      why: 'Dipl. Kindererzieherin HF erfüllt die Wahl, führt eine Stammgruppe und hat den Ausbildnerkurs für Lehrbetriebe.',
      lacks: [],
      cv: `Liebe Frau Hess

Seit fünf Jahren bin ich mit siebzehn Füchsen unterwegs, so heisst unsere Stammgruppe in der Waldkita Tannzapfe in Seuzach. Ich trage dort seit März 2022 die Verantwortung für die Gruppe, vorher war ich ab Oktober 2021 ein halbes Jahr in der zweiten Reihe. Ich plane die Wochen, führe Gespräche mit Müttern und Vätern, begleite die Kleinen in den ersten Wochen, bis sie uns trauen, und halte fest, was sie können und woran sie gerade sind. Im Team sind wir zu viert, darunter immer jemand in der Lehre; Jonas hat diesen Sommer seinen Abschluss gemacht und ich war vom ersten Tag an für seine Ausbildung zuständig. Den Kurs für Ausbildnerinnen in Lehrbetrieben (40 Lektionen, kantonaler Ausweis) habe ich im Mai 2022 besucht.

Mein Diplom als Kindererzieherin HF habe ich im September 2021 am Bildungszentrum Eulach gemacht, drei Jahre berufsbegleitend, mit Praxisstelle in der Krippe des Spitals Wülflingen (2018 bis 2021, Säuglingsgruppe, jüngstes Kind zwölf Wochen alt). Davor war ich Floristin, gelernt 2008 bis 2011, und habe bis 2018 in einem Blumengeschäft in Andelfingen gearbeitet.

Ich bin 34, wohne in Töss um die Ecke und suche eine kleinere Gruppe mit einem Dach für die ganz nassen Tage.

Herzlich
Annelies Furrer`,
    },
    {
      name: 'carolin-heidrich-erzieherin-de',
      kind: 'foreign',
      low: 53,
      high: 66,
      best: 60,
      why: 'Erfahrene deutsche Erzieherin in einer Schweizer Kita mit Berufsbildnerkurs, deren Abschluss hier noch nicht anerkannt ist.',
      lacks: ['in der Schweiz anerkannte Ausbildung (Anerkennung nicht erteilt)'],
      cv: `Carolin Heidrich
Frauenfeld TG
deutsche Staatsangehörige, Bewilligung B
Jahrgang 1990

Ausbildung
2008–2012 Staatlich anerkannte Erzieherin, Fachschule für Sozialpädagogik Zwickau
2007 Mittlere Reife

Weiterbildung
Berufsbildnerkurs Kanton Thurgau, Juni 2025
Kleinkindpädagogik nach Emmi Pikler, 2016–2017

Berufspraxis
April 2024 – heute
Kita Murgwiese, Frauenfeld, 90 %
Angestellt als Miterzieherin. Babygruppe, 9 Plätze. Mitarbeit bei der Betreuung von zwei Lernenden, Elterngespräche gemeinsam mit der Gruppenleiterin, Stellvertretung bei Ferien.

August 2015 – Februar 2024
Kindertagesstätte Schwanenteich, Zwickau
Gruppenerzieherin Krippe, ab 2019 stellvertretende Leiterin (Haus mit 84 Kindern)

August 2012 – Juli 2015
Kindergarten St. Barbara, Werdau

Zur Anerkennung: Mein Gesuch um Anerkennung des Diploms liegt seit August 2026 beim SBFI, ein Entscheid ist noch nicht da. Deshalb werde ich im jetzigen Betrieb nicht als Gruppenleiterin eingesetzt.`,
    },
    {
      name: 'tamara-gjokaj-ohne-bildnerkurs',
      kind: 'missing',
      low: 63,
      high: 74,
      best: 69,
      why: 'FaBe EFZ mit gut sechs Jahren Kita und Gruppenführung, nur der kurze Berufsbildnerkurs fehlt.',
      lacks: ['Berufsbildnerkurs'],
      cv: `TAMARA GJOKAJ, Winterthur

Persönlich
geboren 05.01.2001 / Schweizerin / ledig

Werdegang
2016–2017 Vorpraktikum, Kinderkrippe Zwergehuus
2017–2020 Fachfrau Betreuung EFZ (Kinder), Kinderkrippe Zwergehuus, Winterthur-Seen. EFZ Juli 2020
Aug. 2020–Dez. 2023 Miterzieherin, Kinderkrippe Zwergehuus
Jan. 2024–heute Gruppenleiterin, Kita Farbtupf, Wülflingen. Gruppe mit 11 Kindern von 4 Monaten bis 4 Jahren, zwei Mitarbeitende. Wir haben keinen Lehrbetrieb, sondern nur Praktikantinnen, die ich einführe und beurteile.

Was ich mache
Tagesablauf, Eingewöhnen, Wickeln, Malprojekte, Bewegungslandschaft, Standortgespräche zweimal im Jahr, Portfolios, Essensplan für Allergiker, Einsatzplan mit der Leitung

Kurse
Nothilfe bei Kleinkindern 2025
Sprachförderung im Alltag 2022
Den Berufsbildnerkurs habe ich bis jetzt nicht gemacht, ich würde mich für einen Termin im Frühling anmelden.

Sprachen
Mundart, Albanisch, Englisch`,
    },
    {
      name: 'monika-stauffacher-versicherung',
      kind: 'trap',
      low: 12,
      high: 25,
      best: 18,
      why: 'Gruppenleiterin und Berufsbildnerin, aber in der Schadenabteilung einer Versicherung; weder FaBe noch Kita-Praxis.',
      lacks: ['FaBe EFZ Kinder oder Kindererzieher/in HF', 'zwei Jahre Kita nach Abschluss'],
      cv: `Monika Stauffacher
Wiesendangen | 41 Jahre | Mutter von zwei Schulkindern

Gruppenleiterin mit Herz

Säntis Versicherungen, Winterthur
2017–2026 Gruppenleiterin Schaden Motorfahrzeug
Führung einer Gruppe von elf Mitarbeitenden, Einsatzplan, Standortgespräche, Qualitätskontrollen, Eingewöhnung neuer Kolleginnen. Berufsbildnerin für Lernende KV (je eine pro Lehrjahr), dafür Berufsbildnerkurs des Kantons Zürich 2018.
2008–2017 Sachbearbeiterin Schaden

Reisebüro Kontiki-Eulach, Winterthur
2005–2008 Reiseberaterin

Bildung
Kauffrau EFZ, 2002–2005
Versicherungsfachfrau mit eidg. Fachausweis, 2013
CAS Leadership, 2021

Freiwillig
Jugendriege Wiesendangen, Turnstunde für Siebenjährige, alle zwei Wochen (seit 2022)
Elternrat der Primarschule

Warum ich wechseln möchte
Meine Stelle wurde diesen Sommer abgebaut. Ich habe selber Kinder grossgezogen und wünsche mir eine Arbeit mit Sinn. Führen kann ich, den Rest lerne ich.`,
    },
  ],
};
