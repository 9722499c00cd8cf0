// Where a CV names a credential that nobody listed: lines that hold most of the telling words of its name.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { answers, designatorsIn } from '../../spec/papers/designators.ts';
import type { Terms } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namesUsualRole } from '../../spec/clauses/role-words.ts';
import { termsOf, type Term } from '../../text/terms/terms.ts';
import { isOfAnotherPlace } from './jurisdiction.ts';
import { asTaken, IN_A_HEAP, isHeap, namingAs, takenBy, type Naming } from './naming.ts';
import { isKin } from '../words/overlap.ts';
import { withoutOtherPhrases } from '../words/phrase-parts.ts';
import { isDatedPaper, learntAt, wordsOfKind } from './of-a-kind.ts';
import { bodyIn } from './registers.ts';
import { anchorIn, isCode, shareOf, soughtBy, type Sought } from './sought-names.ts';
import { isOfAnother } from './whose-paper.ts';
import type { Place } from '../../text/place.ts';

const NAME_SHARE = 0.6;
const NAME_SHARE_OF_KIND = 0.4;
const KIND = /\b[ns]vq\b/i;
/** A trade named as the title of a post is no proof of its papers. */
const NAME_IN_A_ROLE = 0.7;
/** And none at all where the spec calls it a paper. */
const NAME_OF_A_PAPER = 0.4;
const PAPER_ASKED = /\b[ns]vq\b|\blevel \d|certificat|dipl[oô]m|licen[cs]|\bcards?\b|ticket/i;
/** Its words in an account of work are work of the kind, and no paper. */
const NAME_IN_PASSING = 0.25;
const PAPER_SHOWN =
  /certif|\bcert\b|licen[cs]|qualif|ausbildung|weiterbildungsordnung|\babschluss|urkunde|staatlich anerkannt|(?<!d['’]une? [a-zà-ÿ -]{3,30})dipl[oô]m|\bcards?\b|ticket|trained|passport|regist|\bratings?\b|\bn?vq\b|\bsvq\b|\blevel \d|city (?:&|and) guilds|\bbtec\b|\bhn[cd]\b|\baward\b|apprentic|brevet|titre|accredit|habilitation|geprüft|prüfung|examen|inscri|enregistr|signed[- ]off|sign-off|competenc|(?:re)?assessed|eingetragen|eintrag|member|fellow|authori[sz]ed|\bvalid (?:to|until|till)|\bexp(?:ir\w*)?(?![\wÀ-ÿ])|(?:re-?)?(?:newed|cert(?:ified)?)\b|refresh|recycl|renouvel|verlängert|aufgefrischt|#\s?\d{3}|(?:\bn[or]\.?|n°) ?\d{3}|\blic\b|\bl[2-7]\b|\bdip\b|\bin[- ]date\b|gültig|valable/i;

/** Lines that hold most of the words of one of the names. */
export function namingsByTerms(unit: Unit, cv: Cv): Naming[] {
  const namings: Naming[] = [];
  if (unit.namedBy.length === 0) return namings;
  const ofKind = wordsOfKind(unit);
  const isOfKind = ofKind.size > 0;
  const names = unit.namedBy
    .filter((name) => name.size > 0 && !isOnlyFramework(name, unit))
    .map((name) => soughtBy(name, ofKind));
  for (const line of cv.lines) {
    let terms: ReadonlyMap<string, Term> | null = null;
    for (const sought of names) {
      const denied = withoutOtherPhrases(line.denied, sought.name);
      const anchor = anchorIn(denied, sought) ?? anchorIn(line.terms, sought);
      if (anchor === undefined || (sought.isQuality && !namesAnother(line, names))) continue;
      const { name } = sought;
      terms ??= new Map([...denied, ...line.terms].map((term) => [term.term, term]));
      const isNamed =
        shareOf(name, terms, line.text.toLowerCase()) >= leastShare(unit.text, line.text) ||
        isOfScheme(line, unit);
      const body = isNamed ? null : bodyIn(line.text, unit);
      if (!isNamed && body === null) continue;
      const place = body ?? spanOf(name, terms, anchor);
      const words = anchor.startsWith('=') ? line.text.slice(place.start, place.end) : anchor;
      const { stance, isExplicit, isWish } = paperStanceAt(asTaken(line.text, unit), place, cv.nowMs);
      const as = takenBy(unit, stance);
      if (as === 'held' && !OF_A_REGISTER.test(line.text) && isOfAnother(line.text, place)) continue;
      const isAlone = sought.isTrade || isOfTradeAlone(sought, terms);
      if (as === 'held' && !NAMES_REGISTER.test(line.text) && isOfAnother(line.text, place)) continue;
      // What is said of payroll in an account of work is said of no diploma in it.
      if (as !== 'held' && isAlone && !showsPaper(line.text, place, isOfKind)) continue;
      const isOther = as === 'held' && !answers(unit.designators, designatorsIn(line.text));
      if (as === 'held' && !isOther && isOfAnotherPlace(line.text, unit)) {
        namings.push(namingAs('elsewhere', { line, words, isExplicit: true }));
        continue;
      }
      // A degree in the subject is no membership of its institute.
      if (/\bmember|\bfellow/i.test(unit.text) && /^(?:BA|BSc|MA|MSc|B\.|M\.|PhD)/.test(line.text)) continue;
      const share = shareHeld({ line, place, sought, unit, isAlone, isOfKind: isOfKind && isAlone });
      const isSaid = isExplicit && !(isOfKind && isAlone && share < NAME_IN_A_ROLE);
      namings.push(namingAs(isOther ? 'other' : as, { line, words, isExplicit: isSaid, isWish, share }));
    }
  }
  return namings;
}

/** "Speech Therapists Register": several people, of whom one's own entry is told. */
const OF_A_REGISTER = /regist|college|council|\broll\b/i;

/** A name where it stands, and whether it is told by its trade alone, and of a paper of which any of a kind will do. */
type Told = {
  line: EvidenceLine;
  place: Place;
  sought: Sought;
  unit: Unit;
  isAlone: boolean;
  isOfKind: boolean;
};

/** What of a paper's credit its name counts for where it stands. */
function shareHeld({ line, place, sought: { name, isTrade }, unit, isAlone, isOfKind }: Told): number {
  if (isHeap(line)) return IN_A_HEAP;
  const standsAlone = isTrade ? isDatedPaper(line) : isByItself(line) && !isAlone;
  if (
    (standsAlone && !isOfStudies(line, place)) ||
    showsPaper(line.text, place, isOfKind) ||
    isItsLetters(line.text.slice(place.start, place.end), unit)
  )
    return 1;
  const hasCode = [...name.keys()].some(isCode);
  if (isOfKind || !(hasCode || isTitled(line, name))) return NAME_IN_PASSING;
  return PAPER_ASKED.test(unit.text) && !hasCode ? NAME_OF_A_PAPER : NAME_IN_A_ROLE;
}

/** From the anchor to the last word of the name that stands near it: "Teaching Council, Route 1 (Primary), conditional". */
function spanOf(name: Terms, terms: ReadonlyMap<string, Term>, anchor: string): Place {
  const first = terms.get(anchor);
  if (first === undefined) return { start: 0, end: 0 };
  const ends = [...name.keys()].flatMap((word) => terms.get(word)?.end ?? []);
  return {
    start: first.start,
    end: Math.max(first.end, ...ends.filter((end) => end - first.start < SPAN_MAX)),
  };
}

const SPAN_MAX = 40;

/** Where a degree of a framework's level is asked for, the framework alone is none. */
function isOnlyFramework(name: Terms, { degreeLevel }: Unit): boolean {
  return degreeLevel > 0 && [...name.keys()].every((term) => FRAMEWORK.test(term));
}

const FRAMEWORK = /^(?:qqi|nfq|rqf|qcf|eqf|scqf|dqr)$/;

/** "DP: NI unlimited": how a paper is to be is its name only beside another word of it. */
function namesAnother(line: EvidenceLine, names: readonly Sought[]): boolean {
  const named = names.filter(({ isQuality }) => !isQuality);
  return named.length === 0 || named.some((one) => anchorIn(line.terms, one) !== undefined);
}

/** "CPCS A04": the letters of the scheme that the spec spells out, and the very branch that it asks for. */
function isOfScheme({ text, spelled }: EvidenceLine, unit: Unit): boolean {
  const { branches } = unit.designators;
  if (spelled.length === 0 || branches.length === 0) return false;
  const asked = unit.text.toLowerCase();
  return (
    spelled.some(({ as }) => as.split(' ').every((word) => asked.includes(word))) &&
    designatorsIn(text).branches.some((branch) => branches.includes(branch))
  );
}

/** "Speech and Language Therapists Register": whose it is, and where one stands oneself. */
const NAMES_REGISTER = /regist|\broll\b|college|council/i;

/** A paper of a level in a trade says by its kind what it is, and its trade may be told in fewer words. */
function leastShare(asked: string, held: string): number {
  return KIND.test(asked) && KIND.test(held) ? NAME_SHARE_OF_KIND : NAME_SHARE;
}

/** "My last PROMPT day": the letters that the spec gives it, written as letters. */
function isItsLetters(found: string, unit: Unit): boolean {
  return /^[A-Z]{4,}$/.test(found) && new RegExp(`\\b${found}\\b`).test(unit.text);
}

/** A part of what was studied: its subject is not that of the paper. */
const OF_STUDIES =
  /(?<!\p{L})(?:dissertation|thesis|placements?|modules?|electives?|essay|final[- ]year project|masterarbeit|bachelorarbeit|abschlussarbeit|praktikum|mémoire|stage)(?!\p{L})/iu;

/** Whether the clause says that something is held, and not by others; where any paper of a trade will do, that it was learnt. */
function showsPaper(text: string, { start, end }: Place, isOfKind: boolean): boolean {
  const { text: clause, from } = clauseAround(text, start, end);
  const shown = clause.search(PAPER_SHOWN);
  const at = isOfKind ? learntAt(text, start, end) : shown < 0 ? null : from + shown;
  return at !== null && !isOfAnother(text, { start: at, end: at });
}

/** "Final placement in an intensive care unit", under the degree that it was a part of. */
function isOfStudies({ text, section }: EvidenceLine, { start, end }: Place): boolean {
  return section === 'education' && OF_STUDIES.test(clauseAround(text, start, end).text);
}

/** Beside no work, and where papers stand. */
function isByItself({ role, section, text }: EvidenceLine): boolean {
  const isPost = section === 'head' && namesUsualRole(text);
  return role === null && section !== 'summary' && section !== 'experience' && !isPost;
}

/** "SAP payroll configuration, five days" for a diploma in payroll management: the trade by its word, and no more of the name. */
function isOfTradeAlone({ name, isPart }: Sought, terms: ReadonlyMap<string, unknown>): boolean {
  const there = [...name.keys()].filter((word) => terms.has(word));
  return there.length > 0 && there.length < name.size && there.every(isPart);
}

/** In words; more are a sentence. */
const TITLE_WORDS_MAX = 9;

/** Whether a post is called by the heaviest word of the name. */
function isTitled({ text }: EvidenceLine, name: ReadonlyMap<string, number>): boolean {
  const [heaviest] = [...name].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const title = text.split(/[,|(;:]|\s[-–]\s/)[0] ?? '';
  if (title.split(/\s+/).length > TITLE_WORDS_MAX) return false;
  return (
    heaviest !== undefined && termsOf(title).some(({ term }) => term === heaviest || isKin(term, heaviest))
  );
}
