// Where a CV names a credential that the lexicon knows, and how each naming is meant.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { isNoneBehind } from '../../cv/stance/paper-stance.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { mayBeNamedIn, placesOf, type Credential } from '../../spec/papers/credentials.ts';
import { answers, designatorsIn, type Designators } from '../../spec/papers/designators.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import type { Terms } from '../../spec/papers/topics.ts';
import { isItsExam, isOfOtherPathway, isOnlyMember, isStudents, withoutOpen } from './beside-the-name.ts';
import { higherThan } from './higher-papers.ts';
import {
  ANYWHERE,
  isAtHome,
  isForeign,
  isOfCompact,
  isOfUnion,
  isOpenToEquals,
  isOtherState,
  isAnyState,
  isOfItsAuthority,
  isOfWholeCountry,
  placesIn,
  isOwnAbbreviation,
  TRANSFERABLE,
} from './jurisdiction.ts';
import { isLesserGrade } from './member-grades.ts';
import { asTaken, IN_A_HEAP, isHeap, namingAs, takenBy, type Naming } from './naming.ts';
import { withoutPosts } from './named-by-post.ts';
import { headerOf } from '../posts/header.ts';
import { namesFalsely } from '../posts/false-friends.ts';
import { isOfSister } from './shared-registers.ts';
import { isOfAnother } from './whose-paper.ts';
import { escaped } from '../../text/expressions/escaped.ts';
import { rememberedOf } from '../../text/remembered.ts';
import type { Place } from '../../text/place.ts';

/** Named in an account of work: the person may have worked with those who hold it. */
const IN_A_ROLE = 0.8;
/** What one drove long ago says little of a ticket that is in date; most run for five years. */
const IN_AN_OLD_ROLE = 0.4;
const TICKET_MONTHS = 60;
const IN_DATE = /\b(?:valid|current|in[- ]date|up[- ]to[- ]date|unexpired)\b|gültig|en cours de validité/i;
/** Named among skills, with neither date nor number: a word of a list never alone meets a hard must-have. */
const IN_A_LIST = 0.28;
const LIST_COMMAS_MIN = 5;
const TITLE_LENGTH_MAX = 90;

/** The namings of a unit's credentials; `specPlaces` are the places that the spec names. */
export function namingsByPattern(
  unit: Unit,
  cv: Cv,
  specPlaces: ReadonlySet<string>,
  specTerms: Terms,
): Naming[] {
  if (namesFalsely(unit, cv)) return [];
  const asking = { unit, specPlaces, specTerms };
  const namings: Naming[] = [];
  const wanted = [...unit.credentials, ...higherThan(unit.credentials)];
  const near = new Set(wanted.filter((one) => mayBeNamedIn(one, lowerTextOf(cv))));
  for (const line of cv.lines) {
    for (const one of wanted) {
      const places = [...(near.has(one) ? placesOf(one, line.text) : []), ...spelledPlaces(one, line)];
      for (const place of places.filter((each) => !isOfAnother(line.text, each))) {
        const naming = namingOf(
          {
            line,
            place,
            credential: one,
            below: belowHeading(line, place, cv),
            under: underHeading(line, cv),
          },
          asking,
          cv.nowMs,
        );
        const isSisters = naming.stance === 'held' && isOfSister(one, unit, lowerTextOf(cv));
        namings.push(
          isSisters ? { ...naming, ...namingAs('other', { ...naming, isExplicit: true }) } : naming,
        );
      }
      if (isOfElsewhere(one, line.text, unit, specPlaces)) {
        namings.push(namingAs('elsewhere', { line, words: ELSEWHERE, isExplicit: false }));
      }
    }
  }
  return withoutPosts(whereAdmitted(namings), unit, cv);
}

/** Whether a text names the body of another country; the one of the spec's own country is at home, wherever most specs are. */
function isOfElsewhere(
  { elsewhere }: Credential,
  text: string,
  unit: Unit,
  specPlaces: ReadonlySet<string>,
): boolean {
  if (elsewhere === null || elsewhere.test(unit.text)) return false;
  const [body] = elsewhere.exec(text) ?? [];
  return body !== undefined && !isAtHome(body, new Set([...placesIn(unit.text), ...specPlaces]));
}

/** "Admitted by the Law Society of Scotland. Practising certificate in force": one that names no country is of that one. */
function whereAdmitted(namings: readonly Naming[]): Naming[] {
  const isAdmitted = namings.some(({ stance, words }) => stance === 'elsewhere' && words === ELSEWHERE);
  const isHeldHere = namings.some((one) => one.isAtHome === true || (one.stance === 'held' && !isOpen(one)));
  return namings.map((one) =>
    isAdmitted && !isHeldHere && isOpen(one) ? namingAs('elsewhere', { ...one, isExplicit: true }) : one,
  );
}

function isOpen({ stance, words }: Naming): boolean {
  return stance === 'held' && OF_ANY_COUNTRY.test(words);
}

const ELSEWHERE = 'elsewhere';
/** What the lawyers and teachers of any country hold. */
const OF_ANY_COUNTRY =
  /^(?:practi[sc]ing certificate|qualified solicitor|registered teacher|teacher registration)$/;

/** All lines of a CV in lower case. */
const lowerTextOf = rememberedOf((cv: Cv): string =>
  cv.lines
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase(),
);

/** What stands below a heading or a bare name, of which level, class or category the papers are; empty of any other line. */
function belowHeading(line: EvidenceLine, { start, end }: Place, { lines }: Cv): string {
  const beside = line.text.slice(0, start) + line.text.slice(end);
  if (!line.isHeading && /[\p{L}\d]/u.test(beside)) return '';
  const next = lines[lines.indexOf(line) + 1];
  return next === undefined || next.isHeading ? '' : `: ${next.text}`;
}

/** All that stands under a heading: "Bar admissions", and below it the states. */
function underHeading(line: EvidenceLine, { lines }: Cv): string {
  if (!line.isHeading) return '';
  const below = lines.slice(lines.indexOf(line) + 1);
  const end = below.findIndex(({ isHeading, role }) => isHeading || role !== null);
  return (end < 0 ? below : below.slice(0, end)).map(({ text }) => `; ${text}`).join('');
}

/** "EFAW", where the spec says emergency first aid at work; "CAPD/APD exchange patients" are of no dietitian's paper. */
function spelledPlaces(one: Credential, { spelled, role, text }: EvidenceLine): Place[] {
  return spelled.filter(
    ({ as, end }) => !(role !== null && OF_A_THING.test(text.slice(end))) && placesOf(one, as).length > 0,
  );
}

/** Letters that say which things: what stands behind a paper tells of its holder, its day or its body. */
const OF_A_THING =
  /^ (?!(?:holder|member|status|regist\p{L}*|since|from|until|with|through|held|passed|renewed|valid|certif\p{L}*|qualif\p{L}*|train\p{L}*|course|card|licen[cs]\p{L}*|and|award|level|expires?|obtained|gained|completed|refresher|update\p{L}*)(?!\p{L}))\p{Ll}{4,}/u;

/** What stands with a place between commas. */
function itemAround(text: string, { start, end }: Place): string {
  return (/[^,;|•]*$/.exec(text.slice(0, start))?.[0] ?? '') + (/^[^,;|•]*/.exec(text.slice(end))?.[0] ?? '');
}

/** The place of a stretch of a text within one of its clauses. */
function placeIn(clause: string, text: string, { start, end }: Place): Place {
  const from = clauseAround(text, start, end).from;
  return { start: start - from, end: Math.min(clause.length, end - from) };
}

function isListed(line: EvidenceLine, { start, end }: Place): boolean {
  if (line.section !== 'skills' || line.listed < LIST_COMMAS_MIN) return false;
  const item = itemAround(line.text, { start, end });
  return !/\b(?:19|20)\d\d\b|\d{4,}|\bno\b|\bpin\b|\blevel \d/i.test(item.replace(STANDARD, ' '));
}

/** "ISO 9606-1": the number of a standard is none of a paper's. */
const STANDARD = /\b(?:(?:iso|en|din|bs|iec|asme|aws|nf|astm)[ -/]*)+\d{2,5}(?:[-:]\d+)*/giu;

/** To have heard of a thing is less than its paper. */
const AWARENESS = /\bawareness\b/i;

/** What asks for a paper: a unit, and what its spec knows of places and of subjects. */
type Asking = { unit: Unit; specPlaces: ReadonlySet<string>; specTerms: Terms };
/** A paper's name in a line of a CV. */
type Named = { line: EvidenceLine; place: Place; credential: Credential; below: string; under: string };

/** How a name is meant, and how much it is worth for what is asked. */
function namingOf({ line, place, credential, below, under }: Named, asking: Asking, nowMs: number): Naming {
  const { unit, specPlaces, specTerms } = asking;
  const words = line.text.slice(place.start, place.end).toLowerCase();
  const { stance, isExplicit: isSaid, isWish } = paperStanceAt(asTaken(line.text, unit), place, nowMs);
  const clause = clauseAround(line.text, place.start, place.end).text;
  const isTitle = line.text.length < TITLE_LENGTH_MAX;
  // "Since" and "current" in an account of work are said of the work; what stands in a list says nothing expressly.
  const isExplicit =
    isSaid &&
    !(stance === 'held' && isListed(line, place)) &&
    (stance !== 'held' || line.role === null || isTitle);
  const share = shareIn(line, place, unit);
  const make = (as: Naming['stance'], explicit = isExplicit): Naming =>
    namingAs(as, { line, words, isExplicit: explicit, isWish, share });
  // "Fahrerlaubnis:", and in the line below "zur Zeit keine".
  if (isNoneBehind(below)) return make('denied', true);
  if (stance === 'pursued') return make(takenBy(unit, stance));
  if (stance === 'held' && isStudents(line.text, clause, nowMs)) return make('pursued', true);
  if (stance !== 'held') return make(stance);
  if (isItsExam(line.text.slice(place.end), unit)) return make('pursued', false);
  const designators = designatorsIn(withoutOpen(`${clause}${below}`, words));
  if (isOnlyMember(line.text.slice(place.end), unit) || isLesserGrade(line.text, place, unit))
    return make('other', true);
  if (AWARENESS.test(itemAround(clause, placeIn(clause, line.text, place))) && !AWARENESS.test(unit.text))
    return make('other', true);
  const called = alternativeCalled(words, unit.text);
  const asked = called === null ? ofPaperAlone(unit, credential) : designatorsIn(called);
  if (!answers(asked, designators)) return make('other', true);
  if (isOfElsewhere(credential, words, unit, specPlaces)) return make('elsewhere', false);
  if (isOfOtherPathway(clause, specTerms)) return make('other', true);
  if (
    unit.kind === 'licence' &&
    credential.name !== 'driving licence' &&
    !isOfConvention(credential, unit) &&
    !ANYWHERE.test(unit.text) &&
    isForeign(withoutNames(clause, line, place) + under, specPlaces, namesAPlace(unit)) &&
    !isOwnAbbreviation(words, unit) &&
    !isOfCompact(clause, unit, specPlaces) &&
    !isOfUnion(clause, unit) &&
    !isOpenToEquals(unit) &&
    !isAnyState(clause, unit, specPlaces) &&
    !isOfWholeCountry(clause, credential.name, unit, specPlaces) &&
    !isOfItsAuthority(clause, unit)
  )
    return make(
      TRANSFERABLE.test(unit.text) && isOtherState(clause, specPlaces) ? 'held' : 'elsewhere',
      true,
    );
  return {
    ...make('held', isExplicit || called !== null || sharesDesignator(unit.designators, designators)),
    isAtHome: isAtHome(clause, specPlaces),
  };
}

/** "On the Roll in Ireland": where it is to be held says the demand itself. */
const namesAPlace = rememberedOf((unit: Unit): boolean => placesIn(unit.text).size > 0);

/** How much a naming is worth by where it stands. */
function shareIn(line: EvidenceLine, place: Place, unit: Unit): number {
  if (isHeap(line)) return IN_A_HEAP;
  if (isOldTitle(line) && IN_DATE.test(unit.text)) return IN_AN_OLD_ROLE;
  if (isListed(line, place)) return IN_A_LIST;
  return line.role !== null && line.text.length >= TITLE_LENGTH_MAX ? IN_A_ROLE : 1;
}

/** "Bac+3, ou titre professionnel": the step of a degree that is the other choice is not asked of the paper. */
function ofPaperAlone({ degreeLevel, designators, text, anyOf }: Unit, credential: Credential): Designators {
  const own = anyOf.length > 1 ? alternativeOf(credential, text) : null;
  if (own !== null) return designatorsIn(own);
  if (degreeLevel === 0 || designators.levels.length === 0) return designators;
  const rest = text.replace(STEP_OF_DEGREE, ' ');
  return placesOf(credential, rest, true).length === 0
    ? designators
    : { ...designators, levels: designatorsIn(rest).levels };
}

/** "A Level 3 award in wines or Court of Master Sommeliers Certified": an alternative that is told in full is of its own kind. */
function alternativeOf(credential: Credential, text: string): string | null {
  const parts = text.split(ALTERNATIVES);
  const own = parts.filter((part) => placesOf(credential, part, true).length > 0);
  const [only] = own;
  return own.length === 1 &&
    only !== undefined &&
    only !== parts[0] &&
    only.split(/\s+/u).length >= TOLD_IN_FULL
    ? only
    : null;
}

/** "The Level 5 diploma or its forerunner, the RMA": what the CV has by the very name of the other choice is of its own kind. */
function alternativeCalled(words: string, text: string): string | null {
  if (words.length < CALLED_MIN || !/ (?:or|oder|ou) /.test(text)) return null;
  const name = new RegExp(String.raw`(?<![\p{L}\d])${escaped(words)}(?![\p{L}\d])`, 'iu');
  const parts = text.split(ALTERNATIVES);
  const own = parts.filter((part) => name.test(part));
  return own.length === 1 && own[0] !== parts[0] ? (own[0] ?? null) : null;
}

const CALLED_MIN = 3;
const TOLD_IN_FULL = 4;
/** "Level 3 or higher in childcare": what is higher is no other paper. */
const ALTERNATIVES =
  /,? (?:or|oder|ou) (?!(?:an? )?(?:higher|above|better|over|upwards|beyond|equivalent|höher\p{L}*|supérieure?s?)(?!\p{L}))/iu;

const STEP_OF_DEGREE = /\bbac ?\+ ?[2-8]\b|\b(?:BTS|DUT|BUT|DCG|DSCG)\b|\blicence (?:pro|en)\b/giu;

/** Papers under the conventions of the sea, which every flag takes, unless one is asked for. */
function isOfConvention({ name }: Credential, { text }: Unit): boolean {
  if (name === 'seafarer medical' && TAKES_OTHERS.test(text)) return true;
  return OF_THE_SEA.test(name) && !FLAG_ASKED.test(text) && placesIn(text).size === 0;
}

/** "ENG1, or a medical the MCA accepts": those of other states are as good. */
const TAKES_OTHERS = /\bor (?:an? |any |other |another )*[^,;.]{0,20}(?:equivalent|accept|recogni[sz])/i;

const OF_THE_SEA =
  /^(?:icao |seafarer |tanker endorsement|(?:deck|engine) certificate of competency|deck officer|marine engineer)/i;
const FLAG_ASKED = /\b(?:UK|MCA|USCG|CEC|AMSA|EU|British|Irish|German|French|American)\b/;

/** The title of a post that ended long ago. */
function isOldTitle(line: EvidenceLine): boolean {
  const { role } = line;
  return (
    role !== null &&
    role.endedMonthsAgo > TICKET_MONTHS &&
    headerOf(role).title === line &&
    !OF_TODAY.test(line.text)
  );
}

/** "I drive the boom truck on a class 3 licence", below an old post: said of today. */
const OF_TODAY =
  /^\W*(?:I (?:also |still |now )*(?:drive|hold|have|keep|own|carry|am)\b|ich (?:fahre|habe|besitze|bin)\b|(?:je|j['’]) ?(?:conduis|possède|détiens|ai|suis)(?!\p{L}))/iu;

/**
 * What is left of a clause without the name itself, and without what spells out the spec's letters: ICAEW is of no place.
 * "RN" is a part of "CALIFORNIA", and no name there.
 */
function withoutNames(clause: string, { text, spelled }: EvidenceLine, { start, end }: Place): string {
  return [...spelled, { start, end }].reduce(
    (rest, one) =>
      rest.replace(new RegExp(String.raw`(?<!\p{L})${escaped(text.slice(one.start, one.end))}`, 'u'), ' '),
    clause,
  );
}

/** Whether the CV names the very level, class or category. */
function sharesDesignator(asked: Designators, held: Designators): boolean {
  return (
    asked.levels.some((level) => held.levels.includes(level)) ||
    asked.classes.some((one) => held.classes.includes(one)) ||
    asked.categories.some((one) => held.categories.includes(one)) ||
    asked.codes.some((one) => held.codes.includes(one)) ||
    asked.branches.some((one) => held.branches.includes(one))
  );
}
