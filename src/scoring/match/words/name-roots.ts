// Names of work in one word, told by their roots: "rostering" is a name of workforce management, and whoever "rostered
// thirty carers" has done it, though no list holds that form. Roots that are in everybody's mouth are left out. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { stem } from '../../text/terms/stem.ts';
import { termsOf, type Term } from '../../text/terms/terms.ts';
import { rememberedOf, rememberedOfLine } from '../../text/remembered.ts';

/** What is done, by its ending; people, things and products are told by no root. */
const WORD = /^\p{L}\p{Ll}{3,}ing$/u;
/** "Train", "plan" and "coach" are much else. */
const RARE_FROM = 3.5;

type Named = { term: string; root: string };
const NONE: readonly Named[] = [];

/** The names of work in one word in a text, each with its root. */
const namedIn = rememberedOfLine((text): readonly Named[] => {
  const found = termsOf(text).flatMap((one) => namedBy(one, text));
  return found.length === 0 ? NONE : found;
});

function namedBy({ term, start, end, known }: Term, text: string): Named[] {
  if (!known.isPhrase) return [];
  const word = text.slice(start, end);
  if (!WORD.test(word)) return [];
  const root = stem(word.toLowerCase());
  return rarity(root) >= RARE_FROM ? [{ term, root }] : [];
}

/** The roots of the names that a demand is told in, by their terms. */
export const rootsOfNames = rememberedOf((unit: Unit): ReadonlyMap<string, readonly string[]> => {
  const roots = new Map<string, string[]>();
  for (const { term, root } of namedIn(unit.text)) if (unit.terms.has(term)) put(roots, term, root);
  return roots;
});

/** A name that lines of a CV have of one root. */
export type NameHeld = { term: string; lines: readonly EvidenceLine[] };

/** The names of one word in a CV, by their roots. */
export const namesByRoot = rememberedOf((cv: Cv): ReadonlyMap<string, readonly NameHeld[]> => {
  const linesOf = new Map<string, Map<string, EvidenceLine[]>>();
  for (const line of cv.lines) {
    for (const { term, root } of namedIn(line.text)) {
      const names = linesOf.get(root) ?? new Map<string, EvidenceLine[]>();
      put(names, term, line);
      linesOf.set(root, names);
    }
  }
  return new Map(
    [...linesOf].map(([root, names]) => [root, [...names].map(([term, lines]) => ({ term, lines }))]),
  );
});

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
