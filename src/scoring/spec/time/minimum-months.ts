// How long a statement asks for, in months, wherever and however it says so. Pure.

import { rememberedOfLine } from '../../text/remembered.ts';
import { inLettersOf, mayMatch } from '../first-look.ts';
import { countOf, NUMBER_WORDS, NUMBERS } from './number-words.ts';
import { withoutRecency } from './recency.ts';
import { tellsYears } from './spans-of-time.ts';

const NUMBER = String.raw`\d{1,2}|${NUMBER_WORDS.filter((word) => !/^(une|ein|eine|one)$/.test(word)).join('|')}|one`;
const BETWEEN = String.raw`\s*(?:\+|-?plus)?\s*(?:(?:(?:-|–|to|or|bis|à|oder|ou)|(?<=between \S{1,6} )and)\s*(?:${NUMBER})\s*)?(?:\+|plus)?\s*(?:\(\d{1,2}\+?\)\s*)?(?:(?:or|oder|od\.?|ou|et) (?:more|mehr|plus)(?: de)?\s+|full\s+|recent\s+|good\s+|solid\s+|complete\s+|volle\s+|ganze\s+|gute\s+|clear\s+|bonnes?\s+|bons\s+)?(?:academic\s+|school\s+|calendar\s+)?(?:\((?:\d{1,2}\+?|${Object.keys(NUMBERS).join('|')})\)\s*)?-?`;
const YEARS = new RegExp(
  String.raw`(?<![\d.,]\.?)\b(${NUMBER})${BETWEEN}(?:J\.(?=[\s,;)]|$)|(?:years?|yrs?|yoe|(?:schul|berufs|praxis|dienst)?jahren?|ans|années)\b)(?!\s*-?olds?|\s+(?:back|ago)\b)`,
  'iu',
);
const MONTHS = new RegExp(
  String.raw`\b(${NUMBER})${BETWEEN}(?:months?|monaten?|mois)\b(?=.{0,40}(?:experience|driving|erfahrung|expérience|practice|work|in\b|as\b|of\b|on\b|with\b|behind\b|at\b|post-|pratique|activité|exercice|enseignement|passés|praxis|comme\b|au poste|en tant que|als\b))`,
  'iu',
);
/** "18+ months", "24 months or more", "48 Monate plus". */
const MONTHS_OR_MORE = new RegExp(
  String.raw`\b(${NUMBER})\s*(?:\+|plus)\s*(?:months|monate|mois)\b(?!['’]? (?:notice|contract))|\b(${NUMBER}) (?:months|monaten?|mois)(?:\s*\+|,? (?:\(?or (?:more|longer)|oder (?:mehr|länger)|ou (?:plus|davantage)|plus|min(?:imum|\.)?|mini|and above|at least|wenigstens|mindestens))(?!\p{L})(?! (?:notice|contract))`,
  'iu',
);
/** "Minimum of 24 months", of whatever stands before it. */
const MONTHS_MINIMUM = new RegExp(
  String.raw`\b(?:minimum(?: of)?|min\.?|at least|mindestens|mind\.|au moins|un minimum de) (${NUMBER}) (?:months|monate|mois)\b(?!['’]? (?:notice|contract|probation|before|prior|ahead))`,
  'iu',
);
const MINIMUM_OF_ONE =
  /\b1 (?:year|yr)\.? (?:& |and )?(?:above|plus|min(?:imum|\.)?|or (?:more|above))\b|^(?:a|one) (?:full |good )?year (?:or (?:more|so) )?(?:on|in|at|as|of|with|behind) |\b(?:at least|minimum(?: of)?|mindestens|au moins|over|more than) (?:a|an|one|ein|eine|un|une)\s+(?:full )?(?:year|jahr|an|année)\b|\b(?:a|one) (?:full )?year (?:or more|plus|minimum)\b|\b(?:a|one) year (?:at (?:the very )?least|minimum)\b|\bminimum of one (?:completed|full|complete) year\b|\b(?:un|une) (?:an|année)s? (?:au )?(?:minimum|moins)\b|\b(?:un|une) (?:an|année) (?:complet |complète )?(?:d['’]expérience|de (?:pratique|métier|poste)|d['’]exercice)|\bminimum (?:un|une) (?:an|année)\b|\bein(?:em|es)? (?:volle[sn]? )?jahre?s? (?:minimum|\S*(?:erfahrung|praxis)\b)|\beinjährige[rn]? \S*(?:erfahrung|praxis)\b|\b(?:a|one) (?:full )?year(?:'s|s')? (?:of )?(?:\S+ ){0,3}experience\b/i;
const DECADE = /\b(?:a|one) decade(?:'s)? (?:or more|plus|of|in|as|behind)\b/i;
const YEARS_MAX = 15;
const NOT_A_DEMAND =
  /\b(within(?: an?| the| its| their| your| his| her)?\s*$|within the last|in the last|(over|for|in|of) the (last|next|past)|up to|past\b|founded|for over|year[- ]old|start(ed)? \d|anniversary|per year|a year\b(?! of))/i;

/** "Half a decade", "ein halbes Jahrzehnt", "une demi-décennie". */
const HALF_DECADE = /\bhalf a decade\b|\b(?:ein )?halbes jahrzehnt\b|\bdemi-décennie\b/iu;

/** "Fünfjährige Erfahrung". */
const JAHRE = new RegExp(
  String.raw`(?<!\p{L})(${NUMBER})-?jährige[rnms]?\s+(?:[\p{L}-]+\s+){0,3}\p{L}*(?:erfahrung|praxis|tätigkeit)`,
  'iu',
);
/** "0 to 2 years". */
const FROM_NOTHING = /(?<![\d.])0(?:\.\d)?\s*(?:-|–|to)\s*\d{1,2}(?:\.\d)?\s*(?:years?|yrs?)\b/i;

/** "Three of the last five years" are three. */
const OF_THE_LAST = new RegExp(
  String.raw`\b(${NUMBER}) of the (?:last|past) (?:${NUMBER}) (?:years|jahre|ans)\b`,
  'iu',
);

const mayBeOfTheLast = mayMatch(OF_THE_LAST);
const mayNameYears = mayMatch(YEARS);
const mayNameMonths = mayMatch(MONTHS);

/**
 * Months of experience that a statement asks for; 0 where it asks for none. Of alternatives ("a bachelor's and four years
 * or a master's and two") the shortest.
 */
export const minimumMonths = rememberedOfLine((said): number => {
  // "Not older than two years" is no length; "three of the last five years" is one.
  const own = inMonths(said.replace(ofCourseFor(said), ' ').replace(ofPaperFor(said), ' '));
  const text = mayBeOfTheLast(own) && OF_THE_LAST.test(own) ? own : withoutRecency(own);
  const months = monthsOf(text);
  if (months === 0 || !OR.test(text)) return months;
  const parts = text.split(OR);
  if (parts.length < 2 || parts.filter((part) => YEARS.test(part)).length < 2) return months;
  return Math.min(...parts.map(monthsOf).filter((one) => one > 0), months);
});

/** Whose years are counted: of work, and not of a record that is to be clean, of an address or of a contract. */
const OF_WORK =
  /experien|erfahr|expérien|practi[cs]e|praxis|pratique|tätig|berufs|\bexp\b|track record|work(?:ed|ing)?\b|\b(?:years?|yrs?|months?)['’]?(?: or (?:more|longer))?,? (?:in|of|as|on|with|spent)\b|(?:jahren?|monaten?) (?:als|in|im|bei|mit)\b|(?:ans|années|mois) (?:de|d['’]|comme|en|dans|à)/iu;
const OF_A_RECORD =
  /violation|convict|offen[cs]e|accident|\bdui\b|\bpoints?\b|address|residen|licen[cs]e held|contract|warrant|guarantee|probezeit|befrist|période d['’]essai/iu;

/** Whether a statement counts years of work. */
export function countsWork(text: string): boolean {
  return minimumMonths(text) > 0 && OF_WORK.test(text) && !OF_A_RECORD.test(text);
}

/** Lengths that are no whole number of years, by what they are called. */
const CALLED: readonly (readonly [said: RegExp, months: string])[] = [
  [
    /(?<!\p{L})(?:(?:a|one) year and a half|one and a half years?|(?<![\d.,])1[.,]5 ?(?:\+ ?)?(?:years?|yrs?|jahre?n?|ans?)|eineinhalb jahre?n?|anderthalb jahre?n?|(?:un an|une année) et demie?)(?!\p{L})/giu,
    '18 months',
  ],
  [/(?<!\p{L})(?:half a year|ein halbes jahr|einem halben jahr|une demi-année)(?!\p{L})/giu, '6 months'],
  [/(?<=\d ?\+? ?)mths?\b\.?/giu, 'months'],
];
const called = CALLED.map(([said, months]) => ({ said, months, may: mayMatch(said) }));

/** A text with such lengths in months. */
function inMonths(text: string): string {
  return called.reduce((all, { said, months, may }) => (may(all) ? all.replace(said, months) : all), text);
}

/** "B.E. (4-year, accredited)", "a two-year degree": how long a course is. */
const OF_A_COURSE =
  /(?<![\d.])\b(?:[1-6]|two|three|four|five)[- ]year(?=[,)]| (?:degree|course|program|bachelor|apprenticeship|diploma|college))/giu;

/** "Card in date (3 yrs)", "valid at least 12 months", "mindestens 6 Monate gültig": for how long a paper is good. */
const OF_A_PAPER =
  /(?<=(?:in[- ]date|valid(?:ity)?|renew(?:ed|able|al)|expir(?:y|es)|refresher)\s?[(,:]?\s?(?:for |every |of )?)\d{1,2}[ -]?(?:years?|yrs?)\b|(?<=(?<!\p{L})(?:valid(?:ity)?|in[- ]date|unexpired|gültig|gültigkeit|valables?|valides?|validité|en cours de validité)\s?[(,:]?\s?(?:for |of |noch |encore |de |pour )?(?:another |a further )?(?:at least |(?:a )?min(?:imum)?\.?(?: of)? |no less than |mindestens |mind\. |au moins |au minimum |(?:de )?plus de )?)(?:\d{1,2}|two|three|six|nine|twelve|eighteen|zwei|drei|sechs|zwölf|deux|trois|douze) ?(?:months?|mths?|years?|yrs?|monate?n?|jahre?n?|mois|ans)(?!\p{L})|(?<![\p{L}\d])(?:\d{1,2}|two|three|six|nine|twelve|eighteen|zwei|drei|sechs|zwölf|deux|trois|douze)\+? ?(?:months?|mths?|years?|yrs?|monate?n?|jahre?n?|mois|ans)(?=['’]? (?:of )?(?:(?:remaining|residual|further|minimum|rest) )?(?:validity|left on|left to run|to run on|gültig|gültigkeit|restlaufzeit|de validité))/giu;

/** "At least two of these on payments": years, of those that were asked for before. */
const OF_THESE = new RegExp(
  String.raw`^\W*(?:\(?[\da-e][).]\W*)?(?:(?:and|und|et|with|of which|davon|dont) )?(?:(?:at least|a minimum of|no less than|mindestens|au moins) )?(${NUMBER}) (?:davon|hiervon|(?:of|von|d['’]entre|de) ?(?:(?:these|those|them|which|ihnen|diesen|denen|elles|ces)(?: years| jahren| années)?|the(?:se|m)? years))(?!\p{L})`,
  'iu',
);

/** "Of which two on Y", "dont deux en Z". */
const OF_WHICH = new RegExp(
  String.raw`^\W*(?:of which|of these|of those|of them|including|davon|hiervon|dont)(?: at least| a minimum of| mindestens| au moins)? (${NUMBER})(?: (?:years?|jahre|ans|années))?(?= (?:in|on|with|of|at|as|im|in der|mit|bei|als|en|dans|sur|avec|comme|chez)\b)`,
  'iu',
);
const [ofCourseFor, ofPaperFor, theseFor, whichFor] = [
  inLettersOf(OF_A_COURSE),
  inLettersOf(OF_A_PAPER),
  inLettersOf(OF_THESE),
  inLettersOf(OF_WHICH),
];

/** Months that a statement asks for as a part of the years named before it; 0 where it does not. */
export function monthsOfThese(text: string): number {
  return countOf((theseFor(text).exec(text) ?? whichFor(text).exec(text))?.[1]) * 12;
}

/** Not the "or" of a span: "three or four years", "three years or more". */
const OR =
  /(?<!\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) )\b(?:or|oder|ou)\b(?! (?:more|above|over|so|longer|mehr|plus|similar|equivalent|comparable|related|the like|ähnlich\p{L}*|vergleichbar\p{L}*|similaires?|équivalente?s?)\b)/iu;

function monthsOf(text: string): number {
  const years =
    (mayBeOfTheLast(text) ? OF_THE_LAST.exec(text)?.[1] : undefined) ??
    (mayNameYears(text) ? YEARS.exec(text)?.[1] : undefined) ??
    (/jährig/i.test(text) ? JAHRE.exec(text)?.[1] : undefined);
  const months =
    (mayNameMonths(text) ? MONTHS.exec(text)?.[1] : undefined) ??
    (/mo(?:nth|nat|is)/i.test(text)
      ? (MONTHS_MINIMUM.exec(text)?.[1] ??
        (MONTHS_OR_MORE.exec(text) ?? []).slice(1).find((one) => one !== undefined))
      : undefined);
  const isOther = /\b(?:year|decade|jahr|jahrzehnt|an|année|demi-décennie)\b/iu.test(text);
  if (years === undefined && months === undefined && !isOther) return 0;
  if (tellsYears(text)) return 0;
  if (FROM_NOTHING.test(text)) return 0;
  const isWindow = (found: string) =>
    NOT_A_DEMAND.test(text.slice(Math.max(0, text.indexOf(found) - 22), text.indexOf(found)));
  if (years !== undefined && !isWindow(years)) {
    const count = countOf(years);
    if (count >= 1 && count <= YEARS_MAX) return count * 12;
  }
  if (months !== undefined && !isWindow(months)) return countOf(months);
  if (HALF_DECADE.test(text)) return 60;
  if (DECADE.test(text) && !/\b(?:past|last|over|for) (?:a|one) decade/i.test(text)) return 120;
  return MINIMUM_OF_ONE.test(text) ? 12 : 0;
}
