// The papers of a statement with what may stand for them: years of work, a degree for a paper and a paper for a degree;
// and without what is only to be known. Pure.

import { anyLanguageAsked } from '../papers/any-language.ts';
import { credentialGroups } from '../papers/credential-groups.ts';
import { degreeAsked, degreeIn } from '../papers/degrees.ts';
import { asMade, inLieuOf } from './in-lieu.ts';
import { isOnlyKnown } from '../papers/known-papers.ts';
import type { Make } from './make-unit.ts';
import { namesIn } from '../papers/open-names.ts';
import { asPapersAreWritten, isOfKnowledge } from '../papers/paper-wording.ts';
import { BEHIND_TRAINING, papersAsked } from './papers-asked.ts';
import { schoolingAsked, withoutSchooling, type Schooling } from '../papers/schooling.ts';
import { ANY_OF } from '../papers/topics.ts';
import type { Unit } from './unit.ts';

/** The papers that a statement asks to hold, those of school first; of what is only to be known none but the listed ones. */
export function papersIn(text: string, make: Make): Unit[] {
  const languages = anyLanguageAsked(text);
  if (languages.length > 0 && credentialGroups(text).length === 0)
    return [make('language', true, { credentials: languages, terms: new Map() })];
  const school = schoolIn(text, make);
  if (school === null || ANOTHER_PAPER.test(withoutSchooling(text))) return heldIn(text, make);
  const rest = withoutSchooling(text);
  // "A high school diploma and a driving licence"; of "a diploma or a trade" the school is enough.
  const others = ANY_OF.test(text)
    ? []
    : heldIn(rest, make).filter((unit) => credentialGroups(rest).length > 0 || unit.degreeLevel > 0);
  return [school, ...others];
}

/** "And a certificate from an accredited program": what everybody has is left out beside it. */
const ANOTHER_PAPER =
  /\b(?:and|plus|with|und|et|sowie)\b[^.;]{0,40}\b(?:certificat|licen[cs]|registr|accredit|diploma|zulassung|ausbildung|permis)/iu;

/** What school weighs: everybody was there. */
const SCHOOL_WEIGHTS: Readonly<Record<Schooling, number>> = { leaving: 0.4, entrance: 1.5, grades: 1.5 };

/** The unit of what is asked of school; null where nothing is, or a degree beside it. */
function schoolIn(text: string, make: Make): Unit | null {
  const schooling = schoolingAsked(text);
  if (schooling === null || isOfKnowledge(text) || degreeAsked(withoutSchooling(text)) !== null) return null;
  return make('degree', true, { schooling, weight: SCHOOL_WEIGHTS[schooling], terms: new Map(), anyOf: [] });
}

function heldIn(text: string, make: Make): Unit[] {
  const written = asPapersAreWritten(text);
  const instead = inLieuOf(written);
  return papersAsked(written, make)
    .filter((unit) => unit.degreeLevel > 0 || !isOfKnowledge(text) || credentialGroups(written).length > 0)
    .map((unit) => (instead === null || unit.kind === 'language' ? unit : asMade(unit, instead)))
    .map((unit) => (isProfessional(unit, written) ? { ...unit, degreeLevel: 0, degreeFields: 0 } : unit))
    .map((unit, _, all) =>
      // A degree that is a unit of its own is no alternative to the paper beside it.
      ANY_OF.test(written) &&
      !(unit.degreeLevel === 0 && all.some((other) => other.degreeLevel > 0)) &&
      !(unit.credentials.length === 0 && all.some((other) => other.credentials.length > 0))
        ? withOther(unit, written)
        : unit,
    )
    .map((unit) =>
      unit.credentials.length > 0 && unit.credentials.every((one) => isOnlyKnown(one, written))
        ? { ...unit, kind: 'skill' }
        : unit,
    );
}

/** "A degree in hospitality or a Level 4 diploma", "a degree or a completed apprenticeship": either is enough. */
function withOther(unit: Unit, text: string): Unit {
  const parts = text
    .split(/\s(?:or|oder|ou)\s/i)
    .flatMap((part) => part.split(/,\s(?=(?:an?|the|une?|eine?n?)\s\p{Lu}{3})/u))
    .flatMap((part) => part.split(BEHIND_TRAINING));
  const degree = parts
    .map(headOf)
    .map(degreeAsked)
    .find((one) => one !== null);
  if (parts.length < 2 || degree === undefined || degree === null || unit.kind === 'language') return unit;
  if (unit.degreeLevel === 0 && degree.level < 2) return unit;
  if (unit.degreeLevel === 0) return { ...unit, degreeLevel: degree.level, degreeFields: degree.fields };
  if (unit.credentials.length + unit.namedBy.length > 0) return unit;
  const named = parts
    .filter(
      (part) =>
        (OTHER_PAPER.test(part) || LETTERS.test(part)) &&
        degreeAsked(part) === null &&
        degreeIn(part) === null,
    )
    .flatMap((part) => namesIn(part.replace(/\(\p{Lu}\)$/u, '')));
  return named.length === 0 ? unit : { ...unit, namedBy: named };
}

/** The diploma of a body that is known by name is that one, and no degree. */
function isProfessional({ credentials, degreeLevel }: Unit, text: string): boolean {
  return (
    credentials.length > 0 &&
    degreeLevel === 1 &&
    /\bdiploma\b/i.test(text) &&
    !/\bdegree|\bhn[cd]\b|post-?\s?graduate|\bpg/i.test(text)
  );
}

/** What one of several alternatives is stands at its beginning. */
function headOf(part: string): string {
  return part.split(/\s+/).slice(0, HEAD_WORDS).join(' ');
}

const HEAD_WORDS = 7;
/** "A DCR(R)": a paper by its letters alone. */
const LETTERS = /^(?:an?|the|une?|eine?n?) \p{Lu}{3,6}(?:\(\p{Lu}\))?$/u;
const OTHER_PAPER =
  /apprenticeship|credential|certificat|licen[cs]|\bdiploma\b|accredit|charter|\blehre\b|ausbildung|\bmeister|\btechniker/i;
