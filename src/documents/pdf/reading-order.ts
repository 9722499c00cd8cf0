// Puts the segments of a page into reading order. Most files hold their text in that order already, and then it is
// left alone. A page whose file jumps to and fro across a gutter (rows written across two columns) is sorted: each
// column whole, wide lines (a name above, a footer below) between them. Dates beside entries are not a column.

import { joinLines } from './paragraphs.ts';
import type { Segment } from './segments.ts';

type Side = 'left' | 'right' | 'across';
type Split = { sides: Side[]; left: Segment[]; right: Segment[] };

const COLUMN_SEGMENTS_MIN = 5;
/** Beyond this a page is no CV; sorting it would cost more than it gives. */
const SEGMENTS_MAX = 2_000;
const GUTTER_STEPS = 60;
/** Share of segments that may cross a gutter. */
const ACROSS_MAX = 0.25;
const BASELINE_TOLERANCE = 2;
/** A year, or what is left of a span that a narrow column broke. */
const DATED =
  /\b(?:19|20)\d\d\b|^\W*(?:present|now|today|current|date|ongoing|heute|jetzt|aujourd'hui|ce jour)\W*$/iu;
/** Characters in the median line of a column that holds prose. */
const PROSE_LENGTH = 25;

/** The page's text, column by column where the file mixed them. */
export function pageText(segments: Segment[]): string {
  const split = segments.length > SEGMENTS_MAX ? null : findColumns(segments);
  if (split === null || !isMixed(split) || isLabelled(split)) return joinLines(segments);
  return joinLines(sortColumns(segments, split.sides).map((segment) => ({ ...segment, separator: '\n' })));
}

/** The vertical line that the fewest segments cross, with enough of them on either side. */
function findColumns(segments: Segment[]): Split | null {
  if (segments.length < 2 * COLUMN_SEGMENTS_MIN) return null;
  const from = Math.min(...segments.map(({ x }) => x));
  const width = Math.max(...segments.map(({ end }) => end)) - from;
  let best: { split: Split; across: number } | null = null;
  for (let step = Math.ceil(GUTTER_STEPS * 0.15); step <= GUTTER_STEPS * 0.85; step++) {
    const split = splitAt(segments, from + (width * step) / GUTTER_STEPS);
    const across = segments.length - split.left.length - split.right.length;
    const isEnough = Math.min(split.left.length, split.right.length) >= COLUMN_SEGMENTS_MIN;
    if (
      isEnough &&
      across <= segments.length * ACROSS_MAX &&
      across < (best?.across ?? Number.POSITIVE_INFINITY)
    )
      best = { split, across };
  }
  return best?.split ?? null;
}

function splitAt(segments: Segment[], gutter: number): Split {
  const sides = segments.map(({ x, end }): Side =>
    end <= gutter ? 'left' : x >= gutter ? 'right' : 'across',
  );
  return {
    sides,
    left: segments.filter((_, index) => sides[index] === 'left'),
    right: segments.filter((_, index) => sides[index] === 'right'),
  };
}

/** True when the file changes sides far more often than two columns written one after the other would. */
function isMixed({ sides, left, right }: Split): boolean {
  const inColumns = sides.filter((side) => side !== 'across');
  const changes = inColumns.filter((side, index) => index > 0 && side !== inColumns[index - 1]).length;
  return changes >= Math.max(COLUMN_SEGMENTS_MIN, 0.6 * Math.min(left.length, right.length));
}

/** True when one side only labels the other: dates, places, or the first column of a table. */
function isLabelled({ left, right }: Split): boolean {
  if (isDates(left) || isDates(right)) return true;
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const aligned = few.filter(({ y }) =>
    many.some((other) => Math.abs(other.y - y) <= BASELINE_TOLERANCE),
  ).length;
  if (aligned < few.length * 0.7) return false;
  if (few.length < many.length * 0.5) return medianLength(few) < PROSE_LENGTH;
  return Math.max(medianLength(left), medianLength(right)) < PROSE_LENGTH;
}

/** True of a column that says when, beside its headings. */
function isDates(column: Segment[]): boolean {
  const told = column.filter(({ text }) => /\p{Ll}|\d/u.test(text));
  return told.filter(({ text }) => DATED.test(text)).length >= Math.max(1, told.length * 0.5);
}

function medianLength(column: Segment[]): number {
  const lengths = column.map(({ text }) => text.length).toSorted((one, other) => one - other);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** Wide lines divide the page into bands; within a band left comes before right, each in the order of the file. */
function sortColumns(segments: Segment[], sides: Side[]): Segment[] {
  const wide = segments.filter((_, index) => sides[index] === 'across').map(({ y }) => y);
  const rank = { across: 0, left: 1, right: 2 };
  return segments
    .map((segment, index) => {
      const side = sides[index] ?? 'across';
      const above = wide.filter((y) => y > segment.y + (side === 'across' ? 0.5 : -0.5)).length;
      return { segment, key: above * 4 + (side === 'across' ? 3 : rank[side]) };
    })
    .toSorted((one, other) => one.key - other.key)
    .map(({ segment }) => segment);
}
