// Lines whose letters stand apart, as templates set names and headings, as words: "E D U C A T I O N". Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { reduced, type Kept } from './reduced.ts';

/** One letter, a blank, one letter, throughout a line; more blanks, or a sign, stand between words. */
const SPACED =
  /(?<=^|\n)[^\S\n]*\p{L} \p{L} \p{L} \p{L}(?: {1,4}\p{L}| {1,3}[&/-](?= {1,3}\p{L}))*(?: ?:)?[^\S\n]*(?=\n|$)/gu;
/** What is left: letters, signs, and one of several blanks. */
const LEFT = /\S| (?= {1,3}\S)/gu;

/** The text with such lines as words. */
export function unspaced(canon: Canonical): Canonical {
  let from = 0;
  const kept: Kept[] = [];
  for (const { index, 0: line } of allIn(canon.text, SPACED)) {
    kept.push({ from, to: index });
    let isOpen = true;
    for (const { index: at, 0: sign } of allIn(line, LEFT)) {
      // Of several blanks one is left.
      if (sign === ' ' && !isOpen) continue;
      kept.push({ from: index + at, to: index + at + 1 });
      isOpen = sign !== ' ';
    }
    from = index + line.length;
  }
  return kept.length === 0 ? canon : reduced(canon, [...kept, { from, to: canon.text.length }]);
}
