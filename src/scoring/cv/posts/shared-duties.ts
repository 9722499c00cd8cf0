// Two posts with one account of them: the dates of the earlier stand directly below those of the later, and what follows
// was done in both, or in the later where it speaks of now. Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
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

/** "Buildings I was responsible for", "Projects we delivered": a list of a career, below its oldest post. */
const OF_CAREER =
  /^(?:(?:selected|key|main|notable|some|the) )*(?:projects?|buildings?|bridges|structures|schemes|works|jobs|sites|cases|matters|ships|vessels|productions|campaigns|transactions|plants) (?:that )?(?:i|we) (?:(?:was|were|have been) (?:responsible for|in charge of|part of)|(?:have )?(?:led|designed|built|ran|run|managed|delivered|handled|worked on))\W*$/iu;

/** Such a list is of the latest of the posts, which says no more than what, where and when it was. */
export function giveToLatest(roles: readonly Role[]): void {
  const [latest] = roles.toSorted((one, other) => other.period.to - one.period.to);
  if (latest === undefined || latest.lines.length > LINES_SHORT_MAX) return;
  for (const role of roles) {
    const at = role === latest ? -1 : role.lines.findIndex(({ text }) => OF_CAREER.test(text));
    if (at < 1) continue;
    for (const line of role.lines.splice(at)) {
      line.role = latest;
      latest.lines.push(line);
    }
  }
}

const LINES_SHORT_MAX = 3;

/** An account that begins so is of the post that is held still. */
const OF_NOW =
  /^(?:what (?:i|we) (?:(?:actually|really|mostly|now) )?do\b|(?:in )?my (?:present|current) (?:job|work|role|post|duties)\b|(?:these|nowa)days\b|(?:now|currently|today|at present)[,:]|(?:heute|derzeit|aktuell|zurzeit)[,: ]|(?:actuellement|aujourd['’]hui)[,: ])/i;
const LINES_ALONE_MAX = 2;

/** "Engineer, 2021 to now", below it "Apprentice, 2018 to 2021", and then "What I do there": that is of the engineer. */
export function giveToPresent(roles: readonly Role[]): void {
  for (const [index, role] of roles.entries()) {
    if (role.endedMonthsAgo <= 1) continue;
    const later = presentAbove(roles.slice(0, index));
    if (later === undefined || (later === roles[index - 1] && !isBefore(role, later))) continue;
    const at = role.lines.findIndex(({ text }) => OF_NOW.test(text));
    if (at < 1) continue;
    for (const line of role.lines.splice(at)) {
      line.role = later;
      later.lines.push(line);
    }
  }
}

/** The present post over a list of posts that say nothing but what, where and when they were. */
function presentAbove(roles: readonly Role[]): Role | undefined {
  const told = roles.findLastIndex(({ lines }) => lines.length > LINES_ALONE_MAX);
  return roles.slice(told + 1).findLast(({ endedMonthsAgo }) => endedMonthsAgo <= 1);
}

function isBefore(one: Role, other: Role): boolean {
  return one.period.from < other.period.from && other.period.from - one.period.to <= MONTHS_BETWEEN_MAX;
}

/** "Staff nurse, same ward": the house is that of the post above. */
const SAME_HOUSE = /(?<!\p{L})(?:the )?same \p{L}+/iu;

/** A post and its dates, and no employer. */
function isTitleAlone(text: string): boolean {
  const words =
    text
      .replace(SAME_HOUSE, ' ')
      .match(
        /(?!\b(?:to|present|now|since|from|until|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\b)\p{L}{3,}/giu,
      ) ?? [];
  return words.length <= (namesRole(text) ? TITLE_WORDS_MAX : 1);
}
