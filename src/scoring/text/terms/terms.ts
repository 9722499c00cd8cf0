// Texts as terms: phrases that the lexicon knows (`=kubernetes`, whatever they were called) and stems of other words.
// Stop words and the words of protected attributes are never terms.

import { knownTerm, type KnownTerm } from './known-terms.ts';
import { ALONE, termOfName, type Opened, type Phrase } from './phrases.ts';
import { stem } from './stem.ts';
import { counts, rememberedOfWord, tokensOf, type Token } from './tokens.ts';

export { phraseTerm } from './phrases.ts';

/** A term, where it stands in the canonical text, and what is known of it. */
export type Term = { term: string; start: number; end: number; known: KnownTerm };

/** All terms of a text, in order; a phrase of several words also gives the stems of its words. */
export function termsOf(text: string): Term[] {
  const tokens = tokensOf(text);
  const terms: Term[] = [];
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i];
    if (token === undefined) break;
    const { opens } = token.facts;
    const phrase = opens === null ? undefined : phraseAt(opens, tokens, i);
    const length = phrase?.length ?? 1;
    const end = tokens[i + length - 1]?.end ?? token.end;
    if (phrase === undefined) addWord(token, terms);
    else {
      terms.push({ term: phrase.term, start: token.start, end, known: knownTerm(phrase.term) });
      if (length > 1)
        for (let k = i; k < i + length; k += 1) {
          const part = tokens[k];
          if (part !== undefined) addPart(part, terms);
        }
    }
    i += length;
  }
  return terms;
}

/** A word of a phrase; what is known by no other name keeps it there: "SAP EWM" is of SAP. */
function addPart(token: Token, terms: Term[]): void {
  const name = nameOf(token);
  if (name === null) addWord(token, terms);
  else terms.push({ term: name.term, start: token.start, end: token.end, known: name });
}

const nameOf = rememberedOfWord(({ word, known }): KnownTerm | null => {
  const name = `=${word}`;
  return known !== null && known.weight >= TELLING && termOfName(word) === name ? knownTerm(name) : null;
});

/** What the word of a name weighs at least that tells something by itself. */
const TELLING = 6.5;

function addWord(token: Token, terms: Term[]): void {
  const { start, end, facts } = token;
  const { known } = facts;
  if (known === null) return;
  const halves = facts.isJoined ? halvesOf(token) : NO_HALVES;
  // "Vendors/suppliers" is two words, and no third one.
  if (halves.length < 2 || !facts.word.includes('/')) terms.push({ term: known.term, start, end, known });
  for (const half of halves) terms.push({ term: half.term, start, end, known: half });
}

const NO_HALVES: readonly KnownTerm[] = [];

/** STR/SAR names two things, an LLM-based product one that the lexicon may know, and TIA-Portal-Projekte one of two words. */
const halvesOf = rememberedOfWord(({ word }): readonly KnownTerm[] => {
  if (!/^[\p{L}\d'’]{2,}(?:[/-][\p{L}\d'’]{2,}){1,2}$/u.test(word)) return NO_HALVES;
  const isEither = word.includes('/');
  const halves = word.split(/[/-]/);
  const pairs = halves.length > 2 ? halves.slice(1).map((half, at) => `${halves[at]} ${half}`) : [];
  return [
    ...pairs.flatMap((pair) => termOfName(pair) ?? []),
    ...halves.flatMap((half) => termOfName(half) ?? (isEither && counts(half) ? [stem(half)] : [])),
  ].map(knownTerm);
});

function phraseAt({ phrases, seconds }: Opened, tokens: readonly Token[], from: number): Phrase | undefined {
  const next = tokens[from + 1]?.facts;
  for (let place = 0; place < seconds.length; place += 1) {
    const second = seconds[place];
    const mayStand =
      second === ALONE ||
      (next !== undefined && (next.number === second || next.plural === second || next.singular === second));
    const phrase = mayStand ? phrases[place] : undefined;
    if (phrase !== undefined && standsAt(phrase.further, tokens, from + 1)) return phrase;
  }
  return undefined;
}

/** The last word of several also in its plural, or in its singular. */
function standsAt(further: readonly number[], tokens: readonly Token[], from: number): boolean {
  const last = further.length - 1;
  for (let k = last; k >= 0; k -= 1) {
    const numbers = tokens[from + k]?.facts;
    if (numbers === undefined) return false;
    const wanted = further[k];
    const isSame = numbers.number === wanted;
    if (!isSame && (k < last || (numbers.plural !== wanted && numbers.singular !== wanted))) return false;
  }
  return true;
}
