// Spans of work that are told by how long they were: up to a date ("Five years to July 2020"), or up to now ("Depuis six ans
// je suis collaborateur chez", "I have been payroll manager at Harrow for the past eight years"). Pure.

import { mayMatch } from '../../text/first-look.ts';
import { countOf, NUMBERS } from '../../spec/time/number-words.ts';

const WORDS = Object.keys(NUMBERS)
  .filter((word) => word.length > 2 && word !== 'ein')
  .join('|');
const NUMBER = String.raw`(\d{1,2}(?:[.,]5)?|${WORDS})`;
const HALF = String.raw`(?: (?:and a half|et demie?|einhalb))?`;
const UNIT = String.raw`(years?|yrs?|ans|années|jahren?|months?|monaten?|mois)`;
const LENGTH = String.raw`${NUMBER}${HALF} ${UNIT}${HALF}`;
/** What ends a span: "Eight years as lettings manager with Fox & Sons (to March 2026)". */
const UP_TO = new RegExp(
  String.raw`(?<!\p{L})${LENGTH}(?!\p{L})[^.;:\d]{0,60}?[ ,(](?:up to|to|until|till|ending(?: in)?|bis|jusqu['’](?:en|à|au))\s*$`,
  'iu',
);
/** Somebody, what they are, and since how long: each order of the words. */
const UP_TO_NOW: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:depuis|seit|(?:for|over|during) (?:the )?(?:last|past)|these (?:last|past)|for)(?: (?:über|plus de|more than|nearly|almost|près de|fast|now|nun))? ${LENGTH}(?!\p{L})(?: now| maintenant)?,? (?:(?:i(?:['’]ve| have)(?: now)? (?:been|run|led|worked|managed|looked)|i am|i['’]m|je suis|j['’]ai|j['’]exerce|je (?:travaille|dirige|gère)|bin ich|arbeite ich|leite ich|habe ich)(?!\p{L}))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:i(?:['’]ve| have) (?:been|run|led|worked|managed)|i am|je suis|j['’]exerce|je (?:travaille|dirige|gère)|ich (?:bin|arbeite|leite))(?!\p{L})[^.;:]{3,80}? (?:depuis|seit|for (?:the (?:last|past) )?|these (?:last|past))(?: (?:über|plus de|more than|nearly|almost|près de|fast))? ?${LENGTH}(?! (?:ago|until|in the|before))(?!\p{L})`,
    'iu',
  ),
];
const mayEnd = mayMatch(UP_TO);
const YEAR = 12;
const MONTHS_MAX = 45 * YEAR;

/** The months that a text just before a date says a span up to that date had; 0 where it says none. */
export function monthsUpTo(before: string): number {
  return mayEnd(before) ? monthsOf(UP_TO.exec(before)) : 0;
}

/** The months for which a line says that somebody has done what they still do; 0 where it says none. */
export function monthsUpToNow(line: string): number {
  for (const one of UP_TO_NOW) {
    const months = monthsOf(one.exec(line));
    if (months > 0) return months;
  }
  return 0;
}

function monthsOf(match: RegExpExecArray | null): number {
  const [whole, count = '', unit = ''] = match ?? [];
  if (whole === undefined) return 0;
  const number = /^\d/.test(count) ? Number(count.replace(',', '.')) : countOf(count);
  const half = /and a half|et demie?|einhalb/i.test(whole) ? 0.5 : 0;
  const months = Math.round((number + half) * (/^mo/i.test(unit) ? 1 : YEAR));
  return months > MONTHS_MAX ? 0 : months;
}
