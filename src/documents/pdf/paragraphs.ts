// What stands between the lines of a page: nothing but a space where only the edge of a column ended a line, an empty
// line where the page leaves one free. Where they are decides, for a PDF knows no paragraphs. Pure.

import { HEADING_CELL } from '../heading-cell.ts';
import type { Segment } from './segments.ts';

/** Segments side by side, in the order of the file. */
type Row = { segments: Segment[]; text: string; x: number; end: number; y: number; size: number };
/** What the rows of one column have in common: where they end at most, and how far apart the nearest ones are. */
type Column = { edge: number; pitch: number };

/** A page with more rows is no CV, and is left as it is. */
const ROWS_MAX = 500;
/** Lines that begin within so many times the font's size of each other stand in one column, its items indented. */
const INDENT = 2.5;
/** Fonts as large as each other, by their quotient. */
const SAME_SIZE = 1.05;
/** Lines of a paragraph are as far apart as the nearest ones of the column, but for rounding. */
const SAME_PITCH = 1.12;
/** What is further apart has an empty line between. */
const EMPTY_LINE = 1.75;
/** So far above the line before stands the head of the next column, in font sizes. */
const NEXT_COLUMN = 5;
/** Nearer lines, in font sizes, overlap; further ones are apart for a reason that tells nothing of the font's pitch. */
const PITCH_MIN = 0.8;
const PITCH_MAX = 3;
/** So narrow a column, in font sizes, breaks where it will. */
const WIDTH_MIN = 10;
const SPACE_WIDTH = 0.25;
/** Letters are not all as wide as the mean of their line: so far short of the edge a small letter goes on all the same. */
const SLACK = 0.6;
/** Of the lines that fill their column, so many go on in a small letter where it holds prose and no list. */
const PROSE = 0.25;
const SMALL = /^\p{Ll}/u;
const BULLET = /^(?:[•●▪▫◦■□✔✓➢➤►»*·–-]|\(?\d{1,2}[.)]|[a-z]\))\s/u;
/** A line that says what stands behind it is whole. */
const LABEL = /^[\p{L} ]{2,30}:\s/u;

const HEADS = new RegExp(`^${HEADING_CELL}$`, 'u');
/** So many lines below make paragraphs of what stands beside it. */
const TOLD_MIN = 4;

/** The text of a page whose segments are in reading order. */
export function joinLines(segments: readonly Segment[]): string {
  const rows = withLabelsApart(rowsOf(segments));
  if (rows.length > ROWS_MAX) return rows.map(({ text }) => text).join('\n');
  const columns = rows.map((row) => columnOf(row, rows));
  const isFull = rows.map((row, index) => fills(rows[index - 1], row, columns[index]));
  const full = rows.filter((_, index) => isFull[index] === true);
  const isProse = full.filter(({ text }) => SMALL.test(text)).length >= PROSE * full.length;
  return rows
    .map((row, index) => {
      if (index === 0) return row.text;
      if (isFull[index] === true && (isProse || SMALL.test(row.text))) return ` ${row.text}`;
      return (isApart(rows[index - 1], row, columns[index]) ? '\n\n' : '\n') + row.text;
    })
    .join('');
}

function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments) {
    const row = rows.at(-1);
    if (row === undefined || segment.separator !== '\t') {
      rows.push(rowOf(segment));
      continue;
    }
    row.segments.push(segment);
    row.text += `\t${segment.text}`;
    row.end = Math.max(row.end, segment.end);
    row.size = Math.max(row.size, segment.size);
  }
  return rows;
}

function rowOf(segment: Segment): Row {
  const { text, x, end, y, size } = segment;
  return { segments: [segment], text, x, end, y, size };
}

/** "Skills | Excel, Word": what stands in a narrow column beside paragraphs heads them, and has a line of its own. */
function withLabelsApart(rows: Row[]): Row[] {
  return rows.flatMap((row) => {
    const [label, told] = row.segments;
    if (label === undefined || told === undefined || row.segments.length > 2 || !HEADS.test(label.text))
      return [row];
    const below = rows.filter(({ segments, x }) => segments.length === 1 && isNear(x, told.x, row.size));
    return below.length < TOLD_MIN ? [row] : [rowOf(label), rowOf(told)];
  });
}

function isNear(one: number, other: number, size: number): boolean {
  return Math.abs(one - other) <= INDENT * size;
}

function isApart(before: Row | undefined, row: Row, column: Column | undefined): boolean {
  if (before === undefined || column === undefined) return false;
  const down = before.y - row.y;
  return down > EMPTY_LINE * column.pitch || down < -NEXT_COLUMN * row.size;
}

/** Whether the row before had no room for the first word of this one, which stands right below it. */
function fills(before: Row | undefined, row: Row, column: Column | undefined): boolean {
  if (before === undefined || column === undefined || before.segments.length > 1) return false;
  if (before.text.endsWith('-') || BULLET.test(row.text) || LABEL.test(row.text)) return false;
  if (!isAsLarge(before, row) || !isNear(row.x, before.x, row.size)) return false;
  const down = before.y - row.y;
  if (down < PITCH_MIN * row.size || down > SAME_PITCH * column.pitch) return false;
  const [first] = row.segments;
  if (first === undefined || column.edge - row.x < WIDTH_MIN * row.size) return false;
  const letters = /^\S+/.exec(first.text)?.[0].length ?? 0;
  const word = ((first.end - first.x) * letters) / Math.max(1, first.text.length);
  const slack = SMALL.test(row.text) ? SLACK * row.size : 0;
  return before.end + SPACE_WIDTH * row.size + word + slack > column.edge;
}

function columnOf(row: Row, rows: readonly Row[]): Column {
  let edge = row.end;
  let pitch = Number.POSITIVE_INFINITY;
  for (const [index, other] of rows.entries()) {
    if (!isNear(other.x, row.x, row.size)) continue;
    if (other.segments.length === 1) edge = Math.max(edge, other.end);
    const down = (rows[index - 1]?.y ?? 0) - other.y;
    if (isAsLarge(other, row) && down >= PITCH_MIN * row.size && down <= PITCH_MAX * row.size)
      pitch = Math.min(pitch, down);
  }
  return { edge, pitch };
}

function isAsLarge(one: Row, other: Row): boolean {
  return Math.max(one.size, other.size) <= SAME_SIZE * Math.min(one.size, other.size);
}
