// How recent a statement wants something to be: used "within the last 24 months", issued "not longer than two years ago",
// taught "since September 2022". A window of that kind is no length of experience. Pure.

import { MONTH, monthOf } from '../../text/months.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { inLettersOf, mayMatch, testOf } from '../first-look.ts';
import { countOf, NUMBER_WORDS } from './number-words.ts';

/** A window back from the day of the application, or a month from which on something counts. */
export type Recency = {
  /** Months back; 0 where none are named. */
  months: number;
  /** Months since year 0, as those of periods; 0 where none is named. */
  since: number;
};

const NUMBER = String.raw`(?:\d{1,2}|${NUMBER_WORDS.join('|')})`;
const UNIT = String.raw`(?:years?|yrs?|months?|seasons?|jahre?n?|monate?n?|saisons?|ans|années?|mois)`;
/** "Last three years", "past 24 months", "last year"; "drei letzten Jahre", "deux dernières années". */
const LAST = String.raw`(?:(?:last|past|previous|preceding|letzten|vergangenen|zurückliegenden) (?:full |couple of )?(?:(${NUMBER})\s*(?:\(\d{1,2}\)\s*)?)?[ -]?(${UNIT})|(?:(${NUMBER}) )?(?:derni(?:er|ère)s?) (${UNIT}))`;
const WITHIN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:at (?:some|any) (?:time|point|stage) )?(?:with)?in|inside|during|over|from|for (?:any|some) of|innerhalb|während|in|im|binnen|au cours|dans|durant|lors|sur)? ?(?:(?:the|your|these|der|den|des?|les?|ces|cette|l['’]) ?){0,2}(?<!\p{L})${LAST}(?!\p{L})`,
  'iu',
);
/** "Two years in the last five", "in last 8 or so", "within the last four in a school": the unit stands before it. */
const WITHIN_BARE = new RegExp(
  String.raw`(?<!\p{L})${UNIT}(?!\p{L}).*?\s((?:with)?in|over|inside|during|innerhalb|in|dans|au cours) (?:the |your |den |der |d?es |les )?(?:(?:last|past|letzten|vergangenen) (${NUMBER})|(${NUMBER}) derni(?:er|ère)s)(?: or so)?(?=\s*(?:[.,;)]|$|(?:in|on|as|with|at|als|bei|comme|en)\s))`,
  'iu',
);
/** "The storms of the last two years": told of something, while "two of the last five" is a window. */
const TOLD_OF =
  /(?<!(?<!\p{L})(?:any|some|part|each|most|one|two|three|four|five|six|\d|years?)\s)(?<!\p{L})of (?:the )?$/iu;
/** A window without a number stands behind such a word: "lost a month last year" is told. */
const WINDOW_OPENS =
  /^(?:at |(?:with)?in|inside|during|over|for|innerhalb|während|in|im|binnen|au cours|dans|durant|lors|sur)(?!\p{L})/iu;
/** "No older than three years", "höchstens zwei Jahre alt", "datant de moins de cinq ans". */
const AGED = new RegExp(
  String.raw`\b(?:no|not|never|nicht|nie) (?:more than )?(?:older|longer ago|earlier|älter|länger her) (?:than|als) (${NUMBER})[ -]?(${UNIT})(?: ago)?|\b(?:(?:no|not) more than|less than|under|at most|maximal|höchstens|weniger als)(?: a)? (${NUMBER})[ -]?(${UNIT}) (?:old|ago|alt\b|her\b)|(?<!\p{L})(?:datée?s? de|datant de|obtenue?s? (?:il y a|depuis)|délivrée?s? (?:il y a|depuis)|renouvelée?s? (?:il y a|depuis)|de|depuis|il y a) moins (?:de |d['’])(${NUMBER}) (${UNIT})`,
  'iu',
);
/** "Issued within two years", "appointed within a year". */
const DONE_WITHIN = new RegExp(
  String.raw`\b(?:issued|renewed|obtained|taken|passed|refreshed|revalidated|used|done|worked|appointed|completed|dated|practised|practiced|certified|sat|earned|gained|assessed|tested|signed off|reissued|updated) within (?:an? |the )?(${NUMBER})? ?(${UNIT})(?! of\b)`,
  'iu',
);
/** The months that parts of a year begin with. */
const PARTS: Readonly<Record<string, number>> = {
  mid: 6,
  early: 0,
  late: 8,
  spring: 2,
  summer: 5,
  autumn: 8,
};
const DATE = String.raw`(?:(mid|early|late|spring|summer|autumn|${MONTH}\.?)[ -])?((?:19|20)\d\d)`;
/** "Since September 2022", "2023 or after", "not before 2021", "depuis 2022". */
const SINCE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:at (?:some|any) (?:time|point) )?since|(?:not|no|never) older than|not (?:before|earlier than)|no earlier than|nicht älter als|pas plus ancien(?:ne)? que|nicht vor|seit|depuis|pas avant|from|ab|dès|dated|after|nach|après) (?:the (?:beginning|start|end|middle) of |le début de |anfang |ende |mitte )?${DATE}(?!\d|\s*(?:-|–|to|bis|à)\s*\d)(?: (?:on|onwards?|or (?:later|after|newer)|oder später|ou après))?|(?<!\d)${DATE} (?:or (?:after|later|newer|since)|onwards?|and (?:after|later)|oder (?:später|danach|jünger)|ou (?:après|plus récent))`,
  'iu',
);
/** When the work begins. */
const STARTS =
  /(?<!\p{L})(?:permanent|full[- ]time|part[- ]time|start(?:s|ing|date)?|available|availability|vacan\p{L}+|contract|eintritt\p{L}*|vollzeit|teilzeit|unbefristet|befristet|beginn\p{L}*|verfügbar|cd[id]|temps plein|temps partiel|poste|disponib\p{L}+|prise de poste)(?!\p{L})/iu;
/** Of children, and of what was founded, it says how old they are. */
const OF_AGE =
  /\b(?:aged|ages?|child\p{L}*|kinder\p{L}*|enfants?|infants?|babies|toddlers|bébés|pupils|founded|established|gegründet|fondée?|vehicles?|cars?|years of age)\b/iu;

const looks = [WITHIN, WITHIN_BARE, AGED, DONE_WITHIN, SINCE].map((one) => mayMatch(one));
const withinFor = inLettersOf(WITHIN);
const mayTell = (text: string) => looks.some((may) => may(text));
const isOfAge = testOf(OF_AGE);
const isOfStart = testOf(STARTS);

/** How recent a statement wants what it names to be; both 0 where it does not say. */
export function recencyOf(text: string): Recency {
  const none = { months: 0, since: 0 };
  if (!mayTell(text)) return none;
  const window =
    windowIn(text) ?? DONE_WITHIN.exec(text) ?? (isOfAge(text) ? null : AGED.exec(text)) ?? bareIn(text);
  if (window !== null) {
    const said = window.slice(1).filter((one) => one !== undefined);
    const unit = said.find((one) => !/^\d/.test(one) && countOf(one) === 0) ?? '';
    const count = countOf(said.find((one) => countOf(one) > 0) ?? 'one');
    return { months: count * (/^mo/i.test(unit) ? 1 : 12), since: 0 };
  }
  const date = SINCE.exec(text);
  if (date === null || (isOfStart(text) && BEGINNING.test(date[0]))) return none;
  return { months: 0, since: Number(date[2] ?? date[4]) * 12 + monthBegun(date[1] ?? date[3]) };
}

/** "From January", and nothing said of later. */
const BEGINNING = /^(?:from|ab|dès)(?!.*(?:\bon\b|onwards?|later|after|newer|später|après))/iu;

/** The words of a window that something is to have been done in. */
function windowIn(text: string): RegExpExecArray | null {
  const window = withinFor(text).exec(text);
  if (window === null || TOLD_OF.test(text.slice(0, window.index))) return null;
  const isCounted = window.slice(1).some((one) => one !== undefined && countOf(one) > 0);
  return isCounted || WINDOW_OPENS.test(window[0].trim()) ? window : null;
}

/** A window whose unit stands before it, as the others give it: its number, and years. */
function bareIn(text: string): string[] | null {
  const bare = WITHIN_BARE.exec(text);
  return bare === null ? null : [bare[0], bare[2] ?? bare[3] ?? '', 'years'];
}

/** The month, from 0, that a month's name or a part of the year begins with; 0 where none is named. */
function monthBegun(word = ''): number {
  return PARTS[word.toLowerCase()] ?? Math.max(0, monthOf(word));
}

/** A statement without the words that say how recent. */
export const withoutRecency = rememberedOfLine((text): string => {
  if (!mayTell(text)) return text;
  const rest = text.replace(withinFor(text), ' ').replace(DONE_WITHIN, ' ').replace(SINCE, ' ');
  return isOfAge(rest) ? rest : rest.replace(AGED, ' ');
});
