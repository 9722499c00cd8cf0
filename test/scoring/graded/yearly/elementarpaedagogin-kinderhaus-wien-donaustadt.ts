import type { GradedJob } from '../types.ts';

export const elementarpaedagoginKinderhausWienDonaustadt: GradedJob = {
  job: 'elementarpaedagogin-kinderhaus-wien-donaustadt',
  title: 'Elementarpädagog*in für unsere Familiengruppe, 37 Wochenstunden',
  spec: `Im September haben wir in der Donaustadt unser drittes Haus aufgesperrt, gleich hinter der Alten Donau, mit viel Garten, einer Werkstatt und einer Köchin, die wirklich kocht. Träger ist der Verein Kinderhaus Lobauwinkel, gemeinnützig, vier Gruppen, zweiundzwanzig Kolleg*innen. Eine unserer Gruppenleiterinnen geht im Jänner in Karenz, und deshalb suchen wir eine*n Elementarpädagog*in, der oder die eine Familiengruppe mit zwanzig Kindern zwischen eineinhalb und sechs Jahren übernimmt, zusammen mit einer erfahrenen Assistentin.

Du planst und dokumentierst nach dem Wiener Bildungsplan, führst Entwicklungsgespräche, machst die Eingewöhnung behutsam und ohne Stoppuhr, hast ein Auge auf Sprachstand und Integrationsbedarf und bist für Eltern jemand, dem man auch um 16 Uhr noch etwas sagen kann. Einmal im Monat sitzen wir alle zusammen, Supervision zahlt der Verein.

Ohne abgeschlossene, in Österreich anerkannte Ausbildung dürfen wir niemanden als gruppenführend melden: also Matura und Diplom einer BAfEP (früher BAKIP), Kolleg oder ein Bachelorstudium Elementarpädagogik; ausländische Abschlüsse bitte fertig nostrifiziert. Außerdem brauchst du mindestens zwei Jahre, in denen du selbst eine Gruppe geführt hast, und Deutsch auf C1 oder als Erstsprache. Schön wäre Erfahrung mit den ganz Kleinen, eine Zusatzausbildung in Sprachförderung oder Früherziehung, ein aktueller Erste-Hilfe-Kurs für Kindernotfälle.

Wir zahlen ab 3.480 Euro brutto, Vordienstzeiten rechnen wir an, dazu sechs Wochen Urlaub, Öffi-Jahreskarte und Mittagessen. Vor dem Eintritt brauchen wir die Strafregisterbescheinigung Kinder- und Jugendfürsorge. Schreib uns ein paar Zeilen, wie du mit Kindern sein magst, und leg den Lebenslauf bei.`,
  graded: [
    {
      name: 'theresa-aigner-bafep',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'BAfEP-Diplom, seit 2018 durchgehend gruppenführend, Familiengruppe und Krippe, Sprachförderung, aktueller Kindernotfallkurs.',
      lacks: [],
      cv: `LEBENSLAUF

Theresa Aigner
geboren am 2. Juni 1997 in Steyr, österreichische Staatsbürgerin
1210 Wien, Brünner Straße (genaue Adresse auf Anfrage)

Beruflicher Werdegang

09/2021 – heute
Pädagogin in der Familiengruppe, Kindergarten Am Hirschfeld, Wien 21
Ich führe eine Gruppe mit 21 Kindern von 1,5 bis 6 Jahren, davon derzeit zwei Kinder mit Integrationsbedarf. Wochenplanung und Portfolios nach dem Wiener Bildungsplan, zweimal jährlich Entwicklungsgespräche, Eingewöhnung in Anlehnung an das Berliner Modell. Seit 2023 Praxisanleitung für Schülerinnen und Schüler.

09/2018 – 08/2021
Gruppenführende Kleinkindpädagogin, Kinderkrippe Zwergerlhaus, Linz
Krippengruppe mit zehn Kindern unter drei, Elternabende, Beobachtungsbögen, enge Zusammenarbeit mit der Frühförderung.

09/2017 – 07/2018
Stützkraft im Kindergarten der Pfarre St. Koloman, Steyr

Ausbildung

2012 – 2017 BAfEP der Franziskanerinnen Ennsbrück, Reife- und Diplomprüfung (Elementarpädagogik und Zusatz Früherziehung), mit gutem Erfolg

Fortbildung

Lehrgang Frühe sprachliche Förderung, 6 ECTS, abgeschlossen 2022
Kindernotfallkurs 16 Stunden, März 2026
Marte Meo Basiskurs 2024

Sonstiges: Gitarre, Bergwandern, Führerschein B`,
    },
    {
      name: 'zsofia-horvath-gyoer',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Ungarischer Hochschulabschluss, lange Gruppenführung und C1-Zertifikat, aber die Nostrifikation ist noch nicht abgeschlossen.',
      lacks: ['in Österreich anerkannte Ausbildung (Nostrifikation noch offen)'],
      cv: `Zsófia Horváth
Kindergartenpädagogin aus Győr, seit 2024 in Wien

Ausbildung
Studium Kindergartenpädagogik (óvodapedagógus, BA, 6 Semester), Hochschule Rábamente, Abschluss Juni 2013
Nostrifikation: Antrag beim Ministerium gestellt im Jänner 2026. Laut Bescheid sind noch zwei Ergänzungsprüfungen abzulegen (Rechtskunde sowie Didaktik), Termin Februar 2027. Bis dahin bin ich als Assistentin gemeldet.

Deutsch
ÖSD Zertifikat C1, bestanden im November 2025. Zu Hause mit meinem Mann sprechen wir Deutsch.

Arbeit
August 2013 – Juni 2024, Städtischer Kindergarten Napsugár utca, Győr
Leiterin einer gemischten Gruppe, 24 Kinder von 3 bis 7. Jahresplan, Elterngespräche, Schulreife-Beobachtung, deutscher Nationalitätentag jedes Jahr. Von 2019 an zuständig für die Mentorenstunden der Studentinnen.

September 2024 – laufend, Kindergruppe Sonnenkäfer, 1100 Wien
Assistenz in einer Kleinkindgruppe (30 Stunden). Wickeln, Essen, Gartenzeit, ich mache zwei Mal die Woche ein Sprachangebot mit Fingerspielen und Bilderbüchern. Die Pädagogin lässt mich Beobachtungen schreiben.

Kurse
Erste Hilfe am Kind, Oktober 2025
Einführung Wiener Bildungsplan, 8 Stunden, 2026

Sprachen: Ungarisch (Muttersprache), Deutsch C1, Englisch B1`,
    },
    {
      name: 'gabriele-zach-assistenz',
      kind: 'adjacent',
      low: 38,
      high: 51,
      best: 45,
      why: 'Zwölf Jahre Kindergartenassistenz, aber keine pädagogische Diplomausbildung und nie selbst eine Gruppe geführt.',
      lacks: ['anerkannte pädagogische Ausbildung', 'zwei Jahre eigene Gruppenführung'],
      cv: `Gabriele Zach
1220 Wien, zwei erwachsene Kinder
Tel. 0660 000 00 82

Was ich gelernt habe:
Lehre Einzelhandel (Spielwaren Kopetzky, Wien), Lehrabschlussprüfung 1996
Ausbildung zur Kindergartenassistentin, 2014, Bildungszentrum Stadlau, 120 Stunden Theorie und Praktikum
Erste Hilfe Säuglinge und Kinder, aufgefrischt 2025

Wo ich gearbeitet habe:
seit September 2014: Assistentin im Kindergarten Regenbogenland, Wien 22, 40 Stunden. Immer in der Familiengruppe, mit drei verschiedenen Pädagoginnen. Ich begleite die Kinder beim Essen, Anziehen, Schlafen, im Garten, mache Bastelangebote und die Früh- und Spätbetreuung mit. Bei Eingewöhnungen bin ich oft die Bezugsperson. Wenn die Pädagogin krank ist, kommt eine Springerin, weil ich die Gruppe allein nicht führen darf. Bei Elternabenden helfe ich mit und erzähle, wie der Tag so läuft.
2006 bis 2014: Verkauf, Kinderabteilung, Modehaus Trattner (Teilzeit)
1996 bis 2002: Verkauf, Spielwaren Kopetzky
dazwischen Karenz

Die Kinder sagen Gabi zu mir. Ich bin geduldig, singe gern und bin in zwölf Jahren keine zwanzig Tage krank gewesen. Deutsch ist meine Muttersprache. Die BAfEP habe ich nicht, für das Kolleg fehlt mir die Matura.`,
    },
    {
      name: 'lukas-reindl-kurz',
      kind: 'thin',
      low: 66,
      high: 79,
      best: 73,
      why: 'Alle Muss-Punkte in knappen datierten Zeilen vorhanden, aber kaum etwas über die Arbeit selbst.',
      lacks: [],
      cv: `Lukas Reindl, 1020 Wien
Elementarpädagoge

2015 Matura und Diplomprüfung, BAKIP Mariengrund, Wr. Neustadt

2016–2019 Pädagoge (zweite Kraft), Kindergarten Mühlbachgasse, Baden
seit 9/2019 gruppenführend, Familiengruppe (20 Kinder, ab zwei Jahren), Kindergarten Auwiesen, Wien 2

Zivildienst 2015–2016 bei der Rettung
Erste Hilfe wird laufend aufgefrischt
Muttersprache Deutsch, Englisch gut. Ich spiele Akkordeon.

Zeugnisse schicke ich gern nach. Frei ab Februar 2027, am liebsten Vollzeit.`,
    },
    {
      name: 'ingrid-wallner-wiedereinstieg',
      kind: 'old',
      low: 60,
      high: 73,
      best: 66,
      why: 'Diplom und vierzehn Jahre Gruppenführung, die aber 2014 endeten; seither nur Ordination.',
      lacks: [],
      cv: `Ingrid Wallner, Jahrgang 1981, Groß-Enzersdorf.

Ich möchte zurück in meinen ersten Beruf.

2015 (Mai) bis heute: Ordinationsassistentin bei Dr. Pesendorfer, Facharzt für Kinder- und Jugendheilkunde, 1220 Wien, 32 Stunden. Anmeldung, Impfpass, Abrechnung mit den Kassen, Trösten vor der Spritze. Medizinische Assistenzberufe, Modul Ordinationsassistenz abgeschlossen 2016.

2000 (September) bis 2014 (August): NÖ Landeskindergarten Mannsdorf-Auhof, gruppenführende Kindergartenpädagogin. Eine Gruppe mit bis zu 22 Kindern zwischen zweieinhalb und sechs, davon ab 2008 regelmäßig auch die Kleinsten. Jahresthemen, Elterngespräche, Schuleinschreibung gemeinsam mit der Volksschule, Laternenfest, alles was dazugehört. 2011 bis 2014 auch stellvertretende Leiterin.

2014/15: Bildungskarenz und Pflege meiner Mutter.

Schule: Bildungsanstalt für Kindergartenpädagogik Sankt Notburga, Mistelbach, Reife- und Befähigungsprüfung Juni 2000.

Für den Wiedereinstieg: Onlineseminar zum bundesländerübergreifenden Bildungsrahmenplan (2 Tage, Sommer 2026), zwei Hospitationstage in einem Wiener Haus im Oktober 2026. Kindernotfallkurs habe ich über die Ordination, zuletzt im Mai 2026.

Deutsch Erstsprache, Englisch Schulkenntnisse, Auto vorhanden.`,
    },
  ],
};
