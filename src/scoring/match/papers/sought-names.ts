// How the name of a paper that nobody listed is looked for in a line: by its numbered words, by its others, by their roots.
// Pure.

import { isKin } from '../words/overlap.ts';
import type { Term } from '../../text/terms/terms.ts';

const CODE_LENGTH_MAX = 7;
/** How a paper is to be, and no name of it. */
const QUALITY =
  /^(?:=?un)?(?:limit|restrict|condition|endors|complet|current|valid|activ|renew|recent|held|full|clean)/;

/** What a name is looked for by: its numbered words, and the others; whether it is no more than that of a trade. */
export type Sought = {
  name: ReadonlyMap<string, number>;
  codes: readonly string[];
  words: readonly string[];
  isQuality: boolean;
  isTrade: boolean;
  isPart: (word: string) => boolean;
};

/** Takes a name apart; `parts` are words that tell no more than its trade. */
export function soughtBy(name: ReadonlyMap<string, number>, parts: ReadonlySet<string>): Sought {
  const words = [...name.keys()];
  const isPart = (word: string) => word.startsWith('=') || parts.has(word);
  return {
    name,
    codes: words.filter(isCode),
    words: words.filter((word) => !isCode(word)),
    isQuality: words.every((word) => QUALITY.test(word)),
    isTrade: parts.size > 0 && words.every(isPart),
    isPart,
  };
}

/** The first term that is one of the name's, or of the root of one. */
export function anchorIn(terms: readonly Term[], { name, codes, words }: Sought): string | undefined {
  return terms.find(
    ({ term }) =>
      name.has(term) ||
      codes.some((code) => term.startsWith(code)) ||
      words.some((word) => isFormOf(term, word)),
  )?.term;
}

/** The weight of a name's words that are there; of a name with a number in it, the numbered words. */
export function shareOf(
  name: ReadonlyMap<string, number>,
  terms: ReadonlyMap<string, unknown>,
  lower: string,
): number {
  const codes = [...name.keys()].filter(isCode);
  if (codes.length > 0) return codes.some((code) => holdsCode(terms, code)) ? 1 : 0;
  const held = [...terms.keys()];
  let found = 0;
  let total = 0;
  for (const [term, weight] of name) {
    total += weight;
    if (
      terms.has(term) ||
      held.some((other) => isFormOf(other, term)) ||
      (term.length >= COMPOUND && isWithin(term.slice(0, COMPOUND), lower))
    )
      found += weight;
  }
  return found / total;
}

/** Of one root; of a single word that is the name of something also its plural: a stylist, and stylists. */
function isFormOf(a: string, b: string): boolean {
  return isKin(a, b) || bare(a) === bare(b);
}

function bare(term: string): string {
  return term.replace(NAME_OF_ONE, '').replace(FEMININE, (ending) => MASCULINE[ending] ?? ending);
}

/** "Monitrice-éducatrice", for a moniteur-éducateur. */
const FEMININE = /(?:trice|euse|ière|ienne)(?=-|$)/gu;
const MASCULINE: Readonly<Record<string, string>> = { trice: 'teur', euse: 'eur', ière: 'ier', ienne: 'ien' };

const NAME_OF_ONE = /^=(?=\p{L}+$)/u;

/** So much of a word stands for it at the end of another: "Strahlenschutzfachkunde". */
const COMPOUND = 7;

function isWithin(root: string, lower: string): boolean {
  for (let at = lower.indexOf(root); at >= 0; at = lower.indexOf(root, at + 1))
    if (at > 0 && LETTER.test(lower.charAt(at - 1))) return true;
  return false;
}

const LETTER = /\p{L}/u;

/** A320 or 2391, and no number of a law. */
export function isCode(term: string): boolean {
  return /\d/.test(term) && !term.includes('/') && term.length <= CODE_LENGTH_MAX;
}

/** A320 is also in A320neo. */
function holdsCode(terms: ReadonlyMap<string, unknown>, code: string): boolean {
  return terms.has(code) || [...terms.keys()].some((term) => term.startsWith(code));
}
