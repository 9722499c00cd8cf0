// The phrases that are at home in occupations, found in a line of text. What was written for an occupation is its own; what
// is another name of that, or one telling word of it, is near it: an account of work in other words holds more of these.
// Words are compared by their stems. Pure; a phrase is read when a text first holds its first word.

import { ALIKE } from '../../lexicon/alike/all.ts';
import { OCCUPATIONS } from '../../lexicon/occupations/all.ts';
import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { remembered, rememberedOfLine } from '../../text/remembered.ts';
import { stem } from '../../text/terms/stem.ts';
import { rememberedOfWord, tokensOf, type Token } from '../../text/terms/tokens.ts';

/** Which phrases are looked for: those that were written for an occupation, or those that are near one as well. */
export type Reach = 'own' | 'wide';

/** What is at home in one or more occupations. */
export type Phrase = {
  stems: readonly string[];
  /** The mark of the second stem; null where there is none. */
  second: number | null;
  only: string | null;
  isOwn: boolean;
  weight: number;
  occupations: readonly number[];
  /** How often it was met in what is being read; none when nothing is. */
  times: number;
};
/** A phrase as it is written, until a text holds its first word. */
type Written = { phrase: string; isTitle: boolean; isOwn: boolean; occupations: readonly number[] };
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
/** Names of one thing that are at home in more occupations tell none of them. */
const ALIKE_MOST = 6;
/** A word of a phrase, as long and as rare as this and of no more occupations, tells so much of them by itself. */
const PART = { length: 5, rare: 3, most: 4, share: 0.2 };

/** What the occupations are called, by their numbers. */
export const OCCUPATION_NAMES = Object.keys(OCCUPATIONS);
/**
 * The phrases of each first word by its stem, with what is known of them, in one text: there are tens of thousands, of which
 * a text opens a few, and as so many objects they would fill a tenth of the memory of an isolate.
 */
const writtenBy = inTexts(allWritten());
const openedBy = new Map<string, Sought>();

/** All phrases, each once, with every occupation that it is of. */
function allWritten(): Iterable<Written> {
  const byPhrase = new Map<string, Written>();
  const add = (written: Written) => {
    const known = byPhrase.get(written.phrase);
    byPhrase.set(
      written.phrase,
      known === undefined
        ? written
        : { ...known, occupations: [...new Set([...known.occupations, ...written.occupations])] },
    );
  };
  for (const [occupation, { titles, words }] of Object.values(OCCUPATIONS).entries()) {
    const occupations = [occupation];
    for (const phrase of titles.split(';')) add({ phrase, isTitle: true, isOwn: true, occupations });
    for (const phrase of words.split(';')) add({ phrase, isTitle: false, isOwn: true, occupations });
  }
  // Names of what is at home in a few occupations are near these.
  for (const names of ALIKE.map((group) => group.split('; '))) {
    const homes = new Set(names.flatMap((name) => byPhrase.get(name)?.occupations ?? []));
    if (homes.size === 0 || homes.size > ALIKE_MOST) continue;
    const occupations = [...homes];
    for (const phrase of names)
      if (!byPhrase.has(phrase)) add({ phrase, isTitle: false, isOwn: false, occupations });
  }
  return byPhrase.values();
}

function inTexts(all: Iterable<Written>): ReadonlyMap<string, string> {
  const texts = new Map<string, string[]>();
  for (const written of all) {
    const space = written.phrase.indexOf(' ');
    const first = stem(space < 0 ? written.phrase : written.phrase.slice(0, space));
    const known = texts.get(first);
    if (known === undefined) texts.set(first, [asText(written)]);
    else known.push(asText(written));
  }
  return new Map(Array.from(texts, ([first, told]) => [first, told.join(';')]));
}

/** "joiner=t12,40" is a title of two occupations, "=w" words and "=n" what is near. */
function asText({ phrase, isTitle, isOwn, occupations }: Written): string {
  return `${phrase}=${isTitle ? 't' : isOwn ? 'w' : 'n'}${occupations.join(',')}`;
}

/** The phrases of one of the texts. */
function writtenIn(texts: string): Written[] {
  return texts.split(';').map(fromText);
}

function fromText(text: string): Written {
  const at = text.lastIndexOf('=');
  const kind = text.charAt(at + 1);
  return {
    phrase: text.slice(0, at),
    isTitle: kind === 't',
    isOwn: kind !== 'n',
    occupations: occupationsIn(text.slice(at + 2)),
  };
}

/** Phrases of the same occupations share one list of them. */
const occupationsIn = remembered((text): readonly number[] => text.split(',').map(Number));

/** The phrases that a word opens; null where there are none. */
const openedWith = rememberedOfWord(({ stem: first }): Sought | null => {
  const known = openedBy.get(first);
  if (known !== undefined) return known;
  const written = writtenBy.get(first);
  if (written === undefined) return null;
  const sought = soughtOf(writtenIn(written).map(read));
  openedBy.set(first, sought);
  return sought;
});

function soughtOf(unordered: readonly Phrase[]): Sought {
  const phrases = unordered.toSorted((a, b) => b.stems.length - a.stems.length);
  return { phrases, seconds: Int32Array.from(phrases.flatMap(({ second }) => second ?? [])) };
}

function read({ phrase, isTitle, isOwn, occupations }: Written): Phrase {
  const words = tokensOf(phrase);
  const only = words.length === 1 ? singular(words[0]?.word ?? '') : null;
  const weight =
    (only === null ? 1 + LENGTH_GAIN * (words.length - 1) : tellingOf(only)) *
    worthOf(occupations) *
    (isTitle ? TITLE_GAIN : 1);
  const second = words[1]?.facts.stemMark ?? null;
  return { stems: words.map(({ facts }) => facts.stem), second, only, isOwn, weight, occupations, times: 0 };
}

/** What is at home in many occupations tells little of each. */
function worthOf({ length }: readonly number[]): number {
  return Math.log(1 + OCCUPATION_NAMES.length / length);
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

/** The phrases of a line, in order; it is asked for them as part of a post and of the whole CV. */
export const phrasesIn: Readonly<Record<Reach, (text: string) => readonly Phrase[]>> = {
  own: rememberedOfLine((text) => phrasesOf(tokensOf(text), (words, at) => phraseAt(words, at, false))),
  wide: rememberedOfLine((text) =>
    phrasesOf(tokensOf(text), (words, at) => phraseAt(words, at, true) ?? partAt(words, at)),
  ),
};

function phrasesOf(
  words: readonly Token[],
  at: (words: readonly Token[], at: number) => Phrase | undefined,
): Phrase[] {
  const phrases: Phrase[] = [];
  for (let place = 0; place < words.length;) {
    const phrase = at(words, place);
    if (phrase !== undefined) phrases.push(phrase);
    place += phrase?.stems.length ?? 1;
  }
  return phrases;
}

/** The longest phrase that begins at a place; those of one word stand behind all others. */
function phraseAt(words: readonly Token[], at: number, isWide: boolean): Phrase | undefined {
  const first = words[at];
  const sought = first === undefined ? null : openedWith(first);
  if (first === undefined || sought === null) return undefined;
  const { phrases, seconds } = sought;
  const next = words[at + 1]?.facts.stemMark;
  for (let place = 0; place < seconds.length; place += 1) {
    const phrase = seconds[place] === next ? phrases[place] : undefined;
    if (phrase !== undefined && (isWide || phrase.isOwn) && stand(phrase.stems, words, at)) return phrase;
  }
  if (seconds.length === phrases.length) return undefined;
  const only = singular(first.word);
  for (let place = seconds.length; place < phrases.length; place += 1) {
    const phrase = phrases[place];
    if (phrase?.only === only && (isWide || phrase.isOwn)) return phrase;
  }
  return undefined;
}

/** The first of them is known to stand there. */
function stand(stems: readonly string[], words: readonly Token[], at: number): boolean {
  for (let place = 1; place < stems.length; place += 1)
    if (words[at + place]?.facts.stem !== stems[place]) return false;
  return true;
}

/** The telling word at a place; undefined where it is of no phrase. */
function partAt(words: readonly Token[], at: number): Phrase | undefined {
  const word = words[at];
  return word === undefined ? undefined : (partOf(word) ?? undefined);
}

const partOf = rememberedOfWord(({ stem: root }): Phrase | null => {
  const occupations = homesByPart().get(root);
  if (occupations === undefined || rarity(root) < PART.rare) return null;
  return {
    stems: [root],
    second: null,
    only: null,
    isOwn: false,
    weight: PART.share * worthOf(occupations),
    occupations,
    times: 0,
  };
});

let homes: ReadonlyMap<string, readonly number[]> | null = null;

/** The occupations of the words of phrases that few have, by their stems. */
function homesByPart(): ReadonlyMap<string, readonly number[]> {
  if (homes !== null) return homes;
  const byWord = new Map<string, Set<number>>();
  for (const { phrase, occupations } of [...writtenBy.values()].flatMap(writtenIn)) {
    if (!phrase.includes(' ')) continue;
    for (const word of phrase.match(/[\p{L}\p{N}]+/gu) ?? []) {
      if (word.length < PART.length || STOP_WORDS.has(word)) continue;
      const of = byWord.get(word) ?? new Set();
      for (const one of occupations) of.add(one);
      byWord.set(word, of);
    }
  }
  const byStem = new Map<string, Set<number>>();
  for (const [word, of] of byWord) {
    const root = stem(word);
    const all = byStem.get(root);
    if (all === undefined) byStem.set(root, of);
    else for (const one of of) all.add(one);
  }
  const few = [...byStem].filter(([, of]) => of.size <= PART.most);
  homes = new Map(few.map(([root, of]) => [root, occupationsIn([...of].join(','))]));
  return homes;
}
