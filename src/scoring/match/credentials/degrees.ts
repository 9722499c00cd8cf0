// Whether a degree of the level and field asked for is held.

import { firstNamedIn, type Cased } from '../../text/expressions/cased.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Stance } from '../../cv/stance/said-around.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { craftLevelAsked, craftPapersIn } from '../../spec/papers/craft-papers.ts';
import { FIELD, isSubject } from '../../spec/papers/degree-fields.ts';
import { degreeIn, mayNameDegree, withoutDots, type Degree } from '../../spec/papers/degrees.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../../spec/papers/designators.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { tellsOfSpecialty } from '../posts/other-specialty.ts';
import { isOtherSubject } from '../../spec/papers/subjects.ts';
import { namesUsualRole, namesSomeone } from '../../spec/clauses/role-words.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { mayTellStudies, studiesTold } from './studies-told.ts';
import type { Found } from '../found.ts';
import { NOTE } from '../notes.ts';

const CREDIT = { lower: 0.4, otherField: 0.45, pursued: 0.45, denied: 0, combined: 0.8 } as const;
const ABANDONED =
  /\b(left (?:without|before|after)|dropped out|not completed|incomplete|did not (?:finish|complete|graduate)|withdrew|never (?:finished|completed|graduated)|broke off|abandoned|abgebrochen|ohne abschluss|non validée?|sans diplôme|no degree|credits? towards|modules only|some college|non-degree|coursework towards?|did not complete|\d+ (?:semester |credit )?(?:credits|hours)(?: completed)?(?! of)|discontinued|studies (?:broken|interrupted)|vordiplom|left (?:in|during|after) (?:the |my )?(?:first|second|third|\d\w*) (?:year|term|semester)|sans l.obtenir|abandonn\p{L}+|abandon|non obtenue?s?|pas obtenue?s?|not (?:been )?(?:awarded|conferred)|left the (?:course|programme|program|degree)|withdrawn|without (?:an? |the )?(?:award|degree|diploma|qualification)|nicht bestanden|exmatrikuliert|ohne (?:prüfung|examen|diplom)|crédits acquis sur \d+|\d+ (?:out )?of \d+ (?:units|credits|modules|courses))(?!\p{L})/iu;
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

/** "2024 - present" of studies, or up to a year that is to come. */
function runsOn(text: string, nowMs: number): boolean {
  const until = /\b20\d\d\s*[-–]\s*(?:(20\d\d)\b|present|now|today|ongoing|heute|aujourd)/i.exec(text);
  if (until === null || namesUsualRole(text)) return false;
  return until[1] === undefined || Number(until[1]) > new Date(nowMs).getUTCFullYear();
}

/** On the way to one: anywhere in the entry that names it. */
const UNDER_WAY =
  /(?<!\p{L})(?:in progress|ongoing|expected|anticipated|pursuing|sophomore|freshman|undergraduate(?! degree| diploma)|starts? (?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|next)|candidate|enrolled|(?:currently|now|presently) (?:studying|enrolled|reading|completing|taking|in)|working (?:on|towards?)|studying (?:for|towards)|(?:first|second|third|fourth|final|last|\d(?:st|nd|rd|th))[- ]year(?! (?:project|dissertation|thesis|module|prize|award|research))|(?:year|stage) (?:\d|one|two|three) of (?:\d|two|three|four|five)|to be (?:completed|conferred|awarded|submitted|defended)|to (?:complete|finish|graduate) (?:in|by)|all but dissertation|ABD|(?:thesis|dissertation) (?:pending|outstanding|in preparation|due|submission)|(?:one|two|three|four|five) of (?:two|three|four|five|six) years|épreuves? à repasser|part[- ]time,? (?:due|ending)|graduating|due to (?:finish|graduate|complete)|laufend|voraussichtlich|en cours|(?:seit|depuis) (?:\p{L}+ )?20\d\d|immatrikuliert|étudiante?)(?!\p{L})/iu;
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
const MAY_GO_ON = /,|\sand /;
const PARTS = /;\s|\s\|\s|(?<=[\p{Ll})]|\d{4})\.\s+(?=\p{Lu})/u;
const MAY_PART = /[;|.]/;
const NEXT_LINE_MAX = 90;
/** As long as this a line of a post tells of work. */
const ACCOUNT_LENGTH = 140;

/** The degrees of a line, each with all that is said of it. */
function entriesOf(text: string, next: string | undefined): string[] {
  const entries: string[] = [];
  for (const part of MAY_PART.test(text) ? text.split(PARTS) : [text]) {
    const last = entries.at(-1);
    if (last !== undefined && GOES_ON.test(part)) entries[entries.length - 1] = `${last}, ${part}`;
    else if (MAY_GO_ON.test(part)) entries.push(...part.split(NEXT_DEGREE));
    else entries.push(part);
  }
  if (next !== undefined && next.length < NEXT_LINE_MAX && GOES_ON.test(next) && degreeIn(next) === null)
    entries.push(`${entries.pop() ?? ''}, ${next}`);
  return entries;
}

/** Since when one is on a register is not since when one studies. */
const ENTERED =
  /(?:inscrite?|eingetragen|approbiert|mitglied|membre)[^,;]{0,40}(?:seit|depuis) (?:\p{L}+ )?20\d\d/giu;

/** Whether an entry says that the degree is still to come. */
function isUnderWay(text: string, nowMs: number): boolean {
  const thisYear = new Date(nowMs).getUTCFullYear();
  const years = [...text.matchAll(/(?<![\d.,£$€/])(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  const isAhead = years.some((year) => year > thisYear) && !/valid|expir|renew/i.test(text);
  if (DONE.test(text) && !isAhead) return false;
  const isOver = years.length > 0 && years.every((year) => year < thisYear);
  if (isAhead) return true;
  return UNDER_WAY.test(text.replace(ENTERED, ' ')) || (STUDENT.test(text) && !isOver) || runsOn(text, nowMs);
}

/** "Film Studies with German": what a degree was read with is not what it is in. */
const MINOR =
  /(?<=\p{Ll}) with (?!Hon|Dist|Merit|First|QTS|Educ|Teach|Prof|Found|Indus|Place|Year|Second|Upper|Credit|Comm)(?:\p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+){0,2})/gu;

/** What a part of a line names as a degree, with its letters joined, and how it means it. */
export type Study = { line: EvidenceLine; entry: string; degree: Degree; text: string; stance: Stance };

/** Null where the part names no degree. */
function studyOf(entry: string, line: EvidenceLine, nowMs: number): Study | null {
  const named = degreeIn(entry.replace(MINOR, ' '));
  const degree = named ?? (line.text.startsWith(entry) ? studiesAt(line) : null) ?? toldAt(entry, line);
  if (degree === null) return null;
  const text = withoutDots(entry);
  const at = Math.max(0, firstNamedIn(text, STUDY));
  // What only the whole line names is meant as the whole line means it.
  const said: Stance = ABANDONED.test(named === null ? line.text : text)
    ? 'denied'
    : paperStanceAt(text, { start: at, end: at + 3 }, nowMs).stance;
  const stance = said !== 'denied' && isUnderWay(text, nowMs) ? 'pursued' : said;
  return { line, entry, degree, text, stance };
}

/** The degrees that a CV names, whatever is asked for. */
export const studiesIn = rememberedOf(({ lines, nowMs }: Cv): readonly Study[] =>
  lines.flatMap((line, index) => {
    const { text, role, section, isHeading } = line;
    if (isHeading || (role !== null && section === 'experience' && text.length > ACCOUNT_LENGTH)) return [];
    const next = lines[index + 1]?.text;
    if (![text, next ?? ''].some((one) => mayNameDegree(one) || namesUniversity(one) || mayTellStudies(one)))
      return [];
    // "HNC; final year of the BEng": what is said of one is not said of the other.
    return entriesOf(text, next).flatMap((entry) => studyOf(entry, line, nowMs) ?? []);
  }),
);

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

/** "Level 7" where "honours degree (level 8)" is asked for: the steps that a country gives its degrees. */
function isOfLowerStep(asked: string, held: string): boolean {
  if (/\bhonou?rs\b/i.test(asked) && /\bordinary\b/i.test(held)) return true;
  if (BOTH_EXAMS.test(asked) && FIRST_EXAM.test(held) && !SECOND_EXAM.test(held)) return true;
  const least = craftLevelAsked(asked);
  const crafts = least === null ? [] : craftPapersIn(held).map(({ level }) => level);
  if (least !== null && crafts.length > 0 && Math.max(...crafts) < least) return true;
  const [wanted, has] = [stepsIn(asked), stepsIn(held)];
  return wanted.length > 0 && has.length > 0 && Math.max(...has) < Math.min(...wanted);
}

/** Who may be a judge has passed both of the state's examinations. */
const BOTH_EXAMS =
  /volljurist|(?:beide|zwei|zweite[sn]?|2\.) (?:juristische[ns]? )?staatsexam|1\. und 2\.|befähigung zum richteramt|assessor/iu;
const FIRST_EXAM =
  /(?:erste[sn]?|1\.|ein) (?:juristische[sn]? )?(?:staatsexam|staatsprüfung|prüfung)|diplom-?jurist|ref\. ?iur|kein referendariat/iu;
const SECOND_EXAM =
  /(?:zweite[sn]?|2\.|beide) (?:juristische[sn]? )?(?:staatsexam|staatsprüfung)|volljurist|ass\. ?iur|assessor(?:examen)?/iu;

function stepsIn(text: string): number[] {
  return [...text.matchAll(/\b(?:(?:nfq )?level ([6-9])|niveau ([3-8]))\b/gi)].map(([, step, french]) =>
    Number(step ?? french),
  );
}

/** "BTS Esthétique" where one in dietetics is asked for: a short diploma is called by its subject. */
const SHORT = /\b(?:BTS|DUT|BUT|HN[CD]|CAP|BEP)\s+(?:en |in )?(\p{Lu}[\p{L}'’-]{3,})/u;

function isOfOtherName(entry: string, unit: Unit): boolean {
  const subject = SHORT.exec(entry)?.[1];
  return subject !== undefined && termsOf(subject).every(({ term }) => !unit.terms.has(term));
}

/** Studies whose names sound like those of a profession, and admit to none. */
const SOUNDS_ALIKE: readonly (readonly [asked: RegExp, other: RegExp, own: RegExp])[] = [
  [
    /\bpharmacy\b|\bm\.?pharm|pharmaziestudium|\bpharmazie\b/i,
    /pharmacolog|pharmaceutical|pharmakolog|pharmacognos/i,
    /\bpharmacy\b|\b[bm]\.?pharm|pharm\.?d|\bpharmazie\b/i,
  ],
  [
    /veterinary|\bvet\b|tiermedizin|tierarzt|vétérinaire/i,
    /bioveterinary|veterinary (?:nursing|technology|biosciences?|physiotherapy)|animal (?:science|health)/i,
    /\bb\.?v\.?(?:sc|m|et)|\bmvb\b|\bvetmb\b|\bd\.?v\.?m|veterinary (?:medicine|surgery|science(?! technology))|tiermedizin|docteure? vétérinaire/i,
  ],
  [
    /juris doctor|\bj\.?d\.?\b|law degree|\bll\.?b\b|degree in law/i,
    /legal studies|paralegal|criminolog|criminal justice|law enforcement/i,
    /juris doctor|\bj\.?d\b|\bll\.?[bm]\b|\blaws?\b(?! enforcement)/i,
  ],
  [
    /\barchitecture\b|\barchitektur/i,
    /architectural (?:technology|technician)|landscape architecture|interior architecture/i,
    /(?<!landscape |interior )\barchitecture\b(?! technology)|\bb\.?arch|\bm\.?arch/i,
  ],
  [
    /\bmedicine\b(?! and science)|medical degree|medizinstudium|humanmedizin/i,
    /biomedical|medical (?:science|laborator|technolog)|sports medicine|veterinary/i,
    /\bmb ?(?:bs|chb|bch)|\bm\.?d\b|(?<!veterinary |sports )\bmedicine\b|humanmedizin/i,
  ],
];

/** One of several studies, of which the neighbour is one. */
const OTHER_SCIENCE =
  /life sciences?|biolog|chemis|nursing|health scien|pharmacol|pharmaceutic|interior|landscape|criminol|naturwissenschaft/i;

/** "BSc Pharmacology" where one in pharmacy is asked. */
function onlySoundsAlike(asked: string, held: string): boolean {
  if (NEIGHBOUR_WILL_DO.test(asked) || OTHER_SCIENCE.test(asked)) return false;
  return SOUNDS_ALIKE.some(([of, other, own]) => of.test(asked) && other.test(held) && !own.test(held));
}

/** "A diploma in occupational health nursing" is no nurse's first degree: of a health profession the specialty is a study of its own. */
function isWithoutSpecialty(entry: string, { text, degreeFields }: Unit): boolean {
  if ((degreeFields & FIELD.health) === 0 || NEIGHBOUR_WILL_DO.test(text)) return false;
  const subjects = [...text.matchAll(STUDIED_IN)].map(([, subject = '']) => subject);
  // "Therapeutic radiography / radiotherapy and oncology": by one of its names.
  const isToldOf = (subject: string) =>
    subject.split(/\s*\/\s*|\s(?:or|oder|ou)\s/i).some((name) => tellsOfSpecialty(name, entry));
  return subjects.length > 0 && !subjects.every(isToldOf);
}

const NEIGHBOUR_WILL_DO =
  /\b(?:related|similar|allied|relevant|other|another|any)\b|verwandt|vergleichbar|connexe/i;
/** What a degree is in. */
const STUDIED_IN =
  /\b(?:qualification|degree|diploma|bachelor['’]?s?|master['’]?s?|[BM]Sc|studium|diplôme)(?: degree)? (?:in|of|en|der|des) ([^,;:.()]{3,60})/giu;

/** How far a CV holds a degree of the level and field asked for. */
export function matchDegree(unit: Unit, cv: Cv): Found {
  let best: Found = { credit: 0, note: null, lines: [], stance: null };
  for (const study of studiesIn(cv)) {
    const found = heldAs(study, unit);
    if (found.credit > best.credit || best.stance === null) best = found;
  }
  return best;
}
