// Ranges of dates that a converter has broken over lines, whole again. Pure. Only lines that end like the beginning of one
// are looked at, since most end in something else.

import { isAmong } from '../../text/expressions/few-signs.ts';
import { MONTH } from '../../text/months.ts';

const NAMED = String.raw`${MONTH}\.?,?`;
const AT_EITHER_END = String.raw`(?:(?:${NAMED}|\d{1,2}\s?[/.])\s*)?(?:(?:19|20)\d\d|'\d\d)`;
/** "End date: Present" below "Start date: March 2019". */
const END_LABEL = 'end(?:ed|ing)?(?: date)?|to|until|till|bis|ende|enddatum|austritt|fin|date de fin|left';
/** Converters put the two ends of a range, the dash between them and the months on lines of their own. */
const BROKEN_RANGE = new RegExp(
  [
    String.raw`(?<!\p{L})${NAMED}[ \t]*\n[ \t]*(?=(?:19|20)\d\d)`,
    String.raw`(?:(?:19|20)\d\d|'\d\d)[ \t]*(?:\n\s*(?:(?:${END_LABEL})\s?:|(?:to|-|until|till|bis|à)(?!\p{L}))|(?:to|-|until|till|bis|à)[ \t]*\n)\s*(?=${AT_EITHER_END}(?!\d|[ \t]*(?:-|(?:to|until|till|bis|à)(?!\p{L})))|present|current|now|date|heute|${NAMED}\s*\n)`,
  ].join('|'),
  'iuy',
);
/** What a range may begin with: a month, a year. */
const isFirst = isAmong("12'jfmasondJFMASONDſ");
/** A year and a connector, or a month. */
const RANGE_WORDS = 2;
const CONNECTORS = new Set(['to', 'until', 'till', 'bis']);
const MONTH_FIRST = new Set('jfmasond');

/** The text, of the same length, with spaces for the line breaks within a range. */
export function withWholeRanges(text: string): string {
  let whole = '';
  let done = 0;
  for (let from = 0, at = text.indexOf('\n'); at >= 0; from = at + 1, at = text.indexOf('\n', from)) {
    if (at < done || !mayBreakOff(text, from, at)) continue;
    const range = rangeIn(text, Math.max(from, done, lastWords(text, from, at)), at);
    if (range === null) continue;
    whole += text.slice(done, range.start) + range.text.replaceAll('\n', ' ');
    done = range.start + range.text.length;
  }
  return done === 0 ? text : whole + text.slice(done);
}

/** Where the last two words of a line begin: a range that goes on in the next line begins in one of them. */
function lastWords(text: string, from: number, to: number): number {
  let start = to;
  for (let words = 0; words < RANGE_WORDS; words += 1) {
    while (start > from && isBlank(text.charCodeAt(start - 1))) start -= 1;
    while (start > from && !isBlank(text.charCodeAt(start - 1))) start -= 1;
  }
  return start;
}

/** The first range that begins between two places. */
function rangeIn(text: string, from: number, to: number): { start: number; text: string } | null {
  for (let start = from; start < to; start += 1) {
    if (!isFirst(text.charCodeAt(start)) || isLetter(text.charCodeAt(start - 1))) continue;
    BROKEN_RANGE.lastIndex = start;
    const found = BROKEN_RANGE.exec(text);
    if (found !== null) return { start, text: found[0] };
  }
  return null;
}

/** Whether a line ends in a year, a month or what stands between two dates. */
function mayBreakOff(text: string, from: number, to: number): boolean {
  let end = to;
  while (end > from && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1;
  const last = text.charCodeAt(end - 1);
  if (end === from) return false;
  if (text[end - 1] === '-' || (isDigit(last) && isDigit(text.charCodeAt(end - 2)))) return true;
  let wordEnd = end;
  if (text[wordEnd - 1] === ',') wordEnd -= 1;
  if (text[wordEnd - 1] === '.') wordEnd -= 1;
  let start = wordEnd;
  while (start > from && isLetter(text.charCodeAt(start - 1))) start -= 1;
  // Of other letters the expression says what they are.
  if (start > from && text.charCodeAt(start - 1) >= 0x80) return true;
  const word = text.slice(start, wordEnd).toLowerCase();
  return MONTH_FIRST.has(word.charAt(0)) || CONNECTORS.has(word);
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** What may stand between the words of a range in one line. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
