// The lines of a CV as evidence, each in the dated post that it belongs to. A post opens at its dates, takes in the title
// above them, and ends with its section, at the next dates, or where lines begin that are of no post. Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
import type { Initials } from '../../text/terms/initials.ts';
import { isPeriodAlone, monthAt, periodsIn, type Period } from './dates.ts';
import type { EvidenceLine, Role } from '../evidence.ts';
import { headsByTime, type Line } from '../layout/lines.ts';
import { listLengths } from '../layout/lists.ts';
import { startsWithRole } from '../../spec/clauses/role-words.ts';
import { meantIn, NOTHING_MEANT, type Meant } from '../stance/meaning.ts';
import { monthsUpToNow } from './lengths.ts';
import { isHolding } from '../layout/holdings.ts';
import { isBreak, isStudy, isTaught, namesPost } from '../layout/no-work.ts';
import { giveByEmployer, isAccountOf } from './accounts-by-employer.ts';
import { giveHeadline } from './by-headline.ts';
import { endsPost, interrupts, isNewLine, isPaperApart, isPaperBelow } from './beside-posts.ts';
import { giveToLatest, giveToPresent, shareDuties } from './shared-duties.ts';
import { TITLE_LENGTH_MAX, titlesAbove } from './titles-above.ts';
import {
  isAside,
  isBefore,
  isFromWithin,
  isWithinAccount,
  lies,
  upToLater,
  withoutFromWithin,
} from './within-posts.ts';

/** Lines in which a post says what it is. */
const HEAD_LINES = 2;
/** What follows is of no post. */
const PROJECTS = /^\W*(?:personal |key |side |own |selected |portfolio |academic )?projects\W*$/i;

/** The lines as evidence, and the posts that they tell of, in the CV's order; `nowMs` ends those that are held still. */
export function inRoles(canon: Canonical, kept: Line[], nowMs: number, initials: Initials): InRoles {
  const read = readRoles(canon, kept, nowMs, initials, false);
  // Who dates a present post has said since when.
  return read.roles.some((role) => role.endedMonthsAgo <= 1 && !isOfSkill(role)) || !tellsLength(kept)
    ? read
    : readRoles(canon, kept, nowMs, initials, true);
}

type InRoles = { lines: EvidenceLine[]; roles: Role[] };

/** "Guided injections since 2019, about 200 a year": what somebody has done since then, and neither a post nor where it was. */
function isOfSkill({ lines: [first] }: Role): boolean {
  return first !== undefined && OF_SKILL.test(first.text) && !startsWithRole(first.text);
}

const OF_SKILL =
  /^\W*(?!(?:at|with|in|bei|chez)\b)\p{Lu}?[\p{Ll}\d /&,'’-]{4,90}? (?:since|seit|depuis) (?:19|20)\d\d(?=\s*(?:$|[.,;]))/u;

/** Whether a line tells by its length a span that goes on. */
function tellsLength(kept: readonly Line[]): boolean {
  return kept.some(({ text, isHeading }) => !isHeading && monthsUpToNow(text) > 0);
}

/** The periods of a line; `byLength`: also one that goes on, by how long it has been. */
function datedIn(text: string, nowMs: number, byLength: boolean): Period[] {
  const dated = periodsIn(text, nowMs);
  // "For the last seven years I have run the depot, and since 2022 the yard": the year is of what came to it.
  const isWithin = dated.length === 1 && dated[0]?.to === monthAt(nowMs) && LENGTH_FIRST.test(text);
  const months = isWithin || (byLength && dated.length === 0) ? monthsUpToNow(text) : 0;
  const from = monthAt(nowMs) - months + 1;
  return months > 0 && (dated[0]?.from ?? from) >= from ? [{ from, to: monthAt(nowMs) }] : dated;
}

const LENGTH_FIRST =
  /^\W*(?:for|over|depuis|seit) (?:(?:the|my|les|ces|den) )?(?:(?:last|past|dernières|letzten) )?(?:\p{L}+|\d{1,2}) (?:years|ans|années|jahren)(?!\p{L})[^.;:]*?[,:;][^.]*(?<!\p{L})(?:since|seit|depuis) (?:19|20)\d\d/iu;

function readRoles(
  canon: Canonical,
  kept: Line[],
  nowMs: number,
  initials: Initials,
  byLength: boolean,
): InRoles {
  const roles: Role[] = [];
  let current: Role | null = null;
  /** The post within which a line tells of another; it goes on behind that line. */
  let outer: Role | null = null;
  let section = 'head';
  const listed = listLengths(kept);
  const lines: EvidenceLine[] = [];
  const dates = new Set<Line>();
  for (const [index, line] of kept.entries()) {
    const above = kept[index - 1];
    if (outer !== null && isNewLine(canon, above, line)) {
      current = outer;
      outer = null;
    }
    if (interrupts(canon, above, line, section, current)) outer = current;
    if (endsPost(canon, above, line, section)) current = null;
    if (!line.isLabelled) section = line.section;
    const isOfBreak = isAboutBreak(line, above, nowMs);
    const isNoWork: boolean =
      isOfBreak ||
      datesStudy(above, line, kept[index + 1], nowMs) ||
      (isOutsideWork(line) && !isTaughtIn(current, line));
    const dated = datedIn(line.text, nowMs, byLength);
    // A break within a post does not end it.
    const isWithin = isOfBreak && current !== null && dated.some((one) => lies(one, current));
    if (above !== undefined && isPaperBelow(canon, above, line, nowMs)) current = null;
    if (above !== undefined && isPaperApart(canon, above, line, current)) current = null;
    // "Manager, Elm House, 2004-2014. Registered with the inspectorate from 2010. Led 60 staff": a paper within the account.
    const isToldWithin =
      isNoWork &&
      current !== null &&
      !isNewLine(canon, above, line) &&
      above?.section === section &&
      isHolding(line.text);
    if (
      (isNoWork && !isWithin && !isToldWithin) ||
      (line.isHeading && PROJECTS.test(line.text)) ||
      headsByTime(line)
    )
      current = null;
    const periods: readonly Period[] = isNoWork
      ? []
      : upToLater(line, apart(withoutFromWithin(line, dated, nowMs)), roles, nowMs);
    const [period] = periods;
    if (
      period !== undefined &&
      !isAside(canon, line, period, current) &&
      !isFromWithin(line, period, current, nowMs) &&
      !isAccountOf(line.text, roles) &&
      (line.section !== 'skills' || namesPost(line.text))
    ) {
      const opened = rolesOver(periods, nowMs);
      outer = isWithinAccount(canon, line, period, current) ? current : null;
      current = opened[0] ?? null;
      roles.push(...opened);
    }
    const meant = meaningOf(line, nowMs, initials, goesOnIn(canon, line, kept[index + 1]));
    // What is said of a break is no work of the post that it lies in.
    const owner: Role | null = isOfBreak ? null : current;
    const evidence = evidenceOf(line, meant, owner, listed[index] ?? 0);
    // "Ran the 60-tonner. Before that, 2015-2017, rigger": what stands before it in the line is of the later post.
    const goesBack = isBefore(line.text) && !isNewLine(canon, above, line);
    if (period !== undefined && current?.period === period && outer === null && !goesBack)
      moveInto(current, titlesAbove(canon, lines, line, dates, nowMs));
    if (dated.length > 0) dates.add(evidence);
    owner?.lines.push(evidence);
    lines.push(evidence);
  }
  shareDuties(canon, roles, nowMs);
  giveToPresent(roles);
  giveToLatest(roles);
  giveByEmployer(roles);
  giveHeadline(canon, lines, roles);
  denyOnlyThen(lines, roles, nowMs);
  return { lines, roles: withoutClaims(roles, lines) };
}

/** "No planning as such, but I know what a changeover costs": what an earlier post was not says nothing of a later one. */
function denyOnlyThen(all: readonly EvidenceLine[], roles: readonly Role[], nowMs: number): void {
  const latest = Math.min(...roles.map(({ endedMonthsAgo }) => endedMonthsAgo));
  for (const line of roles.flatMap(({ endedMonthsAgo, lines }) => (endedMonthsAgo > latest ? lines : [])))
    if (line.denied.length > 0 && ONLY_THEN.test(line.text)) line.denied = [];
  // "Placement, Jan-Mar 2019, Orme & Co (no client work)": the same of a time that is no post.
  for (const line of all)
    if (
      line.role === null &&
      line.denied.length > 0 &&
      DENIED_BESIDE.test(line.text) &&
      isEarlier(line, latest, nowMs)
    )
      line.denied = [];
}

/** Whether all that a line dates had ended when the latest post did. */
function isEarlier({ text }: EvidenceLine, latest: number, nowMs: number): boolean {
  const dated = periodsIn(text, nowMs);
  return dated.length > 0 && dated.every(({ to }) => monthAt(nowMs) - to > latest);
}

const DENIED_BESIDE = /\d{4}[^()]*\((?:no|not|without|ohne|keine?n?|sans|pas d)[^()]*\)\W*$/iu;

const ONLY_THEN =
  /(?<!\p{L})(?:(?:no|not|never|without|keine?n?|nicht|pas|aucune?) (?:[\p{L}-]+ ){1,4}(?:as such|there|back then|at the time|then|in (?:that|this) (?:job|role|post|position)|dort|damals|là-bas|à l['’]époque|en tant que tel(?:le)?s?))(?=\W*(?:$|[,.;]))/iu;

/** The posts without what a profile claims of a time that a dated post tells of: the claim counts as the dates say. */
function withoutClaims(roles: readonly Role[], all: readonly EvidenceLine[]): Role[] {
  const claims = new Set(roles.filter((role) => isClaim(role.lines) || isOverAll(role, roles, all)));
  const told = roles.filter((one) => !claims.has(one));
  return roles.filter((one) => {
    if (!claims.has(one) || !told.some((other) => overlaps(one.period, other.period))) return true;
    for (const line of one.lines) line.role = null;
    return false;
  });
}

const PROFILE_FIRST =
  /^\W*(?:(?:kurz)?profile?|(?:professional |career |personal )?(?:summary|statement)|about me|über mich|zusammenfassung|à propos|en bref)\s*:/iu;

/** "Calm midwife, on the labour ward since 2019", and no post that is headed by its date. */
const SINCE_WITHIN = /\p{L}[^\n]*(?<!\p{L})(?:since|seit|depuis)\s[^\n]{0,20}(?:19|20)\d\d/u;

/** "Coded welder since 2015" above the posts of those years, whose dates say how much of the time it was. */
function isOverAll({ lines, period }: Role, roles: readonly Role[], all: readonly EvidenceLine[]): boolean {
  const [first] = lines;
  if (first === undefined || lines.length > HEAD_LINES || all.indexOf(first) >= TOP_LINES) return false;
  if (!OVER_ALL.test(first.text)) return false;
  const within = roles.filter((one) => one.lines !== lines && one.period.from >= period.from);
  return within.filter((one) => one.period.to <= period.to + 1).length >= HEAD_LINES;
}

const TOP_LINES = 4;
/** What somebody is and since when, or from when to when, and no house. */
const OVER_ALL =
  /^\W*(?!.*\b(?:i|ich|je|j['’]ai)\b)(?:[^.|]{3,60}[.|] )?(?:[^.,|]{3,40}, )?[^.,|:@]{3,60},? (?:(?:since|seit|depuis) (?:\p{L}+ )?(?:19|20)\d\d|(?:19|20)\d\d (?:to|-|–|bis|à) (?:(?:19|20)\d\d|now|present|heute|today))\W*$/iu;

function isClaim([first]: readonly EvidenceLine[]): boolean {
  if (first === undefined) return false;
  return PROFILE_FIRST.test(first.text) || (first.section === 'summary' && SINCE_WITHIN.test(first.text));
}

function overlaps(one: Period, other: Period): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** Each part by its name: lines are made by the hundred, and are alike in memory so. */
function evidenceOf(line: Line, meant: Meant, role: Role | null, listed: number): EvidenceLine {
  const { text, start, end, section, isHeading, isLabelled } = line;
  const { terms, denied, weak, spelled } = meant;
  return { text, start, end, section, isHeading, isLabelled, terms, denied, weak, spelled, role, listed };
}

/** A line that is about a break, or only says when the break above it was. */
function isAboutBreak(line: Line, above: Line | undefined, nowMs: number): boolean {
  return (
    isBreak(line.text) || (above !== undefined && isBreak(above.text) && isPeriodAlone(line.text, nowMs))
  );
}

/** "Full-stack bootcamp, Academy North", and below it no more than when that was; a post that is headed by its dates follows them. */
function datesStudy(above: Line | undefined, line: Line, below: Line | undefined, nowMs: number): boolean {
  return (
    above !== undefined &&
    isStudy(above.text) &&
    isPeriodAlone(line.text, nowMs) &&
    !startsWithRole(below?.text ?? '')
  );
}

/** Its dates are of studies, papers or languages. */
function isOutsideWork({ section, text }: Line): boolean {
  return (
    section === 'education' ||
    section === 'certificates' ||
    section === 'languages' ||
    isHolding(text) ||
    isStudy(text)
  );
}

/** What pupils study is the work of who teaches them. */
function isTaughtIn(role: Role | null, { section, text }: Line): boolean {
  return (
    (section === 'experience' || section === 'head') &&
    role !== null &&
    isTaught(
      text,
      role.lines.slice(0, HEAD_LINES).map((line) => line.text),
    )
  );
}

/** "2015-2017, 2019-2021": the same post twice, with one account of it. */
function rolesOver(periods: readonly Period[], nowMs: number): Role[] {
  const lines: EvidenceLine[] = [];
  return periods.map((period) => ({ period, lines, endedMonthsAgo: monthAt(nowMs) - period.to }));
}

/** A line about a break is evidence of nothing, for or against. */
function meaningOf({ text }: Line, nowMs: number, initials: Initials, next: string): Meant {
  return isBreak(text) && text.length < TITLE_LENGTH_MAX
    ? NOTHING_MEANT
    : meantIn(text, nowMs, initials, next);
}

/** The next line where it is of the same paragraph, and no bullet. */
function goesOnIn({ text }: Canonical, line: Line, next: Line | undefined): string {
  return next !== undefined && /^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(line.end, next.start))
    ? next.text
    : '';
}

/** A title belongs to the post below it, and not to the one that it stood at the end of. */
function moveInto(role: Role, titles: readonly EvidenceLine[]): void {
  for (const title of titles) {
    if (title.role?.lines.at(-1) === title) title.role.lines.pop();
    title.role = role;
    role.lines.unshift(title);
  }
}

/** The longest period first, and with it those that do not overlap it. */
function apart(periods: readonly Period[]): Period[] {
  const kept: Period[] = [];
  for (const one of periods.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept;
}
