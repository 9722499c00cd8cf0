// What a line of a CV is worth as evidence: dated work more than a claim, a claim more than a word in a list.

import type { EvidenceLine } from '../../cv/read-cv.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { withoutSchoolNames } from '../posts/school-names.ts';

const OLD_AFTER_MONTHS = 8 * 12;

/** What was only read, or done for oneself. */
const PRIVATE =
  /(?<!\p{L})(?:blog(?: series| posts?|ging)?(?! (?:for (?:the|our)|content|strategy|manag|audience|traffic))|(?:portfolio|hobby|toy|pet) project|capstone(?: project)?(?!s? (?:teach|supervis|coordinat|instruct))|vlog|read (?:widely|a lot|much)|self-?study|selbststudium|viel gelesen|autodidakt\p{L}*|en autodidacte|beaucoup lu)(?!\p{L})/iu;
/** What was only sat through. */
const COURSE =
  /\be-?learning\b|\bonline\b|\bin a day\b|\b(?:one|two|half|\d)-day\b|\bmooc\b|\bcoursera\b|\budemy\b|\bwebinar|\bmodules?\s*:|\bcoursework\b|\bdissertation\b|\btaster\b|\bbootcamp\b|\bcourses?\s*:/i;

/** From 0 to 1 for experience of a skill or duty; `term` is the word that is asked after. */
export function strengthOf(line: EvidenceLine, term?: string): number {
  if (term !== undefined && line.weak.has(term)) return 0.3;
  if (
    line.role === null &&
    (line.section === 'certificates' || line.section === 'education') &&
    COURSE.test(line.text)
  )
    return 0.3;
  if (isPrivate(line)) return 0.3;
  if (line.role !== null) return line.role.endedMonthsAgo > OLD_AFTER_MONTHS ? 0.5 : 1;
  switch (line.section) {
    case 'experience':
      return 0.85;
    case 'head':
    case 'summary':
      return isList(line.text) ? 0.35 : 0.6;
    case 'certificates':
      return 0.6;
    case 'education':
      return 0.4;
    case 'skills':
      return 0.35;
    case 'languages':
    case 'other':
      return 0.25;
  }
}

const isOfOneself = testOf(PRIVATE);

/** In a post it is a part of the work. */
function isPrivate({ text, role }: EvidenceLine): boolean {
  return role === null && isOfOneself(text);
}

/** Skills that a person claims, and does not tell of. */
const CLAIM =
  /^\W*(?:\p{L}+ ){0,3}(?:(?:highly )?skilled|proficient|well[- ]versed|versed|competent|adept|(?<=skills|knowledge|competenc\p{L}+)) (?:in|with|at)\b/iu;

/** Words of a list carry at most a third of a requirement; the names of schools make it no longer or shorter. */
export function isList(line: string): boolean {
  const text = withoutSchoolNames(line);
  const separators = (text.match(/[,;|•/]/g) ?? []).length;
  const words = text.split(/\s+/).length;
  return (separators >= 3 && separators / words > 0.2) || CLAIM.test(text);
}
