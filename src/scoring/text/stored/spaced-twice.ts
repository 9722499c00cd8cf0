// Texts whose words or sentences stand two spaces apart, as lines set to both edges, typewriters and some exports leave
// them. Pure.

const DOUBLE = /(?<=[^\s]) {2}(?=[^\s])/g;
const SINGLE = /(?<=[^\s]) (?=[^\s])/g;
const BEHIND_STOP = /(?<=[.!?:;]) {2}(?=[^\s])/g;
/** Nearly all of the doubles, where they part sentences. */
const STOPS_MIN = 0.8;
/** Fewer are columns, or an accident. */
const DOUBLES_MIN = 10;
/** Letters that are spaced apart have one space within a word and more between words: those are to be found. */
const SHARE_MIN = 1 / 3;

/** Whether two spaces in a row mean one. */
export function isSpacedTwice(source: string): boolean {
  if (!source.includes('  ')) return false;
  const doubles = count(source, DOUBLE);
  if (doubles > 0 && count(source, BEHIND_STOP) >= STOPS_MIN * doubles) return true;
  return doubles >= DOUBLES_MIN && doubles >= SHARE_MIN * (doubles + count(source, SINGLE));
}

function count(source: string, pattern: RegExp): number {
  return source.match(pattern)?.length ?? 0;
}
