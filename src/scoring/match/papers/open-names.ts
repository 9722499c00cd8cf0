// Where a CV names a credential that nobody listed: lines that hold most of the telling words of its name.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { answers, designatorsIn } from '../../spec/papers/designators.ts';
import type { Terms } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { stem } from '../../text/terms/stem.ts';
import { termsOf, type Term } from '../../text/terms/terms.ts';
import { isOfAnotherPlace } from './jurisdiction.ts';
import { IN_A_HEAP, isHeap, namingAs, takenBy, type Naming } from './naming.ts';
import { isKin } from '../words/overlap.ts';
import { isOfAnother } from './whose-paper.ts';
import type { Place } from '../../text/place.ts';

const NAME_SHARE = 0.6;
const NAME_SHARE_OF_KIND = 0.4;
const KIND = /\b[ns]vq\b/i;
const CODE_LENGTH_MAX = 7;
/** A trade named as the title of a post is no proof of its papers. */
const NAME_IN_A_ROLE = 0.7;
/** And none at all where the spec calls it a paper. */
const NAME_OF_A_PAPER = 0.4;
const PAPER_ASKED = /\b[ns]vq\b|\blevel \d|certificat|diplom|licen[cs]|\bcards?\b|ticket/i;
/** Its words in an account of work are work of the kind, and no paper. */
const NAME_IN_PASSING = 0.25;
const PAPER_SHOWN =
  /certif|\bcert\b|licen[cs]|qualif|ausbildung|diplom|card|ticket|trained|passport|regist|rating|\bn?vq\b|\bsvq\b|\blevel \d|city (?:&|and) guilds|\bbtec\b|\bhn[cd]\b|\baward\b|apprentic|brevet|titre|accredit|habilitation|geprüft|prüfung|examen|inscri|enregistr|signed[- ]off|sign-off|competenc|(?:re)?assessed|eingetragen|eintrag|member|fellow|authori[sz]ed|\bvalid (?:to|until|till)|\bexpir|\bin[- ]date\b|gültig|valable/i;

/** Lines that hold most of the words of one of the names. */
export function namingsByTerms(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Naming[] {
  const namings: Naming[] = [];
  if (unit.namedBy.length === 0) return namings;
  const names = unit.namedBy.filter((name) => name.size > 0 && !isOnlyFramework(name, unit)).map(soughtBy);
  for (const line of cv.lines) {
    let terms: ReadonlyMap<string, Term> | null = null;
    for (const sought of names) {
      const anchor = anchorIn(line.denied, sought) ?? anchorIn(line.terms, sought);
      if (anchor === undefined || (sought.isQuality && !namesAnother(line, names))) continue;
      const { name } = sought;
      terms ??= new Map([...line.denied, ...line.terms].map((term) => [term.term, term]));
      const isNamed =
        shareOf(name, terms, line.text.toLowerCase()) >= leastShare(unit.text, line.text) ||
        isOfScheme(line, unit);
      const body = isNamed ? null : bodyIn(line.text, unit);
      if (!isNamed && body === null) continue;
      const { start = 0, end = 0 } = body ?? spanOf(name, terms, anchor);
      const { stance, isExplicit, isWish } = paperStanceAt(line.text, { start, end }, cv.nowMs);
      const as = takenBy(unit, stance);
      // What is said of payroll in an account of work is said of no diploma in it.
      if (as !== 'held' && isOfTradeAlone(name, terms) && !showsPaper(line.text, start, end)) continue;
      const isOther = as === 'held' && !answers(unit.designators, designatorsIn(line.text));
      if (as === 'held' && !isOther && isOfAnotherPlace(line.text, unit, specPlaces)) {
        namings.push(namingAs('elsewhere', { line, words: anchor, isExplicit: true }));
        continue;
      }
      // A degree in the subject is no membership of its institute.
      if (/\bmember|\bfellow/i.test(unit.text) && /^(?:BA|BSc|MA|MSc|B\.|M\.|PhD)/.test(line.text)) continue;
      const share = isHeap(line)
        ? IN_A_HEAP
        : (isByItself(line) && !isOfTradeAlone(name, terms)) ||
            showsPaper(line.text, start, end) ||
            isItsLetters(line.text.slice(start, end), unit)
          ? 1
          : [...name.keys()].some(isCode) || isTitled(line, name)
            ? PAPER_ASKED.test(unit.text) && ![...name.keys()].some(isCode)
              ? NAME_OF_A_PAPER
              : NAME_IN_A_ROLE
            : NAME_IN_PASSING;
      namings.push(namingAs(isOther ? 'other' : as, { line, words: anchor, isExplicit, isWish, share }));
    }
  }
  return namings;
}

/** From the anchor to the last word of the name that stands near it: "Teaching Council, Route 1 (Primary), conditional". */
function spanOf(name: Terms, terms: ReadonlyMap<string, Term>, anchor: string): Partial<Place> {
  const first = terms.get(anchor);
  if (first === undefined) return {};
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

const QUALITY =
  /^(?:=?un)?(?:limit|restrict|condition|endors|complet|current|valid|activ|renew|recent|held|full|clean)/;

/** "CORU registration lapsed": who keeps the register, by letters that the spec has for it, beside a word of holding. */
function bodyIn(text: string, unit: Unit): Place | null {
  const letters =
    REGISTER_OF.exec(unit.text)?.[1] ?? OF_REGISTER.exec(unit.text)?.[1] ?? registerNamed(unit.text);
  if (letters === undefined) return null;
  const start = text.search(new RegExp(`\\b${letters}\\b`));
  const end = start + letters.length;
  if (start < 0 || isOfAnother(text, { start, end })) return null;
  const { text: clause } = clauseAround(text, start, end);
  return /regist|licen[cs]|member|inscri|enregistr|signed[- ]off|sign-off|competenc|(?:re)?assessed|eingetragen|accredit|\d{4}/i.test(
    clause,
  )
    ? { start, end }
    : null;
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

/** "The Zebrix register of conservators", "au registre GesReg": a name of its own, and what it is of besides. */
function registerNamed(text: string): string | undefined {
  const [, before, after] = NAMED_REGISTER.exec(text) ?? [];
  const name = before ?? after;
  return name !== undefined && rarity(stem(name.toLowerCase())) > RARE ? name : undefined;
}

const NAMED_REGISTER =
  /(?<=\p{L} )(\p{Lu}\p{L}{3,}) [Rr]egister(?!\p{L})|(?<!\p{L})(?:registre|[Rr]egister) (\p{Lu}\p{L}{3,})(?!\p{L})/u;
const RARE = 6.5;
/** "UKBHC registered", "ASAR accredited". */
const OF_REGISTER =
  /\b(?!NHS|ISO|CQC|UKAS|OFSTED)([A-Z]{4,8})[ -](?:registered|registration|accredited|accreditation|licen[cs]ed)\b/;
const REGISTER_OF = /\b(?:[Rr]egist\w+|[Ll]icen[cs]\w+)\b[^.;]{0,40}?\b(?:by|with) (?:the )?([A-Z]{3,8})\b/;

/** A paper of a level in a trade says by its kind what it is, and its trade may be told in fewer words. */
function leastShare(asked: string, held: string): number {
  return KIND.test(asked) && KIND.test(held) ? NAME_SHARE_OF_KIND : NAME_SHARE;
}

/** "My last PROMPT day": the letters that the spec gives it, written as letters. */
function isItsLetters(found: string, unit: Unit): boolean {
  return /^[A-Z]{4,}$/.test(found) && new RegExp(`\\b${found}\\b`).test(unit.text);
}

/** Whether the clause says that something is held, and not by others. */
function showsPaper(text: string, start: number, end: number): boolean {
  const { text: clause, from } = clauseAround(text, start, end);
  const at = clause.search(PAPER_SHOWN);
  return at >= 0 && !isOfAnother(text, { start: from + at, end: from + at });
}

/** Beside no work, and where papers stand. */
function isByItself({ role, section, text }: EvidenceLine): boolean {
  const isPost = section === 'head' && namesRole(text);
  return role === null && section !== 'summary' && section !== 'experience' && !isPost;
}

/** "SAP payroll configuration, five days" for a diploma in payroll management: the trade by its word, and no more of the name. */
function isOfTradeAlone(name: Terms, terms: ReadonlyMap<string, unknown>): boolean {
  const there = [...name.keys()].filter((word) => terms.has(word));
  return there.length > 0 && there.length < name.size && there.every((word) => word.startsWith('='));
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

/** What a name is looked for by: its numbered words, and the others. */
type Sought = {
  name: ReadonlyMap<string, number>;
  codes: readonly string[];
  words: readonly string[];
  isQuality: boolean;
};

function soughtBy(name: ReadonlyMap<string, number>): Sought {
  const words = [...name.keys()];
  const isQuality = words.every((word) => QUALITY.test(word));
  return { name, codes: words.filter(isCode), words: words.filter((word) => !isCode(word)), isQuality };
}

/** The first term that is one of the name's, or of the root of one. */
function anchorIn(terms: readonly Term[], { name, codes, words }: Sought): string | undefined {
  return terms.find(
    ({ term }) =>
      name.has(term) ||
      codes.some((code) => term.startsWith(code)) ||
      words.some((word) => isFormOf(term, word)),
  )?.term;
}

/** The weight of a name's words that are there; of a name with a number in it, the numbered words. */
function shareOf(
  name: ReadonlyMap<string, number>,
  terms: ReadonlyMap<string, unknown>,
  lower: string,
): number {
  const codes = [...name.keys()].filter(isCode);
  if (codes.length > 0) return codes.some((code) => holdsCode(terms, code)) ? 1 : 0;
  const held = [...terms.keys()];
  let found = 0;
  let total = 0;
  for (const [term, weight] of name) {
    total += weight;
    if (
      terms.has(term) ||
      held.some((other) => isFormOf(other, term)) ||
      (term.length >= COMPOUND && isWithin(term.slice(0, COMPOUND), lower))
    )
      found += weight;
  }
  return found / total;
}

/** Of one root; of a single word that is the name of something also its plural: a stylist, and stylists. */
function isFormOf(a: string, b: string): boolean {
  return isKin(a, b) || bare(a) === bare(b);
}

function bare(term: string): string {
  return term.replace(NAME_OF_ONE, '').replace(FEMININE, (ending) => MASCULINE[ending] ?? ending);
}

/** "Monitrice-éducatrice", for a moniteur-éducateur. */
const FEMININE = /(?:trice|euse|ière|ienne)(?=-|$)/gu;
const MASCULINE: Readonly<Record<string, string>> = { trice: 'teur', euse: 'eur', ière: 'ier', ienne: 'ien' };

const NAME_OF_ONE = /^=(?=\p{L}+$)/u;

/** So much of a word stands for it at the end of another: "Strahlenschutzfachkunde". */
const COMPOUND = 7;

function isWithin(root: string, lower: string): boolean {
  for (let at = lower.indexOf(root); at >= 0; at = lower.indexOf(root, at + 1))
    if (at > 0 && LETTER.test(lower.charAt(at - 1))) return true;
  return false;
}

const LETTER = /\p{L}/u;

/** A320 or 2391, and no number of a law. */
function isCode(term: string): boolean {
  return /\d/.test(term) && !term.includes('/') && term.length <= CODE_LENGTH_MAX;
}

/** A320 is also in A320neo. */
function holdsCode(terms: ReadonlyMap<string, unknown>, code: string): boolean {
  return terms.has(code) || [...terms.keys()].some((term) => term.startsWith(code));
}
