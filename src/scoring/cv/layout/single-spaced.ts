// A text with a blank line behind every line, as forms and converters store it, without them: what is apart by more than
// that stays apart. Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
import { reduced } from './reduced.ts';

/** A text of fewer lines may be one of paragraphs. */
const LINES_MIN = 10;
/** So are longer lines, on average; in characters. */
const MEAN_MAX = 160;
/** So many lines are directly below another by chance. */
const DIRECT_MAX = 0.04;
const BREAKS = /\n(?:[^\S\n]*\n)*/g;
const DOUBLE = 2;

/** The text with one break in place of two where hardly any is single, and a blank line in place of more. */
export function singleSpaced(canon: Canonical): Canonical {
  if (!canon.text.includes('\n\n') && !BLANK_LINE.test(canon.text)) return canon;
  const text = canon.text.trimEnd();
  const all = [...text.matchAll(BREAKS)].map(({ index, 0: breaks }) => ({
    index,
    length: breaks.length,
    count: breaks.split('\n').length - 1,
  }));
  const direct = all.filter(({ count }) => count < DOUBLE).length;
  if (direct > all.length * DIRECT_MAX) return canon;
  // Where paragraphs are still further apart, the blank lines are no paragraphs.
  const isLong = all.length >= LINES_MIN && text.length <= all.length * MEAN_MAX;
  if (!isLong && !all.some(({ count }) => count > DOUBLE)) return canon;
  let from = 0;
  const kept = all.map(({ index, length, count }) => {
    const stretch = { from, to: index + (count > DOUBLE ? DOUBLE : 1) };
    from = index + length;
    return stretch;
  });
  return reduced(canon, [...kept, { from, to: canon.text.length }]);
}

const BLANK_LINE = /\n[^\S\n]+\n/;
