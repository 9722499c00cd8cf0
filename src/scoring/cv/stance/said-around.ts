// What the clause around a stretch says of it, whether it names a paper or a thing: denied, lapsed, pursued. Pure.

import { allIn } from '../../text/expressions/all-in.ts';
import { mayMatch, testOf } from '../../text/expressions/first-look.ts';
import { writtenFor } from '../../text/expressions/latin.ts';
import type { Place } from '../../text/place.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { clauseAround } from './clauses.ts';
import {
  ABANDONED,
  APPLIED,
  AT_FIRST,
  AT_FIRST_REACH,
  CLOSES_LIST,
  CURRENT,
  DENIED_AFTER,
  DENIED_BEFORE,
  DENIES,
  DOUBTS,
  EXPIRY,
  HARMLESS,
  LAPSED,
  NEGATION,
  NEW_STATEMENT,
  OBJECTIVE,
  OF_OTHERS,
  OF_VERB,
  ON_OCCASION,
  PURSUED,
  REACH,
  TO_COME,
} from './stance-words.ts';

/** `elsewhere` is decided by whoever knows the spec. */
export type Stance = 'held' | 'denied' | 'pursued' | 'lapsed' | 'elsewhere';
/** `isExplicit` when it is said in words and not by silence, `isWish` when it is only wished for. */
export type Told = { stance: Stance; isExplicit: boolean; isWish?: boolean };
/** A stretch within its clause, what stands before and behind it there, and what follows the clause. */
export type Said = Reading & { clause: string; before: string; found: string; after: string; behind: string };
/** Whether it is worth the time to look for something; of a stretch between words the whole text tells. */
export type May = (look: (text: string) => boolean) => boolean;

const isDenying = testOf(DENIES);
const isDoubting = testOf(DOUBTS);
const mayBeHarmless = mayMatch(HARMLESS);
const mayBeNegated = mayMatch(NEGATION);
const mayBeDeniedAfter = mayMatch(DENIED_AFTER);
const deniedAfterFor = writtenFor(DENIED_AFTER);
const mayBeDeniedBefore = mayMatch(DENIED_BEFORE);
const mayBePursued = mayMatch(PURSUED);
const pursuedFor = writtenFor(PURSUED);
const mayBeAbandoned = mayMatch(ABANDONED);
const mayBeLapsed = mayMatch(LAPSED);
const mayBeApplied = mayMatch(APPLIED);
const mayBeToCome = mayMatch(TO_COME);
const mayBeCurrent = mayMatch(CURRENT);
const mayExpire = mayMatch(EXPIRY);

type Reading = { denies: boolean; doubts: boolean };
/** What a text may say at all. */
const readingOf = rememberedOfLine((text): Reading => ({
  denies: isDenying(text),
  doubts: isDoubting(text),
}));

/** Whether a line says anything of how it is meant; most do not, and need no second look. */
export function mayQualify(text: string): boolean {
  const { denies, doubts } = readingOf(text);
  return denies || doubts;
}

/** The clause around a stretch of a text, in its parts. */
export function saidAround(text: string, { start, end }: Place): Said {
  const { text: clause, from } = clauseAround(text, start, end);
  const [at, to] = [start - from, end - from];
  return {
    ...readingOf(text),
    clause,
    before: clause.slice(0, at),
    found: clause.slice(at, to),
    after: clause.slice(to),
    behind: text.slice(from + clause.length),
  };
}

/** What is denied is pursued where a clause tells of an objective. */
export function asDenied({ clause }: Said): Told {
  return { stance: OBJECTIVE.test(clause) ? 'pursued' : 'denied', isExplicit: true };
}

/** What the part of a clause that is of the stretch says became of it; null where it says nothing. */
export function becameOf(
  near: string,
  { denies, doubts, before, after }: Said,
  may: May,
  nowMs: number,
): Told | null {
  if (denies && may(mayBeAbandoned) && ABANDONED.test(near)) return { stance: 'denied', isExplicit: true };
  const expiry = doubts && may(mayExpire) ? expiryOf(near, nowMs) : null;
  if (expiry === 'future' && !APPLIED.test(before)) return { stance: 'held', isExplicit: true };
  if (doubts && (expiry === 'past' || (may(mayBeLapsed) && LAPSED.test(near))))
    return { stance: 'lapsed', isExplicit: true };
  const isPursued =
    doubts &&
    ((may(mayBePursued) && pursuedFor(near).test(near)) ||
      (may(mayBeToCome) && TO_COME.test(after)) ||
      (may(mayBeApplied) && APPLIED.test(before)));
  return isPursued ? { stance: 'pursued', isExplicit: true } : null;
}

/** What nothing is said against is held. */
export function asHeld(near: string, may: May): Told {
  return { stance: 'held', isExplicit: may(mayBeCurrent) && CURRENT.test(near) };
}

/** Whether a clause denies the stretch. */
export function isDenied(said: Said, may: May): boolean {
  const { before, after } = said;
  const isHarmless = may(mayBeHarmless);
  if (may(mayBeNegated) && isNegated(said)) return true;
  if (isHarmless || may(mayBeDeniedAfter)) {
    const told = isHarmless ? after.replace(HARMLESS, '') : after;
    if (deniedAfterFor(told).test(told)) return true;
  }
  return may(mayBeDeniedBefore) && DENIED_BEFORE.test(before);
}

/** Whether words before a stretch deny it. */
function isNegated({ before, found, after }: Said): boolean {
  const bare = `${before}${found}${AT_FIRST_REACH.exec(after)?.[0] ?? ''}`
    .replace(AT_FIRST, (words) => '_'.repeat(words.length))
    .replace(HARMLESS, (words) => '_'.repeat(words.length))
    .replace(OF_OTHERS, (words) => '_'.repeat(words.length))
    .replace(ON_OCCASION, (words) => '_'.repeat(words.length))
    .slice(0, before.length)
    // What is said in parentheses is said of what stands before them.
    .replace(/\([^()]*\)/g, (words) => '_'.repeat(words.length));
  // "Neither ... nor" is known by what follows.
  const last = allIn(`${bare}${found}${after}`, NEGATION).findLast(({ index }) => index < bare.length);
  if (last === undefined) return false;
  const gap = bare.slice(last.index + last[0].length);
  const isClosed =
    OF_VERB.test(last[0]) && gap.includes(',') && !CLOSES_LIST.test(gap + found + after.slice(0, REACH));
  return gap.length <= REACH && !isClosed && !NEW_STATEMENT.test(gap);
}

/** The part between commas that holds the stretch, its parentheses, and the part after it where that begins no other thing. */
export function nearby({ before, found, after }: Said): string {
  const lead = before.slice(before.lastIndexOf(',') + 1);
  const follow =
    /^[^,(]*(?:\([^)]*\))?[^,]*(?:,\s*(?=(?:lapsed|expired|last|refresher|renewal|in progress|expected|pending|valid|current|renewed|exp|until|not|non|nicht|abgelaufen|gültig|expiré|en cours|\d+ of|modules|exams?|portfolio|abandonn\w*|revoked|suspended|surrendered|withdrawn|since|active|studying|part|ohne|without|dropped|abandoned|abgebrochen|unfinished|left|not completed|incomplete|sans)\b)[^,]*)?/i.exec(
      after,
    )?.[0] ?? '';
  return `${lead}${found}${follow}`;
}

function expiryOf(text: string, nowMs: number): 'past' | 'future' | null {
  const years = allIn(text, EXPIRY).map((match) => Number(match[1]));
  if (years.length === 0) return null;
  return Math.max(...years) >= new Date(nowMs).getUTCFullYear() ? 'future' : 'past';
}
