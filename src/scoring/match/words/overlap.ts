// How much of one set of weighted terms another holds. Pure. Words of one root count as the same: welder and welding,
// pharmacy and pharmacist, Instandhaltung and Instandhaltungstechniker.

import { thingOf } from './german-words.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** From 0 to 1. */
export function similarityOfTerms(wanted: ReadonlyMap<string, number>, held: ReadonlySet<string>): number {
  let found = 0;
  let total = 0;
  for (const [term, weight] of wanted) {
    total += weight;
    if (held.has(term) || holdsKin(held, term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

/** Whether at least half of the words asked for are among those held, or words of their roots. */
export function holdsHalf(held: ReadonlySet<string>, asked: readonly string[]): boolean {
  return asked.filter((term) => held.has(term) || holdsKin(held, term)).length >= asked.length / 2;
}

/** Whether a word of the same root is among those held. */
export function holdsKin(held: Held, term: string): boolean {
  return kinOf(term, indexOf(held)).length > 0;
}

/** Terms, or whatever is kept by terms. */
export type Held = { has(term: string): boolean; keys(): Iterable<string> };

/** Words by their first letters. */
export type KinIndex = ReadonlyMap<string, string[]>;

/** The index of a set of terms, made once. */
export const indexOf = rememberedOf((held: Held): KinIndex => {
  const index = new Map<string, string[]>();
  for (const term of held.keys()) {
    if (term.startsWith('=') || term.length < ROOT.whole) continue;
    const key = term.slice(0, ROOT.whole);
    const list = index.get(key);
    if (list === undefined) index.set(key, [term]);
    else list.push(term);
  }
  return index;
});

/** The words of an index that have the root of a term, and are not the term. */
export function kinOf(term: string, index: KinIndex): string[] {
  if (term.startsWith('=') || term.length < ROOT.whole) return [];
  return (index.get(term.slice(0, ROOT.whole)) ?? []).filter(
    (other) => other !== term && areKin(term, other),
  );
}

/** Whether two words are of one root, and no phrases. */
export function isKin(a: string, b: string): boolean {
  return (
    !a.startsWith('=') &&
    !b.startsWith('=') &&
    a.length >= ROOT.whole &&
    a.slice(0, ROOT.whole) === b.slice(0, ROOT.whole) &&
    areKin(a, b)
  );
}

/** Letters that two words must share at their beginning, and how many may follow. */
const ROOT = { whole: 5, common: 6, ending: 3, compound: 8, compounds: 11 };

function areKin(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && common < b.length && a[common] === b[common]) common += 1;
  const isPrefix = common === a.length || common === b.length;
  if (common >= ROOT.compound && isPrefix) return true;
  // Exportabwicklung is the trade of an Exportsachbearbeiter.
  if (common >= ROOT.whole && Math.max(a.length, b.length) >= ROOT.compounds && thingOf(a) === thingOf(b))
    return true;
  const isShortEnding = a.length - common <= ROOT.ending && b.length - common <= ROOT.ending;
  return isShortEnding && (common >= ROOT.common || (common >= ROOT.whole && isPrefix));
}
