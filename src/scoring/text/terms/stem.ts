// A light stemmer for English that the document frequencies were counted with. German and French words pass through
// with their endings cut the same way, which does no harm: both sides are cut alike.

import { remembered } from '../remembered.ts';

const ENDINGS: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ations', 'ate'],
  ['ation', 'ate'],
  ['ments', 'ment'],
  ['ities', 'ity'],
  ['ingly', ''],
  ['edly', ''],
  ['ies', 'y'],
  ['sses', 'ss'],
  ['ing', ''],
  ['ers', 'er'],
  ['ors', 'or'],
  ['ed', ''],
  ['es', 'e'],
  ['ly', ''],
  ['s', ''],
];
/** Shorter words with such an ending are others: Berlin, matrice. */
const GENDERED_MIN = 8;
/** What a woman is called who does it, and what a man is: Dachdeckerin, Kauffrau, boulangère, projeteuse. */
const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?<!glyc)er|ist|eur|gog|log)in(?:nen)?$/u, ''],
  [/(?<=(?:assist|refer|doz|stud|dispon|präsid|pati|konkurr)ent|ant)in(?:nen)?$/u, ''],
  [/ärztin(?:nen)?$/u, 'arzt'],
  [/anwältin(?:nen)?$/u, 'anwalt'],
  [/(?<=fach|kauf)(?:frau(?:en)?|leuten?)$/u, 'mann'],
  [/(?<!carr|barr)ières?$/u, 'ier'],
  [/(?<=[gchl])ères?$/u, 'er'],
  [/euses?$/u, 'eur'],
  [/trices?$/u, 'teur'],
  [/iennes?$/u, 'ien'],
  [/(?<=\p{L}{6})antes?$/u, 'ant'],
];

/** The stem of a lower-case word, the same for women as for men; words of three letters or with other signs stay. */
export const stem = remembered(cut);

/** What a man is called who does it, for what a woman is; any other word is its own. */
export function ofEither(word: string): string {
  return word.length < GENDERED_MIN ? word : ofSomebody(word);
}

/** The same of a word that is known to be of somebody, however short. */
export function ofSomebody(word: string): string {
  const found = FEMININE.find(([ending]) => ending.test(word));
  return found === undefined ? word : word.replace(found[0], found[1]);
}

function cut(written: string): string {
  if (written.length <= 3 || !/^\p{L}+$/u.test(written)) return written;
  const word = ofEither(written);
  let stemmed = word;
  for (const [ending, replacement] of ENDINGS) {
    if (!stemmed.endsWith(ending) || stemmed.length - ending.length < 3) continue;
    if (ending === 's' && /(ss|us|is)$/.test(stemmed)) return stemmed;
    stemmed = stemmed.slice(0, -ending.length) + replacement;
    break;
  }
  const last = stemmed.at(-1) ?? '';
  if (stemmed.length > 4 && last === stemmed.at(-2) && !'ls'.includes(last)) stemmed = stemmed.slice(0, -1);
  return stemmed.endsWith('e') && stemmed.length > 4 ? stemmed.slice(0, -1) : stemmed;
}
