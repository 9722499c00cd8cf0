// Whether a degree of the level and field asked for is held.

import { firstNamedIn, type Cased } from '../text/cased.ts';
import { testOf } from '../text/first-look.ts';
import type { Cv, EvidenceLine } from '../cv/read-cv.ts';
import { stanceAt, type Stance } from '../cv/stance.ts';
import { degreeIn, isSubject, withoutDots, type Degree } from '../spec/degrees.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../spec/designators.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { namesRole } from '../spec/role-words.ts';
import type { Found } from './found.ts';

const CREDIT = { lower: 0.4, otherField: 0.45, pursued: 0.45, denied: 0, combined: 0.8 } as const;
const ABANDONED =
  /\b(left (?:without|before|after)|dropped out|not completed|incomplete|did not (?:finish|complete|graduate)|withdrew|never (?:finished|completed|graduated)|broke off|abandoned|abgebrochen|ohne abschluss|non validée?|sans diplôme|no degree|credits? towards|modules only|some college|non-degree|coursework towards?|did not complete|\d+ (?:semester |credit )?(?:credits|hours)(?: completed)?(?! of)|discontinued|studies (?:broken|interrupted)|vordiplom)\b/i;
/** A lower degree with experience, where the spec takes both together. */
const COMBINED = /combination of (?:education|training|qualifications?)|equivalent combination/i;
const STUDY: Cased = {
  words:
    /\b(?:degree|b\.?sc|[bm]\.a\.?|b\.?eng|m\.?sc|m\.?eng|mba|bachelor|master|ph\.?d|diplom|studium|licence|graduate|university|college|b\.?tech|m\.?tech|mpharm|llb|b\.?com|b\.ed|b\.e\.?|b\.s\.?|dip|bac|bts|hnd|hnc)\b/i,
  names: /\b(?:[BM]\.?A|B\.?Ed|B\.?E|B\.?S)\b/,
};

/** A year and a university, and no post there: a degree by whatever name its country has for it. */
function studiesAt({ text, role, section }: EvidenceLine): Degree | null {
  const isStudy = namesUniversity(text) && /\b(?:19|20)\d\d\b/.test(text) && !namesRole(text);
  if (!isStudy || (role !== null && section === 'experience')) return null;
  return degreeIn(`degree ${text}`);
}

const namesUniversity = testOf(
  /\buniversit(?:y|ät|é|à|ad|at|ate|eit)\b|\bhochschule\b|\bécole (?:nationale|supérieure|polytechnique)/iu,
);

/** "2024 - present" of studies, or up to a year that is to come. */
function runsOn(text: string, nowMs: number): boolean {
  const until = /\b20\d\d\s*[-–]\s*(?:(20\d\d)\b|present|now|today|ongoing|heute|aujourd)/i.exec(text);
  if (until === null || namesRole(text)) return false;
  return until[1] === undefined || Number(until[1]) > new Date(nowMs).getUTCFullYear();
}

/** On the way to one: anywhere in the entry that names it. */
const UNDER_WAY =
  /(?<!\p{L})(?:in progress|ongoing|expected|anticipated|pursuing|sophomore|freshman|undergraduate(?! degree| diploma)|starts? (?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|next)|candidate|enrolled|(?:currently|now|presently) (?:studying|enrolled|reading|completing|taking|in)|working (?:on|towards?)|studying (?:for|towards)|(?:first|second|third|fourth|final|last|\d(?:st|nd|rd|th))[- ]year(?! (?:project|dissertation|thesis|module|prize|award|research))|(?:year|stage) (?:\d|one|two|three) of (?:\d|two|three|four|five)|to be (?:completed|conferred|awarded|submitted|defended)|to (?:complete|finish|graduate) (?:in|by)|all but dissertation|ABD|(?:thesis|dissertation) (?:pending|in preparation|due|submission)|part[- ]time,? (?:due|ending)|graduating|due to (?:finish|graduate|complete)|laufend|voraussichtlich|en cours|(?:seit|depuis) (?:\p{L}+ )?20\d\d|immatrikuliert|étudiante?)(?!\p{L})/iu;
const STUDENT =
  /(?<!\p{L})students?(?!\p{L})(?! (?:union|rep|ambassador|mentor|society|support|services|nurse award))/iu;
/** Said once it was done. */
const DONE =
  /(?<!\p{L})(?:graduated|completed|awarded|conferred|obtained|passed|finished|achieved|abgeschlossen|obtenue?|viva passed)(?!\p{L})/iu;
/** What goes on about a degree in a sentence or a line of its own. */
const GOES_ON =
  /^[\s(–-]*(?:expected|anticipated|due\b|in progress|ongoing|currently|not (?:yet )?(?:complet|finish|award)|incomplete|unfinished|graduat\w+ (?:in |expected|due|date|:)|(?:expected|anticipated) |left|withdrew|completion|(?:first|second|third|final) year|part[- ]time|thesis|dissertation|no degree|did not|never|still|abgebrochen|voraussichtlich|en cours)/i;
/** A degree begins after a comma, with what is said of it before its name. */
const NEXT_DEGREE =
  /(?:,|\s(?=and (?:now|currently|then|also|am)\b))\s*(?=(?:(?:and|now|currently|presently|also|then|later|am|studying|pursuing|completing|working|towards?|for|an?|my|part-time|enrolled|on|in|doing|reading) ){0,6}(?:(?:B|M|D|Ph|LL)[A-Z][A-Za-z]{0,5}\b|(?:BA|MA|PhD|MSc|BSc|MBA)\b|[Bb]achelor|[Mm]aster|[Dd]octor|HN[CD]\b|PG))/;
const NEXT_LINE_MAX = 90;

/** The degrees of a line, each with all that is said of it. */
function entriesOf(text: string, next: string | undefined): string[] {
  const entries: string[] = [];
  for (const part of text.split(/;\s|\s\|\s|(?<=[\p{Ll})]|\d{4})\.\s+(?=\p{Lu})/u)) {
    const last = entries.at(-1);
    if (last !== undefined && GOES_ON.test(part)) entries[entries.length - 1] = `${last}, ${part}`;
    else entries.push(...part.split(NEXT_DEGREE));
  }
  if (next !== undefined && next.length < NEXT_LINE_MAX && GOES_ON.test(next) && degreeIn(next) === null)
    entries.push(`${entries.pop() ?? ''}, ${next}`);
  return entries;
}

/** Whether an entry says that the degree is still to come. */
function isUnderWay(text: string, nowMs: number): boolean {
  const thisYear = new Date(nowMs).getUTCFullYear();
  const years = [...text.matchAll(/(?<![\d.,£$€/])(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  const isAhead = years.some((year) => year > thisYear) && !/valid|expir|renew/i.test(text);
  if (DONE.test(text) && !isAhead) return false;
  const isOver = years.length > 0 && years.every((year) => year < thisYear);
  if (isAhead) return true;
  return UNDER_WAY.test(text) || (STUDENT.test(text) && !isOver) || runsOn(text, nowMs);
}

/** How far a part of a line holds the degree; null where it names none. */
function heldAs(entry: string, line: EvidenceLine, unit: Unit, nowMs: number): Found | null {
  const degree = degreeIn(entry) ?? (line.text.startsWith(entry) ? studiesAt(line) : null);
  if (degree === null) return null;
  const text = withoutDots(entry);
  const at = Math.max(0, firstNamedIn(text, STUDY));
  const said: Stance = ABANDONED.test(text) ? 'denied' : stanceAt(text, at, at + 3, nowMs, true).stance;
  const stance = said !== 'denied' && isUnderWay(text, nowMs) ? 'pursued' : said;
  const isHeld =
    stance === 'held' ||
    stance === 'elsewhere' ||
    stance === 'lapsed' ||
    (stance === 'pursued' && unit.allowsPursuit);
  if (!isHeld) {
    const isOpen = stance === 'pursued';
    const note = isOpen ? 'in progress, not yet held' : 'not completed';
    return { credit: isOpen ? CREDIT.pursued : CREDIT.denied, note, lines: [line], stance };
  }
  const isField =
    isSubject(unit.degreeFields, degree.fields, unit.text) &&
    // Diagnostic and therapeutic radiography are one field, and two professions.
    answers({ ...NO_DESIGNATORS, branches: unit.designators.branches }, designatorsIn(text));
  const isLevel = degree.level >= unit.degreeLevel;
  const isEnough = !isLevel && isField && COMBINED.test(unit.text);
  const credit = isLevel ? (isField ? 1 : CREDIT.otherField) : isEnough ? CREDIT.combined : CREDIT.lower;
  const note = isLevel ? (isField ? null : 'in another subject') : isEnough ? null : `${degree.name} only`;
  return { credit, note, lines: [line], stance: 'held' };
}

/** How far a CV holds a degree of the level and field asked for. */
export function matchDegree(unit: Unit, cv: Cv): Found {
  let best: Found = { credit: 0, note: null, lines: [], stance: null };
  for (const [index, line] of cv.lines.entries()) {
    if (line.isHeading || (line.role !== null && line.section === 'experience' && line.text.length > 140))
      continue;
    // "HNC; final year of the BEng": what is said of one is not said of the other.
    for (const entry of entriesOf(line.text, cv.lines[index + 1]?.text)) {
      const found = heldAs(entry, line, unit, cv.nowMs);
      if (found !== null && (found.credit > best.credit || best.stance === null)) best = found;
    }
  }
  return best;
}
