// The tools that stand beside a tool, as terms. Pure.

import { SIBLINGS } from '../../lexicon/siblings.ts';
import { othersByTerm } from '../../text/terms/others-by-term.ts';

const siblings = othersByTerm(SIBLINGS, ' ');

/** The terms of tools that do what this one does; none for what is no tool. */
export function siblingsOf(term: string): readonly string[] {
  return siblings().get(term) ?? [];
}
