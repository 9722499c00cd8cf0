/** Kita-Leitung, Stadt in Baden-Württemberg: Fachkraftabschluss, drei Jahre Kita und Leitungsqualifikation. */
import type { GradedJob } from '../types.ts';

export const kitaLeitung: GradedJob = {
  job: 'kita-leitung',
  title: 'Leitung einer Kindertageseinrichtung (m/w/d)',
  spec: `Stadt Wendlingsbach
Stellenausschreibung 48/2026

Die Stadt Wendlingsbach (21.000 Einwohner) ist Trägerin von neun Kindertageseinrichtungen. Für unser Kinderhaus Lindenhof mit fünf Gruppen, davon zwei Krippengruppen, suchen wir zum 1. Februar 2027 unbefristet und in Vollzeit eine

Leitung (m/w/d), Entgeltgruppe S 16 TVöD-SuE

Ihre Aufgaben
- pädagogische und organisatorische Leitung des Hauses mit 22 Beschäftigten
- Weiterentwicklung der Konzeption nach dem Orientierungsplan Baden-Württemberg
- Dienst- und Urlaubsplanung, Budget, Belegung
- Erziehungspartnerschaft mit den Eltern, Zusammenarbeit mit Elternbeirat und Jugendamt
- Sicherung des Kinderschutzes nach § 8a SGB VIII

Das bringen Sie mit
- eine abgeschlossene Ausbildung als staatlich anerkannte Erzieherin bzw. staatlich anerkannter Erzieher oder ein Studium der Kindheitspädagogik oder Sozialen Arbeit mit staatlicher Anerkennung
- mindestens drei Jahre Berufserfahrung in einer Kindertageseinrichtung
- eine Zusatzqualifikation für Leitungsaufgaben, z. B. Fachwirt/in für Kindertageseinrichtungen, Sozialmanagement oder ein Leitungslehrgang von mindestens 100 Stunden
- Nachweis des Masernschutzes vor Dienstantritt

Wünschenswert sind Erfahrung als (stellvertretende) Leitung, Kenntnisse in Qualitätsmanagement, in der Inklusion sowie im Umgang mit Little Bird oder vergleichbaren Programmen.

Wir bieten Jobticket, Fachberatung, Supervision und eine betriebliche Altersversorgung. Schwerbehinderte Bewerberinnen und Bewerber werden bei gleicher Eignung bevorzugt. Bewerbungsschluss: 30. November 2026.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Staatlich anerkannte Erzieherin, Fachwirtin, seit 2021 Leitung, QM, Inklusion und Little Bird, alles belegt.',
      lacks: [],
      cv: `Lebenslauf

Sabrina Mönkemeier
geb. 1989, Esslingen

Berufliche Stationen

09/2021 - heute   Leiterin, Kinderhaus Sonnenhalde, Stadt Plochenau
                  vier Gruppen (3 bis 6 Jahre und eine Krippe), 17 Mitarbeitende
                  Dienstpläne, Haushaltsansatz, Platzvergabe über Little Bird
                  Konzeption neu gefasst (Orientierungsplan BW), Schutzkonzept
                  QM nach Kita-BW-Handbuch, internes Audit 2025
08/2017 - 08/2021 Stellvertretende Leiterin, Kita St. Martin, Esslingen
                  zwei Kinder mit Eingliederungshilfe je Jahr, Hilfeplangespräche
09/2009 - 07/2017 Erzieherin und Gruppenleiterin, Kita St. Martin

Ausbildung
2009  Staatliche Anerkennung als Erzieherin, Fachschule für Sozialpädagogik Stuttgart
2005  Mittlere Reife

Weiterbildung
2019 - 2020  Fachwirtin für Kindertageseinrichtungen (IHK), 620 UE
2022  Insoweit erfahrene Fachkraft (§ 8a)
2024  Gesprächsführung in Konflikten

Sonstiges
Masernimpfung nachgewiesen, erweitertes Führungszeugnis 2026
Führerschein B, MS Office, KitaPlus`,
    },
    {
      name: 'sozialarbeiter',
      kind: 'any-of',
      low: 77,
      high: 91,
      best: 85,
      why: 'Soziale Arbeit mit staatlicher Anerkennung und Sozialmanagement statt Erzieher und Fachwirt; sieben Jahre Kita, drei als Stellvertretung.',
      lacks: [],
      cv: `Jonas Reichardt, Sozialarbeiter (B. A.)

Zur Person
37 Jahre, verheiratet, zwei Kinder, wohnhaft in Nürtingen

Was ich zurzeit mache
Seit Oktober 2019 arbeite ich im Familienzentrum Brühlwiesen der Diakonie in Kirchheim, einer Tagesstätte mit 95 Plätzen für Kinder von einem bis sechs Jahren. Angefangen habe ich in der Ganztagsgruppe, 2021 übernahm ich die Gruppe der Vorschulkinder, und seit Mai 2023 vertrete ich die Chefin mit einem halben Deputat. In dieser Rolle schreibe ich den Dienstplan, führe Vorstellungsgespräche, begleite die Elternbeiratssitzungen und habe im Frühjahr 2025, als sie vier Monate ausfiel, das Haus allein geführt. Unser Gewaltschutzkonzept stammt größtenteils aus meiner Feder.

Davor
2016 bis September 2019: Schulsozialarbeit an einer Gemeinschaftsschule in Göppingen

Abschlüsse
Bachelor Soziale Arbeit, Hochschule Esslingen, 2015; staatliche Anerkennung nach dem Berufspraktikum 2016
Zertifikat Sozialmanagement, Evangelische Akademie, zwölf Module, September 2024

Außerdem
Anmeldesoftware Nordholz Kita, Excel, Grundlagen QM (zwei Tage)
Zwei Masernimpfungen im Impfpass
Trainer der F-Jugend`,
    },
    {
      name: 'maestra',
      kind: 'foreign',
      low: 52,
      high: 67,
      best: 60,
      why: 'Kitaleiterin aus Spanien mit deutschem Leitungslehrgang; der Abschluss ist hier noch nicht als Fachkraft anerkannt.',
      lacks: [
        'staatlich anerkannte Erzieherin bzw. staatlich anerkannter Erzieher oder ein Studium der Kindheitspädagogik oder Sozialen Arbeit mit staatlicher Anerkennung',
      ],
      cv: `MARTA IZQUIERDO PALACIOS
Reutlingen | Deutsch C1 (Goethe 2024), Spanisch Muttersprache, Englisch B2

Berufserfahrung
Seit 3/2024: Kita Regenbogenland, AWO Reutlingen. Pädagogische Mitarbeiterin in der Krippe, Zusatzkraft. Eingewöhnung nach Berliner Modell, Portfolio, Elterngespräche, Projekt "Zwei Sprachen".
9/2016 bis 1/2024: Escuela Infantil La Noria, Valladolid. Directora (Leiterin) seit 2018, sechs Gruppen, 0 bis 6 Jahre, 19 Kolleginnen. Personalplanung, Haushalt mit der Gemeinde, Aufnahmeverfahren, Inspektionen der Junta, Qualitätsplan.
2011 bis 2016: Maestra in derselben Schule.

Ausbildung
Grado en Educación Infantil (4 Jahre), Universidad de Valladolid, 2011
Leitungslehrgang "Kita gut führen", Caritas-Akademie Freiburg, 160 Stunden, Abschluss Juli 2026

Anerkennung
Antrag beim Regierungspräsidium Stuttgart, Zwischenbescheid vom Juni 2026: Anpassungslehrgang von sechs Monaten erforderlich, Beginn Januar 2027.

Weiteres
Erste Hilfe am Kind 2025. Masernschutz vorhanden. Führungszeugnis ohne Eintrag. Führerschein B.
Hobbys: Chor, Wandern auf der Alb.`,
    },
    {
      name: 'frueher-leiterin',
      kind: 'old',
      low: 54,
      high: 70,
      best: 63,
      why: 'Dreizehn Jahre Kita, davon sieben als Leiterin mit Fachwirt, doch die Arbeit endete im Sommer 2016; seither Verwaltung.',
      lacks: [],
      cv: `Heike Baumgärtner-Solf
Tabellarischer Lebenslauf

| Zeitraum | Tätigkeit |
| seit 10/2016 | Landratsamt, Elterngeldstelle, Sachbearbeiterin. Antragsprüfung, Widersprüche, Beratung am Telefon, Einarbeitung neuer Kräfte |
| 08/2009 - 07/2016 | Evang. Kindergarten Talstraße, Leiterin, drei Gruppen, neun Erzieherinnen. Dienstpläne, Kirchengemeinderat, Elternbeirat, Umbau zur Krippe |
| 09/2003 - 07/2009 | Evang. Kindergarten Talstraße, Erzieherin, Gruppe der 3- bis 6-Jährigen |

Schule und Ausbildung
Realschulabschluss 1998
Fachschule für Sozialpädagogik Tübingen, staatlich anerkannte Erzieherin 2003
Fachwirtin im Erziehungswesen (VWA), berufsbegleitend, 2011 bis 2012

Kenntnisse
Orientierungsplan (Fortbildung 2011), Entwicklungsbogen nach Petermann, Word, Excel, Fachverfahren Elterngeld

Persönliches
Jahrgang 1981, zwei Kinder, inzwischen 17 und 14. Nach zehn Jahren am Schreibtisch möchte ich zurück zu den Kindern. Masernimmunität ärztlich bestätigt.

Ehrenamt: Leitung des Krippenspiels, Kinderkirche.`,
    },
    {
      name: 'kinderpflegerin',
      kind: 'missing',
      low: 33,
      high: 49,
      best: 41,
      why: 'Zwölf Jahre in der Kita, jedoch als Kinderpflegerin ohne Fachkraftabschluss dieser Art und ohne Leitungsqualifikation.',
      lacks: [
        'staatlich anerkannte Erzieherin bzw. staatlich anerkannter Erzieher oder ein Studium der Kindheitspädagogik oder Sozialen Arbeit mit staatlicher Anerkennung',
        'eine Zusatzqualifikation für Leitungsaufgaben',
      ],
      cv: `Bewerbung um die Leitung im Kinderhaus Lindenhof

Aylin Demirtas, Wendlingsbach, 31 Jahre

Ich bin seit zwölf Jahren mit Herz und Seele im Kindergarten und kenne jede Ecke dieser Arbeit.

Werdegang
September 2019 bis heute, Kinderhaus Am Neckar, Stadt Wernau: Zweitkraft in der Krippengruppe, zehn Kinder. Eingewöhnungen, Wickeln, Beobachtungsbögen, Elterngespräche zusammen mit der Gruppenleitung, Bestellungen für das ganze Haus, Anleitung von Praktikantinnen. Wenn beide Leitungen fehlen, mache ich die Vertretungsliste.
September 2014 bis August 2019, Kindergarten Schatzinsel, Köngen: Zweitkraft, 3 bis 6 Jahre, Sprachförderung (Kolibri), Waldtage.

Ausbildung
2012 bis 2014 Berufsfachschule Kinderpflege Esslingen, staatlich anerkannte Kinderpflegerin
2011 Hauptschulabschluss

Fortbildungen
Marte Meo Basiskurs 2023, 6 Tage
Kinderschutz § 8a, 1 Tag, 2025
Teamleitung im Alltag, Tagesseminar, 2024

Türkisch und Deutsch fließend. Masernimpfung liegt vor. Erste Hilfe 2026. Organisiert, belastbar, bei Eltern beliebt. Little Bird nutze ich täglich für die Anwesenheit.`,
    },
  ],
};
