// The titles and dates of posts in a text that has lost its line breaks, and the breaks around them. Pure.

import { namesRole } from '../../spec/clauses/role-words.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { MONTH } from '../../text/months.ts';
import type { Gap } from './gaps.ts';
import { isStudy } from './no-work.ts';
import { GOES_ON, HEADINGS } from './run-on-headings.ts';

const PART_OF_YEAR = String.raw`(?:${MONTH}\.?|(?:spring|summer|autumn|winter|frühjahr|herbst|printemps|été|automne|hiver)(?!\p{L}))`;
const POINT = `(?:(?:${PART_OF_YEAR},?|\\d{1,2}\\s?[/.])\\s*)?(?:19|20)\\d\\d(?:[-/](?:0[1-9]|1[0-2])(?!\\d))?`;
const OPEN =
  "present|now|today|date|current|ongoing|heute|jetzt|laufend|aujourd.?hui|présent|ce jour|l'heure actuelle";
/** Dates from and to, as posts have them. */
const SPAN = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${POINT}|${PART_OF_YEAR})\\s*(?:-|to|until|till|bis|à|au)\\s*(?:${POINT}|(?:${OPEN})(?!\\p{L}))|(?:since|seit|depuis|from)\\s+${POINT}(?:\\s*(?:-|to|until|bis|à)\\s*${POINT})?)\\)?`,
  'giu',
);

/** Where a post's title and dates stand, and the breaks around them. */
export function postsIn(line: string): { from: number; to: number; gaps: Gap[] }[] {
  const spans = [...line.matchAll(SPAN)].map(({ index, 0: span }) => ({ index, to: index + span.length }));
  const isFirst = areDatesFirst(line, spans);
  // "2016 to 2018: Planner": where most have a sign behind them, one without it opens no line.
  const signed = spans.filter(({ to }) => BEHIND_FIRST.test(line.slice(to, to + 8))).length;
  const isSigned = signed * 2 > spans.length;
  let done = 0;
  return spans.map((span) => {
    const { index, to } = span;
    // "Owner of Tait Weddings, St Monans. Since spring 2018": the title stands before it.
    const isTold = index < TOLD_MAX && SINCE.test(line.slice(index)) && namesRole(line.slice(0, index));
    if (isFirst && !isTold && opensLine(line, span, isSigned)) {
      done = to;
      return { from: index, to, gaps: index > 0 ? [{ index: index - 1, length: 1 }] : [] };
    }
    const from = withoutStudy(line, titleBefore(line, done, index), index);
    done = to;
    const before = line.slice(0, from).trimEnd();
    const isTitled = /\p{L}{2}/u.test(line.slice(from, index));
    // Dates without a title open a post only where something has ended.
    const opens = from > 0 && (isTitled ? !GOES_ON.test(before) : /[.;!?]$/.test(before));
    const above =
      opens && !(isTold && !isTitled) ? [{ index: before.length, length: from - before.length }] : [];
    const next = /^\.?\s+(?=[\p{Lu}\d•*£€$-])/u.exec(line.slice(to))?.[0].length ?? 0;
    // Dates that stand first are followed by their title.
    return { from, to, gaps: isTitled && next > 0 ? [...above, { index: to, length: next }] : above };
  });
}

/** "BSc MRICS Quantity Surveyor, Hessle Highways": the degree before a title is none of it. */
function withoutStudy(line: string, from: number, end: number): number {
  const title = line.slice(from, end);
  if (!isStudy(title) || !namesRole(title)) return from;
  const starts = allIn(title, /(?<=\s)\p{Lu}/gu).map(({ index }) => index);
  const start = starts.find((at) => !isStudy(title.slice(at)));
  return start !== undefined && namesRole(title.slice(start)) ? from + start : from;
}

/** Whether dates can stand at the beginning of a line there; "from 2018" within a sentence does not. */
function opensLine(line: string, { index, to }: Place, isBeforeSign: boolean): boolean {
  const behind = line.slice(to, to + 8);
  return (
    (FROM_SMALL.test(line.slice(index, index + 8))
      ? /^(?:\s*[:|]|\s{2,}\S)/.test(behind)
      : !isBeforeSign || BEHIND_FIRST.test(behind)) &&
    !/\S$/.test(line.slice(0, index)) &&
    !GOES_ON.test(line.slice(Math.max(0, index - 12), index))
  );
}

const SINCE = /^(?:since|from|seit|depuis)(?!\p{L})/iu;
/** So early in a text stand its first title and its first dates. */
const TOLD_MAX = 140;
const FROM_SMALL = /^(?:since|from|seit|depuis)(?!\p{L})/u;
type Place = { index: number; to: number };

const BEHIND_FIRST = /^(?:\s*[:|]|\.\s|\s{2,}\S)/;
const BEHIND_LAST = /^(?:,?\s+[-•*>]\s|,\s|\.?$|\s*\))/;
const BEFORE_FIRST = new RegExp(String.raw`(?:[.;!?]|(?:^|\s)(?:${HEADINGS}):?)\s*$`, 'u');
const BEFORE_LAST = /[,(|@·/-]\s*$/;

/** Whether the dates of most posts stand before their titles. */
function areDatesFirst(line: string, spans: readonly Place[]): boolean {
  let votes = 0;
  for (const { index, to } of spans) {
    const before = line.slice(Math.max(0, index - 40), index);
    const behind = line.slice(to, to + 8);
    if (BEFORE_FIRST.test(before)) votes += 1;
    if (BEHIND_FIRST.test(behind)) votes += 1;
    if (BEFORE_LAST.test(before)) votes -= 1;
    if (BEHIND_LAST.test(behind)) votes -= 1;
  }
  return votes > 0;
}

const TOKEN = /\S+/gu;
const BETWEEN =
  /^(?:of|the|and|&|at|for|in|de|du|des|la|le|les|der|die|das|für|und|bei|im|am|et|en|chez|[-|/@·]|[|(]?\d[\d,.]*\)?)$/iu;
/** Words of a title that have no capital: "Sales assistant", "Head of front office". */
const SMALL_MAX = 2;
const TITLE_TOKENS_MAX = 16;
const LEFT_OVER_MAX = 2;
const ENDS = /[.;!?]$/;
const SHORT_FORM = /^\(?(?:\p{Lu}\p{L}{0,2}\.)+$/u;
const DATED = /(?:19|20)\d\d|^(?:present|today)\W*$/i;

/** Where the title begins whose dates stand at `end`: words with capitals, and few without between them. */
function titleBefore(line: string, start: number, end: number): number {
  const all = [...line.slice(start, end).matchAll(TOKEN)];
  const tokens = all.slice(-TITLE_TOKENS_MAX).toReversed();
  // A word or two that would be left over at the beginning belong to it: a name, most often.
  const rest = all.length - tokens.length;
  let from = end;
  let small = 0;
  for (const { index, 0: token } of tokens) {
    if (DATED.test(token) || (ENDS.test(token) && !SHORT_FORM.test(token))) break;
    if (BETWEEN.test(token)) continue;
    if (/^[("'“]?\p{Lu}/u.test(token)) {
      from = start + index;
      small = 0;
    } else if (++small > SMALL_MAX) break;
  }
  if (start === 0 && rest > 0 && rest <= LEFT_OVER_MAX && from === start + (tokens.at(-1)?.index ?? 0))
    return 0;
  return from;
}
