// Whether a post has the words of the job in the sense of another trade, by what it tells beside them. Where the spec
// itself speaks of that trade, or the post of the job's own, nothing is held against it. Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import { FALSE_FRIENDS, type FalseFriend } from '../../lexicon/false-friends.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';

/** So many different things tell of the other trade, in one post and in a whole CV. */
const TOLD_MIN = 2;
const TOLD_IN_ALL_MIN = 3;

const ofSpecs = new WeakMap<Spec, readonly FalseFriend[]>();

/** The pairs of which a spec asks for the one trade and never speaks of the other. */
function friendsOf(spec: Spec): readonly FalseFriend[] {
  const ready = ofSpecs.get(spec);
  if (ready !== undefined) return ready;
  const text = [spec.title, ...spec.units.map((unit) => unit.text)].join('\n');
  const found = FALSE_FRIENDS.filter(({ asked, told }) => asked.test(text) && text.search(told) === -1);
  ofSpecs.set(spec, found);
  return found;
}

/** Whether a post is of a trade that only shares the job's words. */
export function isFalseFriend(role: Role, spec: Spec): boolean {
  const friends = friendsOf(spec);
  if (friends.length === 0) return false;
  const text = role.lines.map((line) => line.text).join('\n');
  return friends.some((friend) => isOf(friend, text));
}

/** Whether a CV as a whole is of a trade that only shares the job's words. */
export function isAllFalse(cv: Cv, spec: Spec): boolean {
  const friends = friendsOf(spec);
  if (friends.length === 0) return false;
  const text = cv.lines.map((line) => line.text).join('\n');
  return friends.some((friend) => isOf(friend, text, TOLD_IN_ALL_MIN));
}

/** Whether a CV as a whole speaks of a trade that has a paper of the same name as `unit` asks for. */
export function namesFalsely({ credentials, text }: Unit, cv: Cv): boolean {
  const names = new Set(credentials.map(({ name }) => name));
  const friends = FALSE_FRIENDS.filter(
    ({ papers, told }) => papers.some((paper) => names.has(paper)) && text.search(told) === -1,
  );
  if (friends.length === 0) return false;
  const whole = cv.lines.map((line) => line.text).join('\n');
  return friends.some((friend) => isOf(friend, whole));
}

function isOf({ told, unless }: FalseFriend, text: string, least = TOLD_MIN): boolean {
  if (unless?.test(text) === true) return false;
  return new Set((text.match(told) ?? []).map((one) => one.toLowerCase().replace(/s$/, ''))).size >= least;
}
