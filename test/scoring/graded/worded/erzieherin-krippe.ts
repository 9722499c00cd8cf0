/** Erzieherin in einer Elterninitiative mit Krippe (deutsch): staatliche Anerkennung oder Kindheitspädagogik, zwei Jahre mit unter Dreijährigen, Deutsch C1; ein Brief der Eltern. */
import type { GradedJob } from '../types.ts';

export const erzieherinKrippe: GradedJob = {
  job: 'erzieherin-krippe',
  title: 'Erzieherin / Erzieher (m/w/d) in der Krippe',
  spec: `Liebe Unbekannte, lieber Unbekannter,

wir sind der Elternverein "Spatzenhaus e. V." in Freiburg-Wiehre, dreizehn Krippenkinder zwischen zehn Monaten und drei Jahren, ein Hinterhof mit Apfelbaum, drei Pädagoginnen und viele Eltern, die samstags den Zaun streichen. Weil Birgit nach 22 Jahren in Rente geht, suchen wir ab Januar oder Februar jemanden für 80 bis 100 Prozent, unbefristet, TVöD SuE 8a, mit Jahressonderzahlung und 32 Urlaubstagen.

Was Sie bei uns tun werden: ankommen lassen, trösten, wickeln, singen, beobachten und aufschreiben, was Sie gesehen haben (wir arbeiten mit Portfolio und dem Orientierungsplan), Eingewöhnungen nach dem Berliner Modell begleiten, mit den Eltern reden, auch wenn es schwierig ist, am Mittwochabend im Team sitzen und einmal im Monat mit uns allen. Bei uns kocht Herr Yildiz, das Essen müssen Sie nur mögen.

Was wir brauchen, da gibt es leider nichts zu verhandeln, weil es der Kommunalverband so verlangt: die staatliche Anerkennung als Erzieherin oder Erzieher, oder ein Abschluss als Kindheitspädagogin (B. A.) mit staatlicher Anerkennung. Andere Berufe aus dem Fachkräftekatalog haben wir schon genug im Haus, auch wenn wir sie schätzen. Da die Kleinen keine Experimente vertragen, erwarten wir außerdem wenigstens zwei Jahre Arbeit mit Kindern unter drei, nach dem Abschluss. Und Deutsch auf dem Niveau C1, weil Elterngespräche bei uns das halbe Leben sind.

Schön wären: eine Weiterbildung zur Praxisanleitung, Pikler, Marte Meo oder Psychomotorik, ein Instrument, Freude an matschigen Schuhen. Masernschutz und Führungszeugnis regeln wir zusammen vor dem ersten Tag.

Wir freuen uns über Bewerbungen von Männern und von Menschen aller Herkunft, schreiben Sie einfach, wie Sie sind, am besten per Mail. Ein Motivationsschreiben brauchen wir nicht.

Für den Vorstand: Ulrike, Serkan und Anna`,
  graded: [
    {
      name: 'nestgruppe',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Staatlich anerkannt seit 2012, zwölf Jahre Krippe bis heute, Eingewöhnung, Portfolio, Pikler, Praxisanleitung, Muttersprachlerin.',
      lacks: [],
      cv: `Lebenslauf

Friederike Hollenbach, geb. 14.03.1990 in Emmendingen, verheiratet, zwei Kinder

Berufstätigkeit
09/2018 - heute   Kita Sonnenwinkel (städtisch), Freiburg-Haslach, Krippengruppe "Igel", zehn Kinder von 1 bis 3, seit 2021 Gruppenleitung
- etwa 45 Eingewöhnungen (Berlin, manchmal München)
- Bildungs- und Lerngeschichten, Entwicklungstabelle nach Beller
- Anleitung von fünf Anerkennungspraktikantinnen und einer PiA
09/2012 - 08/2018   Kinderkrippe Rasselbande, Emmendingen, 25 Std. ab 2016 (Elternzeit 2014/15)

Ausbildung
2009 - 2012   Fachschule für Sozialpädagogik, Freiburg; Berufspraktikum in einer Krippe, Prüfung und staatliche Anerkennung Juli 2012
2009          Mittlere Reife, Realschule

Fortbildung
Praxisanleitung 120 Std. (2020), Pikler-Grundkurs (2017), Kinderschutz §8a (2024), Erste Hilfe am Kind (05/2026), Gitarre für Einsteiger VHS (2022)

Sonstiges: Führerschein B, Chor, Gemüsegarten, Imkerin im ersten Jahr. Deutsch Muttersprache, Französisch B2.`,
    },
    {
      name: 'kindheitspaedagoge',
      kind: 'any-of',
      low: 78,
      high: 92,
      best: 86,
      why: 'Kindheitspädagoge mit staatlicher Anerkennung statt der Erzieherausbildung, sieben Jahre mit den Kleinsten in einer Betriebskita, in ganz anderen Worten.',
      lacks: [],
      cv: `Tarek Lindqvist-Behr
Offenburg, zieht zu seiner Freundin nach Freiburg

Seit Oktober 2019 arbeite ich in der Betriebskita eines Druckmaschinenherstellers bei den "Winzlingen". Der Jüngste kam mit acht Monaten, die Älteste ging mit drei. Mein Tag beginnt mit dem Abschied an der Tür und endet mit einer Windel, dazwischen liegt das Eigentliche: hinschauen, warten, Worte leihen. In den ersten vier Wochen eines neuen Kindes sitze ich am Boden, die Mutter oder der Vater daneben, und ich lese ab, wann beide so weit sind. Für jedes der neun Kinder führe ich eine Mappe mit Fotos und kleinen Texten, die man im November gemeinsam anschaut. Vier Gespräche im Jahr je Familie, die kurzen im Flur zähle ich nicht.

Zwei Mal hatte ich ein Kind mit Frühchenvorgeschichte und habe mit der Frühförderstelle in Lahr gearbeitet. 2023 habe ich mit einer Kollegin einen Bewegungsraum gebaut (Schwungtuch, Rampe, nichts aus Plastik). Die Leitung vertrete ich seit Februar 2025 an Brückentagen.

Studium: Pädagogik der Kindheit, Evangelische Hochschule Freiburg, 2016 bis 2019, B. A., mit Anerkennung durch das Land (Urkunde 2. September 2019). Praxissemester in einem Naturkindergarten in Oslo.

Davor: zwei Semester Maschinenbau, ein Jahr Zivil- äh, Freiwilligendienst in der Rettungswache. Kontrabass in einer Tanzkapelle. Matschhose vorhanden, Größe 52. Muttersprachen Deutsch und Arabisch, das Schwedische verliert sich.`,
    },
    {
      name: 'hort',
      kind: 'years',
      low: 52,
      high: 68,
      best: 60,
      why: 'Staatlich anerkannt und seit 2015 im Beruf, aber im Hort und im Schulkindbereich; unter Dreijährige nur als Springerin über sieben Monate.',
      lacks: ['wenigstens zwei Jahre Arbeit mit Kindern unter drei'],
      cv: `PERSÖNLICHE DATEN
Svetlana Bräuning, Jahrgang 1992, Gundelfingen

BERUFLICHER WERDEGANG

Sept. 2015 - Aug. 2021 | Schülerhort an der Loretto-Grundschule, Freiburg | Erzieherin, 6 bis 10 Jahre, Hausaufgaben, Theaterprojekt, Ferienfreizeiten
Sept. 2021 - März 2022 | Kita St. Barbara, Freiburg-Littenweiler | Springerin in der Krippe während Corona-Ausfällen, 70 %
April 2022 - heute | Ganztagsschule Zähringen | Pädagogische Fachkraft, Gruppenleitung "Dachse" (26 Kinder der Klassen 1-3), Elternbeirat, Tür-und-Angel-Gespräche bis 17:30 Uhr, Inklusionsbegleitung koordiniert

AUSBILDUNG

2011 - 2015 | PiA-Ausbildung, Fachschule für Sozialpädagogik Herbolzheim, staatlich anerkannte Erzieherin (Juli 2015, Note 1,8)
2011 | Fachhochschulreife

WEITERBILDUNG

Psychomotorik-Zertifikat ZFP (2019), Praxisanleiterin (2023), Marte Meo Grundkurs (2025), Portfolioarbeit, Gewaltfreie Kommunikation

SONSTIGES

Deutsch und Russisch muttersprachlich, Gitarre und Akkordeon, Führerschein B, Rettungsschwimmerin Silber. Ich bin gern draußen, mein Hund Bruno auch. Was mich reizt: nach elf Jahren mit Größeren endlich am Anfang dabei sein.`,
    },
    {
      name: 'kinderpflegerin',
      kind: 'missing',
      low: 44,
      high: 59,
      best: 53,
      why: 'Siebzehn Jahre Krippe mit Herz und Marte Meo, doch nur als Kinderpflegerin, ein anderer Beruf des Katalogs; die Schulfremdenprüfung dauert länger.',
      lacks: ['staatliche Anerkennung als Erzieherin oder Erzieher'],
      cv: `Bewerbung von Jutta Kasprzak, 46 Jahre, aus Merzhausen

Wo ich bin: Kinderkrippe Löwenzahn, Merzhausen, seit Oktober 2009. Zwei Gruppen, zwanzig Kinder bis drei. Ich war die erste, die blieb.

Was ich dort mache
• Bezugsperson für fünf Kinder, Eingewöhnung (über achtzig bisher), Entwicklungsgespräche vorbereiten und seit 2016 auch führen
• Schlafwache, Wickeln ohne Eile nach Emmi Pikler, Sprachanlässe
• Dokumentation im Ich-Buch, Beobachtung nach infans
• Hygienebeauftragte, Erste-Hilfe-Beauftragte, Ansprechpartnerin für die Küche
• Einarbeitung der Neuen, auch der studierten

Davor: Drogerie Müller, Kasse und Kosmetik, 2004 bis 2009. Babysitten und Tagespflege nebenher.

Gelernt: Berufsfachschule für Kinderpflege, Freiburg, 1998 bis 2000, mit Berufspraktikum 2001, Abschluss staatlich geprüfte Kinderpflegerin. Marte Meo Practitioner 2019. Fachkraft U3 (IHK-Lehrgang 200 Std., 2014). Kinderschutz 2025.

Wer ich bin: Alemannin, Fasnetsnärrin, Mutter von drei Großen, Akkordeon nach Gehör. Deutsch und Badisch. Frau Ehret, meine Leitung, gibt gern Auskunft, sie wird weinen, wenn ich gehe, sagt aber, ich soll.`,
    },
    {
      name: 'valencia-maestra',
      kind: 'foreign',
      low: 40,
      high: 55,
      best: 48,
      why: 'Spanish nursery teacher of under-threes whose German recognition still needs an adaptation course and whose German stops at B2: two musts open, though the first is under way.',
      lacks: ['staatliche Anerkennung als Erzieherin oder Erzieher', 'Deutsch auf dem Niveau C1'],
      cv: `Lucia Ferrandis Montoro
Nursery educator, Freiburg im Breisgau (since February 2026)

Experience
March 2026 - today. Additional staff member, Kita Regenbogen, Freiburg, bilingual crèche group, 75%. I speak Spanish with eleven children between one and three, and help with meals, nappies, garden and settling-in.
September 2018 - January 2026. Maestra, Escuela Infantil El Globo, Valencia. Head of the group of 1 to 2 years, 13 children, with an assistant. Settling-in with mothers and grandmothers, daily diary, quarterly reports, parents' meetings. Co-ordinated the 0-3 cycle from 2023.
2015 - 2018. Summer camps and a ludoteca in Denia.

Education
Grado en Maestro en Educación Infantil, Universitat de València, 2018 (240 ECTS)
Técnico Superior en Educación Infantil, 2014
Course on Emmi Pikler's ideas, Barcelona, 2021

Recognition in Germany
Regierungspräsidium Freiburg, notice of June 2026: partial equivalence; adaptation course of six months to be taken (place from September 2027, Fachschule)

Languages: Spanish and Valencian, English B2, German telc B2 passed in May 2026, evening classes on Tuesdays and Thursdays
Measles vaccination twice, police certificate from both countries ready.
I play the flute and the dulzaina. I like hiking and cooking for many people.`,
    },
  ],
};
