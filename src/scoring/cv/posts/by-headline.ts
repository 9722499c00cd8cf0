// Posts that say no more than where and when they were, under a headline that says what the person is: "Bauleiter Hochbau"
// over three builders and their years. Each of them was that post. Pure.

import { namesRole, namesSomeone } from '../../spec/clauses/role-words.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { EvidenceLine, Role } from '../evidence.ts';

/** Lines among which the headline stands. */
const HEAD_LINES = 4;
/** What a post is called stands in its first lines. */
const TITLE_LINES = 2;
/** No headline is longer; in characters. */
const LENGTH_MAX = 80;
/** What somebody would be, has passed, or is not; and how long they have been it. */
const NO_HEADLINE = testOf(
  /(?<!\p{L})(?:seek\p{L}*|looking|aspir\p{L}+|want\p{L}*|hop(?:e|ing)|would|appl(?:y|ying|ication)|future|become|suche\p{L}*|möchte|bewerb\p{L}*|werden|recherche\p{L}*|souhait\p{L}*|candidature|devenir|student\p{L}*|étudiante?|auszubildende\p{L}*|azubi|apprentie?|trainee|graduate|absolvent\p{L}*|retired|former|ehemalig\p{L}*|years?|jahren?|ans|prüfung|diplom|studium|examen)(?!\p{L})|\d{2}/iu,
);
const isLearnt = testOf(
  /(?<!\p{L})(?:\p{L}*ausbildung|\p{L}*lehre|lehrling|umschulung|\p{L}*praktik\p{L}+|\p{L}*studium|studier\p{L}+|apprentice\p{L}*|trainee\p{L}*|intern(?:ship)?|placement|volunt\p{L}+|stage|stagiaire|apprentissage|alternance|bundeswehr|wehrdienst|zivildienst|fsj|freiwillig\p{L}*|bénévol\p{L}*|school|schule|college|universit\p{L}+|hochschule)(?!\p{L})/iu,
);

/** Gives the headline to every post of a CV in which no post says more than where and when it was. */
export function giveHeadline(lines: readonly EvidenceLine[], roles: readonly Role[]): void {
  const posts = roles.filter((role) => !role.lines.some(({ text }) => isLearnt(text)));
  if (posts.length === 0 || !posts.every(isBare)) return;
  const headline = lines.slice(0, HEAD_LINES).find(isHeadline);
  if (headline === undefined) return;
  for (const role of posts) role.lines.unshift(headline);
}

/** Where and when, and nothing of what it was. */
function isBare({ lines }: Role): boolean {
  return (
    lines.length <= TITLE_LINES &&
    lines.every(
      ({ text }) => text.length <= LENGTH_MAX && !/[.;]$/u.test(text) && !namesRole(text) && !callsPerson(text),
    )
  );
}

/** "Roofing helper, Houston", "Realtor, Fort Collins": a word for people in small letters, or by itself; "Haus Brinkmeier" is a name. */
function callsPerson(text: string): boolean {
  const first = (text.split(/[,(|–:]|\s-\s/u)[0] ?? '').trim();
  return namesSomeone(first) && (/(?:^|\s)\p{Ll}+$/u.test(first) || !first.includes(' '));
}

function isHeadline({ text, role, section, isHeading }: EvidenceLine): boolean {
  return (
    role === null &&
    !isHeading &&
    section === 'head' &&
    text.length <= LENGTH_MAX &&
    namesRole(text) &&
    !NO_HEADLINE(text)
  );
}
