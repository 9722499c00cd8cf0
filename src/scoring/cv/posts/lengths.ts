// Spans of work that are told by how long they were: up to a date ("Five years to July 2020"), or up to now ("Depuis six ans
// je suis collaborateur chez", "I have been payroll manager at Harrow for the past eight years"). Pure.

import { mayMatch, testOf } from '../../text/expressions/first-look.ts';
import { countOf, NUMBER_WORDS } from '../../spec/time/number-words.ts';

const WORDS = NUMBER_WORDS.filter((word) => word !== 'ein').join('|');
const NUMBER = String.raw`(\d{1,2}(?:[.,]5)?|${WORDS})`;
const HALF = String.raw`(?: (?:and a half|et demie?|einhalb))?`;
const UNIT = String.raw`(years?|yrs?|ans|années|jahren?|months?|monaten?|mois)`;
const LENGTH = String.raw`${NUMBER}${HALF}(?: derni(?:ères|ers))? ${UNIT}${HALF}`;
/** What ends a span: "Eight years as lettings manager with Fox & Sons (to March 2026)". */
const UP_TO = new RegExp(
  String.raw`(?<!\p{L})${LENGTH}(?!\p{L})[^.;:\d]{0,60}?[ ,(](?:up to|to|until|till|ending(?: in)?|bis|jusqu['’](?:(?:à|au) (?:la |l['’])?(?:\p{L}+ )?en|en|à|au))\s*$`,
  'iu',
);
const ABOUT = String.raw`(?: (?:about|around|roughly|some|over|more than|nearly|almost|now|good|über|mehr als|fast|rund|etwa|gut|knapp|nun|nunmehr|inzwischen|mittlerweile|plus de|près de|environ|bientôt|déjà|maintenant)){0,2}`;
/** What somebody has done; what follows is of no livelihood. */
const DONE = String.raw`(?!(?:lived|resided|stayed|loved|enjoyed|learn\p{L}+|studied|wanted|noticed|volunteered|travel\p{L}+|owned|applied|suffered|raised|cared)(?!\p{L}))(?:\p{L}{2,}ed|been|run|led|taught|built|sold|bought|driven|written|made|held|kept|done|grown|overseen|flown)`;
const NO_WORK = String.raw`(?! (?:[\p{L}'’-]+ ){0,3}?(?:home|learning|studying|living|lived|travelling|traveling|recovering|raising|caring|retired|married|sober|unemployed|between jobs|out of work|off work|looking for|scout\p{L}*|volunteer\p{L}*|governor|trustee|parent|mother|father|hause|hausfrau|arbeitslos|verheiratet|rentner\p{L}*|foyer|maison|retraitée?|mariée?)(?!\p{L}))`;
const I_HAVE = String.raw`(?:i(?:['’]ve| have)(?: now)? ${DONE}|i am|i['’]m|je suis|j['’]ai|j['’]exerce|je (?:travaille|dirige|gère|conduis|tiens|mène|m['’]occupe)|(?:bin|arbeite|leite|habe|führe|betreue|fahre) ich)(?!\p{L})`;
const I_DID = String.raw`(?:i (?:worked|ran|led|was|drove|taught|managed|looked after)|(?:war|arbeitete|leitete|führte) ich)(?!\p{L})`;
const I_FIRST = String.raw`(?:i(?:['’]ve| have)(?: now)? ${DONE}|i am|je suis|j['’]exerce|je (?:travaille|dirige|gère|conduis|tiens)|ich (?:bin|arbeite|leite|führe|fahre))(?!\p{L})`;
const LAST = String.raw`(?:last|past|letzten|vergangenen|ces|les|mes)`;
/** Somebody, what they are, and since how long: each order of the words. */
const UP_TO_NOW: readonly RegExp[] = [
  // "For nine years I have been", "cela fait huit ans que je suis"; "for five years I was" ended.
  new RegExp(
    String.raw`(?<!\p{L})(?:depuis|seit|for|over|it is|it['’]s|(?:cela|ça) fait|voilà)${ABOUT} ${LENGTH}(?!\p{L})(?: now| maintenant)?(?: that| que)?,? ${I_HAVE}${NO_WORK}`,
    'iu',
  ),
  // "The past four years I worked", "ces cinq dernières années j'ai été".
  new RegExp(
    String.raw`(?<!\p{L})${LAST}${ABOUT} ${LENGTH}(?!\p{L}),? (?:${I_HAVE}|${I_DID})${NO_WORK}`,
    'iu',
  ),
  // "I have been payroll manager at Harrow for the past eight years", "ich bin seit vier Jahren".
  new RegExp(
    String.raw`(?<!\p{L})${I_FIRST}${NO_WORK}(?: [^.;:]{1,80}?)? (?:depuis|seit|for (?:the (?:last|past) )?|these (?:last|past))${ABOUT} ?${LENGTH}(?! (?:ago|until|in the|before))(?!\p{L})`,
    'iu',
  ),
  // "I have spent the last five years as", "my last seven years have been with", "j'ai passé les six dernières années chez".
  new RegExp(
    String.raw`(?<!\p{L})(?:i(?:['’]ve| have)(?: now)? spent (?:the |my )?(?:last|past)|my (?:last|past)|j['’]ai passé (?:ces|les|mes)|ich habe die (?:letzten|vergangenen))${ABOUT} ${LENGTH}(?: have (?:all )?been)? (?:as|at|with|in|on|(?!caring)\p{L}{2,}ing|chez|comme|dans|au|à|en|als|bei|in der)(?!\p{L})${NO_WORK}`,
    'iu',
  ),
  // "Six years now as a bid manager with Arlo".
  new RegExp(String.raw`^\W*${LENGTH} (?:now|jetzt|maintenant),? (?:as|als|comme)${NO_WORK} `, 'iu'),
];
const mayEnd = mayMatch(UP_TO);
const mayGoOn = testOf(/(?<!\p{L})(?:years?|yrs?|ans|années|jahren?|months?|monaten?|mois)(?!\p{L})/iu);
const YEAR = 12;
const MONTHS_MAX = 45 * YEAR;

/** The months that a text just before a date says a span up to that date had; 0 where it says none. */
export function monthsUpTo(before: string): number {
  return mayEnd(before) ? monthsOf(UP_TO.exec(before)) : 0;
}

/** The months for which a line says that somebody has done what they still do; 0 where it says none. */
export function monthsUpToNow(line: string): number {
  if (!mayGoOn(line)) return 0;
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
