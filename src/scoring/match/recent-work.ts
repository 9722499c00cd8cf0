// Work that a spec wants to have been done lately: "within the past two years", "since September 2022". What only posts show
// that ended before is shown no longer. Pure.

import type { Cv } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { windowStart } from './counting-window.ts';
import { MET_FROM, type Found } from './found.ts';

/** What is left of what was done before. */
const DONE_BEFORE = 0.25;
export const BEFORE_WINDOW = 'done, but not within the time asked for';

/** "Since September 2022", "2023 or after", "ab 2022". */
const SINCE =
  /(?<!\p{L})(?:since|seit|depuis|from|after|ab|nach|à partir de)(?: \p{L}+\.?)? (?<year>20\d\d)(?! ?(?:to|[-–]|bis|à) ?\d)|(?<later>20\d\d) (?:or|oder|ou) (?:after|later|newer|more recent\p{L}*|since|später|danach|jünger|plus récent\p{L}*|après)/iu;

type Match = (unit: Unit, cv: Cv, spec: Spec) => Found;

/** What is found for a unit, where the time in which it was done is right. */
export function inTime(found: Found, unit: Unit, cv: Cv, spec: Spec, match: Match): Found {
  const from = startOf(unit, cv.nowMs);
  if (from === 0 || cv.roles.length === 0 || found.stance !== 'held') return found;
  const { credit } = match(unit, since(cv, from), spec);
  if (credit >= Math.min(found.credit, MET_FROM)) return found;
  return { ...found, credit: Math.min(credit, DONE_BEFORE), note: BEFORE_WINDOW };
}

/** The month from which a demand wants its work done; 0 for any time. */
function startOf(unit: Unit, nowMs: number): number {
  const window = windowStart(unit, nowMs);
  if (window > 0 || unit.strength === 'duty') return window;
  const { year, later } = SINCE.exec(unit.text)?.groups ?? {};
  const first = Number(year ?? later ?? 0);
  return first > new Date(nowMs).getUTCFullYear() ? 0 : first * 12;
}

/** A CV without the posts that ended before a month. */
function since(cv: Cv, month: number): Cv {
  const isLater = ({ role }: Cv['lines'][number]) => role === null || role.period.to >= month;
  const linesOfTerm = new Map(
    [...cv.linesOfTerm].map(([term, lines]) => [term, lines.filter(isLater)] as const),
  );
  return {
    ...cv,
    lines: cv.lines.filter(isLater),
    roles: cv.roles.filter(({ period }) => period.to >= month),
    linesOfTerm,
  };
}
