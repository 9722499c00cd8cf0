// A CV that has lost its line breaks has them again, so that whatever asks where a line begins finds it. Pure; every place
// stays where it is: a break takes the place of a blank.

import type { Canonical } from '../../text/stored/canonical.ts';
import { gapsOf, LINE_MAX, type Gap } from './gaps.ts';
import { isHeadingAlone } from './run-on-headings.ts';
import { lostBreaks } from './run-on.ts';

/** So few short lines beside it, such as an address or a note at the end, make no text that has kept its breaks. */
const BESIDE_MAX = 3;

/** Signs that stand between lines, each in place of a break; where a text begins with its name, they are so far apart. */
const SIGNS = [
  { sign: /\s{1,9}[•●▪◦](?=\s)/gu, mean: 130 },
  { sign: /\s{1,9}\|(?=\s)/gu, mean: 120 },
  { sign: /\.{1,2}\s+(?=[^\s\p{Ll}])/gu, mean: 80 },
];
const SIGNS_MIN = 4;
/** Where signs part the columns of a few heads alone, what stands between them is longer on average. */
const BETWEEN_MAX = 160;
/** A text begins with a name, which has a line of its own. */
const NAME_MAX = 60;

/** The text with a break in place of each blank that was one; the same object where it has kept its breaks. */
export function withLostBreaks(canon: Canonical): Canonical {
  const line = lineAlone(canon.text);
  if (line === null) return canon;
  const from = canon.text.indexOf(line);
  const units = canon.text.split('');
  for (const { index, length } of breaksOf(line)) {
    units[from + index] = '\n';
    // A sign that stood for the break is none of an item or a table.
    units.fill(' ', from + index + 1, from + index + length);
  }
  return { ...canon, text: units.join('') };
}

/** The one long line of a text that has hardly any other. */
function lineAlone(text: string): string | null {
  const written = text.split('\n').filter((line) => line.trim() !== '');
  const [line, ...others] = written.filter(({ length }) => length > LINE_MAX);
  return line !== undefined && others.length === 0 && written.length <= BESIDE_MAX + 1 ? line : null;
}

function breaksOf(line: string): Gap[] {
  for (const { sign, mean } of SIGNS) {
    const gaps = gapsOf(line, sign);
    if (areAll(line, gaps, mean)) return gaps;
  }
  // Of what begins an item the sign is kept.
  return lostBreaks(line).map(({ index }) => ({ index, length: 1 }));
}

/** Whether signs stand in place of all breaks, and not only before items or between columns. */
function areAll(line: string, gaps: readonly Gap[], meanMax: number): boolean {
  const [first] = gaps;
  const mean = line.length / gaps.length;
  if (first === undefined || gaps.length < SIGNS_MIN || mean > BETWEEN_MAX) return false;
  if (mean <= meanMax && first.index <= NAME_MAX && !/(?:19|20)\d\d/.test(line.slice(0, first.index)))
    return true;
  return gaps.some(({ index, length }, at) =>
    isHeadingAlone(line.slice(index + length, gaps[at + 1]?.index)),
  );
}
