// Headings of work under any name: a short line by itself above one that spans years. Pure.

import { endsInPerson, namesRole, namesRoleElsewhere, namesSomeone } from '../../spec/clauses/role-words.ts';
import { MONTH } from '../../text/months.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { isBreak, isStudy } from './no-work.ts';

/** A line of one to three words by itself, and below it a line that spans years and is about no studies: work under any name. */
export function headsWork(
  whole: string,
  start: number,
  text: string,
  next: { start: number; end: number },
): boolean {
  if (!HEADING_FORM.test(text) && !COLUMN_HEADS.test(text)) return false;
  const from = whole.lastIndexOf('\n', start - 1) + 1;
  const isApart = /(?:^|\n)\s*\n$/.test(whole.slice(Math.max(0, from - 3), from));
  if (!isApart || !MARK.test(whole.slice(from, start))) return false;
  const below = whole.slice(next.start, next.end);
  const spans =
    SPAN_OF_YEARS.test(below) ||
    SPAN_OF_MONTHS.test(below) ||
    (/\s{2}|\|/.test(text) && IN_TWO_CELLS.test(below));
  return spans && !STUDIES.test(below) && !isBreak(below);
}

/** "Kälteanlagenbauer" over "2018 - now: Nordkälte": what somebody is, with which the work begins, and no heading. */
export function callsSomeone(text: string): boolean {
  return (
    namesRole(text) &&
    (namesSomeone(text) || endsInPerson(text) || namesRoleElsewhere(text.split(' ')[0] ?? '')) &&
    !/(?:career|werdegang)\W*$/iu.test(text)
  );
}

/** What a post of a CV without headings begins with: its title, and below it its dates, or the dates over what the post was. */
export function beginsPost(
  whole: string,
  start: number,
  text: string,
  next: { start: number; end: number },
): boolean {
  return isTitleOverDates(whole, start, text, next) || datesPost(whole, start, text, next);
}

/** A title below a blank line, and a line below it that is its dates. */
function isTitleOverDates(
  whole: string,
  start: number,
  text: string,
  next: { start: number; end: number },
): boolean {
  if (text.length > TITLE_MAX || !/^\n?[^\S\n]*\n[^\S\n]*$/.test(whole.slice(Math.max(0, start - 2), start)))
    return false;
  const below = whole.slice(next.start, next.end);
  return DATES_ALONE.test(below) && isRightAbove(whole, start + text.length, next.start) && namesWork(text);
}

/** "April 2021 - now" in a line that begins a paragraph, and right below it what the post was. */
function datesPost(
  whole: string,
  start: number,
  text: string,
  next: { start: number; end: number },
): boolean {
  if (!DATES_ALONE.test(text)) return false;
  const from = whole.lastIndexOf('\n', start - 1) + 1;
  const below = whole.slice(next.start, next.end);
  return (
    /\n[^\S\n]*\n$/.test(whole.slice(Math.max(0, from - 4), from)) &&
    MARK.test(whole.slice(from, start)) &&
    isRightAbove(whole, start + text.length, next.start) &&
    namesWork(below) &&
    !OF_LEARNER.test(below)
  );
}

/** What somebody was at work, and not at school. */
function namesWork(text: string): boolean {
  return namesRole(text) && !isStudy(text) && !STUDIES.test(text);
}

/** "Pennine Health, Security Manager, April 2020 to present", by itself below the papers: the work begins there. */
export function tellsPresentPost(whole: string, start: number, text: string): boolean {
  return mayTellPost(text) && namesRole(text.replace(TO_NOW, '')) && standsAsPost(whole, start, text);
}

/** "Tamar Pensions Administration, since October 2021", by itself below the papers, and below it an account of work, or of its years. */
export function datesPresentPost(
  whole: string,
  start: number,
  text: string,
  next: { start: number; end: number },
): boolean {
  if (!SINCE_AT_END.test(text) || !standsAsPost(whole, start, text)) return false;
  const below = whole.slice(next.start, next.end);
  return (
    (BEGINS_WITH_YEARS.test(below) && !isStudy(below) && !STUDIES.test(below)) ||
    (isRightAbove(whole, start + text.length, next.start) && namesRole(below))
  );
}

/** A line no longer than a title below a blank one, of no studies and of nobody who still learns. */
function standsAsPost(whole: string, start: number, text: string): boolean {
  return (
    text.length <= TITLE_MAX &&
    /\n[^\S\n]*\n[^\S\n]*$/.test(whole.slice(Math.max(0, start - 4), start)) &&
    !isStudy(text) &&
    !STUDIES.test(text) &&
    !OF_LEARNER.test(text)
  );
}

/** Whether nothing but the end of a line stands between two places. */
function isRightAbove(whole: string, end: number, below: number): boolean {
  return /^[^\S\n]*\n[^\S\n]*$/.test(whole.slice(end, below));
}

const SINCE_AT_END =
  /[,|–-] (?:since|from|seit|depuis) (?:[\p{L}.]{3,10} |\d{1,2}[/.])?(?:19|20)\d\d\W*$|(?:19|20)\d\d\W{1,3}(?:to |until |bis |à )?(?:present|now|date|today|heute|aujourd['’]hui|ce jour|current)\W*$/iu;

/** "2015 - 2018: flood analysis, models in R" */
const BEGINS_WITH_YEARS = /^(?:19|20)\d\d ?[-–—] ?(?:19|20)\d\d\s?:\s/;

/** A span that goes on, at one end of a line. */
const TO_NOW =
  /(?:19|20)\d\d\W{1,3}(?:to |until |bis |à )?(?:present|now|date|today|heute|aujourd['’]hui|ce jour|current)\W*$|(?:19|20)\d\d ?-$|^(?:[\p{L}.]{3,10} |\d{1,2}[/.])?(?:19|20)\d\d(?: [\p{L}.]{3,10})?\W{1,3}(?:to |until |bis |à )?(?:present|now|date|today|heute|aujourd['’]hui|ce jour|current)(?!\p{L})/iu;
const mayTellPost = testOf(TO_NOW);
/** Whoever is taught is not yet at work, and papers go on as well. */
const OF_LEARNER =
  /(?<!\p{L})(?:apprentic\p{L}+|trainee|student|stud(?:y|ies|ying)|intern|auszubildende\p{L}*|lehre|umschulung|praktik\p{L}+|stage|apprentie?|alternance|étudiante?|part[- ]time|berufsbegleitend|licen[cs]e|certif\p{L}+|regist\p{L}+|chartered|member\p{L}*|fellow\p{L}*|valid|gültig)(?!\p{L})/iu;

const TITLE_MAX = 90;
/** "Aug 2021 - present", "03/2018 bis heute", and nothing else. */
const DATES_ALONE =
  /^\(?(?:(?:since|seit|depuis|from|von|de) )?(?:[\p{L}.]{3,10} |\d{1,2}[/.-])?(?:19|20)\d\d(?:\W{1,3}(?:(?:to|until|bis|à|au) )?(?:(?:[\p{L}.]{3,10} |\d{1,2}[/.-])?(?:19|20)\d\d|present|now|date|today|heute|jetzt|aujourd['’]hui|maintenant|ce jour|current)\)?\W*| ?-\s*)$/iu;
const HEADING_FORM = /^\p{Lu}[\p{L}&-]*(?: [\p{L}&-]+){0,2}:?(?:\*\*)?$/u;
/** "When and where          What", "Employer   Post   From   To": the heads of two to five columns. */
const COLUMN_HEADS =
  /^\p{Lu}[\p{L}&-]*(?: [\p{L}&-]+){0,2}(?:(?:\s{2,}|\s?\|\s?)\p{Lu}[\p{L}&-]*(?: [\p{L}&-]+){0,2}){1,4}$/u;
/** What Markdown has before a heading, and what else one is set off by. */
const MARK = /^(?:#{1,6}\s|[*=_~>-]{2,}\s?)?$/;
/** Two years, or a year up to today. */
export const SPAN_OF_YEARS =
  /(?:19|20)\d\d\W{0,3}(?:-|–|—|to\b|until\b|bis\b|à\b)|(?:-|–|—|\bto\b|\bbis\b)\W{0,3}(?:present|now|today|date|heute)|\b(?:since|seit|depuis)\b.{0,12}(?:19|20)\d\d/iu;
/** "Aug 24 - Oct 26   Refinery outage": months with the last two figures of their years, before anything else. */
const SPAN_OF_MONTHS = new RegExp(
  String.raw`^\W*${MONTH}\.? ?'?\d\d ?[-–—] ?(?:${MONTH}\.? ?'?\d\d|now|present|date|heute)(?!\d)`,
  'iu',
);
/** "01/2016   02/2020", "2019 | now": the ends of a span, each in a column of its own. */
const IN_TWO_CELLS =
  /(?:19|20)\d\d(?:\s{2,}|\s?\|\s?)(?:(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d|present|now|date|today|heute|aujourd['’]hui|current)(?!\p{L})/iu;
const STUDIES =
  /universit|college|school|schule|\blycée|institut|academy|akademie|b\.?sc|b\.?eng|m\.?sc|\bba\b|\bma\b|degree|diplom|abitur|baccal|course|studium|ausbildung zu|(?<!\p{L})formation/iu;
