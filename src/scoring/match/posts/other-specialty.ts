// Whether a post is of another specialty than the one asked for: who types wills and transfers for years has typed for no
// court, though the trade is the same. Only what a post tells of another specialty of the same division speaks against it,
// and only where nothing tells of the one asked for. Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import { denyingLines } from '../../cv/denying-lines.ts';
import { DIVISIONS, HEALTH } from '../../lexicon/specialties.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { ANY_OF, topicOf } from '../../spec/papers/topics.ts';
import { calledBy } from './called.ts';
import { headerOf } from './header.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** What finds a specialty: by what it is called, and by all that tells of it. */
type Specialty = { openings: readonly string[]; readonly called: RegExp; readonly told: RegExp };

/** Letters by which a name is looked for before its expression is made. */
const OPENING = 3;

/** Of another specialty a post must be called, or tell so many different things. */
const TOLD_MIN = 2;
/** Of a first line that tells of the work as well, what may name the post. */
const HEAD_LENGTH = 80;
/** Few things that tell of the one asked for, among so many times more that tell of another. */
const PASSING_MAX = 2;
const PLAIN_MIN = 3;
const MORE = 3;

/** A longer line denies one thing and tells of another. */
const DENIAL_LENGTH_MAX = 90;
const NO_WORK =
  /(?<!\p{L})(?:no|never|not (?:yet )?(?:worked|done|been)|without|keine?|noch nie|nie|ohne|aucune?|jamais|pas (?:encore )?(?:de|d’|d')?)(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:work(?:ed|ing)?|jobs?|experience|projects?|posts?|sites?|so far|erfahrung\p{L}*|projekte?|gearbeitet|tätig\p{L}*|expérience|chantiers?|projets?|travaillé)(?!\p{L})/iu;

/** A division as it is read. */
type ReadDivision = { specialties: readonly Specialty[]; isOfHealth: boolean };

let read: ReadDivision[] | null = null;

function divisions(): ReadDivision[] {
  read ??= DIVISIONS.map((division) => ({
    specialties: division.map(specialtyOf),
    isOfHealth: HEALTH.includes(division),
  }));
  return read;
}

/** Its expressions are made when they are first needed: most demands are of no specialty, and none is of many. */
function specialtyOf(written: string): Specialty {
  const [names = '', more = ''] = written.split('|');
  const called = names === '' ? [] : names.split(';');
  let calledBy: RegExp | null = null;
  let toldBy: RegExp | null = null;
  return {
    openings: called.map((name) => name.replace(/\*.*$/, '').slice(0, OPENING)),
    get called() {
      return (calledBy ??= called.length === 0 ? NEVER : anyOf(called));
    },
    get told() {
      return (toldBy ??= anyOf([...called, ...(more === '' ? [] : more.split(';'))]));
    },
  };
}

const NEVER = /(?!)/gu;

/** How the words of a text begin. */
function openingsOf(text: string): ReadonlySet<string> {
  const openings = new Set<string>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu))
    for (let length = 1; length <= OPENING; length += 1) openings.add(text.slice(index, index + length));
  return openings;
}

/** Longer first; a star stands for any ending. "Post-primary" is not primary. */
function anyOf(phrases: readonly string[]): RegExp {
  const alternatives = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase.replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`),
    );
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<!\b(?:post|non|extra)[- ])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`,
    'gu',
  );
}

/** The division that a demand speaks of, and which of its specialties. */
type Asked = ReadDivision & { wanted: readonly Specialty[] };
/** A choice is one of things; where and at whom they are done stands behind a word of place. */
const CHOICE = /\bor\b|\boder\b|\bou\b|[,/]/;
const PLACE = /(?<!\p{L})(?:in|at|within|im|bei|dans|chez|en)(?!\p{L})/u;

/** Whether a choice leaves the division: of "hospital, community or primary care" no one is asked for. */
function isOpen(text: string, wanted: readonly Specialty[]): boolean {
  if (!ANY_OF.test(text)) return false;
  return text
    .split(PLACE)
    .filter((part) => ANY_OF.test(part) && wanted.some(({ called }) => part.search(called) >= 0))
    .flatMap((part) => part.split(CHOICE))
    .some(
      (choice) =>
        topicOf(choice).size > 0 &&
        !namesRole(choice.trim().split(' ').at(-1) ?? '') &&
        !wanted.some(({ told }) => choice.search(told) >= 0),
    );
}

const askedBy = new Map<string, readonly Asked[]>();
const ASKED_MAX = 2000;

function askedIn(text: string): readonly Asked[] {
  const ready = askedBy.get(text);
  if (ready !== undefined) return ready;
  const lower = text.toLowerCase();
  const openings = openingsOf(lower);
  const asked = divisions().flatMap((division) => {
    const wanted = division.specialties.filter(
      (one) => one.openings.some((opening) => openings.has(opening)) && lower.search(one.called) >= 0,
    );
    return wanted.length > 0 && !isOpen(lower, wanted) ? [{ ...division, wanted }] : [];
  });
  if (askedBy.size >= ASKED_MAX) askedBy.clear();
  askedBy.set(text, asked);
  return asked;
}

/** Whether what `demand` asks for is a specialty, and the post tells of another of its division and nothing of that. */
export function isOtherSpecialty(demand: string, role: Role, cv: Cv): boolean {
  const asked = askedIn(demand);
  if (asked.length === 0) return false;
  const post = textOf(role, cv);
  return asked.some((division) => isOther(division, post) || isDenied(division, post, cv));
}

/** "No roads work so far", in a CV whose post has none of it. */
function isDenied({ wanted }: Asked, post: Post, cv: Cv): boolean {
  return (
    wanted.every((one) => differentIn(post, one) === 0) &&
    denyingLines(cv).some(
      ({ text }) =>
        text.length <= DENIAL_LENGTH_MAX &&
        NO_WORK.test(text) &&
        wanted.some(({ told }) => text.toLowerCase().search(told) >= 0),
    )
  );
}

function isOther({ specialties, wanted }: Asked, post: Post): boolean {
  const { head } = post;
  const own = Math.max(...wanted.map((one) => differentIn(post, one)));
  const others = specialties.filter((one) => !wanted.includes(one));
  if (own === 0)
    return others.some((one) => head.search(one.called) >= 0 || differentIn(post, one) >= TOLD_MIN);
  // A word or two of it in a post that is called by another and full of that.
  return (
    own <= PASSING_MAX &&
    !wanted.some(({ called }) => head.search(called) >= 0) &&
    others.some((one) => (own === 1 || head.search(one.called) >= 0) && differentIn(post, one) >= MORE * own)
  );
}

/** How plainly a post is of the specialties that a demand asks for: it is called by each, or full of it, or has a word of it. */
export type Shown = 'plainly' | 'in passing' | 'not';

/** How a post shows the specialties that a demand asks for; not at all where it asks for none. */
export function specialtyShown(demand: string, role: Role, cv: Cv): Shown {
  const asked = askedIn(demand);
  if (asked.length === 0) return 'not';
  const post = textOf(role, cv);
  const shown = asked.map(({ wanted }) => Math.max(...wanted.map((one) => plainnessOf(one, post))));
  const least = Math.min(...shown);
  return least >= PLAIN_MIN ? 'plainly' : least > 0 ? 'in passing' : 'not';
}

/** Whether a text tells of each specialty of a health profession that a demand asks for; true where it asks for none. */
export function tellsOfSpecialty(demand: string, text: string): boolean {
  const lower = text.toLowerCase();
  return askedIn(demand)
    .filter(({ isOfHealth }) => isOfHealth)
    .every(({ wanted }) => wanted.some(({ told }) => lower.search(told) >= 0));
}

/** What a post is called by tells as much as so many words. */
function plainnessOf(specialty: Specialty, post: Post): number {
  const { called } = specialty;
  return post.head.search(called) >= 0
    ? PLAIN_MIN
    : differentIn(post, specialty) + (post.whole.search(called) >= 0 ? 1 : 0);
}

/** How many different things a post tells of a specialty; looked for once, whichever demands ask. */
function differentIn({ whole, told }: Post, specialty: Specialty): number {
  const ready = told.get(specialty);
  if (ready !== undefined) return ready;
  const things = whole.match(specialty.told) ?? [];
  const count = new Set(things.map((one) => (one.endsWith('s') ? one.slice(0, -1) : one))).size;
  told.set(specialty, count);
  return count;
}

type Post = { whole: string; head: string; told: Map<Specialty, number> };
/** What a post tells of itself without its denials, in lower case. */
const textOf = rememberedOf((role: Role, cv: Cv): Post => {
  const { title, short } = headerOf(role);
  const heads = title === undefined || short.includes(title) ? short : [title];
  const first = role.lines[0]?.text.slice(0, HEAD_LENGTH) ?? '';
  const called = headerOf(role).namesPost ? [] : calledBy(role, cv);
  const head = [first, ...heads.map(({ text }) => text), ...called].join('\n').toLowerCase();
  const lines = role.lines.filter(({ denied }) => denied.length === 0);
  const whole = lines.map(({ text }) => text.toLowerCase()).join('\n');
  return { whole, head, told: new Map<Specialty, number>() };
});
