// A sentence that names what else will do for the paper or the years asked for before it: "A chartered secretary works as
// well", "time on a stroke unit is fine too", "Fachwirt oder Bilanzbuchhalter gehen genauso", "un BTS convient aussi". It is
// asked of nobody beside them. Pure.

import { testOf } from '../first-look.ts';
import { topicsAsked } from '../papers/topics.ts';
import type { Unit } from './unit.ts';

const saysAlsoDoes = testOf(
  /(?<!\p{L})(?:geht|gehen|tut es|tun es|passt|passen|gilt|gelten|zählt|zählen|reicht|reichen|genügt|genügen) (?:genauso|ebenso|auch|ebenfalls)(?: gut)?\W*$|(?<!\p{L})(?:ist|sind) (?:uns )?(?:genauso|ebenso|gleichermaßen) (?:gut|recht|willkommen|möglich)\W*$|(?<!\p{L})(?:works?|counts?) (?:just )?as well\W*$|(?<!\p{L})(?:convien(?:t|nent)|(?:fait|font) l['’]affaire) (?:aussi|également)\W*$|(?<!\p{L})(?:est|sont) (?:aussi|également) acceptée?s?\W*$|(?<!\p{L})(?:is|are|would be|will be) (?:also|just as|equally|every bit as) (?:fine|okay|ok|good|welcome|acceptable|accepted|suitable)(?: (?:by|for|to|with) us)?\W*$|(?<!\p{L})(?:is|are|would be|will be) (?:perfectly |absolutely |quite )?(?:fine|okay|ok|good|acceptable|accepted)(?: (?:by|for|to|with) us)?,? (?:too|as well|also)\W*$|(?<!\p{L})(?:will|would) (?:also|equally) do\W*$|(?<!\p{L})(?:will|would) do (?:too|as well|just as well|equally well)\W*$/iu,
);

/** The units with what such a sentence names as alternatives to the last paper or years; null where it is none or names none. */
export function withAlternatives(
  text: string,
  units: readonly Unit[],
  read: () => readonly Unit[],
): Unit[] | null {
  if (!saysAlsoDoes(text)) return null;
  const last = units.at(-1)?.text;
  const at = units.findLastIndex((unit) => unit.text === last && isPaper(unit));
  const asked = units[at];
  const others = asked === undefined ? [] : read().filter(isPaper);
  if (asked === undefined || others.length === 0) return withOtherWork(text, units);
  const credentials = [...asked.credentials, ...others.flatMap((one) => one.credentials)];
  const degree = others.find((one) => one.degreeLevel > 0);
  return units.with(at, {
    ...asked,
    credentials,
    namedBy: [...asked.namedBy, ...others.flatMap(({ namedBy }) => namedBy)],
    anyOf: credentials.length > 1 ? credentials.map(({ name }) => name) : asked.anyOf,
    ...(degree === undefined ? {} : eitherDegree(asked, degree)),
  });
}

/** The lower of two levels in the fields of both; a paper has no level beside a degree that will do for it. */
function eitherDegree(asked: Unit, other: Unit): Pick<Unit, 'degreeLevel' | 'degreeFields'> {
  if (asked.degreeLevel === 0) return { degreeLevel: other.degreeLevel, degreeFields: other.degreeFields };
  const isAnyField = asked.degreeFields === 0 || other.degreeFields === 0;
  return {
    degreeLevel: Math.min(asked.degreeLevel, other.degreeLevel),
    degreeFields: isAnyField ? 0 : asked.degreeFields | other.degreeFields,
  };
}

/** "With fitting practice": how somebody came by the paper that will do. */
const WITH_PRACTICE =
  /\s(?:with|mit|avec) (?:\p{L}+ )?(?:practice|experience|praxis|berufserfahrung|expérience)(?!\p{L})/iu;

/** A sentence that may say so, with the paper by its name alone. */
export function withoutPractice(text: string): string {
  return text.replace(WITH_PRACTICE, '');
}

/** The units with other work as an alternative topic of the years before; null where there are none. */
function withOtherWork(text: string, units: readonly Unit[]): Unit[] | null {
  const last = units.at(-1)?.text;
  const at = units.findLastIndex(({ kind, text: asked }) => kind === 'years' && asked === last);
  const years = units[at];
  const other = topicsAsked(text.replace(ALSO_DOES, ''));
  if (years === undefined || years.terms.size === 0 || other.terms.size === 0) return null;
  return units.with(at, {
    ...years,
    takesOtherWork: true,
    topics: [...years.topics, other.terms, ...other.topics],
    topicRoots: [...years.topicRoots, ...other.topicRoots],
  });
}

/** What says so, behind what it says it of. */
const ALSO_DOES = /\s(?:is|are|would be|will be|will|would|works?|counts?)(?: \p{L}+)*\W*$/iu;

/** Whether a unit is asked for by the name of a paper, a degree or a language. */
export function isAskedByName({ credentials, namedBy, degreeLevel }: Unit): boolean {
  return credentials.length + namedBy.length + degreeLevel > 0;
}

function isPaper(unit: Unit): boolean {
  return unit.kind !== 'language' && isAskedByName(unit);
}
