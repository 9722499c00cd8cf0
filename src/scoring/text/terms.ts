// Texts as terms: phrases that the lexicon knows (`=kubernetes`, whatever they were called) and stems of other words.
// Stop words and the words of protected attributes are never terms.

import { ALIASES } from '../lexicon/aliases.ts';
import { FAMILIES } from '../lexicon/families.ts';
import { TRADES } from '../lexicon/trades.ts';
import { STOP_WORDS } from '../lexicon/stop-words.ts';
import { rememberedOfLine } from './remembered.ts';
import { stem } from './stem.ts';
import { walkWords } from './words.ts';

/** CVs share most of their words; a power of two. */
const WORDS_KNOWN = 1 << 15;
/** Letters of a word that may have a plural. */
const PLURAL_OF = 4;

/** A term and where it stands in the canonical text. */
export type Term = { term: string; start: number; end: number };

export type Token = { word: string; start: number; end: number; facts: Facts };
type Phrase = { words: readonly string[]; term: string };
/** The phrases that a word opens, its stem, which is no term of words that tell nothing, and whether it may be two. */
type Facts = {
  word: string;
  stem: string;
  opens: readonly Phrase[] | null;
  stemmed: string | null;
  isJoined: boolean;
};

/** The words of a text in lower case. */
export const tokensOf: (text: string) => readonly Token[] = rememberedOfLine(wordsIn);

function wordsIn(text: string): Token[] {
  const tokens: Token[] = [];
  const lower = text.toLowerCase();
  walkWords(lower, (start, end) => {
    const facts = factsAt(lower, start, end);
    tokens.push({ word: facts.word, start, end, facts });
  });
  return tokens;
}

/**
 * The words met last, each in the place that its letters give it: so no string is made of a word that is known, and one
 * that comes to the place of another takes it.
 */
const known: (Facts | undefined)[] = Array.from({ length: WORDS_KNOWN });

function factsAt(lower: string, start: number, end: number): Facts {
  let place = 0;
  for (let at = start; at < end; at += 1) place = (Math.imul(place, 31) + lower.charCodeAt(at)) | 0;
  place &= WORDS_KNOWN - 1;
  const facts = known[place];
  if (facts !== undefined && isAt(facts.word, lower, start, end)) return facts;
  const made = factsOf(lower.slice(start, end));
  known[place] = made;
  return made;
}

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = start; at < end; at += 1)
    if (word.charCodeAt(at - start) !== text.charCodeAt(at)) return false;
  return true;
}

function factsOf(word: string): Facts {
  const stemmed = stem(word);
  return {
    word,
    stem: stemmed,
    opens: phrases.get(word) ?? null,
    stemmed: counts(word) ? stemmed : null,
    isJoined: word.includes('/') || word.includes('-'),
  };
}

const canonicalName = new Map<string, string>();
for (const group of ALIASES)
  for (const name of group) if (!canonicalName.has(name)) canonicalName.set(name, group[0] ?? name);

const phrases = new Map<string, Phrase[]>();
for (const phrase of [
  ...canonicalName.keys(),
  ...Object.values(FAMILIES).flatMap((words) => words.split(';')),
  // Single words of the trades stay words, so that their kin is found.
  ...Object.values(TRADES).flatMap((words) => words.split(';').filter((word) => word.includes(' '))),
]) {
  const words: string[] = [];
  const lower = phrase.toLowerCase();
  walkWords(lower, (start, end) => words.push(lower.slice(start, end)));
  const first = words[0];
  if (first === undefined) continue;
  const entries = phrases.get(first) ?? [];
  entries.push({ words, term: `=${canonicalName.get(phrase) ?? phrase}` });
  phrases.set(first, entries);
}
for (const entries of phrases.values()) entries.sort((a, b) => b.words.length - a.words.length);

/** The term that a phrase of the lexicon stands for. */
export function phraseTerm(phrase: string): string {
  return `=${canonicalName.get(phrase) ?? phrase}`;
}

/** All terms of a text, in order; a phrase of several words also gives the stems of its words. */
export function termsOf(text: string): Term[] {
  const tokens = tokensOf(text);
  const terms: Term[] = [];
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i];
    if (token === undefined) break;
    const { opens, stemmed, isJoined } = token.facts;
    const phrase = opens === null ? undefined : phraseAt(opens, tokens, i);
    const length = phrase?.words.length ?? 1;
    const end = tokens[i + length - 1]?.end ?? token.end;
    if (phrase !== undefined) terms.push({ term: phrase.term, start: token.start, end });
    if (phrase === undefined) {
      if (stemmed !== null) {
        terms.push({ term: stemmed, start: token.start, end: token.end });
        if (isJoined) terms.push(...halvesOf(token));
      }
    } else if (length > 1) {
      for (let k = i; k < i + length; k += 1) {
        const part = tokens[k];
        if (part === undefined || part.facts.stemmed === null) continue;
        terms.push({ term: part.facts.stemmed, start: part.start, end: part.end });
        if (part.facts.isJoined) terms.push(...halvesOf(part));
      }
    }
    i += length;
  }
  return terms;
}

/** STR/SAR names two things, and an LLM-based product one that the lexicon may know. */
function halvesOf(token: Token): Term[] {
  if (!/^\p{L}{2,}[/-]\p{L}{2,}$/u.test(token.word)) return [];
  const isEither = token.word.includes('/');
  const { start, end } = token;
  return token.word.split(/[/-]/).flatMap((word) => {
    const known = canonicalName.get(word);
    if (known !== undefined) return [{ start, end, term: `=${known}` }];
    return isEither && counts(word) ? [{ start, end, term: stem(word) }] : [];
  });
}

function phraseAt(opens: readonly Phrase[], tokens: readonly Token[], from: number): Phrase | undefined {
  for (const phrase of opens) if (standsAt(phrase.words, tokens, from)) return phrase;
  return undefined;
}

/** The last word of several also in its plural, or in its singular. */
function standsAt(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  const last = words.length - 1;
  for (let k = last; k > 0; k -= 1) {
    const word = tokens[from + k]?.word;
    if (word !== words[k] && (k < last || !isPlural(word, words[k]))) return false;
  }
  return true;
}

function isPlural(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || Math.abs(a.length - b.length) !== 1) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= PLURAL_OF && long.endsWith('s') && long.startsWith(short);
}

function counts(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word) && !/^\d+$/.test(word);
}
