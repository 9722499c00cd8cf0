// Joins runs into segments: stretches of one line without a wide gap, the unit in which columns are told apart.
// Pure. What stands between two runs is decided by where they are, not only by what the library guessed.

import type { Run } from './runs.ts';

/** Text of one line, from `x` to `end`, and what separates it from the segment before it in the file. */
export type Segment = {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  separator: '' | '\n' | '\t';
};

/** In multiples of the font's size. */
const GAP_OF_SPACE = 0.2;
const GAP_OF_SEGMENT = 1.5;
const SAME_LINE = 0.5;
const SAME_BASELINE = 0.1;
/** How far a superscript may be raised, and how near it has to be. */
const RAISED = 0.75;
const NEAR = 0.3;

type Join = '' | ' ' | '\t' | '\n';

/** The segments in the order of the file. */
export function joinRuns(runs: Run[]): Segment[] {
  const segments: Segment[] = [];
  let previous: Run | undefined;
  for (const run of runs) {
    const join = previous === undefined ? '\n' : joinOf(previous, run);
    const current = segments.at(-1);
    if (current !== undefined && join !== '\n' && join !== '\t') {
      current.text += join + run.text;
      current.end = Math.max(current.end, run.end);
      current.size = Math.max(current.size, run.size);
    } else {
      const { text, x, end, y, size } = run;
      segments.push({ text, x, end, y, size, separator: join === '\t' ? '\t' : '\n' });
    }
    previous = run;
  }
  return segments;
}

function joinOf(previous: Run, run: Run): Join {
  if (previous.isRotated || run.isRotated) return run.afterBreak ? '\n' : run.afterSpace ? ' ' : '';
  const size = Math.max(previous.size, run.size);
  const raised = Math.abs(run.y - previous.y);
  const gap = isRightToLeft(previous, run) ? previous.x - run.end : run.x - previous.end;
  const isTouching = gap > -NEAR * size && gap < NEAR * size;
  if (raised > SAME_LINE * size && !(isTouching && raised < RAISED * size)) return '\n';
  if (run.afterBreak && !isTouching) return '\n';
  // A small line under a large one ("7" over "years") is near it by the large one's measure only.
  if (gap < -NEAR * size && raised > SAME_LINE * Math.min(previous.size, run.size)) return '\n';
  if (gap > GAP_OF_SEGMENT * size) return '\t';
  // Drawn after what stands to its right: another column, or the left part of the same line.
  if (run.end < previous.x && gap < 0) return raised > SAME_BASELINE * size ? '\n' : '\t';
  if (gap < -size) return ' ';
  return run.afterSpace || gap > GAP_OF_SPACE * size ? ' ' : '';
}

/** Hebrew, Arabic and their like go on to the left. */
function isRightToLeft(...runs: Run[]): boolean {
  return runs.every(({ text }) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text));
}
