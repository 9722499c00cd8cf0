// Whether a credential is held: named, affirmed, in force, of the kind asked for, and of this jurisdiction.

import type { Cv, EvidenceLine } from '../cv/read-cv.ts';
import { clauseAround, mayQualify, stanceAt, type Stance } from '../cv/stance.ts';
import { PLACES, US_STATES } from '../lexicon/places.ts';
import { CREDENTIAL_WORD, placesOf, type Place } from '../spec/credentials.ts';
import { answers, designatorsIn, type Designators } from '../spec/designators.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { isKin } from './overlap.ts';
import { matchLanguage } from './languages.ts';
import type { Found } from './match-units.ts';

/** One naming of a credential in a CV. */
type Naming = {
  line: EvidenceLine;
  words: string;
  stance: Stance | 'other';
  isExplicit: boolean;
  credit: number;
};

const CREDIT: Record<Naming['stance'], number> = {
  held: 1,
  pursued: 0.45,
  elsewhere: 0.45,
  other: 0.45,
  lapsed: 0.2,
  denied: 0,
};
const NOTES: Record<Naming['stance'], string | null> = {
  held: null,
  pursued: 'in progress, not yet held',
  elsewhere: 'held in another country or state',
  other: 'of another level or category',
  lapsed: 'lapsed or expired',
  denied: 'the CV says that it is not held',
};
/** Named in an account of work: the person may have worked with those who hold it. */
const IN_A_ROLE = 0.8;
/** Named among skills, with neither date nor number: a word of a list never alone meets a hard must-have. */
const IN_A_LIST = 0.28;
const LIST_COMMAS_MIN = 5;
/** Among a dozen keywords it is as good as missing. */
const IN_A_HEAP = 0.25;
const HEAP_COMMAS_MIN = 10;
const TITLE_LENGTH_MAX = 90;
const NAME_SHARE = 0.6;
/** A trade named as the title of a post is no proof of its papers. */
const NAME_IN_A_ROLE = 0.7;
const NOTHING: Found = { credit: 0, note: null, lines: [], stance: null };
const TRANSFERABLE = /another state|other states?|comity|reciproc|any state|all states/i;

/** How far a CV meets a requirement of which one credential is enough. `specPlaces` are the places that the spec names. */
export function matchCredentials(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Found {
  if (unit.kind === 'language') return matchLanguage(unit, cv);
  const namings =
    unit.namedBy.length > 0 ? namingsByTerms(unit, cv, specPlaces) : namingsByPattern(unit, cv, specPlaces);
  return decided(namings, unit);
}

function namingsByPattern(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Naming[] {
  const namings: Naming[] = [];
  for (const line of cv.lines) {
    for (const one of unit.credentials) {
      for (const place of placesOf(one, line.text).filter((each) => !isOfAnother(line.text, each)))
        namings.push(namingOf(line, place, unit, cv.nowMs, specPlaces));
      if (one.elsewhere !== null && !one.elsewhere.test(unit.text) && one.elsewhere.test(line.text)) {
        namings.push({
          line,
          words: 'elsewhere',
          stance: 'elsewhere',
          isExplicit: false,
          credit: CREDIT.elsewhere,
        });
      }
    }
  }
  return [...namings, ...namingsOfPaper(unit, cv)];
}

function isListed(line: EvidenceLine, { start, end }: Place): boolean {
  if (line.section !== 'skills' || line.listed < LIST_COMMAS_MIN) return false;
  const item =
    (/[^,;|•]*$/.exec(line.text.slice(0, start))?.[0] ?? '') +
    (/^[^,;|•]*/.exec(line.text.slice(end))?.[0] ?? '');
  return !/\b(?:19|20)\d\d\b|\d{4,}|\bno\b|\bpin\b|\blevel \d/i.test(item);
}

/** "Shadowed a Gas Safe engineer", "under a registered nurse": somebody else's paper. */
const ANOTHER_BEFORE =
  /\b(?:shadow\w*|assist\w*|help\w*|under|alongside|supervised by|supervision of|report\w* to|supports?|supported|supporting|pa to|secretary to)\s+(?:\w+\s){0,2}?(?:a|an|the|two|three|four|several|our|other|its)\s+(?:\w+\s){0,2}$/i;

function isOfAnother(text: string, { start, end }: Place): boolean {
  const clause = clauseAround(text, start, end);
  return ANOTHER_BEFORE.test(clause.text.slice(0, start - clause.from));
}

function namingOf(
  line: EvidenceLine,
  place: Place,
  unit: Unit,
  nowMs: number,
  specPlaces: ReadonlySet<string>,
): Naming {
  const words = line.text.slice(place.start, place.end).toLowerCase();
  const { stance, isExplicit: isSaid } = stanceAt(line.text, place.start, place.end, nowMs);
  const clause = clauseAround(line.text, place.start, place.end).text;
  const isTitle = line.text.length < TITLE_LENGTH_MAX;
  // "Since" and "current" in an account of work are said of the work.
  // What stands in a list says nothing expressly.
  const isExplicit =
    isSaid &&
    !(stance === 'held' && isListed(line, place)) &&
    (stance !== 'held' || line.role === null || isTitle);
  const weight = isHeap(line)
    ? IN_A_HEAP
    : isListed(line, place)
      ? IN_A_LIST
      : line.role !== null && !isTitle
        ? IN_A_ROLE
        : 1;
  const make = (as: Naming['stance'], explicit = isExplicit): Naming => ({
    line,
    words,
    stance: as,
    isExplicit: explicit,
    credit: CREDIT[as] * (as === 'held' ? weight : 1),
  });
  if (stance === 'pursued' && unit.allowsPursuit) return make('held');
  if (stance !== 'held') return make(stance);
  const designators = designatorsIn(clause);
  if (!answers(unit.designators, designators)) return make('other', true);
  if (unit.kind === 'licence' && isForeign(clause, specPlaces) && !isOwnAbbreviation(words, unit))
    return make(
      TRANSFERABLE.test(unit.text) && isOtherState(clause, specPlaces) ? 'held' : 'elsewhere',
      true,
    );
  return make('held', isExplicit || sharesDesignator(unit.designators, designators));
}

/** A dozen things between commas, without a date: keywords, and no word of holding any of them. */
function isHeap({ text, section, role, listed }: EvidenceLine): boolean {
  if (role !== null || section === 'certificates' || section === 'education') return false;
  return listed >= HEAP_COMMAS_MIN && !/\d{4}/.test(text);
}

const PAPER =
  /\b(?:licen[cs]e|licensure|registration|registered|register|certificate|certification|clearance|card|qualification|approbation|zulassung)\b/gi;

/** "Texas license: expired": what is said of the paper without its full name, in a line that shares a word with it. */
function namingsOfPaper(unit: Unit, cv: Cv): Naming[] {
  if (unit.kind !== 'licence' && unit.kind !== 'clearance') return [];
  return cv.lines.flatMap((line) => {
    if (!mayQualify(line.text) || !sharesTerm(line, unit)) return [];
    return [...line.text.matchAll(PAPER)].flatMap(({ 0: words, index }) => {
      const { stance } = stanceAt(line.text, index, index + words.length, cv.nowMs);
      if (stance === 'held') return [];
      return [{ line, words: words.toLowerCase(), stance, isExplicit: true, credit: CREDIT[stance] }];
    });
  });
}

function sharesTerm(line: EvidenceLine, unit: Unit): boolean {
  return [...line.terms, ...line.denied].some(
    ({ term }) => unit.terms.has(term) && !CREDENTIAL_WORD.test(term),
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

/** The regulator that the spec names is of the spec's country, wherever the person trained; a state's is not. */
function isOwnAbbreviation(words: string, unit: Unit): boolean {
  const isOfState = [...placesIn(unit.text)].some((place) => US_STATES.test(place));
  return !isOfState && /^[a-z]{3,5}$/.test(words) && unit.text.toLowerCase().includes(words);
}

function isOtherState(clause: string, specPlaces: ReadonlySet<string>): boolean {
  const places = [...clause.matchAll(PLACES)].map(([place]) => place.toLowerCase());
  return places.every((place) => specPlaces.has(place) || US_STATES.test(place));
}

function isForeign(clause: string, specPlaces: ReadonlySet<string>): boolean {
  const places = [...clause.matchAll(PLACES)].map(([place]) => place.toLowerCase());
  return places.length > 0 && places.every((place) => !specPlaces.has(place));
}

/** A licence that the spec asks for by its place, and the line names another place. */
function isOfAnotherPlace(text: string, unit: Unit, specPlaces: ReadonlySet<string>): boolean {
  return (
    /licen[cs]|registr/i.test(unit.text) &&
    placesIn(unit.text).size > 0 &&
    isForeign(text, specPlaces) &&
    !TRANSFERABLE.test(unit.text)
  );
}

/** Lines that hold most of the words of one of the names. */
function namingsByTerms(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Naming[] {
  const namings: Naming[] = [];
  for (const line of cv.lines) {
    const terms = new Map([...line.denied, ...line.terms].map((term) => [term.term, term]));
    for (const name of unit.namedBy) {
      const [heaviest] = [...name].toSorted((a, b) => b[1] - a[1]);
      const anchor = [...terms.keys()].find(
        (term) =>
          name.has(term) ||
          [...name.keys()].some((code) => (/\d/.test(code) ? term.startsWith(code) : isKin(term, code))),
      );
      if (heaviest === undefined || anchor === undefined || shareOf(name, terms) < NAME_SHARE) continue;
      const { start = 0, end = 0 } = terms.get(anchor) ?? {};
      const { stance, isExplicit } = stanceAt(line.text, start, end, cv.nowMs);
      const as = stance === 'pursued' && unit.allowsPursuit ? 'held' : stance;
      const isOther = as === 'held' && !answers(unit.designators, designatorsIn(line.text));
      if (as === 'held' && !isOther && isOfAnotherPlace(line.text, unit, specPlaces)) {
        namings.push({
          line,
          words: anchor,
          stance: 'elsewhere',
          isExplicit: true,
          credit: CREDIT.elsewhere,
        });
        continue;
      }
      const weight = isHeap(line)
        ? IN_A_HEAP
        : line.role === null ||
            /certif|licen[cs]|qualif|ausbildung|diplom|card|ticket|trained|passport|regist|rating/i.test(
              line.text,
            )
          ? 1
          : NAME_IN_A_ROLE;
      namings.push({
        line,
        words: anchor,
        stance: isOther ? 'other' : as,
        isExplicit,
        credit: CREDIT[isOther ? 'other' : as] * (as === 'held' && !isOther ? weight : 1),
      });
    }
  }
  return namings;
}

/** The weight of a name's words that are there; of a name with a number in it, the numbered words. */
function shareOf(name: ReadonlyMap<string, number>, terms: ReadonlyMap<string, unknown>): number {
  const codes = [...name.keys()].filter((term) => /\d/.test(term));
  if (codes.length > 0) return codes.some((code) => holdsCode(terms, code)) ? 1 : 0;
  const held = [...terms.keys()];
  let found = 0;
  let total = 0;
  for (const [term, weight] of name) {
    total += weight;
    if (terms.has(term) || held.some((other) => isKin(other, term))) found += weight;
  }
  return found / total;
}

/** A320 is also in A320neo. */
function holdsCode(terms: ReadonlyMap<string, unknown>, code: string): boolean {
  return terms.has(code) || [...terms.keys()].some((term) => term.startsWith(code));
}

/** An express word beats a mere naming, and of what the CV says expressly the best counts. */
function decided(namings: Naming[], unit: Unit): Found {
  const best = (list: Naming[]) => list.toSorted((a, b) => b.credit - a.credit)[0];
  const held = namings.filter((one) => one.stance === 'held');
  const against = namings.filter(
    (one) => one.stance !== 'held' && !(one.stance === 'pursued' && hasEnded(one.line)),
  );
  const affirmed = best(held.filter((one) => one.isExplicit));
  if (affirmed !== undefined) return foundOf(affirmed);
  const contested = new Set(against.filter((one) => one.isExplicit).map((one) => one.words));
  // Another name of an any-of may still be held, though not by the title of a post.
  const unchallenged = best(
    held.filter(
      (one) =>
        contested.size === 0 ||
        (one.line.role === null && unit.anyOf.length > 1 && !contested.has(one.words)),
    ),
  );
  const first = unchallenged ?? best(against) ?? best(held);
  return first === undefined ? NOTHING : foundOf(first);
}

function hasEnded(line: EvidenceLine): boolean {
  return line.role !== null && line.role.endedMonthsAgo > 1;
}

function foundOf({ line, stance, credit }: Naming): Found {
  const note = stance === 'held' && credit < 0.7 ? 'the paper itself is not shown' : NOTES[stance];
  return { credit, note, lines: [line], stance: stance === 'other' ? 'held' : stance };
}

/** The places that a text names. */
export function placesIn(text: string): Set<string> {
  return new Set([...text.matchAll(PLACES)].map(([place]) => place.toLowerCase()));
}
