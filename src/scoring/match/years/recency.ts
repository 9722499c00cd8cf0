// What is to have been done lately, and was done long ago: a demand that says since when is matched against what the CV
// dates since then, and what only older posts show counts as what has lapsed. Pure.

import { linesByTerm, type Cv, type EvidenceLine } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOfBoth } from '../../text/remembered.ts';
import { windowStart } from './counting-window.ts';
import { MET_FROM, type Found } from '../found.ts';
import { CREDIT } from '../papers/naming.ts';
import { isRenewal, partNaming } from '../papers/terms-of-validity.ts';
import { NOTE } from '../notes.ts';

/** As much as what has lapsed. */
const OLDER_CREDIT_MAX = CREDIT.lapsed;
/** A post that ended in the first weeks of the window's month, or a year without a month, is within it. */
const SLACK_MONTHS = 1;
/** Less of it than this is of lately. */
const MOSTLY = 0.75;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** A date that is said of the line's work, and not of how long it runs: "last go-live January 2020". */
const LAST_DONE =
  /(?<!\p{L})(?:last|latest|most recent|until|till|up to|ended|finished|stopped|back in|zuletzt|letzte\w*|bis|dernièr\w*|dernier|jusqu\S+)(?!\p{L})[^.;]{0,40}$/iu;

/** `found` as it is where the demand does not say since when, else by what the CV shows of it since then. */
export function sinceAsked(unit: Unit, cv: Cv, found: Found, match: (cv: Cv) => Found): Found {
  if (found.credit <= OLDER_CREDIT_MAX || cv.roles.length === 0) return found;
  const from = windowStart(unit, cv.nowMs);
  if (from === 0) return found;
  const cut = since(cv, from);
  const [best] = found.lines;
  // What shows it best says itself when.
  if (best?.role === null && cut.lines.includes(best)) return found;
  const lately = match(cut);
  if (lately.credit >= MET_FROM || lately.credit >= found.credit * MOSTLY)
    return lately.credit < found.credit ? lately : found;
  return {
    credit: Math.min(OLDER_CREDIT_MAX, lately.credit),
    note: NOTE.before,
    lines: found.lines,
    stance: 'lapsed',
  };
}

/** A paper that is to be no older than so much, and whose line names only older years. */
export function youngEnough(unit: Unit, cv: Cv, found: Found): Found {
  const [line] = found.lines;
  if (line === undefined || found.credit < MET_FROM) return found;
  const from = windowStart(unit, cv.nowMs);
  if (from === 0) return found;
  const said = partNaming(line, unit);
  const years = [...said.matchAll(YEAR)].map(([one]) => Number(one));
  const first = Math.floor(from / 12);
  const isOld = years.length > 0 && years.every((year) => year < first) && !AGAIN.test(said);
  return isOld && !isGivenAgain(line, cv, first)
    ? { credit: OLDER_CREDIT_MAX, note: NOTE.before, lines: found.lines, stance: 'lapsed' }
    : found;
}

/** What was first given long ago may have been given again, in words without a year or in the next line. */
const AGAIN =
  /(?<!\p{L})(?:renew\p{L}*|refresh\p{L}*|re-?test\p{L}*|updated|yearly|annual\p{L}*|every year|each year|regelmäßig|jährlich|wiederholt|aufgefrischt|recycl\p{L}*|renouvel\p{L}*|kept up|current|valid|in date|gültig|à jour)(?!\p{L})/iu;

function isGivenAgain(line: EvidenceLine, { lines }: Cv, year: number): boolean {
  const next = lines[lines.indexOf(line) + 1];
  return next !== undefined && (AGAIN.test(next.text) || isRenewal(next.text)) && isDatedSince(next, year);
}

/** A CV as if only what it dates since a month stood in it. */
const since = rememberedOfBoth((cv: Cv, from: number): Cv => {
  const roles = cv.roles.filter(({ period }) => period.to + SLACK_MONTHS >= from);
  const kept = new Set(roles);
  const year = Math.floor(from / 12);
  const lines = cv.lines.filter((line) =>
    line.role === null ? isDatedSince(line, year) : kept.has(line.role) && !isOlder(line, year),
  );
  return { ...cv, roles, lines, linesOfTerm: linesByTerm(lines) };
});

/** Outside of posts only a date says when. */
function isDatedSince({ text }: EvidenceLine, year: number): boolean {
  return [...text.matchAll(YEAR)].some(([one]) => Number(one) >= year);
}

/** A line of a present post that says that it was last done before. */
function isOlder({ text }: EvidenceLine, year: number): boolean {
  const years = [...text.matchAll(YEAR)];
  const latest = years.at(-1);
  return (
    latest !== undefined &&
    years.every(([one]) => Number(one) < year) &&
    LAST_DONE.test(text.slice(0, latest.index))
  );
}
