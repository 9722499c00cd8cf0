// Which occupation a text speaks of, by the words that are at home in each: the insider's words that neither a spec nor
// a title has to repeat. Words are compared by their stems, and one that many occupations share tells little. Pure.

import { OCCUPATIONS } from '../../lexicon/occupations/all.ts';
import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { stem } from '../../text/terms/stem.ts';
import { rememberedOfWord, tokensOf, type Token } from '../../text/terms/tokens.ts';

/** A unit vector over the occupations by their numbers, or one of zeros, those that were spoken of, how much, and by what. */
export type Occupied = {
  shares: Float64Array;
  named: readonly number[];
  mass: number;
  phrases: ReadonlySet<Phrase>;
};

/** What is at home in one or more occupations. */
type Phrase = {
  stems: readonly string[];
  /** The mark of the second stem; null where there is none. */
  second: number | null;
  only: string | null;
  weight: number;
  occupations: readonly number[];
  /** How often it was met in what is being read; none when nothing is. */
  times: number;
};
/** A phrase as it is written, until a text holds its first word. */
type Written = { phrase: string; isTitle: boolean; occupations: number[] };
/** The phrases of a first word as they are written, and to look for, made when a text first holds that word. */
type Opened = { written: Written[]; sought: Sought | null };
/**
 * Phrases, longest first, and in their order the marks of the second stems of those that have one: most phrases are told
 * from a text by these, which stand in one row.
 */
type Sought = { phrases: readonly Phrase[]; seconds: Int32Array };

/** What a phrase tells for naming the post, and for every word after its first. */
const TITLE_GAIN = 1.8;
const LENGTH_GAIN = 0.35;
/** What is as short as this is often another thing's initials. */
const SHORT = { length: 3, share: 0.5 };
/** A single word as common as this in any text tells nothing, and from there ever more. */
const TELLING = { from: 2, range: 3, least: 0.05 };

/** What the occupations are called, by their numbers. */
export const OCCUPATION_NAMES = Object.keys(OCCUPATIONS);
const openedBy = new Map<string, Opened>();

const writtenByPhrase = new Map<string, Written>();
for (const [occupation, { titles, words }] of Object.values(OCCUPATIONS).entries()) {
  for (const phrase of titles.split(';')) add(occupation, phrase, true);
  for (const phrase of words.split(';')) add(occupation, phrase, false);
}

function add(occupation: number, phrase: string, isTitle: boolean): void {
  const known = writtenByPhrase.get(phrase);
  if (known !== undefined) {
    if (!known.occupations.includes(occupation)) known.occupations.push(occupation);
    return;
  }
  const written = { phrase, isTitle, occupations: [occupation] };
  writtenByPhrase.set(phrase, written);
  const space = phrase.indexOf(' ');
  const first = stem(space < 0 ? phrase : phrase.slice(0, space));
  const opened = openedBy.get(first);
  if (opened === undefined) openedBy.set(first, { written: [written], sought: null });
  else opened.written.push(written);
}

const NO_PHRASES: ReadonlySet<Phrase> = new Set();

/** The phrases that a word opens; null where there are none. */
const openedWith = rememberedOfWord(({ stem: first }): Sought | null => {
  const opened = openedBy.get(first);
  if (opened === undefined) return null;
  opened.sought ??= soughtOf(opened.written.map(read));
  return opened.sought;
});

function soughtOf(unordered: readonly Phrase[]): Sought {
  const phrases = unordered.toSorted((a, b) => b.stems.length - a.stems.length);
  return { phrases, seconds: Int32Array.from(phrases.flatMap(({ second }) => second ?? [])) };
}

function read({ phrase, isTitle, occupations }: Written): Phrase {
  const words = tokensOf(phrase);
  const only = words.length === 1 ? singular(words[0]?.word ?? '') : null;
  const weight =
    (only === null ? 1 + LENGTH_GAIN * (words.length - 1) : tellingOf(only)) *
    Math.log(1 + OCCUPATION_NAMES.length / occupations.length) *
    (isTitle ? TITLE_GAIN : 1);
  const second = words[1]?.facts.stemMark ?? null;
  return { stems: words.map(({ facts }) => facts.stem), second, only, weight, occupations, times: 0 };
}

function tellingOf(word: string): number {
  if (STOP_WORDS.has(word)) return 0;
  const common = Math.min(rarity(stem(word)), rarity(`=${word}`));
  const telling = Math.max(TELLING.least, Math.min(1, (common - TELLING.from) / TELLING.range));
  return word.length <= SHORT.length ? telling * SHORT.share : telling;
}

/** A word that stands alone is compared as it is written, but for a plural: "honing" is no "hons". */
function singular(word: string): string {
  return word.length > SHORT.length ? word.replace(/s$/, '') : word;
}

/** The occupations of lines of text, each with its weight; those of what they say beside the phrases of `except`. */
export function occupationsIn(
  lines: readonly { text: string; weight: number }[],
  except: ReadonlySet<Phrase> = NO_PHRASES,
): Occupied {
  const found: Phrase[] = [];
  for (const { text, weight } of lines) {
    if (weight <= 0) continue;
    for (const phrase of phrasesIn(text)) {
      if (except.has(phrase)) continue;
      if (phrase.times === 0) found.push(phrase);
      phrase.times += weight;
    }
  }
  const shares = new Float64Array(OCCUPATION_NAMES.length);
  const isNamed = new Uint8Array(OCCUPATION_NAMES.length);
  const named: number[] = [];
  for (const phrase of found) {
    const { weight, occupations, times } = phrase;
    phrase.times = 0;
    const telling = weight * (times >= 1 ? 1 + Math.log(times) : times);
    for (const occupation of occupations) {
      if (isNamed[occupation] === 0) named.push(occupation);
      isNamed[occupation] = 1;
      shares[occupation] = (shares[occupation] ?? 0) + telling;
    }
  }
  const mass = Math.hypot(...named.map((occupation) => shares[occupation] ?? 0));
  // Of hundreds a text names a few; the others stay at nothing.
  for (const occupation of named) shares[occupation] = (shares[occupation] ?? 0) / (mass || 1);
  return { shares, named, mass, phrases: new Set(found) };
}

/** How much a text tells of the occupation that it tells most of. */
export function mostTold({ mass, named, shares }: Occupied): number {
  let most = 0;
  for (const occupation of named) most = Math.max(most, shares[occupation] ?? 0);
  return mass * most;
}

/** How much the phrases that `told` shares with `asked` tell of the occupations that are asked for. */
export function sharedMass(asked: Occupied, told: Occupied): number {
  let sum = 0;
  for (const phrase of told.phrases) {
    if (!asked.phrases.has(phrase)) continue;
    sum += phrase.weight * Math.max(...phrase.occupations.map((one) => asked.shares[one] ?? 0));
  }
  return sum;
}

/** The phrases of a line, in order; it is asked for them as part of a post and of the whole CV. */
const phrasesIn = rememberedOfLine((text): readonly Phrase[] => {
  const words = tokensOf(text);
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    if (phrase !== undefined) phrases.push(phrase);
    at += phrase?.stems.length ?? 1;
  }
  return phrases;
});

/** The longest phrase that begins at a place; those of one word stand behind all others. */
function phraseAt(words: readonly Token[], at: number): Phrase | undefined {
  const first = words[at];
  const sought = first === undefined ? null : openedWith(first);
  if (first === undefined || sought === null) return undefined;
  const { phrases, seconds } = sought;
  const next = words[at + 1]?.facts.stemMark;
  for (let place = 0; place < seconds.length; place += 1) {
    const phrase = seconds[place] === next ? phrases[place] : undefined;
    if (phrase !== undefined && stand(phrase.stems, words, at)) return phrase;
  }
  if (seconds.length === phrases.length) return undefined;
  const only = singular(first.word);
  for (let place = seconds.length; place < phrases.length; place += 1)
    if (phrases[place]?.only === only) return phrases[place];
  return undefined;
}

/** The first of them is known to stand there. */
function stand(stems: readonly string[], words: readonly Token[], at: number): boolean {
  for (let place = 1; place < stems.length; place += 1)
    if (words[at + place]?.facts.stem !== stems[place]) return false;
  return true;
}
