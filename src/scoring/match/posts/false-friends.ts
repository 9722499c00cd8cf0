// Whether a post has the words of the job in the sense of another trade, by what it tells beside them. Where the spec
// itself speaks of that trade, or the post of the job's own, nothing is held against it. Pure.

import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import { FALSE_FRIENDS, type FalseFriend } from '../../lexicon/false-friends.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { firstLook, matchesOf, mayMatch } from '../../text/expressions/first-look.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** So many different things tell of the other trade, in one post and in a whole CV. */
const TOLD_MIN = 2;
const TOLD_IN_ALL_MIN = 3;

/** What tells of the other trade in a line; nothing of it goes on over lines. */
const toldIn = new Map(FALSE_FRIENDS.map((friend) => [friend, matchesOf(friend.told)]));
/** Most lines tell of no such trade. */
const mayTell = mayMatch(...FALSE_FRIENDS.map(({ told }) => told));

/** The first look at whole specs: what asks for the job's own trade. */
const { testOf } = firstLook();
const asks = new Map(FALSE_FRIENDS.map((friend) => [friend, testOf(friend.asked)]));

/** The pairs of which a spec asks for the one trade and never speaks of the other. */
export const friendsOf = rememberedOf((spec: Spec): readonly FalseFriend[] => {
  const text = [spec.title, ...spec.units.map((unit) => unit.text)].join('\n');
  return FALSE_FRIENDS.filter(
    (friend) => asks.get(friend)?.(text) === true && text.search(friend.told) === -1,
  );
});

/** What a CV tells of the pairs of a spec: those that any of its posts may be of, and whether all of it is of one. */
type Told = { spec: Spec; friends: readonly FalseFriend[]; isAll: boolean };
const ofCvs = new WeakMap<Cv, Told>();

/** Worked out once: most CVs tell of none, and none of their posts need be searched. */
function toldBy(cv: Cv, spec: Spec): Told {
  const ready = ofCvs.get(cv);
  if (ready?.spec === spec) return ready;
  const asked = friendsOf(spec);
  const lines = asked.length === 0 ? [] : cv.lines.filter(({ text }) => mayTell(text));
  const friends = asked.filter((friend) => countOf(friend, lines) >= TOLD_MIN);
  const isAll = friends.some((friend) => isOf(friend, cv.lines, TOLD_IN_ALL_MIN));
  const found = { spec, friends, isAll };
  ofCvs.set(cv, found);
  return found;
}

/** Whether a post is of a trade that only shares the job's words. */
export function isFalseFriend(role: Role, cv: Cv, spec: Spec): boolean {
  const { friends } = toldBy(cv, spec);
  return friends.some((friend) => isOf(friend, role.lines));
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
  return friends.some((friend) => isOf(friend, cv.lines));
}

function isOf(friend: FalseFriend, lines: readonly EvidenceLine[], least = TOLD_MIN): boolean {
  return countOf(friend, lines) >= least && !lines.some(({ text }) => friend.unless?.test(text) === true);
}

/** How many different things of another trade lines tell. */
function countOf(friend: FalseFriend, lines: readonly EvidenceLine[]): number {
  const matchesIn = toldIn.get(friend);
  if (matchesIn === undefined) return 0;
  const things = new Set<string>();
  for (const { text } of lines)
    for (const [thing] of matchesIn(text)) things.add(thing.toLowerCase().replace(/s$/, ''));
  return things.size;
}
