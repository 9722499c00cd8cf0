// What finds a specialty or a line of business in texts, as the lexicon writes it, and what a post tells of it. Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import { isShort } from '../../cv/posts/short-posts.ts';
import { withoutAsides } from '../../cv/stance/told-aside.ts';
import { escaped } from '../../text/expressions/escaped.ts';
import { firstLook } from '../../text/expressions/first-look.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { ANY_OF, topicOf } from '../../spec/papers/topics.ts';
import { calledBy } from './called.ts';
import { headerOf } from './header.ts';

/** Of a first line that tells of the work as well, what may name the post. */
const HEAD_LENGTH = 80;

/** What finds a specialty in a text in lower case: by what it is called, and by all that tells of it. */
export type Specialty = {
  isCalledIn(text: string): boolean;
  isToldIn(text: string): boolean;
  thingsIn(text: string): readonly string[];
};

/** One look at a post shows which of hundreds it may tell of. */
const { testOf, matchesOf } = firstLook();

/** A specialty as the lexicon writes it; all of them must be read before a text is looked at. */
export function specialtyOf(written: string): Specialty {
  const [names = '', more = ''] = written.replaceAll('’', "'").split('|');
  const called = names === '' ? [] : names.split(';');
  const told = matchesOf(anyOf([...called, ...(more === '' ? [] : more.split(';'))]));
  return {
    isCalledIn: called.length === 0 ? () => false : testOf(anyOf(called)),
    isToldIn: (text) => told(text).length > 0,
    thingsIn: (text) => told(text).map(([thing]) => thing),
  };
}

/** Longer first; a star stands for any ending. "Post-primary" is not primary. */
function anyOf(phrases: readonly string[]): { source: string; flags: string } {
  const alternatives = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => escaped(phrase).replaceAll(String.raw`\*`, String.raw`\p{L}*`));
  return {
    source: String.raw`(?<![\p{L}\p{N}])(?<!\b(?:post|non|extra)[- ])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`,
    flags: 'gu',
  };
}

/** What a post is called and tells, in lower case. */
export type Post = { whole: string; head: string; told: Map<Specialty, number> };
/** What a post tells of itself without its denials, in lower case. */
export const textOf = rememberedOf((role: Role, cv: Cv): Post => {
  const { title, short } = headerOf(role);
  const heads = title === undefined || short.includes(title) ? short : [title];
  const first = role.lines[0]?.text.slice(0, HEAD_LENGTH) ?? '';
  const called = headerOf(role).namesPost ? [] : calledBy(role, cv);
  const head = [first, ...heads.map(({ text }) => text), ...called].join('\n').toLowerCase();
  const lines = role.lines.filter(({ denied }) => denied.length === 0);
  const whole = lines
    .map(({ text }) => withoutAsides(text, isShort(role)).toLowerCase().replace(WHERE_FROM, ' '))
    .join('\n');
  return { whole, head, told: new Map<Specialty, number>() };
});

/** "Patients stepped down from ICU", "escalation to critical care", "Übernahmen von der Intensivstation": where others come from and go to. */
const WHERE_FROM =
  /(?<!\p{L})(?:step(?:ped|ping|s)?[- ]?downs?|discharge[sd]?|escalat(?:ed|es|ing|ions?)|referr(?:als?|ed)|handovers?|just|fresh|straight|newly|(?:patients?|admissions?) (?:transferred|admitted|coming|returning)|admissions|verlegung(?:en)?|übernahmen?|überleitung(?:en)?|(?:patients? )?(?:transférée?s?|adressée?s?|sortants?)) (?:from|to|into|out of|von|aus|auf|in|de|du|des|vers|en) (?:the |an? |our |der |die |dem |la |le |les |l['’])?[\p{L}&]+(?:[ /][\p{L}&]+)?/gu;

/** How many different things a post tells of a specialty; looked for once, whichever demands ask. */
export function differentIn({ whole, told }: Post, specialty: Specialty): number {
  const ready = told.get(specialty);
  if (ready !== undefined) return ready;
  const things = specialty.thingsIn(whole);
  const count = new Set(things.map((one) => (one.endsWith('s') ? one.slice(0, -1) : one))).size;
  told.set(specialty, count);
  return count;
}

/** A choice is one of things; where and at whom they are done stands behind a word of place. */
const CHOICE = /\bor\b|\boder\b|\bou\b|[,/]/;
const PLACE =
  /(?<!\p{L})(?:(?:in|at|within|im|bei|dans|chez|en)(?!\p{L})|for (?=an? )|für (?=eine)|pour (?=une? ))/u;

/** "In a secondary setting, as SENCO, deputy or head of a unit": in which posts, and of no other specialty. */
function withoutPostsListed(text: string, wanted: readonly Specialty[]): string {
  const at = text.search(AS_POSTS);
  return at > 0 && !wanted.some((one) => one.isCalledIn(text.slice(at))) ? text.slice(0, at) : text;
}

const AS_POSTS = /[,;(]\s?(?:be it |whether |either )?(?:as|als|comme|en tant que)\s/u;

/** "Packing lines, any fast moving industry", "rather than in a consultancy": no further thing to choose. */
const WHATEVER =
  /^\s*(?:any|whatever|whichever|all|rather than|instead of|an? (?:similar|comparable|equivalent) (?:regime|framework|directive|law|act|rules?|regulations?)|egal|statt|tout|plutôt)(?!\p{L})/iu;

/** "Main or large subcontractor", "oil or chemical tankers", "household or motor injury claims": a word that shares the name behind it. */
function isOfNext(choice: string, next: string | undefined, wanted: readonly Specialty[]): boolean {
  if (next === undefined) return false;
  const words = choice.replace(ARTICLE, '').trim().split(/\s+/);
  const behind = next.trim().split(/\s+/);
  const shared =
    words.length === 1
      ? [next]
      : [behind.slice(-1), behind.slice(1)].map((rest) => [words.at(-1), ...rest].join(' '));
  return wanted.some((one) => shared.some((whole) => one.isToldIn(whole)));
}

const ARTICLE = /^\s*(?:an?|the|eine[mnrs]?|une?)\s/u;

/** "In residential care of the old (deputy or manager)": posts in brackets. */
const BRACKETED = /\(([^()]*)\)/gu;
const AND_OR = /\band\/or\b|\bund\/oder\b|\bet\/ou\b/gu;

/** How posts are shortened, in lower case. */
const SHORT_POST = /^(?:pdl|wbl|edl|gm|agm|hca|cdp|senco)$/u;

function listsPosts(text: string): boolean {
  const names = text.split(CHOICE).map((part) => part.trim().split(' ').at(-1) ?? '');
  return names.length > 1 && names.some((name) => namesRole(name) || SHORT_POST.test(name));
}

/** Whether a choice leaves the division: of "hospital, community or primary care" no one is asked for. */
export function isOpen(text: string, wanted: readonly Specialty[]): boolean {
  if (!ANY_OF.test(text)) return false;
  const asked = text
    .replace(AND_OR, 'or')
    .replace(BRACKETED, (all, within: string) => (listsPosts(within) ? '' : all));
  return withoutPostsListed(asked, wanted)
    .split(PLACE)
    .filter((part) => ANY_OF.test(part) && wanted.some((one) => one.isCalledIn(part)))
    .flatMap((part) => part.split(CHOICE))
    .some(
      (choice, index, all) =>
        !WHATEVER.test(choice) &&
        !isOfNext(choice, all[index + 1], wanted) &&
        topicOf(choice).size > 0 &&
        !namesRole(choice.trim().split(' ').at(-1) ?? '') &&
        !wanted.some((one) => one.isToldIn(choice)),
    );
}
