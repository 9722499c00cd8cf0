// Posts that say no more than where and when they were, under a headline that says what the person is: "Bauleiter Hochbau"
// over three builders and their years. Each of them was that post. Pure.

import { HELD_AS } from '../layout/lines.ts';
import { endsInPerson, namesRole } from '../../spec/clauses/role-words.ts';
import type { Canonical } from '../../text/stored/canonical.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { EvidenceLine, Role } from '../evidence.ts';
import { withoutRemark } from './titles-above.ts';

/** Lines among which the headline stands. */
const HEAD_LINES = 4;
/** What a post is called stands in its first lines. */
const TITLE_LINES = 2;
/** No headline is longer; in characters. */
const LENGTH_MAX = 80;
/** What somebody would be, has passed, or is not; and how long they have been it. */
const NO_HEADLINE = testOf(
  /(?<!\p{L})(?:seek\p{L}*|looking|aspir\p{L}+|want\p{L}*|hop(?:e|ing)|would|appl(?:y|ying|ication)|future|become|suche\p{L}*|möchte|bewerb\p{L}*|werden|recherche\p{L}*|souhait\p{L}*|candidature|devenir|student\p{L}*|étudiante?|auszubildende\p{L}*|azubi|apprentie?|trainee|graduate|absolvent\p{L}*|retired|former|ehemalig\p{L}*|years?|jahren?|ans|prüfung|diplom\p{L}*|studium|examen|exam(?:ination)?s?|degree|certificat\p{L}*|certified|qualification)(?!\p{L})/iu,
);
const isLearnt = testOf(
  /(?<!\p{L})(?:\p{L}*ausbildung|\p{L}*lehre|lehrling|umschulung|\p{L}*praktik\p{L}+|\p{L}*studium|studier\p{L}+|apprentice\p{L}*|trainee\p{L}*|intern(?:ship)?|placement|volunt\p{L}+|stage|stagiaire|apprentissage|alternance|bundeswehr|wehrdienst|zivildienst|fsj|freiwillig\p{L}*|bénévol\p{L}*)(?!\p{L})/iu,
);
const isSchool = testOf(
  /(?<!\p{L})(?:school|\p{L}*schule|college|universit\p{L}+|académie|lycée|école|gymnasium)(?!\p{L})/iu,
);
/** Those who work there. */
const teaches = testOf(
  /teach|lehr|lectur|tutor|enseign|institut|professeu|dozent|éducat|pédagog|pädagog|schul|school/iu,
);

/**
 * Gives what the person is to posts that say no more than where and when they were: a headline to all of them where none
 * says more, and the title above the first of a list to those right below it.
 */
export function giveHeadline(canon: Canonical, lines: readonly EvidenceLine[], roles: readonly Role[]): void {
  giveHeldAs(lines);
  const headline = lines.slice(0, HEAD_LINES).find(isHeadline);
  const isOfSchools = headline !== undefined && teaches(headline.text);
  const posts = roles.filter(
    ({ lines: [first] }) =>
      first === undefined || !(isLearnt(first.text) || (!isOfSchools && isSchool(first.text))),
  );
  if (headline === undefined || posts.length === 0 || !posts.every(isBare)) {
    giveTitleBelow(canon, posts);
    giveCallingSince(posts);
  } else for (const told of new Set(posts.map((role) => role.lines))) told.unshift(headline);
}

/** "Projects as site manager" over employers and their years: each of the posts below that has no name was that. */
function giveHeldAs(lines: readonly EvidenceLine[]): void {
  let heading: EvidenceLine | null = null;
  for (const line of lines) {
    if (line.isHeading) heading = HELD_AS.test(line.text) && namesRole(line.text) ? line : null;
    const told = line.role?.lines;
    if (heading === null || told?.[0] !== line) continue;
    if (!told.slice(0, TITLE_LINES).some(({ text }) => !/[.;]$/u.test(text) && endsInTitle(text)))
      told.unshift(heading);
  }
}

/** "Crane operator since 2016." over "Now: Harbour Stevedores, 2021 to date": what somebody is since then, each post is that has no name. */
function giveCallingSince([calling, ...posts]: readonly Role[]): void {
  const title = calling?.lines.length === 1 ? calling.lines[0] : undefined;
  if (calling === undefined || title?.section !== 'head' || !CALLING_SINCE.test(title.text)) return;
  if (!namesRole(title.text) || NO_HEADLINE(title.text)) return;
  for (const told of new Set(posts.map(({ lines }) => lines))) {
    const within = posts.every(({ lines, period }) => lines !== told || period.from >= calling.period.from);
    if (within && !told.slice(0, TITLE_LINES).some(({ text }) => namesRole(text))) told.unshift(title);
  }
}

const CALLING_SINCE = /^\W*\p{L}[\p{L} /&'’()-]{3,60},? (?:since|seit|depuis) (?:\p{L}+ )?(?:19|20)\d\d\W*$/u;

/** "CNC machinist" over "Iron Creek, 2005-2014" and, on the next line, "Millbrook Valve, 2014 - present". */
function giveTitleBelow({ text }: Canonical, posts: readonly Role[]): void {
  for (const [index, role] of posts.entries()) {
    const [title, dated, ...rest] = posts[index - 1]?.lines ?? [];
    const [own] = role.lines;
    if (title === undefined || dated === undefined || own === undefined || rest.length > 0) continue;
    // The last of a list may have the account of all of them below it.
    if (!isBare({ ...role, lines: [own] })) continue;
    const isAbove =
      namesRole(title.text) &&
      !/(?:19|20)\d\d/u.test(title.text) &&
      withoutRemark(title.text).length <= LENGTH_MAX;
    const isNext = /^[^\S\n]*\n[^\S\n]*$/u.test(text.slice(dated.end, own.start));
    if (isAbove && isNext && !NO_HEADLINE(title.text)) role.lines.unshift(title);
  }
}

/** Where and when, and nothing of what it was. */
function isBare({ lines: [first, ...rest] }: Role): boolean {
  return (
    first !== undefined &&
    rest.length < TITLE_LINES &&
    first.text.length <= LENGTH_MAX &&
    ![first, ...rest].some(({ text }) => /[.;]$/u.test(text)) &&
    !endsInTitle(first.text)
  );
}

/** Whether what stands between two signs of a line is what somebody is called. */
function endsInTitle(text: string): boolean {
  return text.replace(TO_NOW, '').split(PARTS).some(endsInPerson);
}

/** Words for this day, of which some look like a calling. */
const TO_NOW =
  /(?<!\p{L})(?:present|current|today|heute|présent|laufend|to the (?:\p{Lu}\p{L}+ ?){1,4})(?!\p{L})/gu;
/** What stands between two signs of a line. */
const PARTS = /[,(|–:]|\s-\s/u;

function isHeadline({ text, role, section, isHeading }: EvidenceLine): boolean {
  return (
    role === null &&
    !isHeading &&
    (section === 'head' || section === 'experience') &&
    text.length <= LENGTH_MAX &&
    namesRole(text) &&
    !NO_HEADLINE(text)
  );
}
