// What a job asks of school: that it was finished, a paper that admits to a university, or grades in some subjects. Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';

/** `leaving`: a high school diploma; `entrance`: Abitur, Matura, A levels; `grades`: GCSEs in the subjects that are named. */
export type Schooling = 'leaving' | 'entrance' | 'grades';

/** Who teaches there, and what: no paper. */
const TAUGHT =
  /(?<!\p{L})(?:teach\p{L}*|taught|tutor\p{L}*|lessons?|pupils?|students?|curriculum|deliver\p{L}*|unterricht\p{L}*|schüler\p{L}*|enseign\p{L}*|élèves|classroom|mentor\p{L}*|marking|invigilat\p{L}*)(?!\p{L})/iu;

const LEAVING =
  /(?<!\p{L})(?:(?:high|secondary)[- ]school(?: or \p{L}+)?(?: level)? ?(?:diploma|graduat\p{L}+|degree|equivalen\p{L}+|certificate|credential|completion|education)|(?:complet\p{L}+|finish\p{L}*|graduat\p{L}+)(?: of| from)?(?: at least)? (?:high|secondary)[- ]school|h\.?s\.? (?:diploma|graduate|degree)|g\.?e\.?d\.?|hiset|general education(?:al)? development|diplôme d['’]études secondaires|secondary (?:education|schooling) (?:completed|diploma)|matric|(?:national )?senior certificate|grade (?:12|twelve)(?: certificate)?|school leaving (?:certificate|examination))(?!\p{L})/iu;
const ENTRANCE =
  /(?<!\p{L})(?:matura(?:abschluss|zeugnis|niveau)?|\p{L}{2,5}-matura|maturiert|maturität\p{L}*|berufsmatur\p{L}*|berufsreifeprüfung|reifeprüfung|reife- und diplomprüfung|abitur(?:zeugnis)?|fachabitur|(?:fach)?hochschulreife|educated to a[- ]level(?: standard)?|(?:two|three|2|3|good|minimum of \p{L}+) a[- ]levels?|a[- ]levels? (?:or (?:equivalent|above|higher)|standard|required|essential)|leaving cert(?:ificate)?|(?:titulaire|obtention) du bac(?:calauréat)?(?! ?(?:pro|\+))|niveau bac(?:calauréat)?(?! ?(?:pro|\+))|baccalauréat (?:général|requis|exigé|obtenu|obligatoire)|cess)(?!\p{L})/iu;
const GRADES =
  /(?<!\p{L})(?:gcses?|o[- ]levels?|national 5s?|general certificates? of secondary education)(?!\p{L})/iu;
const SUBJECT = /(?<!\p{L})(?:maths?|mathematics|english|eng\. ?lang|science)(?!\p{L})/iu;

const isLeaving = testOf(LEAVING);
const isEntrance = testOf(ENTRANCE);
const isOfGrades = testOf(GRADES);

/** What a statement asks of school; null where it asks nothing of it. */
export const schoolingAsked = rememberedOfLine((text): Schooling | null => {
  if (isOfGrades(text) && SUBJECT.test(text)) return TAUGHT.test(text) ? null : 'grades';
  if (isLeaving(text)) return TAUGHT.test(text) ? null : 'leaving';
  if (isEntrance(text)) return TAUGHT.test(text) ? null : 'entrance';
  return null;
});

const ANY = new RegExp([LEAVING, ENTRANCE, GRADES].map(({ source }) => source).join('|'), 'giu');

/** The statement without what it asks of school. */
export function withoutSchooling(text: string): string {
  return text.replaceAll(ANY, ' ');
}
