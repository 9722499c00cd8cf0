// Whether a post has the words of the job in the sense of another trade, by what it tells beside them. Where the spec
// itself speaks of that trade, or the post of the job's own, nothing is held against it. Pure.

import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import { FALSE_FRIENDS } from '../../lexicon/false-friends.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf, rememberedOfLine } from '../../text/remembered.ts';
import { readerOf } from '../../text/terms/word-lists.ts';

/** So many different things tell of the other trade, in one post and in a whole CV. */
const TOLD_MIN = 2;
const TOLD_IN_ALL_MIN = 3;

/** What a text asks for of the pairs, and what it tells of their other trades; by the places of the pairs. */
const askedIn = readerOf(FALSE_FRIENDS.map(({ asked }) => asked));
const toldIn = readerOf(FALSE_FRIENDS.map(({ told }) => told));
const toldInLine = rememberedOfLine(toldIn);
const ownInLine = rememberedOfLine(readerOf(FALSE_FRIENDS.map(({ unless }) => unless)));

/** The pairs of which a spec asks for the one trade and never speaks of the other, by their places. */
export const friendsOf = rememberedOf((spec: Spec): readonly number[] => {
  const text = [spec.title, ...spec.units.map((unit) => unit.text)].join('\n');
  const told = toldIn(text);
  return [...askedIn(text).keys()].filter((friend) => !told.has(friend)).toSorted((a, b) => a - b);
});

/** What a CV tells of the pairs of a spec: those that any of its posts may be of, and whether all of it is of one. */
type Told = { spec: Spec; friends: readonly number[]; isAll: boolean };
const ofCvs = new WeakMap<Cv, Told>();

/** Worked out once: most CVs tell of none, and none of their posts need be searched. */
function toldBy(cv: Cv, spec: Spec): Told {
  const ready = ofCvs.get(cv);
  if (ready?.spec === spec) return ready;
  const friends = friendsOf(spec).filter((friend) => countOf(friend, cv.lines) >= TOLD_MIN);
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
export function namesFalsely(unit: Unit, cv: Cv): boolean {
  return friendsByPaper(unit).some((friend) => isOf(friend, cv.lines));
}

/** The pairs with a paper that a unit asks for, where it never speaks of the other trade. */
const friendsByPaper = rememberedOf(({ credentials, text }: Unit): readonly number[] => {
  const friends = FALSE_FRIENDS.flatMap(({ papers }, friend) =>
    credentials.some(({ name }) => papers.includes(name)) ? [friend] : [],
  );
  if (friends.length === 0) return friends;
  const told = toldIn(text);
  return friends.filter((friend) => !told.has(friend));
});

function isOf(friend: number, lines: readonly EvidenceLine[], least = TOLD_MIN): boolean {
  // What somebody plays or reads for pleasure says nothing of the trade.
  const shows = ({ text, section }: EvidenceLine) => section !== 'other' && ownInLine(text).has(friend);
  return countOf(friend, lines) >= least && !lines.some(shows);
}

/** How many different things of another trade lines tell. */
function countOf(friend: number, lines: readonly EvidenceLine[]): number {
  const things = new Set<string>();
  for (const { text } of lines) for (const thing of toldInLine(text).get(friend) ?? []) things.add(thing);
  return things.size;
}
