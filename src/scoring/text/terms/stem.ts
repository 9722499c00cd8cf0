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
/** The stem of a lower-case word; words of three letters or with other signs stay. */
export const stem = remembered(cut);

function cut(word: string): string {
  if (word.length <= 3 || !/^\p{L}+$/u.test(word)) return word;
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
