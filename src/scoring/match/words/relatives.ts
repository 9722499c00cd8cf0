// The words of a CV in which a word of a demand may be told: one of its root, in a compound, behind a hyphen, as a
// participle, or another that says the same in any trade. Pure; of a CV's words an index is made once.

import { indexOf, kinOf, type Held } from './overlap.ts';
import { sameAs } from './same-words.ts';
import { rememberedOf, rememberedOfBoth } from '../../text/remembered.ts';

/** What each is worth of the word itself. */
const WORTH = { kin: 0.9, joined: 0.95, part: 0.8, compound: 0.8, same: 0.8 };
/** Letters of a part of a compound, of what else it must hold, and of a word between hyphens. */
const COMPOUND = { part: 6, rest: 3, long: 13, first: 8 };
const PART_MIN = 4;
const ENDING = 6;

type Index = {
  /** Words by what they are without hyphens, and by what stands between those. */
  joined: ReadonlyMap<string, string[]>;
  parts: ReadonlyMap<string, string[]>;
  /** Words by their last letters. */
  endings: ReadonlyMap<string, string[]>;
  long: readonly string[];
};

/** A term of the vocabulary, what it is worth for the one that is wanted, and whether it tells so only beside others. */
export type Relative = { term: string; worth: number; isLoose: boolean };

/** The terms of `vocabulary` that tell of `wanted`, each with its worth from 0 to 1; several demands want the same. */
export function relativesOf(wanted: string, vocabulary: Held): readonly Relative[] {
  return relativesIn(vocabulary, wanted);
}

const relativesIn = rememberedOfBoth((vocabulary: Held, wanted: string): readonly Relative[] => {
  const kin = indexOf(vocabulary);
  const found = new Map<string, Relative>();
  const add = (terms: Iterable<string>, worth: number, isLoose = false) => {
    for (const term of terms)
      if (term !== wanted && worth > (found.get(term)?.worth ?? 0)) found.set(term, { term, worth, isLoose });
  };
  add(kinOf(wanted, kin), WORTH.kin);
  for (const other of sameAs(wanted))
    if (vocabulary.has(other) && !found.has(other))
      found.set(other, { term: other, worth: WORTH.same, isLoose: true });
  if (!wanted.startsWith('=')) {
    const index = hyphensOf(vocabulary);
    add(index.joined.get(joinedOf(wanted)) ?? [], WORTH.joined);
    if (vocabulary.has(joinedOf(wanted))) add([joinedOf(wanted)], WORTH.joined);
    if (wanted.length >= PART_MIN) add(index.parts.get(wanted) ?? [], WORTH.part);
    add(inCompounds(wanted, index), WORTH.compound);
  }
  return [...found.values()];
});

function joinedOf(term: string): string {
  return term.includes('-') ? term.replaceAll('-', '') : term;
}

function inCompounds(wanted: string, { endings, long }: Index): string[] {
  if (wanted.length < COMPOUND.part || wanted.includes('-')) return [];
  const same = endings.get(wanted.slice(-ENDING)) ?? [];
  const found = same.filter(
    (other) =>
      (other.length >= wanted.length + COMPOUND.rest && other.endsWith(wanted)) ||
      (wanted.length >= other.length + COMPOUND.rest && wanted.endsWith(other)),
  );
  if (wanted.length < COMPOUND.long) return found;
  const first = wanted.slice(0, COMPOUND.first);
  return [...found, ...long.filter((other) => other.includes(first))];
}

const hyphensOf = rememberedOf((vocabulary: Held): Index => {
  const joined = new Map<string, string[]>();
  const parts = new Map<string, string[]>();
  const endings = new Map<string, string[]>();
  const long: string[] = [];
  for (const term of vocabulary.keys()) {
    if (term.startsWith('=')) continue;
    if (term.includes('-')) {
      put(joined, term.replaceAll('-', ''), term);
      for (const part of term.split('-')) if (part.length >= PART_MIN) put(parts, part, term);
      continue;
    }
    if (term.length >= COMPOUND.part) put(endings, term.slice(-ENDING), term);
    if (term.length >= COMPOUND.long) long.push(term);
  }
  return { joined, parts, endings, long };
});

function put(map: Map<string, string[]>, key: string, term: string): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [term]);
  else list.push(term);
}
