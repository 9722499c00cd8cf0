// An employer in a line of its own over the posts that somebody had there: "Willow Bank Nursing Home" over "Senior carer, 2021
// to now" and "Carer, 2018 - 2021". What it is called tells of the trade of all of them, and of no post before it. Pure.

import { namesRole } from '../../spec/clauses/role-words.ts';
import type { Canonical } from '../../text/stored/canonical.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { EvidenceLine, Role } from '../evidence.ts';
import { isHolding } from '../layout/holdings.ts';
import { isBreak, isStudy } from '../layout/no-work.ts';

/** A name and a place; in characters. */
const LENGTH_MAX = 80;

/** Gives each such line to the posts directly below it. */
export function giveEmployersAbove(
  { text }: Canonical,
  lines: readonly EvidenceLine[],
  roles: readonly Role[],
): void {
  const opened = new Set<Role>();
  // From below, so that each post still ends with what stood at its end.
  for (let index = lines.length - 1; index > 0; index--) {
    const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
    if (above === undefined || line === undefined || below === undefined || !isEmployer(line, text)) continue;
    const first = roles.findIndex((role) => role.lines[0] === below);
    const isOver = isDirectly(text, line, below) && isPost(below);
    const stands = isApart(text, above, line) || line.text.startsWith(capitals(line.text) ?? '\n');
    if (first < 0 || !isOver || !stands) continue;
    const held = line.role;
    if (held !== null && held.lines.at(-1) !== line) continue;
    held?.lines.pop();
    line.role = roles[first] ?? null;
    const house = oneHouse(text, roles.slice(first), opened);
    for (const role of house) opened.add(role);
    for (const told of new Set(house.map((role) => role.lines))) told.push(line);
  }
}

/** The posts that follow one another without an empty line, and are of no other employer. */
function oneHouse(text: string, [first, ...rest]: readonly Role[], others: ReadonlySet<Role>): Role[] {
  const house = first === undefined ? [] : [first];
  for (const role of rest) {
    const [last, next] = [house.at(-1)?.lines.at(-1), role.lines[0]];
    if (last === undefined || next === undefined || next.start < last.end || others.has(role)) break;
    if (isApart(text, last, next) || !isPost(next)) break;
    house.push(role);
  }
  return house;
}

function isEmployer({ text, start, isHeading, isLabelled, section }: EvidenceLine, whole: string): boolean {
  return (
    !isHeading &&
    !isLabelled &&
    (section === 'experience' || section === 'head') &&
    text.length <= LENGTH_MAX &&
    isName(text) &&
    !saysMore(text) &&
    (!namesRole(text) || capitals(text) !== null || isHouse(text)) &&
    !isHolding(text) &&
    !isStudy(text) &&
    !isBreak(text) &&
    whole.slice(whole.lastIndexOf('\n', start - 1) + 1, start).trim() === ''
  );
}

/** It names a post, or has dates behind other words. */
function isPost({ text }: EvidenceLine): boolean {
  return namesRole(text) || POST_DATED.test(text);
}

const POST_DATED = /^\W*(?!(?:since|from|seit|depuis)(?!\p{L}))\p{L}{4,}[^.]*[,(:|–-]\s?[^.]*(?:19|20)\d\d/iu;
/** Houses that are called by who works or lives there. */
const isHouse = testOf(
  /(?<!\p{L})(?:(?:nursing|care) home|hospital|clinic|hotel|ltd|limited|llc|inc|plc|gmbh|klinikum|pflegeheim|hôpital)(?!\p{L})/iu,
);
/** It begins with a capital, and is no sentence. */
const isName = testOf(/^\p{Lu}[^.;!?:]*\)?$/u);
/** Dates, an address of mail, a number to call. */
const saysMore = testOf(/(?:19|20)\d\d|@|\+\d|\d{4,}/u);

function capitals(text: string): string | null {
  return /^\p{Lu}[\p{Lu}\d &'’.-]{4,}(?=,|$|\s\(|\s[–-])/u.exec(text)?.[0] ?? null;
}

function isDirectly(text: string, one: EvidenceLine, next: EvidenceLine): boolean {
  return /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(one.end, next.start));
}

function isApart(text: string, one: EvidenceLine, next: EvidenceLine): boolean {
  return /\n[^\S\n]*\n/.test(text.slice(one.end, next.start));
}
