// What a CV says of a paper without its name: "Texas license: expired", "not chartered at present", "student nurse", and
// a licence told by its place and subject.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { mayQualify } from '../../cv/stance/said-around.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { CREDENTIAL_WORD } from '../../spec/papers/credential-words.ts';
import { credentialsNear, placesOf } from '../../spec/papers/credentials.ts';
import { answers, designatorsIn } from '../../spec/papers/designators.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { mayMatch, testOf } from '../../text/expressions/first-look.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { stem } from '../../text/terms/stem.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { isForeign, placesIn } from './jurisdiction.ts';
import { ITS_EXAM, namingAs, type Naming } from './naming.ts';
import { isOfAnother } from './whose-paper.ts';
import type { Place } from '../../text/place.ts';

const PAPER =
  /\b(?:licen[cs]e|licensure|registration|registered|register|certificate|certification|clearance|card|qualification|approbation|zulassung)\b/gi;
/** What a status is called, and how one knows that the spec asks for that status. */
const STATUSES: readonly (readonly [said: RegExp, asked: RegExp])[] = [
  [/\b(?:chartered|chartership)\b/gi, /charter/i],
  [/\b(?:registered|registration|register)\b/gi, /regist/i],
  [/\b(?:members?|membership) of (?:either|any|the|both) \w+/gi, /\bmember|\bfellow/i],
  [/\b(?:licen[cs]ed|licensure)\b/gi, /licen[cs]/i],
];
/** In training for what the spec calls the profession. */
const TRAINEE =
  /(?<!\p{L})(?:student|trainee|apprentice|pupil|étudiante?|élève|auszubildende\w*(?: zu[mr])?|angehende\w*)\s+(?:\p{L}+\s)?(\p{L}{4,})/giu;
const mayTrain = mayMatch(TRAINEE);
const PROFESSION =
  /^(?!there|under|other|after|over)\p{L}*(?:nurse|wife|wives|medic|er|or|ist|ian|ant|eur|euse|ier|ière|ière|in|mann|frau|tect|yor|ney|eon|itian)$/iu;
/** A licence told by what it is for: as good as named. */
const BY_SUBJECT = 0.9;
const SHARED_MIN = 2;
const HOLDS =
  /\b(?:licen[cs](?:e|ed|ure)|certified|certificate|certification|credential|(?<=^State of [^.;]{4,50})(?:issued|renewed))\b/gi;

/** The namings of a unit's paper that do not use its name. */
export function namingsInGeneral(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Naming[] {
  if (unit.kind !== 'licence' && unit.kind !== 'clearance') return [];
  return cv.lines.flatMap((line) => [
    ...(mayQualify(line.text) ? [...ofPaper(line, unit, cv.nowMs), ...ofStatus(line, unit, cv.nowMs)] : []),
    ...ofTrainees(line, unit),
    ...ofDriving(line, unit),
    ...ofRecognition(line, unit, cv.nowMs),
    ...bySubject(line, unit, cv.nowMs, specPlaces),
  ]);
}

/** What is said of the paper without its full name, in a line that shares a word with it. */
function ofPaper(line: EvidenceLine, unit: Unit, nowMs: number): Naming[] {
  if (sharedTerms(line, unit).length === 0) return [];
  return [...line.text.matchAll(PAPER)].flatMap(({ 0: words, index }) => {
    const { text, from } = clauseAround(line.text, index, index + words.length);
    // What is said of one paper is not said of another in the same line.
    const isOfIt = sharedTerms(line, unit, { start: from, end: from + text.length }).length > 0;
    return isOfIt || !namesOther(text, unit) ? against(line, words, index, nowMs) : [];
  });
}

/** Whether a clause names a paper that the unit does not ask for. */
function namesOther(clause: string, unit: Unit): boolean {
  return credentialsNear(clause).some(
    (one) => !unit.credentials.includes(one) && placesOf(one, clause).length > 0,
  );
}

/** "I am not on the register yet": the status itself, where the clause names no other paper. */
function ofStatus(line: EvidenceLine, unit: Unit, nowMs: number): Naming[] {
  const asked = askedIn(unit);
  // "Not licensed in Ontario", among the papers of a trade: nothing of how one comes to work.
  const isOfDriving =
    unit.credentials.length > 0 && unit.credentials.every(({ name }) => name === 'driving licence');
  if (isOfDriving && !SAYS_DRIVING.test(line.text)) return [];
  return STATUSES.flatMap(([said, isAsked]) =>
    isAsked.test(asked)
      ? [...line.text.matchAll(said)].flatMap(({ 0: words, index }) => {
          const clause = clauseAround(line.text, index, index + words.length).text;
          return /\b[A-Z]{3,}\b/.test(clause) || OTHERS.test(clause)
            ? []
            : against(line, words, index, nowMs);
        })
      : [],
  );
}

const SAYS_DRIVING = /driv|\bcar\b|vehicle|road|fahr|auto|führerschein|condui|permis|voiture/iu;

/** What became of those whom one trains. */
const OTHERS =
  /\b(?:candidates|trainees|graduates|juniors|apprentices|students|colleagues|staff)\b(?!.*\bI\b)/;

/** What is asked for in its own words, and by the names of the papers. */
function askedIn({ text, credentials }: Unit): string {
  return [text, ...credentials.map(({ name }) => name)].join(' ');
}

/** What is said against the paper; that it is held says nothing without its name. */
function against(line: EvidenceLine, words: string, index: number, nowMs: number): Naming[] {
  const { stance, isWish } = paperStanceAt(line.text, { start: index, end: index + words.length }, nowMs);
  if (stance === 'held') return [];
  return [namingAs(stance, { line, words, isExplicit: true, isWish })];
}

/** Says nothing against a paper that is named elsewhere: everybody was a student once. */
function ofTrainees(line: EvidenceLine, unit: Unit): Naming[] {
  if (!mayTrain(line.text)) return [];
  const asked = askedIn(unit).toLowerCase();
  return [...line.text.matchAll(TRAINEE)].flatMap(([words, profession = '']) =>
    PROFESSION.test(profession) && asked.includes(profession.toLowerCase())
      ? [namingAs('pursued', { line, words, isExplicit: false })]
      : [],
  );
}

/** "I do not drive", "never took the test": who does not drive has no licence for it, whatever it is called. */
function ofDriving(line: EvidenceLine, unit: Unit): Naming[] {
  if (!drivesNot(line.text) || !unit.credentials.some(({ name }) => name === 'driving licence')) return [];
  return [namingAs('denied', { line, words: DRIVES_NOT.exec(line.text)?.[0] ?? '', isExplicit: true })];
}

const DRIVES_NOT =
  /(?<!\p{L})(?:(?:do not|don['’]t|does not|cannot|can['’]t) drive(?=\s*(?:$|[,;:.)–-]|(?:a car|myself|and|but|yet|at all)\b))|non-?driver|(?:never|not) (?:took|taken|passed|sat) (?:the|my|a) driving test|(?:no|without a) driving licen[cs]e|kein(?:en)? führerschein|ohne führerschein|(?:neither|no) licen[cs]e (?:and|nor|or) (?:an? |no )?car|(?:fahre|kann) (?:selbst )?(?:nicht|kein) auto|ne conduis pas|(?:sans|pas (?:de|le)) permis(?: b\b| de conduire)?)(?!\p{L})/iu;
const drivesNot = testOf(DRIVES_NOT);

/** "Anerkennung beim Regierungspräsidium beantragt": a paper from abroad that is being recognised. */
function ofRecognition(line: EvidenceLine, unit: Unit, nowMs: number): Naming[] {
  if (!mayRecognise(line.text) || !/anerkann|anerkennung|approbation/i.test(unit.text)) return [];
  return [...line.text.matchAll(RECOGNITION)].flatMap(({ 0: words, index }) => {
    const { stance } = paperStanceAt(line.text, { start: index, end: index + words.length }, nowMs);
    return stance === 'pursued' ? [namingAs(stance, { line, words, isExplicit: true })] : [];
  });
}

const RECOGNITION =
  /(?<!\p{L})(?:staatliche )?(?:anerkennung(?!sjahr|sprakti)\p{L}*|gleichwertigkeit\p{L}*|recognition)/giu;
const mayRecognise = mayMatch(RECOGNITION);

/** "Ohio professional license in integrated science", where the spec asks for an Ohio teaching license of that subject. */
function bySubject(line: EvidenceLine, unit: Unit, nowMs: number, specPlaces: ReadonlySet<string>): Naming[] {
  if (!/licen[cs]|certificat/i.test(unit.text) || line.text.search(HOLDS) === -1) return [];
  if (sharedTerms(line, unit).length < SHARED_MIN) return [];
  // A certificate on a degree is no licence.
  const isLicence = !/certif/i.test(unit.text);
  return [...line.text.matchAll(HOLDS)].flatMap(({ 0: words, index }): Naming[] => {
    const end = index + words.length;
    if (isLicence && /^certificate$/i.test(words)) return [];
    if (ITS_EXAM.test(line.text.slice(end)) || isOfAnother(line.text, { start: index, end })) return [];
    const { text: clause, from } = clauseAround(line.text, index, end);
    const within = { start: from, end: from + clause.length };
    if (sharedBySubject(line, unit, within, index).length < SHARED_MIN) return [];
    if (credentialsNear(clause).some((one) => one.kind === 'licence' && placesOf(one, clause).length > 0))
      return [];
    if (!answers(unit.designators, designatorsIn(clause))) return [];
    const { stance, isExplicit, isWish } = paperStanceAt(line.text, { start: index, end }, nowMs);
    const isElsewhere = stance === 'held' && placesIn(unit.text).size > 0 && isForeign(clause, specPlaces);
    const as = isElsewhere ? 'elsewhere' : stance;
    return [namingAs(as, { line, words, isExplicit, isWish, share: BY_SUBJECT })];
  });
}

function sharedTerms(line: EvidenceLine, unit: Unit, within?: Place): string[] {
  const terms = [...line.terms, ...line.denied].filter(
    ({ start, end }) => within === undefined || (start >= within.start && end <= within.end),
  );
  return [...new Set(terms.map(({ term }) => term))].filter(
    (term) => unit.terms.has(term) && !CREDENTIAL_WORD.test(term),
  );
}

/** What a clause shares with the paper asked for; where it calls the paper by a word of its own, not who gives it. */
function sharedBySubject(line: EvidenceLine, unit: Unit, within: Place, at: number): string[] {
  const shared = sharedTerms(line, unit, within);
  const [, called] = CALLED.exec(line.text.slice(within.start, at)) ?? [];
  if (called === undefined || unit.terms.has(stem(called.toLowerCase()))) return shared;
  const issuer = issuerOf(unit);
  return shared.filter((term) => !issuer.has(term));
}

/** "Refrigeration Operator" before "certificate"; what is valid or one's own is called by nothing. */
const CALLED =
  /(?<!\p{L})(?!(?:valid|current|full|clean|active|state|held|hold|with|that|have|this|your|their|from|still|also|gültige?[rns]?)(?!\p{L}))(\p{L}[\p{L}-]{3,}) $/iu;

/** "Issued by Technical Safety BC": who gives a paper gives others, too. */
const ISSUED_BY =
  /(?<!\p{L})(?:issued|granted|awarded|conferred|administered|délivrée?s?|ausgestellt\p{L}*|erteilt\p{L}*)(?: \p{L}+)? (?:by|from|par|von|durch) (?:the )?([^,;()]+)/iu;

const issuerOf = rememberedOf(
  ({ text }: Unit): ReadonlySet<string> =>
    new Set(termsOf(ISSUED_BY.exec(text)?.[1] ?? '').map(({ term }) => term)),
);
