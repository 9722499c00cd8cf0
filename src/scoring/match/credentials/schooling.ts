// How far a CV shows what is asked of school. Everybody left school and few say so; who studies was admitted to it. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import type { Stance } from '../../cv/stance/said-around.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { Schooling } from '../../spec/papers/schooling.ts';
import type { Found } from '../found.ts';
import { NOTE } from '../notes.ts';
import { studiesIn } from './degrees.ts';

/** What is worth what: a school that was left and is not told of, studies that are, grades that nobody tells. */
const CREDIT = { held: 1, untold: 0.75, pursued: 0.45, unshown: 0.25, lower: 0.2, none: 0 };

/** A paper that admits to a university. */
const ENTRANCE =
  /(?<!\p{L})(?:\p{L}*matura|maturität\p{L}*|maturiert|berufsreifeprüfung|reifeprüfung|reife- und diplomprüfung|\p{L}*abitur|(?:fach)?hochschulreife|(?:a|as)[- ]levels?|baccalauréat|bac (?:général|techno\p{L}*|scientifique|littéraire|économique|pro\p{L}*|STM?G|STI2D|STL|ST2S|ES|S|L)|leaving cert\p{L}*|cess|international baccalaureate|ib diploma|(?:advanced |scottish )?highers|diplôme d['’]études collégiales|DEC)(?!\p{L})/iu;
/** One that ends school. */
const LEAVING =
  /(?<!\p{L})(?:(?:senior )?(?:high|secondary)[- ]school(?: \p{L}+)?|h\.?s\.? (?:diploma|graduate|degree)|g\.?e\.?d\.?|hiset|general education(?:al)? development|diplôme d['’]études secondaires|matric(?:ulated)?|(?:national )?senior certificate|grade (?:12|twelve)|school leaving (?:certificate|exam\p{L}*))(?!\p{L})/iu;
/** What says that it was left before its end. */
const LEFT =
  /(?<!\p{L})(?:without (?:an? |the |my )?(?:diploma|certificate|qualification\p{L}*|graduating)|ohne (?:matura|abschluss|abitur|reifeprüfung)|keine? (?:matura|abitur|abschluss|reifeprüfung)|nicht bestanden|abgebrochen|did not (?:finish|graduate|complete)|didn['’]t (?:finish|graduate)|no (?:diploma|qualifications|gcses|further schooling)|left school (?:in|at|after|before|without)|left [^.;]{0,50} in year (?:8|9|10)|dropped out|(?:through|up to|completed|finished|left after|until) (?:the )?(?:[5-9]|10|11)th grade|(?:[5-9]|10|11)th grade (?:completed|only|finished)|sans (?:le |l['’]obtention|diplôme|bac)|échec au bac|non obtenu)(?!\p{L})/iu;
/** What says that its end is still to come. */
const GOES_ON =
  /(?<!\p{L})(?:expected|anticipated|currently (?:an? )?(?:senior|junior|sophomore|freshman|in year|in grade|attending)|in progress|(?:prep\p{L}*|preparation|evening|night) (?:class\p{L}*|course\p{L}*)|class(?:es)?,|not yet|voraussichtlich|sitting|to be taken|predicted|awaiting results|scheduled|en cours|prévue?)(?!\p{L})/iu;

const mayTell = testOf(new RegExp(`${ENTRANCE.source}|${LEAVING.source}|${LEFT.source}`, 'iu'));

/** How far a CV shows the schooling asked for in `text`. */
export function matchSchooling(asked: Schooling, text: string, cv: Cv): Found {
  if (asked === 'grades') return matchGrades(text, cv);
  const papers = cv.lines.flatMap((line) => (mayTell(line.text) ? toldBy(line, asked, cv.nowMs) : []));
  const study = studiesIn(cv).find(
    ({ degree, line }) =>
      degree.level >= (asked === 'leaving' ? 1 : 2) && !papers.some((paper) => paper.line === line),
  );
  const held = papers.find(({ stance }) => stance === 'held');
  if (held !== undefined) return { credit: CREDIT.held, note: null, lines: [held.line], stance: 'held' };
  if (study !== undefined) return { credit: CREDIT.held, note: null, lines: [study.line], stance: 'held' };
  const open = papers.find(({ stance }) => stance === 'pursued');
  if (open !== undefined)
    return { credit: CREDIT.pursued, note: NOTE.pursued, lines: [open.line], stance: 'pursued' };
  const [left] = papers;
  if (left !== undefined)
    return { credit: CREDIT.none, note: NOTE.unfinished, lines: [left.line], stance: 'denied' };
  return { credit: asked === 'leaving' ? CREDIT.untold : CREDIT.none, note: null, lines: [], stance: null };
}

/** What a line says of a school paper; nothing where it names none. */
function toldBy(
  line: EvidenceLine,
  asked: Schooling,
  nowMs: number,
): { line: EvidenceLine; stance: Stance }[] {
  const { text, section, role } = line;
  // Who works at a school tells of no paper.
  if (role !== null && section === 'experience') return [];
  const paper = ENTRANCE.exec(text) ?? (asked === 'leaving' ? LEAVING.exec(text) : null);
  if (LEFT.test(text)) return [{ line, stance: 'denied' }];
  if (paper === null) return [];
  if (GOES_ON.test(text)) return [{ line, stance: 'pursued' }];
  const { stance } = paperStanceAt(text, { start: paper.index, end: paper.index + paper[0].length }, nowMs);
  return [{ line, stance: stance === 'lapsed' || stance === 'elsewhere' ? 'held' : stance }];
}

const SUBJECTS: readonly { asked: RegExp; grade: RegExp }[] = [
  'maths?(?:ematics)?',
  'eng(?:lish|\\.)(?: lang(?:uage)?\\.?)?',
  '(?:combined |double )?science',
].map((name) => ({
  asked: new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'iu'),
  grade: new RegExp(
    String.raw`(?<!\p{L})${name}(?! lit)(?: lit\p{L}*)?[\s:–(-]{0,4}(?:grade )?(A\*|[A-G](?![\p{L}\d])|[1-9](?!\d))?`,
    'giu',
  ),
}));
const NAMED =
  /(?<!\p{L})(?:gcses?|o[- ]levels?|national 5s?|functional skills level 2|general certificates? of secondary education)(?!\p{L})/iu;
/** Between which grades they all were. */
const ALL_PASSED = /(?<!\p{L})(?:grades? )?(?:A\*?|9) ?(?:-|–|to) ?(?:C|B|A|4|5|6|7)(?![\p{L}\d])/iu;
const isNamed = testOf(NAMED);

function matchGrades(asked: string, cv: Cv): Found {
  const wanted = SUBJECTS.filter((subject) => subject.asked.test(asked));
  const lines = cv.lines.filter(
    ({ text, role, section }) => isNamed(text) && (role === null || section !== 'experience'),
  );
  const told = lines.filter(({ text }) => !LEFT.test(text) && !GOES_ON.test(text));
  const [line] = told;
  if (line === undefined) {
    const [other] = lines;
    if (other !== undefined)
      return { credit: CREDIT.none, note: NOTE.unfinished, lines: [other], stance: 'denied' };
    const study = studiesIn(cv).find(({ degree }) => degree.level >= 2);
    return study === undefined
      ? { credit: CREDIT.unshown, note: NOTE.unshown, lines: [], stance: null }
      : { credit: CREDIT.untold, note: NOTE.unshown, lines: [study.line], stance: 'held' };
  }
  const text = told.map((one) => one.text).join('; ');
  const shares = wanted.map(({ grade }) => {
    const grades = [...text.matchAll(grade)];
    if (grades.length === 0) return ALL_PASSED.test(text) ? CREDIT.untold : CREDIT.unshown;
    return grades.some(([, one]) => one === undefined || PASSED.test(one)) ? CREDIT.held : CREDIT.lower;
  });
  const credit = Math.min(...shares);
  return {
    credit,
    note: credit >= CREDIT.untold ? null : credit === CREDIT.unshown ? NOTE.unshown : NOTE.otherLevel,
    lines: [line],
    stance: 'held',
  };
}

const PASSED = /^(?:A\*?|B|C|[4-9])$/iu;
