// A sentence that names other papers which will do for the one asked for before it: "A chartered secretary works as well",
// "Fachwirt oder Bilanzbuchhalter gehen genauso", "un BTS convient aussi". They are asked of nobody beside it. Pure.

import { testOf } from '../first-look.ts';
import type { Unit } from './unit.ts';

const saysAlsoDoes = testOf(
  /(?<!\p{L})(?:geht|gehen|tut es|tun es|passt|passen|gilt|gelten|zählt|zählen|reicht|reichen|genügt|genügen) (?:genauso|ebenso|auch|ebenfalls)(?: gut)?\W*$|(?<!\p{L})(?:ist|sind) (?:uns )?(?:genauso|ebenso|gleichermaßen) (?:gut|recht|willkommen|möglich)\W*$|(?<!\p{L})(?:works?|counts?) (?:just )?as well\W*$|(?<!\p{L})(?:convien(?:t|nent)|(?:fait|font) l['’]affaire) (?:aussi|également)\W*$|(?<!\p{L})(?:est|sont) (?:aussi|également) acceptée?s?\W*$/iu,
);

/** The units with the papers of such a sentence as alternatives to the last paper; null where it is none or names none. */
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
  if (asked === undefined || others.length === 0) return null;
  const credentials = [...asked.credentials, ...others.flatMap((one) => one.credentials)];
  const { degreeLevel, degreeFields } = others.find((one) => one.degreeLevel > 0) ?? asked;
  return units.with(at, {
    ...asked,
    credentials,
    namedBy: [...asked.namedBy, ...others.flatMap(({ namedBy }) => namedBy)],
    anyOf: credentials.length > 1 ? credentials.map(({ name }) => name) : asked.anyOf,
    ...(asked.degreeLevel > 0 ? {} : { degreeLevel, degreeFields }),
  });
}

function isPaper({ kind, credentials, namedBy, degreeLevel }: Unit): boolean {
  return kind !== 'language' && credentials.length + namedBy.length + degreeLevel > 0;
}
