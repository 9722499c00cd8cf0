// Sections that are numbered, each with its heading in the line: "4. Time on the kit. Three years on hoists." Where most
// numbered lines begin so, what stands before the first full stop is a heading, whatever its words are. Pure.

import type { SpecLine } from './lines.ts';

/** A heading in its line, and what it heads. */
export type RunIn = { label: string; rest: string };

const LABEL = /^(\p{Lu}[\p{L}’'&/ -]{2,40})[.?!]\s+(?=[\p{Lu}\d£$€"'(])/u;
const LABEL_WORDS_MAX = 5;
const LINES_MIN = 3;
const SHARE_MIN = 0.6;

/** The headings in their lines, by the index of the line; none where a spec does not number its sections so. */
export function runInLabels(lines: readonly SpecLine[]): ReadonlyMap<number, RunIn> {
  const numbered = [...lines.entries()].filter(([, line]) => line.isItem && line.mayHead);
  const found = new Map(
    numbered.flatMap(([index, { text }]): [number, RunIn][] => {
      const runIn = runInOf(text);
      return runIn === null ? [] : [[index, runIn]];
    }),
  );
  return found.size >= LINES_MIN && found.size >= numbered.length * SHARE_MIN ? found : new Map();
}

function runInOf(text: string): RunIn | null {
  const [whole, label = ''] = LABEL.exec(text) ?? [];
  if (whole === undefined || label.split(' ').length > LABEL_WORDS_MAX) return null;
  return { label, rest: text.slice(whole.length) };
}
