// How long the list is that a line stands in: a list that is wrapped over lines is one list. Pure.

import { isAmong } from '../../text/expressions/few-signs.ts';
import type { Line } from './lines.ts';

const isSeparator = isAmong(',;|•');
const isDash = isAmong('-–');
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
const DASHES_MIN = 4;
/** "Kältetechnik ●●●○○ Löten ★★★★☆": each thing with how well one knows it. */
const RATED = /[●○★☆■□◆◇⬤◯▮▯]{3,}/gu;

function separatorsIn(text: string): number {
  let separators = 0;
  let dashes = 0;
  let done = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSeparator(code)) separators += 1;
    // No blank stands beside two dashes.
    else if (isDash(code) && at - 1 > done && text[at - 1] === ' ' && text[at + 1] === ' ') {
      dashes += 1;
      done = at + 1;
    }
  }
  return separators + (dashes >= DASHES_MIN ? dashes : 0) + (text.match(RATED)?.length ?? 0);
}
