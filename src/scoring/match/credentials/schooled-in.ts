// Languages that somebody was taught in, by the names of the papers they learnt for: a licenciatura, an Abitur and a
// baccalauréat are sat in the language that they are called in. Pure.

import type { EvidenceLine } from '../../cv/read-cv.ts';
import { testOf } from '../../text/expressions/first-look.ts';

/** Papers of schools, colleges and trades as each language calls them, and no other. */
const PAPERS: Readonly<Record<string, (text: string) => boolean>> = {
  spanish: testOf(
    /(?<!\p{L})(?:licenciatura en|licenciad[oa] en|ingeniería (?:en|civil|industrial|mecánica|eléctrica|química)|ingenier[oa] (?:en|civil|industrial|mecánic[oa]|eléctric[oa]|químic[oa])|bachillerato|preparatoria|grado en|maestría en|técnic[oa] superior|técnic[oa] en|título de|diplomado en|formación profesional)(?!\p{L})/iu,
  ),
  german: testOf(
    /(?<!\p{L})(?:(?:fach)?abitur|allgemeine hochschulreife|fachhochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|\p{L}*kauf(?:mann|frau)|\p{L}*fachwirt(?:in)?|gesellenbrief|gesellenprüfung|meister(?:brief|prüfung)|(?:erstes|zweites|1\.|2\.) (?:juristisches )?staatsexamen|ausbildung (?:zu[mr]|als) \p{L}+|staatlich (?:geprüfte|anerkannte)[rn]?|diplom-(?:ingenieur|kauf|betriebs|volks|informatik|wirtschafts)\p{L}*)(?!\p{L})/iu,
  ),
  french: testOf(
    /(?<!\p{L})(?:baccalauréat|licence (?:en|de) \p{L}+|brevet de technicien|brevet professionnel|certificat d['’]aptitude|diplôme (?:d['’](?:études|ingénieur|état|université)|de|national|universitaire)|maîtrise (?:en|de|ès))(?!\p{L})/iu,
  ),
  italian: testOf(
    /(?<!\p{L})(?:laurea (?:in|magistrale|triennale|specialistica)|maturità|diploma di (?:maturità|laurea|perito|ragioneria))(?!\p{L})/iu,
  ),
  portuguese: testOf(/(?<!\p{L})(?:licenciatura em|bacharelado em|mestrado em|ensino médio)(?!\p{L})/iu),
};

/** The first line that tells a paper which was learnt for in a language; undefined where none does. */
export function schooledIn(language: string, lines: readonly EvidenceLine[]): EvidenceLine | undefined {
  const isTold = PAPERS[language];
  if (isTold === undefined) return undefined;
  return lines.find(
    ({ text, role, section, isHeading }) =>
      !isHeading && (role === null || section !== 'experience') && section !== 'summary' && isTold(text),
  );
}
