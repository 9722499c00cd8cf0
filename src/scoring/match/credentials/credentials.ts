// Whether a credential is held: named, affirmed, in force, of the kind asked for, and of this jurisdiction.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import type { Terms } from '../../spec/papers/topics.ts';
import { ofAllBranches } from '../papers/all-of-branches.ts';
import { ofAllCodes } from '../papers/all-of-codes.ts';
import { namingsByCode } from '../papers/code-names.ts';
import { asksForClearance, namingsOfClearance, withoutWish } from './clearances.ts';
import { isAside, isOfAnotherName } from './beside-names.ts';
import { namingsOfCraft } from './craft-papers.ts';
import { namingsByLetters } from './letters.ts';
import { namingsOfClasses } from './driven-classes.ts';
import { matchLanguage } from './languages.ts';
import { namingsByPattern } from '../papers/listed-names.ts';
import { namingsOfMasters } from './master-crafts.ts';
import { MET_FROM, type Found } from '../found.ts';
import { CREDIT, NOTES, type Naming } from '../papers/naming.ts';
import { asRecognised } from '../papers/open-recognition.ts';
import { namingsByTerms } from '../papers/open-names.ts';
import { namingsByWords } from '../papers/known-openly.ts';
import { ofItsBody, ofOtherBody } from '../papers/bodies-of-countries.ts';
import { lessThanPaper } from '../papers/only-attended.ts';
import { ofLowerRank } from '../papers/lower-ranks.ts';
import { ofStateOrBoard } from '../papers/of-state-or-board.ts';
import { ofDeniedBeside } from '../papers/denied-beside.ts';
import { ofOtherProfession } from '../papers/other-profession.ts';
import { ofRefusedScheme } from '../papers/ruled-out-papers.ts';
import { ofOtherLanguage } from '../papers/other-language.ts';
import { ofOtherSubject } from '../papers/other-subject.ts';
import { ofOtherEndorsement } from '../papers/other-endorsement.ts';
import { withoutItsLimit } from '../papers/told-limits.ts';
import { ofTheRegister } from '../papers/training-before.ts';
import { namesYear } from '../../text/year.ts';
import { withSequel } from '../papers/paper-sequels.ts';
import { namingsByStatute } from '../papers/papers-by-statute.ts';
import { namingsByVerb } from '../papers/licensed-as.ts';
import { namingsByNumber } from '../papers/by-state-number.ts';
import { namingsByRegister } from '../papers/on-the-register.ts';
import { namingsBySpelling } from '../papers/spelled-out.ts';
import { namingsInGeneral } from '../papers/papers-in-general.ts';
import { namingsByPost } from './protected-posts.ts';
import { namingsOfTrade } from './trade-papers.ts';
import { NOTE } from '../notes.ts';

const NOTHING: Found = { credit: 0, note: null, lines: [], stance: null };
/** How far a CV meets a requirement of which one credential is enough. `specPlaces` are the places that the spec names, `specTerms` its words. */
export function matchCredentials(
  unit: Unit,
  cv: Cv,
  specPlaces: ReadonlySet<string>,
  specTerms: Terms,
): Found {
  if (unit.kind === 'language') return matchLanguage(unit, cv);
  const driven = namingsOfClasses(unit, cv);
  if (driven.length > 0)
    return decided(
      driven.map((naming) => withoutItsLimit(naming, unit)),
      unit,
      yearOf(cv),
    );
  const listed =
    unit.credentials.length > 0
      ? [
          ...byName(unit, cv, specPlaces, specTerms),
          ...namingsInGeneral(unit, cv, specPlaces),
          ...namingsOfTrade(unit, cv),
        ]
      : namingsOfTrade(unit, cv);
  const namings = [
    ...listed,
    ...namingsByTerms(unit, cv),
    ...namingsByLetters(unit, cv),
    ...namingsByStatute(unit, cv),
    ...namingsBySpelling(unit, cv),
    ...namingsByVerb(unit, cv, specPlaces),
    ...namingsByRegister(unit, cv, specPlaces),
    ...namingsByNumber(unit, cv),
    ...namingsOfMasters(unit, cv),
    ...namingsOfCraft(unit, cv),
  ]
    .map((naming) => ofDeniedBeside(ofOtherSubject(lessThanPaper(naming, unit), unit), unit))
    .map((naming) => ofOtherLanguage(ofRefusedScheme(ofOtherProfession(naming, unit), unit), unit))
    .map((naming) => ofLowerRank(naming, unit, cv))
    .map((naming) =>
      withoutItsLimit(ofOtherEndorsement(ofOtherBody(withSequel(naming, unit, cv), unit), unit, cv), unit),
    );
  return settled(
    ofAllBranches(
      ofAllCodes(
        asRecognised(ofItsBody(ofStateOrBoard(ofTheRegister(namings, unit), unit), unit), unit, cv),
        unit,
        cv,
      ),
      unit,
    ),
    unit,
    cv,
    specPlaces,
  );
}

/** What the namings come to, with those by codes, and by posts where nothing speaks of the paper. */
function settled(namings: readonly Naming[], unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Found {
  const byCode = namingsByCode(unit, cv).map((naming) => withSequel(lessThanPaper(naming, unit), unit, cv));
  if (speaks(namings)) return decided(ofItsCode(namings, byCode), unit, yearOf(cv));
  const coded = [...namings, ...byCode];
  if (speaks(coded)) return decided(coded, unit, yearOf(cv));
  const posts = namingsByPost(unit, cv, specPlaces);
  const named = [...coded, ...posts];
  const told = namingsByWords(unit, cv, specPlaces).map((naming) => lessThanPaper(naming, unit));
  return decided(named.length > 0 ? named : told, unit, yearOf(cv));
}

/** "R389 expired; R489 since": where the very code is held, what is told of papers without it is of others. */
function ofItsCode(namings: readonly Naming[], byCode: readonly Naming[]): Naming[] {
  if (!byCode.some(({ stance }) => stance === 'held')) return [...namings];
  const lines = new Set(byCode.map(({ line }) => line));
  const shapes = byCode.map(
    ({ words }) =>
      new RegExp(String.raw`(?<![\p{L}\d])${words.replaceAll(/\d/g, String.raw`\d`)}(?![\p{L}\d])`, 'iu'),
  );
  const isOther = ({ line, stance }: Naming) =>
    stance === 'lapsed' && !lines.has(line) && shapes.some((shape) => shape.test(line.text));
  return namings.some(isOther) ? [...namings.filter((one) => !isOther(one)), ...byCode] : [...namings];
}

/** Whether the paper is spoken of expressly, or more than in passing. */
function speaks(namings: readonly Naming[]): boolean {
  return namings.some((one) => one.isExplicit || one.credit >= CREDIT.pursued);
}

/** Of clearances the level speaks, where one is named. */
function byName(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>, specTerms: Terms): Naming[] {
  const named = namingsByPattern(unit, cv, specPlaces, specTerms);
  if (!asksForClearance(unit)) return named;
  const levels = namingsOfClearance(unit, cv);
  const hasLevels = new Set(levels.map(({ line }) => line));
  return [...levels, ...named.filter(({ line }) => !hasLevels.has(line)).map(withoutWish)];
}

/** An express word beats a mere naming, and of what the CV says expressly the best counts. */
function decided(namings: Naming[], unit: Unit, thisYear: number): Found {
  const held = namings.filter((one) => one.stance === 'held' && !isToldElsewhere(one, namings));
  const isAtHome = held.some((one) => one.isAtHome === true);
  const against = namings.filter(
    (one) =>
      one.stance !== 'held' &&
      !(one.stance === 'pursued' && hasEnded(one.line, thisYear)) &&
      !(one.stance === 'elsewhere' && isAtHome),
  );
  const lost = against.filter((one) => one.isExplicit && one.stance === 'lapsed');
  const affirmed = best(
    held.filter((one) => one.isExplicit && !isLessNamed(one, lost, unit) && !isOfPastWork(one, lost)),
  );
  if (affirmed !== undefined) return foundOf(affirmed);
  const renewed = best(held.filter((one) => isNewer(one, against, thisYear)));
  if (renewed !== undefined) return foundOf(renewed);
  const contested = new Set(
    against
      .filter((one) => one.isExplicit && !isAside(one, held) && !isOfAnotherName(one, held))
      .map((one) => one.words),
  );
  // Another name of an any-of may still be held, though not by the title of a post.
  const unchallenged = best(
    held.filter(
      (one) =>
        contested.size === 0 ||
        (one.line.role === null &&
          unit.anyOf.length > 1 &&
          !contested.has(one.words) &&
          (!contested.size || unit.text.toLowerCase().includes(one.words) || !isShort(one.words))),
    ),
  );
  // Who says that it is not held has something less beside it at most.
  const isDenied = against.some((one) => one.isExplicit && one.stance === 'denied');
  const told = against.filter(
    (one) => !(lost.length > 0 && isOnlyOfWork(one)) && !(isDenied && one.stance === 'other'),
  );
  const first = unchallenged ?? best(told) ?? best(held);
  return first === undefined ? NOTHING : foundOf(first);
}

/** "Pipework welded to ISO 9606-1" in a post that has ended, and among the papers that the coding has expired. */
function isOfPastWork({ line: { role } }: Naming, lost: readonly Naming[]): boolean {
  return role !== null && role.endedMonthsAgo > 1 && lost.some(({ line }) => line.role === null);
}

/** "TIG root and MMA cap" in an account of work, beside a coding that is told to have lapsed: no paper of another kind. */
function isOnlyOfWork({ stance, isExplicit, line }: Naming): boolean {
  return stance === 'other' && !isExplicit && line.role !== null;
}

/** "Registered as a professional engineer in 2015" in a post, and among the papers in which country that was. */
function isToldElsewhere({ line, isAtHome }: Naming, namings: readonly Naming[]): boolean {
  return (
    line.role !== null &&
    isAtHome !== true &&
    namings.some((one) => one.stance === 'elsewhere' && one.line.section === 'certificates')
  );
}

/** "Crane operator (TLL): card dead since 2025", and a rigger's card of the same scheme: the letters asked for say which. */
function isLessNamed({ line }: Naming, lost: readonly Naming[], { text }: Unit): boolean {
  if (lost.length === 0) return false;
  const letters = [...new Set(text.match(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu) ?? [])];
  if (letters.length < 2) return false;
  const named = (told: string) => letters.filter((one) => told.includes(one)).length;
  return lost.some((one) => one.line !== line && named(one.line.text) > named(line.text));
}

/** "Old card expired 2019; card 2021": one that is younger than all that are told to have lapsed. */
function isNewer({ line }: Naming, against: readonly Naming[], thisYear: number): boolean {
  if (line.role !== null || !against.some(({ isExplicit }) => isExplicit)) return false;
  const year = latestYear(line.text, thisYear);
  return (
    year > 0 &&
    against.every(
      (one) => one.stance === 'lapsed' && one.line !== line && latestYear(one.line.text, thisYear) < year,
    )
  );
}

/** The latest year that a text names, up to this one; 0 where it names none. */
function latestYear(text: string, thisYear: number): number {
  return Math.max(
    0,
    ...[...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)]
      .map(([one]) => Number(one))
      .filter((one) => one <= thisYear),
  );
}

/** Letters that the spec does not name are not those that it asks for, once those are denied. */
function isShort(words: string): boolean {
  return /^\S{2,5}$/.test(words);
}

/** Of as much credit what stands among the papers, with the year of it, is what a reader would point to. */
function best(namings: Naming[]): Naming | undefined {
  return namings.toSorted((a, b) => b.credit - a.credit || placeOf(a.line) - placeOf(b.line))[0];
}

function placeOf({ section, text }: EvidenceLine): number {
  const isOfPapers = section === 'certificates' || section === 'education';
  return (isOfPapers ? 0 : section === 'summary' ? 3 : 1) + (namesYear(text) ? 0 : 0.5);
}

/** What was on its way in a post that ended is so no longer, unless its day is still to come. */
function hasEnded({ role, text }: EvidenceLine, thisYear: number): boolean {
  if (role === null || role.endedMonthsAgo <= 1) return false;
  return ![...text.matchAll(/\b20\d\d\b/g)].some(([year]) => Number(year) >= thisYear);
}

function yearOf({ nowMs }: Cv): number {
  return new Date(nowMs).getUTCFullYear();
}

function foundOf({ line, stance, credit, isWish }: Naming): Found {
  if (isWish === true) return { credit, note: NOTE.wished, lines: [line], stance: null };
  const note = stance === 'held' && credit < MET_FROM ? NOTE.unshown : NOTES[stance];
  return { credit, note, lines: [line], stance: stance === 'other' ? 'held' : stance };
}
