// Papers of the state that a post is called by and that the CV's own list of them has not: who works as "infirmière de bloc"
// and gives the state's diploma as a nurse, has that one. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import { placesOf } from '../../spec/papers/credentials.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, type Naming } from './naming.ts';

/** What the state calls its papers, in a demand and in a CV alike. */
const OF_THE_STATE =
  /dipl[ôo]m\p{L}* d.[ée]tat|(?<!\p{L})d\.?e\.? d['’]|staatlich (?:geprüft|anerkannt|examiniert)/iu;

/** Whether it is the state's paper that is asked for, and not a register that is named beside it. */
function isOfTheState({ text, credentials }: Unit): boolean {
  return (
    OF_THE_STATE.test(text) &&
    credentials.some((one) =>
      placesOf(one, text, true).some(({ start, end }) => OF_THE_STATE.test(text.slice(start, end))),
    )
  );
}

/** The namings, of which those that are a post's description are of another paper where the list has only others. */
export function withoutPosts(namings: readonly Naming[], unit: Unit, cv: Cv): Naming[] {
  if (!isOfTheState(unit)) return [...namings];
  const named = new Set(namings.filter(({ words }) => words !== '').map(({ line }) => line));
  const listed = cv.lines.filter(({ text, role }) => role === null && OF_THE_STATE.test(text));
  if (listed.length === 0 || listed.some((line) => named.has(line))) return [...namings];
  return namings.map((naming) =>
    naming.stance === 'held' && naming.words.includes(' ')
      ? namingAs('other', { line: naming.line, words: naming.words, isExplicit: true })
      : naming,
  );
}
