// Which occupation a text speaks of, by the words that are at home in each: the insider's words that neither a spec nor
// a title has to repeat. Words are compared by their stems, and one that many occupations share tells little. Pure.

import { OCCUPATIONS } from '../lexicon/occupations/all.ts';
import { NEAR } from '../lexicon/occupations/near.ts';
import { STOP_WORDS } from '../lexicon/stop-words.ts';
import { rarity } from '../text/rarity.ts';
import { LINES_MAX, remembered } from '../text/remembered.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/terms.ts';

/** A unit vector over the occupations, or an empty one, and how much of the text spoke of any. */
export type Occupied = { vector: ReadonlyMap<string, number>; mass: number };

type Phrase = {
  stems: readonly string[];
  only: string | null;
  weight: number;
  occupations: readonly string[];
};
/** A word and its stem. */
type Word = { word: string; stem: string };
/** A phrase as it is written, until a text holds its first word. */
type Written = { phrase: string; isTitle: boolean; occupations: string[] };

/** What a phrase tells for naming the post, and for every word after its first. */
const TITLE_GAIN = 1.8;
const LENGTH_GAIN = 0.35;
/** What is as short as this is often another thing's initials. */
const SHORT = { length: 3, share: 0.5 };
/** A single word as common as this in any text tells nothing, and from there ever more. */
const TELLING = { from: 2, range: 3, least: 0.05 };

/** The weight of two or three telling words. */
const MASS_MIN = 14;

const count = Object.keys(OCCUPATIONS).length;
const writtenByStem = new Map<string, Written[]>();
/** The phrases of a first word, longest first; made when a text first holds that word. */
const phrasesByStem = new Map<string, readonly Phrase[]>();

const writtenByPhrase = new Map<string, Written>();
for (const [name, { titles, words }] of Object.entries(OCCUPATIONS)) {
  for (const phrase of titles.split(';')) add(name, phrase, true);
  for (const phrase of words.split(';')) add(name, phrase, false);
}

function add(name: string, phrase: string, isTitle: boolean): void {
  const known = writtenByPhrase.get(phrase);
  if (known !== undefined) {
    if (!known.occupations.includes(name)) known.occupations.push(name);
    return;
  }
  const written = { phrase, isTitle, occupations: [name] };
  writtenByPhrase.set(phrase, written);
  const space = phrase.indexOf(' ');
  const first = stem(space < 0 ? phrase : phrase.slice(0, space));
  const others = writtenByStem.get(first);
  if (others === undefined) writtenByStem.set(first, [written]);
  else others.push(written);
}

function phrasesOf(first: string): readonly Phrase[] {
  const known = phrasesByStem.get(first);
  if (known !== undefined) return known;
  const written = writtenByStem.get(first);
  if (written === undefined) return [];
  const phrases = written.map(read).toSorted((a, b) => b.stems.length - a.stems.length);
  phrasesByStem.set(first, phrases);
  return phrases;
}

function read({ phrase, isTitle, occupations }: Written): Phrase {
  const words = wordsOf(phrase);
  const only = words.length === 1 ? singular(words[0]?.word ?? '') : null;
  const weight =
    (only === null ? 1 + LENGTH_GAIN * (words.length - 1) : tellingOf(only)) *
    Math.log(1 + count / occupations.length) *
    (isTitle ? TITLE_GAIN : 1);
  return { stems: words.map((one) => one.stem), only, weight, occupations };
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

function wordsOf(text: string): Word[] {
  return tokensOf(text).map(({ word }) => ({ word, stem: stem(word) }));
}

/** The occupations of lines of text, each with its weight. */
export function occupationsIn(lines: readonly { text: string; weight: number }[]): Occupied {
  const found = new Map<Phrase, number>();
  for (const { text, weight } of lines) {
    if (weight <= 0) continue;
    for (const phrase of phrasesIn(text)) found.set(phrase, (found.get(phrase) ?? 0) + weight);
  }
  const sums = new Map<string, number>();
  for (const [{ weight, occupations }, times] of found) {
    const telling = weight * (times >= 1 ? 1 + Math.log(times) : times);
    for (const name of occupations) sums.set(name, (sums.get(name) ?? 0) + telling);
  }
  const mass = Math.hypot(...sums.values());
  return { vector: new Map([...sums].map(([name, sum]) => [name, sum / (mass || 1)])), mass };
}

/** The phrases of a line, in order; it is asked for them as part of a post and of the whole CV. */
const phrasesIn = remembered((text): readonly Phrase[] => {
  const words = wordsOf(text);
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    if (phrase !== undefined) phrases.push(phrase);
    at += phrase?.stems.length ?? 1;
  }
  return phrases;
}, LINES_MAX);

/** The longest phrase that begins at a place. */
function phraseAt(words: readonly Word[], at: number): Phrase | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  return phrasesOf(first.stem).find(({ stems, only }) =>
    only === null
      ? stems.every((part, index) => words[at + index]?.stem === part)
      : only === singular(first.word),
  );
}

/** Of what a neighbour is worth at a likeness of one, and the most that one is worth. */
const NEAR_WORTH = { slope: 3, most: 0.7 };
const neighbours = new Map<string, readonly (readonly [string, number])[]>();

function neighboursOf(name: string): readonly (readonly [string, number])[] {
  const known = neighbours.get(name);
  if (known !== undefined) return known;
  const read = (NEAR[name] ?? '').split(';').flatMap((entry): [string, number][] => {
    const [other = '', hundredths = ''] = entry.split(' ');
    return other === ''
      ? []
      : [[other, Math.min(NEAR_WORTH.most, (NEAR_WORTH.slope * Number(hundredths)) / 100)]];
  });
  neighbours.set(name, read);
  return read;
}

/** How much two texts are of one occupation, and of one or its neighbours, from 0 to 1 each. */
export type Kinship = { same: number; near: number };

/** The kinship of two texts; null where either says too little of any occupation. */
export function kinshipOf(a: Occupied, b: Occupied, massMin = MASS_MIN): Kinship | null {
  if (a.mass < massMin || b.mass < massMin) return null;
  let same = 0;
  let near = 0;
  for (const [name, weight] of a.vector) {
    same += weight * (b.vector.get(name) ?? 0);
    for (const [other, worth] of neighboursOf(name)) near += weight * worth * (b.vector.get(other) ?? 0);
  }
  return { same, near: Math.min(1, same + (1 - same) * near) };
}
