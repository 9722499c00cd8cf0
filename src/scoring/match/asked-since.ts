// From when on a statement wants a thing to have been done: "within the past two years", "since September 2022", "2023 or
// after", "au cours des deux dernières années". Pure.

import { monthAt } from '../cv/dates.ts';
import { countOf, NUMBERS } from '../spec/number-words.ts';

const COUNT = String.raw`\d{1,2}|${Object.keys(NUMBERS).join('|')}`;
const LAST = String.raw`last|past|previous|preceding|most recent|letzten?|vergangenen?|derni(?:er|ère)s?`;
const UNIT = String.raw`months?|years?|yrs?|monate?n?|jahre?n?|mois|ans|années?`;
/** "The last 24 months", "les 24 derniers mois", "the last couple of years". */
const SPANS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:${LAST})\s+(?:(?:full|complete)\s+)?(${COUNT}|couple of|few)(?:\s+\(\d{1,2}\))?\s+(?:calendar\s+)?(${UNIT})(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})(${COUNT})\s+(?:${LAST})\s+(${UNIT})(?!\p{L})`, 'iu'),
  // "No more than three years ago", "not longer ago than 18 months", "nicht länger als zwei Jahre her".
  new RegExp(
    String.raw`\b(?:no(?:t)? (?:more|longer) than|less than|within|under|nicht (?:länger|mehr) als|weniger als|höchstens|moins de)\s+(${COUNT})\s+(${UNIT})\s+(?:ago|old|back|zurück|her|alt)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:not|no) (?:longer|more) (?:ago|back) than (?:the (?:last|past) )?(${COUNT})\s+(${UNIT})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:il y a moins de|datant de moins de|vor (?:weniger als|höchstens))\s+(${COUNT})\s+(${UNIT})`,
    'iu',
  ),
];
/** "The past year", "im letzten Jahr", "l'année passée". */
const LAST_YEAR =
  /\b(?:(?:the|this|im|in the) (?:last|past|previous|letzten|vergangenen) (?:year|jahr|twelvemonth)|l'année (?:dernière|passée|écoulée)|la dernière année)\b(?!s)/iu;
const MONTH = String.raw`(?:(?:at least|early|late|mid|the (?:start|beginning|end) of|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|anfang|ende|mitte|début|fin|\d{1,2}[./])\.?[ -]?){0,2}`;
const DATES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:since|after|from|not (?:earlier|before|older) than|no earlier than|not before|seit|ab|nach|nicht vor|depuis|après|postérieure? à|à partir de)\s+(?:the )?${MONTH}(20\d\d)(?![-/]?\d)`,
    'iu',
  ),
  /\b(20\d\d) (?:or|and|oder|und|ou|et) (?:after|later|since|newer|onwards?|more recent\w*|later than|später|danach|jünger|neuer|après|plus récent\w*|plus tard)\b|\b(20\d\d) onwards?\b/iu,
];
/** "Recent experience", "used it recently", "expérience récente": of the last years, whatever else they say. */
const RECENT =
  /\brecent\b(?:[\s,][\p{L}-]+){0,5}\s(?:experience|practice|post)\b|(?<!\p{L})(?:erfahrung|praxis|tätigkeit) (?:aus|in) (?:jüngster|neuerer|letzter) zeit(?!\p{L})|(?<!\p{L})(?:expérience|pratique) récente(?!\p{L})/iu;
const RECENT_MONTHS = 36;
/** What is asked of the person's life, and what the place tells of itself. */
const NO_WORK =
  /\b(?:address|addresses|resid\w+|lived|living in|convictions?|offences?|sickness|disqualif\w+|accidents?|claims|points|references?|employment history|gaps|we have|we've|our|wohnhaft|casier)\b/iu;
const YEARS_BACK_MAX = 12;
/** A few, or a couple. */
const FEW = 3;

/** The month, counted since year 0, from which on it is to have been done; 0 where nothing is said of that. */
export function askedSince(text: string, nowMs: number): number {
  if (!MAY_ASK.test(text) || NO_WORK.test(text)) return 0;
  const now = monthAt(nowMs);
  for (const span of SPANS) {
    const [, count, unit = ''] = span.exec(text) ?? [];
    if (count === undefined) continue;
    const months = (/few/i.test(count) ? FEW : /couple/i.test(count) ? 2 : countOf(count)) * lengthOf(unit);
    return months > 0 && months <= YEARS_BACK_MAX * 12 ? now - months : 0;
  }
  if (LAST_YEAR.test(text)) return now - 12;
  for (const date of DATES) {
    const [, one, other] = date.exec(text) ?? [];
    const year = Number(one ?? other ?? 0);
    if (year > 0 && year * 12 <= now && year * 12 > now - YEARS_BACK_MAX * 12) return year * 12;
  }
  return RECENT.test(text) ? now - RECENT_MONTHS : 0;
}

const MAY_ASK =
  /last|past|previous|preceding|recent|letzt|vergang|derni|passé|ago|20\d\d|back than|zurück|\bher\b|moins de|jüngst|neuerer|récent|écoul/iu;

function lengthOf(unit: string): number {
  return /^m/i.test(unit) ? 1 : 12;
}
