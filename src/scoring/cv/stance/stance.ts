// How a CV means what it names: held, denied, pursued, lapsed. Decided for a place in a line, from its own clause, so
// that "no conditions" denies no registration and "Level 7 in progress" leaves Level 5 alone. Pure.

import { allIn } from '../../text/all-in.ts';
import { wasElected } from './elected.ts';
import { mayMatch, testOf } from '../../text/first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { isStillAtSchool } from './at-school.ts';
import { clauseAround } from './clauses.ts';
import { isOnlyWished } from './only-wished.ts';
import { fateOf } from './paper-history.ts';
import { goesOn, goneOn, isGivenUp, isToCome, isWithout, wasBrokenOff } from './paper-stance.ts';
import {
  ABANDONED,
  AIM,
  APPLIED,
  APPLIES,
  AT_FIRST,
  AT_FIRST_REACH,
  CLOSES_LIST,
  CURRENT,
  DENIED_AFTER,
  DENIED_BEFORE,
  DENIES,
  DOUBTS,
  EXPIRY,
  FOLLOWS_MAX,
  HARMLESS,
  LAPSED,
  NEGATION,
  NEW_STATEMENT,
  OBJECTIVE,
  OF_OTHERS,
  OF_VERB,
  ON_ITS_WAY,
  ON_OCCASION,
  PURSUED,
  REACH,
  TO_COME,
} from './stance-words.ts';

/** `elsewhere` is decided by whoever knows the spec. */
export type Stance = 'held' | 'denied' | 'pursued' | 'lapsed' | 'elsewhere';

const isDenying = testOf(DENIES);
const isDoubting = testOf(DOUBTS);
const mayBeHarmless = mayMatch(HARMLESS);
const mayBeNegated = mayMatch(NEGATION);
const mayBeDeniedAfter = mayMatch(DENIED_AFTER);
const mayBeDeniedBefore = mayMatch(DENIED_BEFORE);
const mayBePursued = mayMatch(PURSUED);
const mayBeAbandoned = mayMatch(ABANDONED);
const mayBeLapsed = mayMatch(LAPSED);
const mayBeApplied = mayMatch(APPLIED);
const mayBeToCome = mayMatch(TO_COME);
const mayBeCurrent = mayMatch(CURRENT);
const mayExpire = mayMatch(EXPIRY);
const mayAim = mayMatch(AIM);

type Reading = { denies: boolean; doubts: boolean };
/** What a text may say at all. */
const readingOf = rememberedOfLine((text): Reading => ({
  denies: isDenying(text),
  doubts: isDoubting(text),
}));

/** "There is no secretary as such at Quillon": what a house is without, and no word of who writes. */
const HOUSE_HAS_NONE =
  /^\W*(?:there (?:is|was|are|were) no|es (?:gibt|gab) (?:hier |dort |bei uns )?keine?[nrs]?|il n['’]y (?:a|avait) (?:pas|aucune?)(?: de)?)(?!\p{L}).{3,60}(?<!\p{L})(?:as such|at|here|in the (?:company|firm|house|team)|im haus|bei|chez|dans l['’]entreprise)(?!\p{L})(?!.{0,40}\b(?:experience|erfahrung|expérience)\b)/iu;
const houseHasNone = testOf(HOUSE_HAS_NONE);

/**
 * What the text says of a stretch of it; `isExplicit` when it says so in words and not by silence, `isWish` when it only
 * wishes. Of a paper more is asked: candidates, days to come, what was given up.
 */
export function stanceAt(
  text: string,
  start: number,
  end: number,
  nowMs: number,
  isPaper = false,
): { stance: Stance; isExplicit: boolean; isWish?: boolean } {
  const clause = clauseAround(text, start, end);
  const at = start - clause.from;
  const before = clause.text.slice(0, at);
  const rest = isPaper ? goneOn(text.slice(clause.from + clause.text.length)) : '';
  const after = clause.text.slice(at + (end - start)) + rest;
  const found = clause.text.slice(at, at + (end - start));
  const { denies, doubts } = readingOf(text);
  // Parts of a text that are cut between words hold nothing that the whole does not.
  const isCut = !isPaper && standsApart(text, start, end);
  const may = (look: (text: string) => boolean) => !isCut || look(text);
  if (!isPaper && doubts && may(mayAim) && AIM.test(clause.text))
    return { stance: 'pursued', isExplicit: true };
  if (isPaper && wasElected(text.slice(end))) return { stance: 'held', isExplicit: true };
  if (isPaper && isOnlyWished(text, before, found, after))
    return { stance: 'denied', isExplicit: true, isWish: true };
  const fate = isPaper ? fateOf(text, start, end, nowMs) : null;
  if (fate !== null) return { stance: fate, isExplicit: true };
  if (isPaper && wasBrokenOff(text)) return { stance: 'denied', isExplicit: true };
  if (isPaper && isGivenUp(nearbyPaper(before, found, after))) return { stance: 'lapsed', isExplicit: true };
  if (!isPaper && denies && houseHasNone(clause.text)) return { stance: 'pursued', isExplicit: false };
  if (
    denies &&
    (isDenied(before, found, after, may) || (isPaper && isWithout(after) && !APPLIES.test(clause.text)))
  ) {
    if (isPaper && doubts && ON_ITS_WAY.test(text.slice(end, end + FOLLOWS_MAX)))
      return { stance: 'pursued', isExplicit: true };
    return { stance: OBJECTIVE.test(clause.text) ? 'pursued' : 'denied', isExplicit: true };
  }
  const near = isPaper ? nearbyPaper(before, found, after) : nearby(before, found, after);
  if (denies && may(mayBeAbandoned) && ABANDONED.test(near)) return { stance: 'denied', isExplicit: true };
  const expiry = doubts && may(mayExpire) ? expiryOf(near, nowMs) : null;
  if (expiry === 'future') return { stance: 'held', isExplicit: true };
  if (doubts && (expiry === 'past' || (may(mayBeLapsed) && LAPSED.test(near))))
    return { stance: 'lapsed', isExplicit: true };
  if (
    doubts &&
    ((may(mayBePursued) && PURSUED.test(near)) ||
      (may(mayBeToCome) && TO_COME.test(after)) ||
      (may(mayBeApplied) && APPLIED.test(before)))
  )
    return { stance: 'pursued', isExplicit: true };
  if (isPaper && (isToCome(before, after, near, nowMs) || isStillAtSchool(text, start, end, nowMs)))
    return { stance: 'pursued', isExplicit: true };
  return { stance: 'held', isExplicit: may(mayBeCurrent) && CURRENT.test(near) };
}

/** Whether a line says anything of how it is meant; most do not, and need no second look. */
export function mayQualify(text: string): boolean {
  const { denies, doubts } = readingOf(text);
  return denies || doubts;
}

/** Whether a stretch has no letters or digits beside it. */
function standsApart(text: string, start: number, end: number): boolean {
  return !IN_WORD.test(text.charAt(start - 1)) && !IN_WORD.test(text.charAt(end));
}

const IN_WORD = /[\wſ\u212a]/;

function isDenied(
  before: string,
  found: string,
  after: string,
  may: (look: (text: string) => boolean) => boolean,
): boolean {
  const isHarmless = may(mayBeHarmless);
  if (may(mayBeNegated) && isNegated(before, found, after)) return true;
  if (isHarmless || may(mayBeDeniedAfter))
    if (DENIED_AFTER.test(isHarmless ? after.replace(HARMLESS, '') : after)) return true;
  return may(mayBeDeniedBefore) && DENIED_BEFORE.test(before);
}

/** Whether words before a stretch deny it. */
function isNegated(before: string, found: string, after: string): boolean {
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
function nearby(before: string, found: string, after: string): string {
  const lead = before.slice(before.lastIndexOf(',') + 1);
  const follow =
    /^[^,(]*(?:\([^)]*\))?[^,]*(?:,\s*(?=(?:lapsed|expired|last|refresher|renewal|in progress|expected|pending|valid|current|renewed|exp|until|not|non|nicht|abgelaufen|gültig|expiré|en cours|\d+ of|modules|exams?|portfolio|abandonn\w*|revoked|suspended|surrendered|withdrawn|since|active|studying|part|ohne|without|dropped|abandoned|abgebrochen|unfinished|left|not completed|incomplete|sans)\b)[^,]*)?/i.exec(
      after,
    )?.[0] ?? '';
  return `${lead}${found}${follow}`;
}

/** The same of a paper, with all that goes on about it. */
function nearbyPaper(before: string, found: string, after: string): string {
  const near = nearby(before, found, after);
  const seen = near.length - (/[^,]*$/.exec(before)?.[0].length ?? 0) - found.length;
  let more = '';
  for (const part of after.slice(seen).split(',').slice(1)) {
    if (!goesOn(part)) break;
    more += `,${part}`;
  }
  return near + more;
}

function expiryOf(text: string, nowMs: number): 'past' | 'future' | null {
  const years = allIn(text, EXPIRY).map((match) => Number(match[1]));
  if (years.length === 0) return null;
  return Math.max(...years) >= new Date(nowMs).getUTCFullYear() ? 'future' : 'past';
}
