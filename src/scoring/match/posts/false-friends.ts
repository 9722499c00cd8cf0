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

/** What a CV tells of the pairs of a spec: those that any of its posts may be of, and whether all of it is of one. */
type Told = { spec: Spec; friends: readonly FalseFriend[]; isAll: boolean };
const ofCvs = new WeakMap<Cv, Told>();

/** Worked out once: most CVs tell of none, and none of their posts need be searched. */
function toldBy(cv: Cv, spec: Spec): Told {
  const ready = ofCvs.get(cv);
  if (ready?.spec === spec) return ready;
  const asked = friendsOf(spec);
  const text = asked.length === 0 ? '' : textOf(cv);
  const friends = asked.filter(({ told }) => countOf(told, text) >= TOLD_MIN);
  const isAll = friends.some((friend) => isOf(friend, text, TOLD_IN_ALL_MIN));
  const found = { spec, friends, isAll };
  ofCvs.set(cv, found);
  return found;
}

/** Whether a post is of a trade that only shares the job's words. */
export function isFalseFriend(role: Role, cv: Cv, spec: Spec): boolean {
  const { friends } = toldBy(cv, spec);
  if (friends.length === 0) return false;
  const text = textOf(role);
  return friends.some((friend) => isOf(friend, text));
}

/** Whether a CV as a whole is of a trade that only shares the job's words. */
export function isAllFalse(cv: Cv, spec: Spec): boolean {
  return toldBy(cv, spec).isAll;
}

/** Whether a CV as a whole speaks of a trade that has a paper of the same name as `unit` asks for. */
export function namesFalsely({ credentials, text }: Unit, cv: Cv): boolean {
  const names = new Set(credentials.map(({ name }) => name));
  const friends = FALSE_FRIENDS.filter(
    ({ papers, told }) => papers.some((paper) => names.has(paper)) && text.search(told) === -1,
  );
  if (friends.length === 0) return false;
  const whole = textOf(cv);
  return friends.some((friend) => isOf(friend, whole));
}

function isOf({ told, unless }: FalseFriend, text: string, least = TOLD_MIN): boolean {
  return countOf(told, text) >= least && unless?.test(text) !== true;
}

/** How many different things of another trade a text tells. */
function countOf(told: RegExp, text: string): number {
  return new Set((text.match(told) ?? []).map((one) => one.toLowerCase().replace(/s$/, ''))).size;
}

function textOf({ lines }: Pick<Cv, 'lines'>): string {
  return lines.map(({ text }) => text).join('\n');
}
