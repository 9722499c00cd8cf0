// The words of a text, each with what is known of it wherever it stands: its stem, the phrases that it opens, and whatever
// else depends on the word alone. CVs share most of their words, so it is worked out once, and found without making a
// string of the word. Pure as a whole, since what is forgotten is worked out again; the memory is bounded.

import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { knownTerm, type KnownTerm } from './known-terms.ts';
import { numbersOf, phrasesOpenedBy, type Numbers, type Opened } from './phrases.ts';
import { rememberedOfLine } from '../remembered.ts';
import { stem } from './stem.ts';
import { walkWords } from './words.ts';

/** CVs share most of their words; a power of two. */
const WORDS_KNOWN = 1 << 15;

/** A word of a text in lower case, and where it stands. */
export type Token = { word: string; start: number; end: number; facts: Facts };
/** The phrases that a word opens, its stem, the term of a word that tells anything, and whether it may be two. */
export type Facts = Numbers & {
  word: string;
  stem: string;
  /** A number made of the letters of the stem: where two differ, so do the stems. */
  stemMark: number;
  opens: Opened | null;
  known: KnownTerm | null;
  isJoined: boolean;
  /** What others ask of the word, each answer in the place of its question. */
  answers: unknown[];
};

/** No answers yet. */
const blank: unknown[] = [];

/** The words of a text in lower case. */
export const tokensOf: (text: string) => readonly Token[] = rememberedOfLine(wordsIn);

/** `compute`, which must depend on the word alone, remembered with the word. */
export function rememberedOfWord<Answer extends NonNullable<unknown> | null>(
  compute: (facts: Facts) => Answer,
): (token: Token) => Answer {
  const question = blank.push(undefined) - 1;
  return ({ facts }) => {
    const ready = facts.answers[question] as Answer | undefined;
    if (ready !== undefined) return ready;
    const answer = compute(facts);
    facts.answers[question] = answer;
    return answer;
  };
}

/** Whether a word tells anything at all. */
export function counts(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word) && !/^\d+$/.test(word);
}

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
  const place = markOf(lower, start, end) & (WORDS_KNOWN - 1);
  const facts = known[place];
  if (facts !== undefined && isAt(facts.word, lower, start, end)) return facts;
  const made = factsOf(lower.slice(start, end));
  known[place] = made;
  return made;
}

/** A number made of a stretch of signs. */
function markOf(text: string, start: number, end: number): number {
  let mark = 0;
  for (let at = start; at < end; at += 1) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0;
  return mark;
}

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = start; at < end; at += 1)
    if (word.charCodeAt(at - start) !== text.charCodeAt(at)) return false;
  return true;
}

function factsOf(word: string): Facts {
  const stemmed = stem(word);
  const { number, plural, singular } = numbersOf(word);
  return {
    word,
    stem: stemmed,
    stemMark: markOf(stemmed, 0, stemmed.length),
    opens: phrasesOpenedBy(word),
    number,
    plural,
    singular,
    known: counts(word) ? knownTerm(stemmed) : null,
    isJoined: word.includes('/') || word.includes('-'),
    answers: blank.slice(),
  };
}
