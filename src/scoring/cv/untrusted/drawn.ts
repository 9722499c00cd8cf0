// Lines made of the spec's words in another order, between other words or one by one: a clause beside each role, terms
// in sentences that are all alike. What counts is that a line's words stand near one another in the spec. Pure.

import { FUNCTION_WORDS } from './copied.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** A line of so few words of content counts beside another drawn one; fewer may be the name of a diploma or a tool. */
const WORDS_MIN = 3;
/** A line by itself needs so many. */
const WORDS_ALONE_MIN = 6;
/** Of a line's words of content, so many must be the spec's, and near one another there. */
const DRAWN_SHARE = 0.8;
/** A stretch of the spec may be so much longer than what was drawn from it. */
const STRETCH = 2.5;
const STRETCH_MORE = 3;
/** A CV that answers the advertisement in its words has some such lines. */
const WORDS_IN_ALL_MIN = 10;
/** Shorter lines are a list of skills and read as such, unless the spec has them as they are. */
const LINE_MIN = 5;
/** Lines that begin or end alike frame what was put into them. */
const FRAME_LINES_MIN = 3;

/** For each line, given as its words, whether it was drawn from the spec; none in a CV with few of them. */
export function drawnLines(lines: string[][], specRuns: ReadonlySet<string>): boolean[] {
  const places = placesIn(specRuns);
  const frames = framesOf(lines);
  const isContent = (word: string) => word.length > 2 && !FUNCTION_WORDS.has(word) && !frames.has(word);
  const contents = lines.map((words) =>
    mayBeDrawn(words, places) ? [...new Set(words.filter(isContent))] : NOTHING,
  );
  const near = contents.map((words, index) => isDrawn(words, places, (lines[index]?.length ?? 0) < LINE_MIN));
  const drawn = near.map(
    (isNear, index) =>
      isNear &&
      ((contents[index]?.length ?? 0) >= WORDS_ALONE_MIN ||
        near[index - 1] === true ||
        near[index + 1] === true),
  );
  const counts = contents.map(({ length }, index) => (drawn[index] === true ? length : 0));
  const words = counts.reduce((sum, count) => sum + count, 0);
  // One long list of skills is read as such.
  return words - Math.max(0, ...counts) >= WORDS_IN_ALL_MIN ? drawn : lines.map(() => false);
}

/** The words with which several lines in a row begin or end. */
function framesOf(lines: string[][]): Set<string> {
  const frames = new Set<string>();
  for (const at of [0, 1, 2, 3, 4, 5, 6, -1]) {
    let alike = 0;
    let before: string | undefined;
    for (const words of lines) {
      const word = words[at < 0 ? words.length + at : at];
      alike = word !== undefined && word === before ? alike + 1 : 1;
      if (word !== undefined && alike >= FRAME_LINES_MIN) frames.add(word);
      before = word;
    }
  }
  return frames;
}

const NOTHING: string[] = [];

/** Whether enough of its words are the spec's; of the others' lines nothing else is asked. */
function mayBeDrawn(words: string[], places: ReadonlyMap<string, number[]>): boolean {
  let known = 0;
  for (const word of words) if (word.length > 2 && places.has(word)) known += 1;
  return known >= WORDS_MIN;
}

function isDrawn(words: string[], places: ReadonlyMap<string, number[]>, isShort: boolean): boolean {
  if (words.length < WORDS_MIN) return false;
  const needed = isShort ? words.length : Math.ceil(words.length * DRAWN_SHARE);
  const known = words.filter((word) => places.has(word));
  if (known.length < needed) return false;
  const all = known
    .flatMap((word) => (places.get(word) ?? []).map((place) => ({ word, place })))
    .toSorted((a, b) => a.place - b.place);
  const reach = isShort ? words.length : words.length * STRETCH + STRETCH_MORE;
  const inside = new Map<string, number>();
  let from = 0;
  for (const { word, place } of all) {
    inside.set(word, (inside.get(word) ?? 0) + 1);
    for (let first = all[from]; first !== undefined && place - first.place > reach; first = all[++from]) {
      const left = (inside.get(first.word) ?? 0) - 1;
      if (left > 0) inside.set(first.word, left);
      else inside.delete(first.word);
    }
    if (inside.size >= needed) return true;
  }
  return false;
}

/** Where each word stands in the spec, counted over its runs, which follow one another word by word. */
export const placesIn = rememberedOf((specRuns: ReadonlySet<string>): ReadonlyMap<string, number[]> => {
  const places = new Map<string, number[]>();
  let place = 0;
  const add = (word: string) => {
    const others = places.get(word);
    if (others === undefined) places.set(word, [place]);
    else others.push(place);
    place += 1;
  };
  for (const run of specRuns) {
    if (place + 1 === specRuns.size) for (const word of run.split(' ')) add(word);
    else add(run.slice(0, run.indexOf(' ')));
  }
  return places;
});
