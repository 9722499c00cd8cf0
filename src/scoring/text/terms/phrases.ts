// The phrases that the lexicon knows, by the word that opens them. Their further words have numbers, as has every word of a
// text that is one of them: so hundreds of phrases that begin with "data" are told apart without comparing letters.

import { ALIASES } from '../../lexicon/aliases.ts';
import { FAMILIES } from '../../lexicon/families.ts';
import { TRADES } from '../../lexicon/trades.ts';
import { ofEither } from './stem.ts';
import { walkWords } from './words.ts';

/** A phrase with the term that it stands for, how many words it has, and the numbers of those after the first. */
export type Phrase = { term: string; length: number; further: readonly number[] };
/**
 * The phrases that a word opens, longest first, and in their order the numbers of their second words, or ALONE: most
 * phrases are told from the text by these, which stand in one row.
 */
export type Opened = { phrases: readonly Phrase[]; seconds: Int32Array };
/** The numbers of a word as it stands, and of what it would be with and without the ending of a plural. */
export type Numbers = { number: number; plural: number; singular: number };

const PLURAL = /^\p{L}{4,}[^\P{L}s]s$/u;
const SINGULAR = /^\p{L}{3,}[^\P{L}s]$/u;
/** Words that say other things than their other number, which is a name: the function of a valve, "yields" of a deed. */
const OTHERWISE = new Set(
  'avenant batter brace bracket breakdown completion container coupe crossover cruise depot deviation elimination experiment footing function hearing immobilisation inscription krone lancement letting lockout manual mobilisation mobilization patio peeling plantation provision recommendation reinstatement retainer showing slope starter succession turnaround urgence excels feasts reacts shells sparks yields'.split(
    ' ',
  ),
);
/** Letters of a word that may have a plural. */
const PLURAL_OF = 4;
/** The number of a word that stands in no phrase but at its beginning. */
const NO_NUMBER = -1;
/** In the place of a second word where there is none. */
export const ALONE = -2;

const canonicalName = new Map<string, string>();
for (const group of ALIASES)
  for (const name of group) if (!canonicalName.has(name)) canonicalName.set(name, group[0] ?? name);

const numbers = new Map<string, number>();
/** As they are written, by their first words: few of them stand in any text, and only these are read. */
const written = new Map<string, string[]>();
const opened = new Map<string, Opened>();
for (const phrase of [
  ...canonicalName.keys(),
  ...Object.values(FAMILIES).flatMap((words) => words.split(';')),
  // Single words of the trades stay words, so that their kin is found.
  ...Object.values(TRADES).flatMap((words) => words.split(';').filter((word) => word.includes(' '))),
]) {
  const [first, ...further] = wordsOf(phrase);
  if (first === undefined) continue;
  for (const word of further) if (!numbers.has(word)) numbers.set(word, numbers.size);
  const known = written.get(first);
  if (known === undefined) written.set(first, [phrase]);
  else known.push(phrase);
}

function wordsOf(phrase: string): string[] {
  const words: string[] = [];
  const lower = phrase.toLowerCase();
  walkWords(lower, (start, end) => words.push(lower.slice(start, end)));
  return words;
}

function read(phrase: string): Phrase {
  const [, ...further] = wordsOf(phrase);
  return {
    term: phraseTerm(phrase),
    length: further.length + 1,
    further: further.map((word) => numbers.get(word) ?? NO_NUMBER),
  };
}

/** The phrases that begin with a word as it stands. */
function openedWith(first: string): Opened | null {
  const known = opened.get(first);
  if (known !== undefined) return known;
  const entries = written.get(first)?.map(read) ?? null;
  const answer =
    entries &&
    openedOf([...entries, ...(entries.some(({ length }) => length === 1) ? [] : aloneInOtherNumber(first))]);
  if (answer !== null) opened.set(first, answer);
  return answer;
}

function openedOf(unordered: readonly Phrase[]): Opened {
  const phrases = unordered.toSorted((a, b) => b.length - a.length);
  return { phrases, seconds: Int32Array.from(phrases, ({ further: [second] }) => second ?? ALONE) };
}

/** The term that a phrase of the lexicon stands for. */
export function phraseTerm(phrase: string): string {
  return `=${canonicalName.get(phrase) ?? phrase}`;
}

/** The term of a word that is the name of something, or one of its names. */
export function termOfName(word: string): string | undefined {
  const name = canonicalName.get(word);
  return name === undefined ? undefined : `=${name}`;
}

/** "php8", "java17", "c++14/17": a name with its version is that name. */
const VERSIONED =
  /^(\.net|angular|c\+\+|django|drupal|java|kotlin|laravel|mysql|node|nodejs|oracle|perl|php|postgres|postgresql|python|rails|react|ruby|scala|spring|springboot|swift|symfony|typescript|vue)\d{1,2}(?:[./]\d+)*c?$/;

/** "Dachdeckergeselle", "Dachdeckererfahrung": who has the trade, or what it is to have had it, by the name of the trade. */
const OF_TRADE =
  /^(\p{L}{4,}(?:er|or|eur|ist|ent|ant|og))(?:gesell(?:e|en|in)|meister(?:in)?|handwerk|erfahrung|praxis|tätigkeit|arbeiten)$/u;

function tradeOf(word: string): string {
  return ofEither(OF_TRADE.exec(word)?.[1] ?? word);
}

/** The phrases that a word opens, longest first. */
export function phrasesOpenedBy(word: string): Opened | null {
  const ready = openedWith(word) ?? openedWith(VERSIONED.exec(word)?.[1] ?? tradeOf(word));
  if (ready !== null) return ready;
  const alone = aloneInOtherNumber(word);
  return alone.length === 0 ? null : openedOf(alone);
}

/** What a word is by itself in its other number: a plural what its singular is, a singular what its plural is. */
function aloneInOtherNumber(word: string): readonly Phrase[] {
  if (OTHERWISE.has(word)) return [];
  const other = PLURAL.test(word) ? word.slice(0, -1) : SINGULAR.test(word) ? `${word}s` : null;
  if (other === null || !canonicalName.has(other)) return [];
  return openedWith(other)?.phrases.filter(({ length }) => length === 1) ?? [];
}

/** What a word of a text is compared by. */
export function numbersOf(word: string): Numbers {
  const singular = word.endsWith('s') && word.length > PLURAL_OF ? word.slice(0, -1) : null;
  return {
    number: numbers.get(word) ?? NO_NUMBER,
    plural: (word.length >= PLURAL_OF ? numbers.get(`${word}s`) : undefined) ?? NO_NUMBER,
    singular: (singular === null ? undefined : numbers.get(singular)) ?? NO_NUMBER,
  };
}
