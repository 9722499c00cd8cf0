// The topic of years that are asked for, against the words of a role: how much of it is there, and whether the product
// that it names is.

import type { Role } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOfBoth } from '../../text/remembered.ts';
import { similarityOfTerms } from '../words/overlap.ts';
import { termsOfRole } from '../posts/role-terms.ts';
import { shareOfTopic } from '../words/topic-roots.ts';

/** From here on a role is of the topic. */
const HALF_TOPIC = 0.5;
/** Kinds of trade that are written as if they were products. */
const NO_NAME = /^(?:fmcg|hgv|lgv|hvac|it|hr|pr|ux|ui|qa|qc|cnc|hrbp|phv)(?: .+)?$/;
/** Terms of an alternative, which is less than all of it. */
const ALTERNATIVE_SHARE = 0.9;

/** The best share of one of the topic's alternatives, or of all of it. */
function topicShare(unit: Unit, terms: ReadonlySet<string>): number {
  return Math.max(
    similarityOfTerms(unit.terms, terms),
    ...unit.topics.map((topic) => ALTERNATIVE_SHARE * similarityOfTerms(topic, terms)),
  );
}

/** How much of the topic a role has, by terms or by the roots of its words as they stand; from 0 to 1. */
export const shareOfAsked = rememberedOfBoth((role: Role, unit: Unit): number =>
  Math.min(1, Math.max(topicShare(unit, termsOfRole(role)), shareOfTopic(unit, role))),
);

/** Years of a product that the statement names: a role without a word of any product named has none of them. */
export function lacksName(unit: Unit, terms: ReadonlySet<string>): boolean {
  const names = namesOf(unit);
  return names.length > 0 && names.every((name) => !terms.has(name)) && topicShare(unit, terms) < HALF_TOPIC;
}

/** Tools and products are written with a capital; kinds of work are not. */
function isProperName(text: string, name: string): boolean {
  if (NO_NAME.test(name)) return false;
  const at = text.toLowerCase().indexOf(name);
  return at > 0 && /\p{Lu}/u.test(text.charAt(at));
}

/** The terms of a topic that are names of tools and products. */
function namesOf({ terms, text }: Unit): string[] {
  return [...terms.keys()].filter((term) => term.startsWith('=') && isProperName(text, term.slice(1)));
}
