// Licences of American states as CVs list them, by the state's two letters and a number and without the word: "FL OT
// 19877", "IL 146.012345", "LMSW-20177 (AZ)", "GA Paramedic P014477". Of a demand that names its state, and where the line
// is of no other profession. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { STATES_BY_POSTAL, US_STATES } from '../../lexicon/places.ts';
import { professionsIn } from '../../lexicon/professions.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { placesIn } from './jurisdiction.ts';
import { namingAs, takenBy, type Naming } from './naming.ts';

const STATE = [...STATES_BY_POSTAL.keys()].join('|');
const NUMBER = String.raw`#?[A-Z]{0,4}[ .-]?\d[\d.-]{3,}(?![\d/])`;
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\d])(${STATE})(?:[ -][A-Z][A-Za-z/-]{0,10}){0,2}[ :#.-]{1,3}(?:(?:[Ll]ic(?:en[cs]e)?|[Nn]o|[Cc]ert)\.? ?){0,2}${NUMBER}|[A-Z]{2,5}[ -]{1,2}#?[A-Z]{0,2}\d{4,}\W{1,3}(${STATE})(?=\)|,|;|$)`,
  'gu',
);
/** No number of a licence: a telephone, a date, the postcode of an address. */
const NO_NUMBER = /\d{3}-\d{4}|(?<!\d)(?:19|20)\d\d(?!\d)|\d{5}-\d{4}|^[A-Z]{2} \d{5}$/;

const statesOf = rememberedOf((unit: Unit): readonly string[] =>
  asksForPaper(unit) ? [...placesIn(unit.text)].filter((place) => US_STATES.test(place)) : [],
);

/** The namings of a unit's licence by the state's letters and a number. */
export function namingsByNumber(unit: Unit, cv: Cv): Naming[] {
  const states = statesOf(unit);
  if (states.length === 0) return [];
  const asked = professionsIn([unit.text, ...unit.credentials.map(({ name }) => name)].join(' '));
  return cv.lines.flatMap((line) => {
    const numbered = allIn(line.text, NUMBERED);
    if (numbered.length === 0 || isOfOthers(line, asked)) return [];
    return numbered.flatMap(({ 0: words, 1: before, 2: behind, index }): Naming[] => {
      const state = STATES_BY_POSTAL.get(before ?? behind ?? '');
      // A licence of another state may be good in all that are party to a compact: nothing is said of it here.
      if (state === undefined || !states.includes(state) || NO_NUMBER.test(words)) return [];
      const place = { start: index, end: index + words.length };
      const { stance, isExplicit, isWish } = paperStanceAt(line.text, place, cv.nowMs);
      return [namingAs(takenBy(unit, stance), { line, words, isExplicit, isWish })];
    });
  });
}

/** Whether a line speaks of other professions alone. */
function isOfOthers({ text }: EvidenceLine, asked: readonly string[]): boolean {
  const told = professionsIn(text);
  return told.length > 0 && asked.length > 0 && !told.some((one) => asked.includes(one));
}
