// How a CV means a paper that it names: more is asked of it than of a thing, since there are candidates for it, days to
// come, and papers that were given up; "Level 7 in progress" leaves Level 5 alone. Pure.

import type { Place } from '../../text/place.ts';
import { isStillAtSchool } from './at-school.ts';
import { wasElected } from './elected.ts';
import { withoutNeverLost } from './never-lost.ts';
import { isOnlyWished } from './only-wished.ts';
import { fateOf } from './paper-history.ts';
import {
  goesOn,
  goneOn,
  isGivenUp,
  isMemberSince,
  isNoneBehind,
  isNotTaken,
  isOnCondition,
  isToCome,
  isWithout,
  wasBrokenOff,
  wasHadOnce,
  wasRefused,
} from './paper-stance.ts';
import {
  asDenied,
  asHeld,
  becameOf,
  isDenied,
  nearby,
  saidAround,
  type Said,
  type Told,
} from './said-around.ts';
import { APPLIES, FOLLOWS_MAX, ON_ITS_WAY } from './stance-words.ts';

/** All is worth the time. */
const may = () => true;

/** What the text says of the paper that a stretch of it names. */
export function paperStanceAt(written: string, place: Place, nowMs: number): Told {
  const { start, end } = place;
  const text = withoutNeverLost(written);
  const around = saidAround(text, place);
  const said = { ...around, after: around.after + goneOn(around.behind) };
  const { before, found, after, denies, doubts } = said;
  if (isNoneBehind(text.slice(end))) return { stance: 'denied', isExplicit: true };
  if (wasElected(text.slice(end))) return { stance: 'held', isExplicit: true };
  if (isOnlyWished(text, before, found, after)) return { stance: 'denied', isExplicit: true, isWish: true };
  const near = nearbyPaper(said);
  if (isOnCondition(near)) return { stance: 'pursued', isExplicit: true };
  if (wasRefused(near)) return { stance: 'denied', isExplicit: true };
  const fate = fateOf(text, start, end, nowMs);
  if (fate !== null) return { stance: fate, isExplicit: true };
  if (isNotTaken(after)) return { stance: 'elsewhere', isExplicit: true };
  if (wasBrokenOff(text)) return { stance: 'denied', isExplicit: true };
  if (isGivenUp(near) || wasHadOnce(before, found, after)) return { stance: 'lapsed', isExplicit: true };
  if (denies && (isDenied(said, may) || (isWithout(after) && !APPLIES.test(said.clause)))) {
    const isOnItsWay = doubts && ON_ITS_WAY.test(text.slice(end, end + FOLLOWS_MAX));
    return isOnItsWay ? { stance: 'pursued', isExplicit: true } : asDenied(said);
  }
  const became = becameOf(near, said, may, nowMs);
  if (became?.stance === 'pursued' && isMemberSince(near, nowMs)) return { stance: 'held', isExplicit: true };
  if (became !== null) return became;
  if (isToCome(said, near, nowMs) || isStillAtSchool(text, start, end, nowMs))
    return { stance: 'pursued', isExplicit: true };
  return asHeld(near, may);
}

/** What of a clause is said of the paper: the part that holds it, with all that goes on about it. */
function nearbyPaper(said: Said): string {
  const { before, found, after } = said;
  const near = nearby(said);
  const seen = near.length - (/[^,]*$/.exec(before)?.[0].length ?? 0) - found.length;
  let more = '';
  for (const part of after.slice(seen).split(',').slice(1)) {
    if (!goesOn(part)) break;
    more += `,${part}`;
  }
  return near + more;
}
