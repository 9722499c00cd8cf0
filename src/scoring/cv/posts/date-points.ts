// The points in time that a text names, each where it stands: "June '21", "18 September 2023", "08/19", "spring 2019", "2017".
// Months are counted since year 0. Whether two of them span a period is for dates.ts to say. Pure.

import { isAmong } from '../../text/expressions/few-signs.ts';
import { inLettersOf } from '../../text/expressions/first-look.ts';
import { MONTH, monthOf } from '../../text/months.ts';

/** From the first to the last month that the words may mean; `form` says how they were written. */
export type Point = { start: number; end: number; from: number; to: number; form: Form };
/** A year alone, a month by its name alone ("March - July 2019"), two years in one (2016/17), or a month and its year. */
type Form = 'year' | 'month' | 'years' | 'dated';

const NAME = String.raw`${MONTH}\.?`;
const YEAR = '(?:19[5-9]|20[0-9])\\d';
const SHORT = "'\\s?\\d\\d(?!\\d)";
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const NUMBER = '(?:1[0-2]|0?[1-9])';
/** "1.31" is a version; nobody has worked since 1931. */
const YEAR_MIN = 1950;
const SEASONS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:early|start|beginning|anfang|début|jahresanfang)/i, 0, 1],
  [/^(?:mid|mitte|mi-|middle)/i, 5, 5],
  [/^(?:late|end|ende|fin)/i, 10, 11],
  [/^(?:spring|frühj|frühling|printemps|easter|ostern)/i, 3, 3],
  [/^(?:summer|sommer|été)/i, 6, 6],
  [/^(?:autumn|fall|herbst|automne|michaelmas)/i, 9, 9],
  [/^(?:winter|hiver|christmas|weihnachten)/i, 11, 11],
  [/^(?:q1|1st quarter)/i, 0, 2],
  [/^(?:q2|2nd quarter)/i, 3, 5],
  [/^(?:q3|3rd quarter)/i, 6, 8],
  [/^(?:q4|4th quarter)/i, 9, 11],
];
const SEASON =
  '(?:early|mid|middle|late|(?:the )?(?:start|beginning|end)|anfang|mitte|ende|début|mi|fin|spring|summer|autumn|fall|winter|easter|christmas|michaelmas|frühjahr|frühling|sommer|herbst|ostern|printemps|été|automne|hiver|q[1-4]|(?:1st|2nd|3rd|4th) quarter)';
/** Sums, versions and references are no years. */
const NO_YEAR_BEFORE = '(?<![\\p{L}\\d£$€#%]|\\d[.,:/])';
const NO_YEAR_AFTER = '(?![\\p{L}\\d%]|[.,:]\\d)';
const pointFor = inLettersOf({
  source: [
    // 2019-04, 2019/04/18
    `${NO_YEAR_BEFORE}(?<isoYear>${YEAR})[-./](?<isoMonth>0[1-9]|1[0-2])(?:[-./]${DAY}(?!\\d))?${NO_YEAR_AFTER}`,
    // 18/09/2023, 18.9.23
    `${NO_YEAR_BEFORE}(?<day>\\d{1,2})(?<sign>[./-])(?<dayMonth>\\d{1,2})\\k<sign>(?<dayYear>${YEAR}|\\d\\d)${NO_YEAR_AFTER}`,
    // 09/2023, 08/19, 3.21
    `${NO_YEAR_BEFORE}(?<month>${NUMBER})(?:\\s?[/.-]\\s?(?<monthYear>${YEAR})|\\s?[/.']\\s?(?<monthShort>\\d\\d))(?!\\s?(?:uhr|[ap]m\\b|h\\b|%))${NO_YEAR_AFTER}`,
    // 18th September 2023, 18-Sep-2023, September 18, 2023, june '21, Sept 21
    `(?<!\\p{L})(?:${DAY}(?:st|nd|rd|th|er|\\.)?(?:\\s+(?:of\\s+|de\\s+)?|[-/]))?(?<name>${NAME}),?\\s*[-/]?\\s*(?:${DAY}(?:st|nd|rd|th)?,?\\s+(?=${YEAR}))?(?:of\\s+|de\\s+)?(?<nameYear>${YEAR}|${SHORT}|\\d\\d(?!\\d|[.:]\\d|st|nd|rd|th|\\s${NAME},?\\s*${YEAR}))`,
    `(?<!\\p{L})(?<season>${SEASON})(?:\\s+|-)(?:(?:of|in|term|semester|des jahres|de l'année|de)\\s+)?(?<seasonYear>${YEAR}|${SHORT})(?:\\s?\\(\\s?(?<seasonName>${NAME})\\s?\\))?`,
    // March - July 2019, 8 June - 13 Sept 2026, and 03 - 09/2019
    `(?<!\\p{L})(?<alone>${NAME})(?=\\s*(?:-|/|to\\b|until\\b|till\\b|through\\b|bis\\b|à\\b)\\s*(?:${DAY}(?:st|nd|rd|th|\\.)?\\s)?(?:${NAME}),?\\s*(?:${YEAR}|${SHORT}))`,
    `${NO_YEAR_BEFORE}(?<numberAlone>${NUMBER})\\.?(?=\\s?(?:-|bis\\b)\\s?${NUMBER}\\s?[/.]\\s?${YEAR})`,
    // 2017 (Feb)
    `${NO_YEAR_BEFORE}(?<yearOfName>${YEAR})\\s?\\(\\s?(?<nameBehind>${NAME})\\s?\\)`,
    // 2025 May - Nov
    `${NO_YEAR_BEFORE}(?<sameYear>${YEAR}),?\\s(?<fromName>${NAME})\\s*(?:-|to\\b|until\\b|bis\\b|à\\b)\\s*(?<toName>${NAME})(?!\\s*(?:${YEAR}|${SHORT}|\\d\\d(?!\\d)))`,
    // 2015 June - , 2021 Sept
    `${NO_YEAR_BEFORE}(?<yearBefore>${YEAR}),?\\s(?<nameAfter>${NAME})(?=\\s*(?:-|to\\b|until\\b|till\\b|bis\\b|à\\b|[,.;:|)]|$))(?!\\s*(?:${YEAR}|${SHORT}))`,
    // 2016/17, 2019-22
    `${NO_YEAR_BEFORE}(?<years>${YEAR})\\s?[-/]\\s?(?<yearsTo>\\d\\d)${NO_YEAR_AFTER}(?![-./]\\d)`,
    `${NO_YEAR_BEFORE}(?<year>${YEAR})(?![\\p{L}\\d%]|[.,:]\\d)|(?<![\\p{L}\\d])(?<short>${SHORT})(?!s)`,
  ].join('|'),
  flags: 'iuy',
});
/** What a point may begin with, at the beginning of a word. */
const isFirst = isAmong("0123456789'abcdefhjlmnopqstwéABCDEFHJLMNOPQSTWÉſ");
/** Letters are told apart by so many bits. */
const LETTER_BITS = 5;
/** The first three signs of the names of months and seasons, with a blank for what is no letter. */
const isFirstThree = threes(
  'jan,feb,fev,mar,mrz,apr,avr,may,mai,maa,mei,jun,jui,jul,aug,aou,sep,okt,oct,nov,dec,dez,ear,mid,lat,the,sta,beg,end,anf,mit,mi ,fin,spr,sum,aut,fal,win,eas,chr,mic,som,her,ost,pri,hiv,q  ',
);

/** 08/31/2021: then 09/01/2019 is of September too. */
const MONTH_FIRST = /(?<!\d|\d[/.-])(?:0?[1-9]|1[0-2])([/.-])(?:1[3-9]|2\d|3[01])\1(?:\d\d){1,2}(?!\d)/;

/** The points of a text in their order; `nowYear` is what tells '98 from 1998 and 2098. */
export function pointsIn(text: string, nowYear: number): Point[] {
  const points: Point[] = [];
  const isMonthFirst = MONTH_FIRST.test(text);
  const last = lastDigit(text);
  const point = pointFor(text);
  for (let start = 0; start <= last; start += 1) {
    if (!mayBegin(text, start)) continue;
    point.lastIndex = start;
    const match = point.exec(text);
    if (match === null) continue;
    const meant = meaningOf(match.groups ?? {}, nowYear, isMonthFirst);
    const end = start + match[0].length;
    if (meant !== null && !(meant.form === 'year' && isVersion(text, start)))
      points.push({ start, end, ...meant });
    start = end - 1;
  }
  return points;
}

/** "Windows Server 2016 to 2025", "AutoCAD 2019": a product's year is its version. */
const PRODUCT =
  /(?:\bwindows(?: server)?|\bsql server|\bexchange(?: server)?|\b(?:ms|microsoft) (?:office|project|excel|word|access|outlook|dynamics)|\bsharepoint(?: server)?|\bvisual studio|\bautocad|\brevit|\barchicad|\bsolidworks|\binventor|\btekla|\bdynamics (?:nav|ax|crm|gp)|\boffice pro\w*) $/i;
const PRODUCT_LENGTH = 24;

function isVersion(text: string, start: number): boolean {
  return (
    text.charCodeAt(start - 1) === 0x20 &&
    PRODUCT.test(text.slice(Math.max(0, start - PRODUCT_LENGTH), start))
  );
}

/** Whether a point may begin at a place. */
function mayBegin(text: string, start: number): boolean {
  const code = text.charCodeAt(start);
  if (!isFirst(code) || isLetter(text.charCodeAt(start - 1))) return false;
  return !isLetter(code) || isFirstThree(code, text.charCodeAt(start + 1), text.charCodeAt(start + 2));
}

/** The look for three signs of which the first is a letter, in any case; what lies beyond ASCII is left to the expression. */
function threes(all: string): (first: number, second: number, third: number) => boolean {
  const table = new Uint8Array(1 << (3 * LETTER_BITS));
  for (const three of all.split(',')) {
    const [first = 0, second = 0, third = 0] = Array.from(three, (sign) => sign.charCodeAt(0));
    table[placeOf(first, second, third)] = 1;
  }
  return (first, second, third) =>
    second >= 0x80 || third >= 0x80 || table[placeOf(first, second, third)] === 1;
}

function placeOf(first: number, second: number, third: number): number {
  return (((numberOf(first) << LETTER_BITS) | numberOf(second)) << LETTER_BITS) | numberOf(third);
}

/** The place of a letter in the alphabet, and 0 for all other signs. */
function numberOf(code: number): number {
  return isLetter(code) ? code & 0x1f : 0;
}

/** No point is without one; -1 where there is none. */
function lastDigit(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && !(text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39)) at -= 1;
  return at;
}

/** Of ASCII; what else there is the expression tells. */
function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

type Groups = Record<string, string | undefined>;
type Meaning = Pick<Point, 'from' | 'to' | 'form'>;

function meaningOf(groups: Groups, nowYear: number, isMonthFirst: boolean): Meaning | null {
  const { isoYear, isoMonth, dayYear, month, name, season, alone, numberAlone, years, yearsTo } = groups;
  if (isoYear !== undefined) {
    // "2009-12" alone may be four years as well as a December: both ends are kept.
    const year = Number(isoYear);
    return dated(year, Number(isoMonth) - 1);
  }
  if (dayYear !== undefined) {
    const [first, second] = [Number(groups.day), Number(groups.dayMonth)];
    const ofYear = isMonthFirst ? first : second;
    return ofYear >= 1 && ofYear <= 12 ? dated(fullYear(dayYear, nowYear), ofYear - 1) : null;
  }
  if (month !== undefined) {
    const year = fullYear(groups.monthYear ?? groups.monthShort ?? '', nowYear);
    return year < YEAR_MIN ? null : dated(year, Number(month) - 1);
  }
  if (name !== undefined) return dated(fullYear(groups.nameYear ?? '', nowYear), monthOf(name));
  if (groups.nameBehind !== undefined) return dated(Number(groups.yearOfName), monthOf(groups.nameBehind));
  if (groups.sameYear !== undefined) {
    const start = Number(groups.sameYear) * 12;
    const [from, to] = [monthOf(groups.fromName ?? ''), monthOf(groups.toName ?? '')];
    return to < from ? null : { from: start + from, to: start + to, form: 'years' };
  }
  if (groups.nameAfter !== undefined) return dated(Number(groups.yearBefore), monthOf(groups.nameAfter));
  // "Spring 2018 (April)".
  if (groups.seasonName !== undefined)
    return dated(fullYear(groups.seasonYear ?? '', nowYear), monthOf(groups.seasonName));
  if (season !== undefined) return seasonOf(season, fullYear(groups.seasonYear ?? '', nowYear));
  if (alone !== undefined) return { from: monthOf(alone), to: monthOf(alone), form: 'month' };
  if (numberAlone !== undefined)
    return { from: Number(numberAlone) - 1, to: Number(numberAlone) - 1, form: 'month' };
  if (years !== undefined) {
    const from = Number(years);
    const to = from - (from % 100) + Number(yearsTo);
    return to > from ? { from: from * 12, to: to * 12 - 1, form: 'years' } : null;
  }
  const year = fullYear(groups.year ?? groups.short ?? '', nowYear);
  return { from: year * 12, to: year * 12 + 11, form: 'year' };
}

function dated(year: number, month: number): Meaning {
  return { from: year * 12 + month, to: year * 12 + month, form: 'dated' };
}

function seasonOf(season: string, year: number): Meaning {
  const words = season.replace(/^the\s+/i, '');
  const [, first, last] = SEASONS.find(([pattern]) => pattern.test(words)) ?? [null, 5, 5];
  return { from: year * 12 + first, to: year * 12 + last, form: 'dated' };
}

function fullYear(text: string, nowYear: number): number {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 2) return Number(digits);
  const century = nowYear - (nowYear % 100);
  return Number(digits) + (Number(digits) > nowYear % 100 ? century - 100 : century);
}
