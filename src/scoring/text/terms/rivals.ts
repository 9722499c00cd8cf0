// Languages and platforms that are worked in instead of one another. Pure.

import { RIVALS } from '../../lexicon/rivals.ts';
import { othersByTerm } from './others-by-term.ts';

const rivals = othersByTerm(RIVALS, ';');

/** The terms of what is worked in instead of this; none for what is no language or platform. */
export function rivalsOf(term: string): readonly string[] {
  return rivals().get(term) ?? [];
}

/** Whether a term is a language or platform that has rivals. */
export function isTool(term: string): boolean {
  return rivalsOf(term).length > 0;
}
