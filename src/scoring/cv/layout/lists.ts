// How long the list is that a line stands in: a list that is wrapped over lines is one list. Pure.

import type { Line } from './lines.ts';

const SEPARATORS = new Set([',', ';', '|', '•'].map((sign) => sign.charCodeAt(0)));
/** Two commas may stand in any sentence; a line of a list has more. */
const SEPARATORS_MIN = 3;
/** A line that ends so goes on in the next. */
const GOES_ON = /[,;|•]\s*$/;

/** For each line the number of separators of its list, or of the line itself where it stands alone. */
export function listLengths(lines: readonly Pick<Line, 'text' | 'section'>[]): number[] {
  const lengths = lines.map(({ text }) => separatorsIn(text));
  for (let from = 0; from < lines.length;) {
    let to = from;
    let sum = 0;
    const { section } = lines[from] ?? {};
    const isOfList = (at: number) =>
      lines[at]?.section === section &&
      ((lengths[at] ?? 0) >= SEPARATORS_MIN || (at > from && GOES_ON.test(lines[at - 1]?.text ?? '')));
    for (; isOfList(to); to += 1) sum += lengths[to] ?? 0;
    lengths.fill(sum, from, to);
    from = Math.max(to, from + 1);
  }
  return lengths;
}

/** Dashes between words make a list as commas do, where there are many. */
const DASHES = / [-–] /g;
const DASHES_MIN = 4;

function separatorsIn(text: string): number {
  const dashes = text.match(DASHES)?.length ?? 0;
  let count = dashes >= DASHES_MIN ? dashes : 0;
  for (let at = 0; at < text.length; at += 1) if (SEPARATORS.has(text.charCodeAt(at))) count += 1;
  return count;
}
