// The title of a post where it stands above the line with its dates, alone or over the employer. Pure.

import { holdsPerson, namesRole } from '../../spec/clauses/role-words.ts';
import type { Canonical } from '../../text/stored/canonical.ts';
import { isPeriodAlone } from './dates.ts';
import type { EvidenceLine } from '../evidence.ts';
import type { Line } from '../layout/lines.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { holdsTradeWord } from '../protected.ts';

/** Titles are short; in characters. */
export const TITLE_LENGTH_MAX = 90;
/** Above dates that stand alone, which need a title. */
const TITLE_OF_DATES_MAX = 130;
/** Where dates stand first, no more than a month stands before them. */
const DATES_FIRST_MAX = 26;
/** Lines of a post that says no more than when and where it was, and one thing of it. */
const HEAD_AND_ACCOUNT = 2;
/** "Freight coordinator with three years in logistics", "Examen als Hebamme 2004": a headline's claim, or a paper. */
const saysMore = testOf(
  /\b(?:with|mit|avec)\b.{0,20}\b(?:years|jahren?|ans)\b|\b(?:examen|diploma|degree|diplôme|abschluss|zeugnis|urkunde)\b.*(?:19|20)\d\d/iu,
);
const EMPLOYER = /\b(?:GmbH|AG|KG|SE|Ltd|Limited|LLP|LLC|Inc|plc|SA|SARL|SAS|Pty|Corp)\b/;

/**
 * The title that stands above a line of dates, nearest first, with the employer between them where it is so; empty where
 * none does. `lines` are those before it, `dates` those that have dates of their own.
 */
export function titlesAbove(
  canon: Canonical,
  lines: readonly EvidenceLine[],
  line: Line,
  dates: ReadonlySet<Line>,
  nowMs: number,
): EvidenceLine[] {
  const [above, top] = [lines.at(-1), lines.at(-2)];
  const lengthMax = isPeriodAlone(line.text, nowMs) ? TITLE_OF_DATES_MAX : TITLE_LENGTH_MAX;
  if (above === undefined || dates.has(above) || !isTitleAbove(canon, above, line, lengthMax)) return [];
  // Where dates stood above the last post, they stand above this one; and so where they stood over the only line of its account.
  const [opening] = above.role?.lines ?? [];
  if (isOnlyAccount(above, line)) return [];
  if (opening !== undefined && isPeriodAlone(opening.text, nowMs) && isPeriodAlone(line.text, nowMs))
    return [];
  if (
    top === undefined ||
    dates.has(top) ||
    namesRole(line.text) ||
    namesRole(above.text) ||
    !(namesRole(top.text) || EMPLOYER.test(above.text))
  )
    return [above];
  return isTitle(canon, top, TITLE_LENGTH_MAX) && isNextLine(canon, top, above) ? [above, top] : [above];
}

/** "2018 - now: Nordkälte" over "Wartung von Kälteanlagen": one line below dates of the same kind, and no title. */
function isOnlyAccount(above: EvidenceLine, line: Line): boolean {
  const lines = above.role?.lines ?? [];
  const [head, account] = lines;
  return (
    lines.length === HEAD_AND_ACCOUNT &&
    account === above &&
    head !== undefined &&
    areDatesFirst(head) === areDatesFirst(line) &&
    !namesRole(above.text)
  );
}

/** A title may stand in the line above its dates: short, no bullet and no sentence, not apart from them, and no second one. */
function isTitleAbove({ text }: Canonical, above: Line, line: Line, lengthMax: number): boolean {
  if (indentOf(text, above) > indentOf(text, line)) return false;
  const between = text.slice(above.end, line.start);
  // A sentence was cut there, and the title is the one before; a line that begins with its title needs none.
  if (!between.includes('\n'))
    return above.text.length < TITLE_LENGTH_MAX && (/[.;!?]$/.test(above.text) || areDatesFirst(line));
  return (
    isTitle({ text }, above, lengthMax) &&
    !/\n\s*\n/.test(between) &&
    !(holdsTradeWord(line.text) && holdsPerson(line.text))
  );
}

/** What stands under a title is indented, and not the title. */
function indentOf(text: string, { start }: Line): number {
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return indent.trim() === '' ? indent.length : 0;
}

function isTitle({ text }: Pick<Canonical, 'text'>, line: Line, lengthMax: number): boolean {
  if (withoutRemark(line.text).length >= lengthMax || line.isHeading || /[.;]$/.test(line.text)) return false;
  if (saysMore(line.text) || isTableHead(line.text)) return false;
  const upTo = text.lastIndexOf('\n', line.start) + 1;
  // The rest of a line that a sentence was cut off from is no title.
  if (/[.!?;]\s*$/.test(text.slice(upTo, line.start))) return false;
  return !/^\s*[•●▪◦*·✔–-]/u.test(text.slice(upTo, line.end));
}

/** "Vessels as second engineer (all of 40,000 tons, two-stroke)": a title without what is said of it behind it. */
export function withoutRemark(title: string): string {
  return title.replace(/\s\([^()]{3,130}\)$/u, '');
}

const CELL = String.raw`(?:roles?|posts?|job(?: title)?|titles?|positions?|employers?|company|organi[sz]ation|where|when|dates?|from|to|place|location|what|duties|department|stelle|funktion|firma|arbeitgeber|zeitraum|von|bis|wo|wann|was|ort|poste|fonction|employeur|entreprise|lieu|période|de|à|où|quand)`;
/** "Role | Where | When": what the columns are called. */
const isTableHead = testOf(new RegExp(String.raw`^\W*${CELL}(?:\s*\|\s*${CELL})+\W*$`, 'iu'));

function areDatesFirst({ text }: Line): boolean {
  return text.search(/(?:19|20)\d\d/) < DATES_FIRST_MAX;
}

function isNextLine({ text }: Canonical, line: Line, below: Line): boolean {
  return /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(line.end, below.start));
}
