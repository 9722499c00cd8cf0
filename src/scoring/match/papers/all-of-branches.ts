// Papers of which several kinds are asked for at once: "advanced oil and chemical tanker endorsements", "counterbalance and
// reach truck licences". Who names some of the kinds, and not the others, holds a part of what is asked. Pure.

import { branchesIn, isOfPosts, setOf } from '../../spec/papers/branches.ts';
import { designatorsIn } from '../../spec/papers/designators.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { namingAs, type Naming } from './naming.ts';

/** What joins kinds of which each is asked, and what leaves a choice of them. */
const EACH = /(?<!\p{L})(?:and|both|und|sowie|et|plus)(?!\p{L})|[&+]/iu;
const EITHER =
  /(?<!\p{L})(?:or|oder|ou|bzw|either|any of|one of|such as|e\.g|z\.\s?b|par exemple|entweder|soit)(?!\p{L})|\/(?!\d)/iu;
/** "Both TIG and MMA": each of them, of posts as well, whatever choice the demand leaves of something else. */
const BOTH =
  /(?<!\p{L})(?:both|sowohl|à la fois|aussi bien)\s[^,;.()]{2,40}?\s(?:and|&|als auch|et|que)\s[^,;.()]{2,30}|[^,;.()\s]+ (?:and|&|und|et) [^,;.()\s]+ both(?!\p{L})/iu;
const KINDS_MIN = 2;

/** The kinds that a unit asks for each; none where one of them will do. */
const askedOf = rememberedOf((unit: Unit): readonly string[] => {
  if (!asksForPaper(unit)) return [];
  const both = branchesIn(BOTH.exec(unit.text)?.[0] ?? '');
  if (both.length >= KINDS_MIN && new Set(both.map(setOf)).size === 1) return both;
  if (!EACH.test(unit.text) || EITHER.test(unit.text.replace(CHAPTER, ' '))) return [];
  // "CACES catégories 3 et 5".
  const counted = unit.designators.categories.filter((one) => one.startsWith('#'));
  if (counted.length >= KINDS_MIN) return counted;
  const kinds = unit.designators.branches.filter((one) => !isOfPosts(one));
  const sets = new Set(kinds.map(setOf));
  return sets.size === 1 && kinds.length >= KINDS_MIN ? kinds : [];
});

/** "V/1-1": a chapter of a convention, and no choice. */
const CHAPTER = /(?<![\p{L}\d])[IVX]{1,4}\/\d(?:-\d)?/gu;

/** The namings as they stand, or as a part of what is asked where those that are held tell some of the kinds and not all. */
export function ofAllBranches(namings: readonly Naming[], unit: Unit): readonly Naming[] {
  const asked = askedOf(unit);
  if (asked.length === 0) return namings;
  const held = namings.filter(({ stance }) => stance === 'held');
  const told = held.map((one) => kindsIn(one, asked));
  // A naming that tells no kind says nothing against any of them.
  if (held.length === 0 || told.some((kinds) => kinds.length === 0)) return namings;
  const all = new Set(told.flat());
  if (asked.every((kind) => all.has(kind))) return namings;
  return namings.map((one) =>
    one.stance === 'held' ? namingAs('other', { line: one.line, words: one.words, isExplicit: true }) : one,
  );
}

/** The kinds that stand in the part of a line, up to a semicolon or a stroke, in which the paper is named. */
function kindsIn({ line, words }: Naming, asked: readonly string[]): string[] {
  const part = line.text.split(/[;|]/u).find((one) => one.toLowerCase().includes(words)) ?? line.text;
  const told = [...branchesIn(part), ...designatorsIn(part).categories];
  return asked.filter((kind) => told.some((one) => one === kind || isKindOf(one, kind)));
}

/** Category 1A is one of category 1. */
function isKindOf(told: string, asked: string): boolean {
  return asked.startsWith('#') && told.startsWith(asked) && /^[a-z]$/u.test(told.slice(asked.length));
}
