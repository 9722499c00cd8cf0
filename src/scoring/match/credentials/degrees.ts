// Whether a degree of the level and field asked for is held.

import { firstNamedIn, type Cased } from '../../text/expressions/cased.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Section } from '../../cv/layout/lines.ts';
import type { Stance } from '../../cv/stance/said-around.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { isSubject } from '../../spec/papers/degree-fields.ts';
import { degreeIn, mayNameDegree, withoutDots, type Degree } from '../../spec/papers/degrees.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../../spec/papers/designators.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { isOtherSubject } from '../../spec/papers/subjects.ts';
import { namesSomeone } from '../../spec/clauses/role-words.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { namesYear } from '../../text/year.ts';
import { isOfLowerStep, isOfOtherName, isWithoutSpecialty, onlySoundsAlike } from './other-studies.ts';
import { asDegrees, mayNameDiploma } from './professional-diplomas.ts';
import { recognitionOpen } from './recognition-open.ts';
import { mayTellStudies, studiesTold } from './studies-told.ts';
import { isUnderWay, tellsCount, wereLeft } from './unfinished-studies.ts';
import type { Found } from '../found.ts';
import { NOTE } from '../notes.ts';

const CREDIT = { lower: 0.4, otherField: 0.45, pursued: 0.45, denied: 0, combined: 0.8 } as const;
/** A lower degree with experience, where the spec takes both together. */
const COMBINED = /combination of (?:education|training|qualifications?)|equivalent combination/i;
const STUDY: Cased = {
  words:
    /\b(?:degree|b\.?sc|[bm]\.a\.?|b\.?eng|m\.?sc|m\.?eng|mba|bachelor|master|ph\.?d|dipl[oô]m\w*|studium|licence|graduate|university|college|b\.?tech|m\.?tech|mpharm|llb|b\.?com|b\.ed|b\.e\.?|b\.s\.?|dip|bac|bts|hnd|hnc)\b/i,
  names: /\b(?:[BM]\.?A|B\.?Ed|B\.?E|B\.?S)\b/,
};

/** A university with a subject or a year, and no post there: a degree by whatever name its country has for it. */
function studiesAt({ text, role, section }: EvidenceLine): Degree | null {
  if (!namesUniversity(text) || NOT_THERE.test(text) || (role !== null && section === 'experience'))
    return null;
  // "University of Leicester": towns end as people at work do.
  if (
    text
      .replace(NAME_OF_ONE, ' ')
      .split(/[,|;–]|\s-\s/)
      .some(namesSomeone)
  )
    return null;
  const degree = degreeIn(`degree ${text}`);
  return degree !== null && (degree.fields > 0 || /\b(?:19|20)\d\d\b/.test(text)) ? degree : null;
}

const NAME_OF_ONE =
  /[Uu]niversit\p{L}+(?: (?:of|de|du|zu)(?: the)?)?(?: \p{Lu}[\p{L}-]+)?:?|(?:\p{Lu}[\p{L}-]+ ){1,2}University/gu;

/** A degree that a line tells without its name, and not in an account of a post. */
function toldAt(entry: string, { role, section }: EvidenceLine): Degree | null {
  return role !== null && section === 'experience' ? null : studiesTold(entry);
}

/** "I did not go to university". */
const NOT_THERE =
  /(?:\bnot?\b|n['’]t\b|\bnever\b|\bkein|\bnicht\b|\bpas\b)[^.;]{0,30}universit|(?<!\p{L})(?:to|at|of) university\b/iu;

const namesUniversity = testOf(
  /\buniversit(?:y|ät|é|à|ad|at|ate|eit)\b|\bhochschule\b|\bécole (?:nationale|supérieure|polytechnique)/iu,
);

/** What goes on about a degree in a sentence or a line of its own. */
const GOES_ON =
  /^[\s(–-]*(?:expected|anticipated|due\b|in progress|ongoing|currently|not (?:yet )?(?:complet|finish|award)|incomplete|unfinished|graduat\w+ (?:in |expected|due|date|:)|(?:expected|anticipated) |left|withdrew|completion|(?:(?:the |my |now in |in )?(?:first|second|third|fourth|final|last) year|(?:years?|modules?|semesters?|stages?) \d|(?:\d{1,2}|one|two|three|four|five) (?:years?|modules?|semesters?|terms?)? ?(?:out )?of (?:the )?(?:\d|one|two|three|four|five|six)|letztes (?:jahr|semester)|dernière année)|part[- ]time|thesis|dissertation|no degree|did not|never|still|abgebrochen|voraussichtlich|en cours)/i;
/** A degree begins after a comma, with what is said of it before its name. */
const NEXT_DEGREE =
  /(?:,|\s(?=and (?:now|currently|then|also|am)\b))\s*(?=(?:(?:and|now|currently|presently|also|then|later|am|studying|pursuing|completing|working|towards?|for|an?|my|part-time|enrolled|on|in|doing|reading) ){0,6}(?:(?:B|M|D|Ph|LL)[A-Z][A-Za-z]{0,5}\b|(?:BA|MA|PhD|MSc|BSc|MBA)\b|[Bb]achelor|[Mm]aster|[Dd]octor|HN[CD]\b|PG))/;
const MAY_GO_ON = /,|\sand /;
/** The stop within "M.Ed. School Counseling" ends no sentence, nor does that of "Tulsa Comm. College". */
const PARTS =
  /;\s|\s\|\s|(?<=[\p{Ll})]|\d{4})(?<!(?<!\p{L})(?:[BMD]|Ph|Dipl)\.? ?\p{Lu}\p{Ll}{1,3})(?<!(?<!\p{L})(?:Comm|Coll|Univ|Inst|Tech|Dept|Ed|Sci|Eng|Mt|St|Ft|Med|Fac|Dip|Cert|Admin|Mgmt|Elem))\.\s+(?=\p{Lu})/u;
const MAY_PART = /[;|.]/;
const NEXT_LINE_MAX = 90;
/** "Years 1-3 of 4 passed. Final year began in September, finish expected June 2027." */
const LINES_BEHIND = 2;
/** As long as this a line of a post tells of work. */
const ACCOUNT_LENGTH = 140;

/** "2024 - 2027 (expected)", and nothing else. */
const DATES_ALONE =
  /^\W*(?:(?:since|from|seit|depuis|\p{L}{3,9}\.?) )?(?:19|20)\d\d(?:\W{1,4}(?:(?:to|until|bis|à|\p{L}{3,9}\.?) )?(?:(?:19|20)\d\d|present|now|today|heute|ongoing|aujourd['’]hui))?\W{0,3}(?:(?:expected|anticipated|ongoing|in progress|voraussichtlich|laufend|prévu|en cours)\W*)?$/iu;

/** The dates that stand in the cell before a degree, which itself and the line behind it tell none; null where none do. */
function datesAbove(lines: readonly EvidenceLine[], index: number): string | null {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  if (before === undefined || line === undefined || before.section !== line.section) return null;
  const hasOwn = namesYear(line.text) || (next !== undefined && DATES_ALONE.test(next.text));
  return hasOwn || before.isHeading || !DATES_ALONE.test(before.text) ? null : before.text;
}

/** The degrees of a line, each with all that is said of it there and in the lines behind. */
function entriesOf(text: string, behind: readonly EvidenceLine[]): string[] {
  const entries: string[] = [];
  for (const part of MAY_PART.test(text) ? text.split(PARTS) : [text]) {
    const last = entries.at(-1);
    if (last !== undefined && GOES_ON.test(part)) entries[entries.length - 1] = `${last}, ${part}`;
    else if (MAY_GO_ON.test(part)) entries.push(...part.split(NEXT_DEGREE));
    else entries.push(part);
  }
  for (const { text: next, isHeading } of behind) {
    if (isHeading || next.length >= NEXT_LINE_MAX || !GOES_ON.test(next) || degreeIn(next) !== null) break;
    entries.push(`${entries.pop() ?? ''}, ${next}`);
  }
  return entries;
}

/** "Film Studies with German": what a degree was read with is not what it is in. */
const MINOR =
  /(?<=\p{Ll}) with (?!Hon|Dist|Merit|First|QTS|Educ|Teach|Prof|Found|Indus|Place|Year|Second|Upper|Credit|Comm)(?:\p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+){0,2})/gu;

/** What a part of a line names as a degree, with its letters joined, and how it means it. */
export type Study = { line: EvidenceLine; entry: string; degree: Degree; text: string; stance: Stance };

/** Null where the part names no degree. */
function studyOf(part: string, line: EvidenceLine, nowMs: number): Study | null {
  const entry = asDegrees(part);
  const named = degreeIn(entry.replace(MINOR, ' '));
  const degree = named ?? (line.text.startsWith(part) ? studiesAt(line) : null) ?? toldAt(entry, line);
  if (degree === null || (degree.fields === 0 && SPEAKS_OF_IT.test(entry))) return null;
  const text = withoutDots(entry);
  const at = Math.max(0, firstNamedIn(text, STUDY));
  // What only the whole line names is meant as the whole line means it.
  const isCounted = tellsCount(text) && isUnderWay(text, nowMs);
  const said: Stance =
    !isCounted && wereLeft(named === null ? line.text : text)
      ? 'denied'
      : paperStanceAt(text, { start: at, end: at + 3 }, nowMs).stance;
  const stance = said !== 'denied' && isUnderWay(text, nowMs) ? 'pursued' : said;
  return { line, entry, degree, text, stance };
}

/** "My degree covers ages 5 to 12", "when the degree is done": one that is named elsewhere. */
const SPEAKS_OF_IT =
  /(?<!\p{L})(?:my|the|this|that) degree (?:is|was|covers?|covered|took|gave|taught|has|had|included|did|does|qualifies|allows?)(?!\p{L})|(?<!\p{L})(?:thinking|thought|asked|asking|enquired|inquired|heard|reading|read)(?!\p{L})[^.;]{0,40}? about (?:an?|the) (?:\p{L}+ )?(?:degree|diploma|master|bachelor)(?!\p{L})/iu;

/** The degrees that a CV names, whatever is asked for. */
export const studiesIn = rememberedOf(({ lines, nowMs }: Cv): readonly Study[] =>
  lines.flatMap((line, index) => {
    const { text, role, section, isHeading } = line;
    if (isHeading || (role !== null && section === 'experience' && text.length > ACCOUNT_LENGTH)) return [];
    if (section === 'other' && IS_SOMEONE.test(text)) return [];
    const next = lines[index + 1]?.text;
    if (
      ![text, next ?? ''].some(
        (one) => mayNameDegree(one) || namesUniversity(one) || mayTellStudies(one) || mayNameDiploma(one),
      )
    )
      return [];
    // "HNC; final year of the BEng": what is said of one is not said of the other.
    const dates = datesAbove(lines, index);
    const behind = lines.slice(index + 1, index + 1 + LINES_BEHIND);
    return entriesOf(dates === null ? text : `${text}, ${dates}`, behind).flatMap(
      (entry) => studyOf(entry, line, nowMs) ?? [],
    );
  }),
);

/** "Dr. Ellen Marsh, DDS", among references. */
const IS_SOMEONE = /^\W*(?:Dr|Prof|Professor|Rev)\.? \p{Lu}\p{L}*\.?(?: \p{Lu}\p{L}*\.?){0,3}(?:,|$)/u;

/** "A degree, or an apprenticeship": who takes that takes a technical school too. */
const OR_A_TRADE =
  /\b(?:or|oder|ou) (?:an? |eine?r? |une? )?(?:\p{L}+ )?(?:apprenticeship|vocational|trade (?:school|qualification)|ausbildung|lehre|techniker\w*|apprentissage)(?!\p{L})/iu;

/** How far a study is the degree that is asked for. */
function heldAs({ line, entry, degree, text, stance }: Study, unit: Unit): Found {
  const isHeld =
    stance === 'held' ||
    stance === 'elsewhere' ||
    stance === 'lapsed' ||
    (stance === 'pursued' && unit.allowsPursuit);
  if (!isHeld) {
    const isOpen = stance === 'pursued';
    const note = isOpen ? NOTE.pursued : NOTE.unfinished;
    return { credit: isOpen ? CREDIT.pursued : CREDIT.denied, note, lines: [line], stance };
  }
  if (ASKS_RECOGNISED.test(unit.text) && NOT_RECOGNISED.test(line.text))
    return { credit: CREDIT.pursued, note: NOTE.elsewhere, lines: [line], stance: 'elsewhere' };
  const isField =
    isSubject(unit.degreeFields, degree.fields, unit.text) &&
    !isOtherSubject(unit.text, entry, unit.degreeFields & degree.fields) &&
    (degree.fields > 0 || unit.degreeFields === 0 || !isOfOtherName(entry, unit)) &&
    !isWithoutSpecialty(entry, unit) &&
    !onlySoundsAlike(unit.text, entry) &&
    // Diagnostic and therapeutic radiography are one field, and two professions.
    answers({ ...NO_DESIGNATORS, branches: unit.designators.branches }, designatorsIn(text));
  const least = OR_A_TRADE.test(unit.text) ? Math.min(1, unit.degreeLevel) : unit.degreeLevel;
  const isLevel = degree.level >= least && !isOfLowerStep(unit.text, entry);
  const isEnough = !isLevel && isField && COMBINED.test(unit.text);
  const credit = isLevel ? (isField ? 1 : CREDIT.otherField) : isEnough ? CREDIT.combined : CREDIT.lower;
  const note = isLevel ? (isField ? null : NOTE.otherSubject) : isEnough ? null : `${degree.name} only`;
  return { credit, note, lines: [line], stance: 'held' };
}

/** A study that a body or a state must take for one of its own. */
const ASKS_RECOGNISED =
  /recogni[sz]|regist(?:rable|er)|accredit|acceptable to|anerkannt|anerkennung|gleichwertig|reconn|équivalence/iu;
const NOT_RECOGNISED =
  /(?<!\p{L})(?:not (?:yet )?recogni[sz]ed|(?:recognition|anerkennung|reconnaissance|équivalence|registration)(?!\p{L})[^.;]{0,50}(?:refused|rejected|denied|pending|abgelehnt|beantragt|läuft|refusée?|en cours)|nicht anerkannt|non reconnue?)/iu;

/** "BSc (Hons)" behind a name, and the line that says where and when: of as much credit the second is what a reader points to. */
function tellsMore(found: Found, best: Found): boolean {
  const [line, known] = [found.lines[0], best.lines[0]];
  if (line === undefined || known === undefined || found.credit < best.credit || found.note !== best.note)
    return false;
  return CLAIMS.has(known.section) && !CLAIMS.has(line.section) && namesYear(line.text);
}

/** Where a CV says who somebody is, and not what they did when. */
const CLAIMS: ReadonlySet<Section> = new Set(['head', 'summary', 'skills']);

/** How far a CV holds a degree of the level and field asked for. */
export function matchDegree(unit: Unit, cv: Cv): Found {
  let best: Found = { credit: 0, note: null, lines: [], stance: null };
  for (const study of studiesIn(cv)) {
    const found = heldAs(study, unit);
    if (found.credit > best.credit || best.stance === null || tellsMore(found, best)) best = found;
  }
  const open = best.stance === 'held' && ASKS_RECOGNISED.test(unit.text) ? recognitionOpen(cv) : undefined;
  return open === undefined || best.credit < CREDIT.pursued
    ? best
    : { credit: CREDIT.pursued, note: NOTE.elsewhere, lines: [...best.lines, open], stance: 'elsewhere' };
}
