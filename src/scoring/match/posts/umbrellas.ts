// An employer with the dates of the whole time there, over posts with dates of their own: those say what was done when, and
// the whole time is no years of any one of them. Pure.

import { monthsCovered } from '../../cv/posts/dates.ts';
import type { Cv, Role } from '../../cv/read-cv.ts';

/** A name, a place and dates; what has more is told of itself. */
const LINES_MAX = 3;
const COVERED_MIN = 0.8;
/** A row of a table is a post of its own, whatever runs beside it. */
const ROW = /^\|.*\|/;

/** Whether a role only holds those that follow it. */
export function isUmbrella(role: Role, { roles }: Cv): boolean {
  if (role.lines.length > LINES_MAX || ROW.test(role.lines[0]?.text ?? '')) return false;
  const after = roles.slice(roles.indexOf(role) + 1);
  const end = after.findIndex(({ period }) => period.from < role.period.from || period.to > role.period.to);
  const under = (end < 0 ? after : after.slice(0, end)).map(({ period }) => period);
  const months = role.period.to - role.period.from + 1;
  return under.length > 1 && monthsCovered(under) >= COVERED_MIN * months;
}
