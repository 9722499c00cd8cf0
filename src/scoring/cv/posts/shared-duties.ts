// Two posts with one account of them: the dates of the earlier stand directly below those of the later, and what follows
// was done in both. Pure.

import type { Canonical } from '../../text/canonical.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { periodsIn } from './dates.ts';
import type { Role } from '../evidence.ts';

const TITLE_WORDS_MAX = 4;
/** The one followed on the other, give or take a year's end. */
const MONTHS_BETWEEN_MAX = 6;

/** "Senior analyst, 2020 to now", and directly below it "Analyst, 2017 to 2020": the later gets the lines of the earlier. */
export function shareDuties({ text }: Canonical, roles: readonly Role[], nowMs: number): void {
  for (const [index, role] of roles.toReversed().entries()) {
    const below = roles[roles.length - index];
    const [last, first] = [role.lines.at(-1), below?.lines[0]];
    if (below === undefined || last === undefined || first === undefined) continue;
    const isAlone = periodsIn(last.text, nowMs).length > 0 && isBefore(below, role);
    // What is left out of the evidence stands between no two lines; an empty row does.
    const between = text.slice(last.end, first.start);
    const isBelow = between.includes('\n') && !/\n[^\S\n]*\n/u.test(between);
    if (!isAlone || !isBelow || !isTitleAlone(first.text)) continue;
    role.lines.push(...below.lines.slice(1));
  }
}

function isBefore(one: Role, other: Role): boolean {
  return one.period.from < other.period.from && other.period.from - one.period.to <= MONTHS_BETWEEN_MAX;
}

/** A post and its dates, and no employer. */
function isTitleAlone(text: string): boolean {
  const words =
    text.match(
      /(?!\b(?:to|present|now|since|from|until|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\b)\p{L}{3,}/giu,
    ) ?? [];
  return words.length <= (namesRole(text) ? TITLE_WORDS_MAX : 1);
}
