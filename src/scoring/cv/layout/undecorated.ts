// What stands at all lines of a text says nothing about any of them: the strokes of a table, the sign of a quoted mail,
// numbers of lines, an indent. Without it every character still knows where it came from. Pure.

import type { Canonical } from '../../text/canonical.ts';

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
const STROKES = '|│┃║';

/** What is left of a line, from the first sign to behind the last. */
type Kept = { from: number; to: number };

/** The text without what stands at all of its lines. */
export function undecorated(canon: Canonical): Canonical {
  const lines = canon.text.split('\n');
  if (lines.filter(isWritten).length < LINES_MIN) return canon;
  const marked = withoutMarks(lines) ?? withoutNumbers(lines);
  const inner = marked === null ? lines : lines.map((line, index) => cut(line, marked[index]));
  const indent = indentOf(inner);
  if (marked === null && indent === 0) return canon;
  const kept = inner.map((line, index) => {
    const from = marked?.[index]?.from ?? 0;
    return { from: from + Math.min(indent, line.length), to: from + line.length };
  });
  return without(canon, lines, kept);
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

/** How far all lines that say something are indented. */
function indentOf(lines: readonly string[]): number {
  let indent = Number.POSITIVE_INFINITY;
  for (const line of lines) if (isWritten(line)) indent = Math.min(indent, line.search(/\S/));
  return Number.isFinite(indent) ? indent : 0;
}

function without(canon: Canonical, lines: readonly string[], kept: readonly Kept[]): Canonical {
  const origin = new Int32Array(canon.text.length);
  let length = 0;
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const { from, to } = kept[index] ?? { from: 0, to: line.length };
    // And its break, where the text does not end with it.
    const places = [
      ...canon.origin.subarray(start + from, start + to),
      canon.origin[start + line.length] ?? 0,
    ];
    for (const place of places) origin[length++] = place;
    start += line.length + 1;
  }
  return { ...canon, text: lines.map((line, index) => cut(line, kept[index])).join('\n'), origin };
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

function isWritten(line: string): boolean {
  return /\S/.test(line);
}
