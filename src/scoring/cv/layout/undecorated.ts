// What stands at all lines of a text says nothing about any of them: the strokes of a table, the sign of a quoted mail,
// numbers of lines, an indent. Without it every character still knows where it came from. Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
import { isHeadingLine } from './lines.ts';
import { reduced, type Kept } from './reduced.ts';

/** A text of fewer lines may have anything at each of them. */
const LINES_MIN = 5;
/** Headings, and what a printer has put between, may do without. */
const SHARE_MIN = 0.8;

/** The line between two rows of a table. */
const RULE = /^[\s|│┃║:=+─═-]+$/u;
const STROKE_BEFORE = /^[^\S\n]*[|│┃║] ?/u;
const STROKE_BEHIND = /\s*[|│┃║]\s*$/u;
const QUOTED = /^(?:[^\S\n]*>)+ ?/;
const NUMBER = /^[^\S\n]*(\d{1,3})([.):]?)(?: |$)/;
const BULLET = /^[^\S\n]*[•●▪▫◦■*·-][^\S\n]+/u;
/** Of the first lines one is a name, or what somebody does. */
const TOP = 3;
const OTHERS_MAX = 0.4;
const STROKES = '|│┃║';

/** The text without what stands at all of its lines. */
export function undecorated(canon: Canonical): Canonical {
  const lines = canon.text.split('\n');
  if (lines.filter(isWritten).length < LINES_MIN) return canon;
  const marked = withoutMarks(lines) ?? withoutNumbers(lines) ?? withoutBullets(lines);
  const inner = marked === null ? lines : lines.map((line, index) => cut(line, marked[index]));
  const indent = indentOf(inner);
  if (marked === null && indent === 0) return canon;
  const kept = inner.map((line, index) => {
    const from = marked?.[index]?.from ?? 0;
    return { from: from + Math.min(indent, line.length), to: from + line.length };
  });
  return reduced(canon, placesOf(lines, kept));
}

function withoutMarks(lines: readonly string[]): Kept[] | null {
  if (isAtMost(lines, '>')) return lines.map((line) => ({ from: lengthOf(QUOTED, line), to: line.length }));
  if (![...STROKES].some((stroke) => isAtMost(lines, stroke))) return null;
  return lines.map((line) => {
    if (RULE.test(line)) return { from: 0, to: 0 };
    const from = lengthOf(STROKE_BEFORE, line);
    return { from, to: Math.max(from, line.length - lengthOf(STROKE_BEHIND, line)) };
  });
}

/** Numbers that rise from line to line, however many lines are blank between them. */
function withoutNumbers(lines: readonly string[]): Kept[] | null {
  let last = 0;
  let lastAt = -1;
  let count = 0;
  let punctuation: string | undefined;
  const kept = lines.map((line, index) => {
    const [before = '', digits = '', sign = ''] = NUMBER.exec(line) ?? [];
    const number = Number(digits);
    const isNext = number > last && number - last <= index - lastAt && sign === (punctuation ?? sign);
    if (!isNext) return { from: 0, to: line.length };
    last = number;
    lastAt = index;
    punctuation = sign;
    count += 1;
    return { from: before.length, to: line.length };
  });
  return count < lines.filter(isWritten).length * SHARE_MIN ? null : kept;
}

/** The sign of an item before every line but the headings makes none of them an item of another. */
function withoutBullets(lines: readonly string[]): Kept[] | null {
  const written = lines.filter(isWritten);
  if (written.slice(0, TOP).every((line) => !isItem(line))) return null;
  const others = written.filter((line) => !isItem(line));
  if (others.length > written.length * OTHERS_MAX) return null;
  if (others.some((line, index) => !isHeadingLine(line) && !(index === 0 && line === written[0])))
    return null;
  return lines.map((line) => ({ from: lengthOf(BULLET, line), to: line.length }));
}

/** How far all lines that say something are indented. */
function indentOf(lines: readonly string[]): number {
  let indent = Number.POSITIVE_INFINITY;
  for (const line of lines) if (isWritten(line)) indent = Math.min(indent, line.search(/\S/));
  return Number.isFinite(indent) ? indent : 0;
}

/** The places of what is kept of each line, and of the breaks between them. */
function placesOf(lines: readonly string[], kept: readonly Kept[]): Kept[] {
  let start = 0;
  return lines.flatMap((line, index) => {
    const { from, to } = kept[index] ?? { from: 0, to: line.length };
    const places = [
      { from: start + from, to: start + to },
      { from: start + line.length, to: start + line.length + (index < lines.length - 1 ? 1 : 0) },
    ];
    start += line.length + 1;
    return places;
  });
}

function cut(line: string, kept: Kept | undefined): string {
  return kept === undefined ? line : line.slice(kept.from, kept.to);
}

function lengthOf(expression: RegExp, line: string): number {
  return expression.exec(line)?.[0].length ?? 0;
}

function isAtMost(lines: readonly string[], sign: string): boolean {
  const written = lines.filter(isWritten);
  return written.filter((line) => line.trimStart().startsWith(sign)).length >= written.length * SHARE_MIN;
}

function isItem(line: string): boolean {
  return BULLET.test(line);
}

function isWritten(line: string): boolean {
  return /\S/.test(line);
}
