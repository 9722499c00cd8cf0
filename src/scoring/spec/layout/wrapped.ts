// Lines that a mail program or a page has wrapped: what goes on in the next line is one statement with it. Pure.

import { openParentheses } from './parentheses.ts';
import { isUnfinished } from './unfinished.ts';

/** A line is wrapped only where it was getting long. */
const WIDTH_MIN = 45;
const FINISHED = /[.;:!?]$/;
const SMALL = /^\p{Ll}/u;

/** A page is no wider, in characters; a longer line was not wrapped at all. */
const WIDTH_MAX = 110;
/** A line that was wrapped is so much of the widest, with the word that had no room in it. */
const FULL = 0.75;

/** How wide a paragraph is, in characters; 0 where its lines were not wrapped. */
export function widthOf(paragraph: string): number {
  const widest = Math.max(...paragraph.split('\n').map((line) => line.trim().length));
  return widest > WIDTH_MAX ? 0 : widest;
}

/** Of so many lines that had no room for the next word it is the edge of a page that broke them. */
const FULL_LINES_MIN = 3;

/** The width of the page that the lines of a text were broken at, in characters; 0 where they were not. */
export function pageWidth(text: string): number {
  const lines = text.split('\n').map((line) => line.trim());
  const width = Math.max(...lines.map(({ length }) => length));
  if (width > WIDTH_MAX || width < WIDTH_MIN) return 0;
  const full = lines.filter((line, index) => isFull(line, lines[index + 1] ?? '', width));
  return full.length >= FULL_LINES_MIN ? width : 0;
}

/** Whether a line had no room for the first word of the next. */
export function isFull(line: string, next: string, width: number): boolean {
  const [word = ''] = next.split(/\s/, 1);
  return word !== '' && line.length + 1 + word.length > width;
}

/** What no item begins with, where the line before it was full. */
const GOES_ON = /^[\p{Ll}\d)&/]/u;

/** The end of what stands in parentheses: "preferred)" below "a degree (M.S.". */
const CLOSES = /^[^()|\t]{1,80}\)/;

/** Columns of a table. */
const ROW = /[|\t]/;
/** The end of a sentence. */
const SENTENCE = /[.!?](?:\s|$)/;

/** Whether a paragraph is of sentences; a list without signs has none. */
export function isOfSentences(paragraph: string): boolean {
  return SENTENCE.test(paragraph);
}

/**
 * Whether `next`, which bears no sign of an item, goes on with a statement whose last line is `last`: of an item with a
 * sign, or of a paragraph of sentences. `page`: how wide the page is that broke the lines, 0 where none did.
 */
export function goesOn(
  statement: { hasSign: boolean; isProse: boolean; width: number; page: number },
  last: string,
  next: { text: string; isIndented: boolean },
): boolean {
  if (openParentheses(last) > 0 && CLOSES.test(next.text)) return true;
  if (FINISHED.test(last) || ROW.test(last) || ROW.test(next.text)) return false;
  const isLong = last.length >= WIDTH_MIN;
  if (
    statement.page > 0 &&
    isFull(last, next.text, statement.page) &&
    (statement.isProse || isUnfinished(last) || GOES_ON.test(next.text))
  )
    return true;
  // "What we look for" is a heading, and no beginning.
  if (!statement.hasSign) {
    if (!statement.isProse || !isLong) return false;
    if (isUnfinished(last)) return true;
    // A list without signs has lines of every length, and room for more in most.
    const [word = ''] = next.text.split(/\s/);
    return SMALL.test(next.text) && last.length + 1 + word.length >= statement.width * FULL;
  }
  return isUnfinished(last) || next.isIndented || (isLong && SMALL.test(next.text));
}
