/** Sozialpädagoge oder Erzieher in der Wohngruppe: staatliche Anerkennung, zwei Jahre stationär, Führerschein. */
import type { GradedJob } from '../types.ts';

export const erzieherWohngruppe: GradedJob = {
  job: 'erzieher-wohngruppe',
  title: 'Sozialpädagoge oder Erzieher (m/w/d) Wohngruppe',
  spec: `Sozialpädagoge / Sozialarbeiter oder Erzieher (m/w/d) für unsere Wohngruppe „Lindenhof“ in Kassel
unbefristet, 30 bis 39 Stunden, Schichtdienst mit Nachtbereitschaft

Im Lindenhof leben acht Kinder und Jugendliche zwischen 9 und 17 Jahren (§ 34 SGB VIII). Sie kommen aus Familien, in denen es gerade nicht geht. Wir sind ein Team von sieben Kolleginnen und Kollegen.

Ihre Aufgaben
– Bezugsbetreuung von zwei jungen Menschen und Gestaltung des Alltags
– Mitwirkung an der Hilfeplanung, Berichte an das Jugendamt
– Eltern- und Netzwerkarbeit
– Krisenintervention, Dokumentation

Ihr Profil
– Abgeschlossenes Studium der Sozialen Arbeit bzw. Sozialpädagogik mit staatlicher Anerkennung oder Abschluss als staatlich anerkannter Erzieher
– Mindestens zwei Jahre Berufserfahrung in der stationären Jugendhilfe
– Führerschein Klasse B
– Bereitschaft zu Wochenend- und Nachtdiensten

Von Vorteil
– Traumapädagogische Zusatzqualifikation
– Deeskalationstraining
– Kenntnisse einer weiteren Sprache, etwa Arabisch, Türkisch oder Dari

Wir bieten
Vergütung nach TVöD SuE S 11b bzw. S 8b, Jahressonderzahlung, 30 Tage Urlaub und zwei Regenerationstage, Supervision, Jobticket, betriebliche Altersvorsorge. Vor der Einstellung legen Sie ein erweitertes Führungszeugnis vor. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt berücksichtigt.`,
  graded: [
    {
      name: 'erzieherin',
      kind: 'any-of',
      low: 84,
      high: 97,
      best: 91,
      why: 'Erzieherin statt Studium, das genügt; sechs Jahre Heimgruppe, Traumapädagogik, Türkisch, Führerschein.',
      lacks: [],
      cv: `Nesrin Aksoy
Staatlich anerkannte Erzieherin

Berufspraxis
09/2020 – heute   Kinderdorf Fuldablick, Melsungen, Intensivgruppe für neun Mädchen und Jungen (8–16 Jahre)
Bezugserzieherin für zwei Jugendliche; Vorbereitung der Hilfeplangespräche, Entwicklungsberichte für das Jugendamt; Elterngespräche und Begleitung von Besuchskontakten; Krisen in der Nacht, Zusammenarbeit mit der Kinder- und Jugendpsychiatrie; Tagesstruktur, Schule, Freizeit. Schicht mit Schlafbereitschaft.
08/2018 – 08/2020   Kita Regenbogen, Baunatal, Gruppenkraft

Ausbildung
2015 – 2018   Fachschule für Sozialpädagogik Kassel, Abschluss als Erzieherin mit staatlicher Anerkennung

Fortbildung
Traumapädagogik (DeGPT-zertifiziert, 2023); Deeskalation nach ProDeMa, 2024

Sprachen: Deutsch, Türkisch (beides Muttersprache). Führerschein B, eigenes Auto.`,
    },
    {
      name: 'anerkennung-laeuft',
      kind: 'foreign',
      low: 52,
      high: 70,
      best: 62,
      why: 'Polnische Pädagogin mit vier Jahren in einer Wohngruppe als Hilfskraft; Anerkennung beantragt, nicht erteilt.',
      lacks: ['staatliche Anerkennung'],
      cv: `Agnieszka Wróbel, Göttingen

Seit September 2022 arbeite ich in der Jugendwohngruppe „Am Leineufer“ in Göttingen (§ 34 SGB VIII, sieben Jugendliche). Eingestellt bin ich als pädagogische Mitarbeiterin ohne Fachkraftstatus. Ich mache Früh-, Spät- und Wochenenddienste mit Nachtbereitschaft, koche mit der Gruppe, begleite zu Ärzten und zur Schule, schreibe die tägliche Dokumentation und liefere Beiträge für Hilfeplanberichte. In Krisen bin ich eine von zweien im Dienst.

Davor war ich von 2016 bis 2022 Erzieherin in einem staatlichen Kinderheim (dom dziecka) in Posen.

Magister der Sozialpädagogik, Universität Posen, 2016. Den Antrag auf Gleichwertigkeit und staatliche Anerkennung in Niedersachsen habe ich im Juni 2026 gestellt, der Bescheid steht noch aus.

Deutsch C1, Polnisch, Russisch B2. Führerschein Klasse B.`,
    },
    {
      name: 'sozialassistent',
      kind: 'missing',
      low: 46,
      high: 62,
      best: 55,
      why: 'Drei Jahre Wohngruppe, aber nur Sozialassistent; Erzieherausbildung abgebrochen.',
      lacks: ['Abschluss als Sozialpädagoge oder staatlich anerkannter Erzieher'],
      cv: `Lebenslauf

Dennis Brinkmann
Sozialassistent

seit Okt. 2023
Jugendhilfe Habichtswald gGmbH, Wohngruppe für männliche Jugendliche, Kassel
- Alltag, Hausaufgaben, Freizeit, Fahrdienste
- Nachtbereitschaft und Wochenenden
- Dokumentation, Teamsitzungen, Supervision
- Co-Betreuung bei drei Jugendlichen

2021 - 2023
Fachschule für Sozialpädagogik, ohne Abschluss beendet

2019 - 2021
Berufsfachschule, staatlich geprüfter Sozialassistent

2018 - 2019 FSJ Seniorenheim

Führerschein B. Übungsleiter Boxen. Deeskalationstraining 2024.`,
    },
    {
      name: 'teamkoordinator-gem',
      kind: 'gem',
      low: 78,
      high: 95,
      best: 87,
      why: 'Heißt Nachsorgekoordinator, ist aber Sozialarbeiter mit Anerkennung und fünf Jahren im Clearinghaus.',
      lacks: [],
      cv: `Farid Noorzai – Koordinator Ankommen und Verselbständigung – Im Clearinghaus Weserstraße in Hannoversch Münden, März 2021 bis heute, rund um die Uhr betreute Unterbringung für zehn unbegleitete minderjährige Geflüchtete nach §§ 34 und 42 SGB VIII: feste Zuständigkeit für drei Jungen, Aufnahmegespräche, Hilfepläne mit Jugendamt und Vormund, ausführliche Stellungnahmen, Kontakt zu Angehörigen im Ausland, Schule und Sprachkurs, Konflikte und Krisen in der Gruppe, Dienste im Wechsel mit Nächten und jedem dritten Wochenende, Praxisanleitung. – Davor, Oktober 2019 bis Februar 2021, Schulsozialarbeit an einer Gesamtschule in Kassel. – Hochschule Fulda, B. A. Soziale Arbeit 2018, Berufspraktikum und staatliche Anerkennung 2019. – Weiterbildung Trauma und Flucht (80 Stunden) 2022, Erste Hilfe 2025. – Deutsch verhandlungssicher, Dari und Paschtu Muttersprache, Englisch gut. Fahrerlaubnis B seit 2014.`,
    },
    {
      name: 'knapp',
      kind: 'thin',
      low: 60,
      high: 82,
      best: 73,
      why: 'Fünfzig Wörter, in denen Anerkennung, acht Jahre Wohngruppe und Führerschein stehen; Aufgaben kaum beschrieben.',
      lacks: [],
      cv: `Torben Petersen, Sozialpädagoge (Diplom, FH Kiel 2011, staatlich anerkannt)

2018 bis heute: Gruppendienst in der Wohngruppe Strandweg, Jugendhilfe Fördeland, Eckernförde, zwölf Plätze, Schichten rund um die Uhr
2011 bis 2018: Jugendtreff Gaarden

Führerschein Klasse B vorhanden. Umzug nach Kassel aus familiären Gründen, verfügbar ab Februar. Weiteres gern im Gespräch.`,
    },
  ],
};
