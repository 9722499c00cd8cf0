// A sentence that names what else will do for the house's own tool: "Ours is Xero, but Sage would do as well". The demand
// before it is asked for by those names, and none of them of anybody beside it. Pure.

import { testOf } from '../first-look.ts';
import type { Unit } from './unit.ts';

const OURS =
  /^(?:ours (?:is|are)|(?:here )?(?:we|they)(?: ourselves)? (?:use|are on|work (?:with|in|on))|wir (?:nutzen|arbeiten mit)|chez nous,? c['’]est|nous (?:utilisons|travaillons (?:avec|sur))) /iu;
const saysTaken = testOf(
  /^[^.;]{2,60},? (?:but|though|although|aber|doch|mais) [^.;]{2,90}(?<!\p{L})(?:(?:would|will)(?: both| all)? (?:do|serve|be fine)|(?:would be|is|are) (?:just |equally |quite |every bit )?(?:as (?:good|fine)|fine|acceptable|good enough)|(?:gehen|geht|passt|passen|tun es|tut es|ist|sind) (?:auch|genauso|ebenso)|(?:convien(?:t|nent|draient|drait)|(?:va|vont|iront|ira)) (?:aussi|tout aussi|également|très bien))(?!\p{L})/iu,
);
const BUT = /,? (?:but|though|although|aber|doch|mais) /iu;
/** A name at the beginning, or behind an article. */
const NAME = /^(?:an? |the |l['’]|une? |eine?n? )?(?:\p{Lu}|\p{Ll}\d)/u;

/** The units with the demand before it by the names of such a sentence; null where it is none, or no tool stands before it. */
export function withToolsTaken(
  text: string,
  units: readonly Unit[],
  read: (named: string) => readonly Unit[],
): Unit[] | null {
  const [asked, before] = [units.at(-1), units.at(-2)];
  if (asked?.kind !== 'skill' || asked.strength !== 'must' || before?.text === asked.text) return null;
  const rest = text.replace(OURS, '');
  if (rest === text || !saysTaken(rest) || !rest.split(BUT).every((part) => NAME.test(part))) return null;
  const [named, ...more] = read(rest);
  if (named?.kind !== 'skill' || more.length > 0) return null;
  return [...units.slice(0, -1), { ...named, weight: asked.weight, axis: asked.axis }];
}
