// Where a text is cut into lines: at its breaks, a long line at the ends of its sentences, and one that has lost its breaks
// where they were. Pure.

import { SPAN_OF_YEARS } from './heads-work.ts';
import { gapsOf, LINE_MAX, type Gap } from './gaps.ts';
import { lostBreaks } from './run-on.ts';

/** What an item of a list begins with, or a heading of Markdown. */
export const BULLET = /^[\s•●▪▫◦■✔✓➢➤*·\-–>]*(?:#{1,6}\s[\s*]*)?/u;
const HEADING_MARK = /(?:^|\n)[^\S\n]*(#{1,6}\s+)$/;

/** What Markdown has before a heading whose words begin at `start`; empty where there is none. */
export function headingMark(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 12), start);
  return before.includes('#') ? (HEADING_MARK.exec(before)?.[1] ?? '') : '';
}

/** A heading that a converter has glued to the end of the line before. */
const GLUED_HEADING = /(?<=\S)(?=(?:Education|Skill|Company|Employment|Project) Details\s*$)/gim;
/** Most texts have none in any line. */
const MAY_BE_GLUED = /details/i;
const TWO_DATES = /(?:19|20)\d\d(?:\s?-\s?\d\d(?!\d))?[^\d]{1,30}\p{L}.{0,200}(?:19|20)\d\d/u;
const YEAR = /(?:19|20)\d\d/;
const YEAR_LENGTH = 4;
const SPANS_OF_YEARS = new RegExp(SPAN_OF_YEARS, 'giu');

/** Lines; a long line is cut further at sentence ends, bullets and semicolons. */
export function stretches(text: string): { start: number; end: number }[] {
  const result: { start: number; end: number }[] = [];
  let lineStart = 0;
  const lines = text.split('\n');
  const mayBeGlued = MAY_BE_GLUED.test(text);
  for (const line of lines) {
    let partStart = lineStart;
    const cuts = cutsOf(line);
    const glued = mayBeGlued ? gapsOf(line, GLUED_HEADING) : [];
    const parted = cuts.length > 0 ? cuts : [...postsApart(line), ...earlierPosts(line)];
    for (const { index, length } of [...parted, ...glued]) {
      result.push({ start: partStart, end: lineStart + index });
      partStart = lineStart + index + length;
    }
    result.push({ start: partStart, end: lineStart + line.length });
    lineStart += line.length + 1;
  }
  return result
    .map(({ start, end }) => ({ start: start + bulletLength(text, start, end), end }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** A wide gap, but not that between the columns of two dates. */
const COLUMN = String.raw`(?:(?<!(?:19|20)\d\d)\s{3,}|(?<=(?:19|20)\d\d)\s{3,}(?!\s*(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|[Nn]ow|[Pp]resent|[Tt]oday|[Dd]ate|[Hh]eute)(?!\p{L})))`;

/** A quote begins with its first word. */
function bulletLength(text: string, start: number, end: number): number {
  return BULLET.exec(text.slice(start, end))?.[0].length ?? 0;
}

/** "Foreman, 2018-2022; roofer, 2012-2018": posts in one line are as many lines. */
function postsApart(line: string): Gap[] {
  if (!tellsPosts(line)) return [];
  return gapsOf(line, /;\s+|\.\s+(?=\p{Lu})|\s+\|\|\s+/gu);
}

/** "Ran the 60-tonner. Before that, 2015-2017, rigger on the same crew": an earlier post behind the account of a later one. */
function earlierPosts(line: string): Gap[] {
  return MAY_GO_BACK.test(line) && !tellsPosts(line) ? gapsOf(line, EARLIER_POST) : [];
}

const MAY_GO_BACK =
  /[.;]\s+(?:before|prior|previously|earlier|davor|vorher|zuvor|avant|auparavant)[^.;]*(?:19|20)\d\d/iu;
const EARLIER_POST =
  /(?<=[.;])\s+(?=(?:[Bb]efore (?:that|this)|[Pp]rior to (?:that|this)|[Pp]reviously|[Ee]arlier|[Dd]avor|[Vv]orher|[Zz]uvor|[Aa]vant(?: cela)?|[Aa]uparavant)\s?[,:(]?\s?(?:from |von |de )?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\s?(?:-|–|—|to|until|bis|à))/gu;

/** Whether a line spans years more than once; how long the others are does not count, which hold names. */
function tellsPosts(line: string): boolean {
  return hasTwoYears(line) && TWO_DATES.test(line) && (line.match(SPANS_OF_YEARS)?.length ?? 0) > 1;
}

/** Most lines have none; no first look is spent on them, since they are cut before they are looked at. */
function hasTwoYears(line: string): boolean {
  const first = line.search(YEAR);
  return first >= 0 && YEAR.test(line.slice(first + YEAR_LENGTH));
}

/** "Seit dem 1. April 2019": the stop of a day. */
const DAY_OF_MONTH = String.raw`(?<!(?<!\d)[0-3]?\d\.(?=\s+(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))`;
const SENTENCES = new RegExp(
  String.raw`(?<=[.;!?])(?<!\.\p{Lu}\p{Ll}{0,2}\.)${DAY_OF_MONTH}\s+(?=[\p{Lu}•●▪*-])|\s+[•●▪◦]\s+|${COLUMN}`,
  'gu',
);
/** In capitals alone a semicolon does not tell whether something new begins. */
const SHOUTED = new RegExp(String.raw`(?<=[.!?])\s+(?=[\p{Lu}•●▪*-])|\s+[•●▪◦]\s+|${COLUMN}`, 'gu');
/** Behind sentences, and where breaks were lost; in order, none within another. */
function cutsOf(line: string): Gap[] {
  if (line.length <= LINE_MAX) return [];
  const gaps = [
    ...gapsOf(line, /\p{Ll}/u.test(line) ? SENTENCES : SHOUTED),
    ...(tellsPosts(line) ? lostBreaks(line) : []),
  ];
  let done = -1;
  return gaps
    .toSorted((a, b) => a.index - b.index || b.length - a.length)
    .filter(({ index, length }) => {
      if (index < done) return false;
      done = index + length;
      return true;
    });
}
