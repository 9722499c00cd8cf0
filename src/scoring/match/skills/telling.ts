// What each word of a demand weighs: less where it is everyday speech, which a plain employer clothes a demand in. Pure.

import { EVERYDAY } from '../../lexicon/everyday-words.ts';
import { isTool } from '../../text/terms/rivals.ts';
import { stem } from '../../text/terms/stem.ts';
import { termsOf } from '../../text/terms/terms.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';

const everyday = new Set([...EVERYDAY].map(stem));
/** What a word of everyday speech weighs beside one that is none. */
const EVERYDAY_SHARE = 0.25;

/** What is done in any language or platform: beside the name of one, it says no more than the name. */
const DONE_IN_TOOLS: ReadonlySet<string> = new Set(
  termsOf(
    'coding, programming, programmer, programmed, developer, development, developing, develop, developed, software development, software developer, software, code, coded, writing, write, written, language, languages, application, applications, commercial, production, professional, entwicklung, programmierung, entwickler, programmieren, développement, programmation, développeur',
  ).map(({ term }) => term),
);

/** The terms of a unit with their weights. */
export const tellingOf = rememberedOf((unit: Unit): ReadonlyMap<string, number> => {
  const isOfTool = [...unit.terms.keys()].some(isTool);
  const isSaidAnyway = (term: string) => everyday.has(term) || (isOfTool && DONE_IN_TOOLS.has(term));
  return new Map(
    [...unit.terms].map(([term, weight]) => [term, isSaidAnyway(term) ? weight * EVERYDAY_SHARE : weight]),
  );
});

/** A smaller share of a demand says no more than the title. */
const BEYOND_MIN = 0.4;
/** The terms of a unit that ask for more than the spec's title does; none where it hardly asks for more. */
export const termsBeyondTitle = rememberedOf((unit: Unit, { titleTerms }: Spec): readonly string[] => {
  const weights = [...tellingOf(unit)];
  const own = weights.filter(([term]) => !titleTerms.includes(term));
  return weightOf(own) >= BEYOND_MIN * weightOf(weights) ? own.map(([term]) => term) : [];
});

function weightOf(terms: readonly (readonly [string, number])[]): number {
  return terms.reduce((sum, [, weight]) => sum + weight, 0);
}
