// What is known of a term wherever it stands: how much it tells, whether anybody has heard of it, and what others ask of
// it. A term of a text carries it along, so that no list of the lexicon is searched for it again and again.

import { isUnheard, termWeight } from './rarity.ts';
import { remembered } from '../remembered.ts';

/** A term, what it weighs, and whether it stands in no document of the collection. */
export type KnownTerm = {
  term: string;
  weight: number;
  isUnheard: boolean;
  isPhrase: boolean;
  /** What others ask of the term, each answer in the place of its question. */
  answers: unknown[];
};

/** No answers yet. */
const blank: unknown[] = [];

/** What is known of a term. */
export const knownTerm: (term: string) => KnownTerm = remembered((term) => ({
  term,
  weight: termWeight(term),
  isUnheard: isUnheard(term),
  isPhrase: term.startsWith('='),
  answers: blank.slice(),
}));

/** `compute`, which must depend on the term alone, remembered with the term. */
export function rememberedOfTerm<Answer extends NonNullable<unknown> | null>(
  compute: (term: string) => Answer,
): (known: KnownTerm) => Answer {
  const question = blank.push(undefined) - 1;
  return ({ term, answers }) => {
    const ready = answers[question] as Answer | undefined;
    if (ready !== undefined) return ready;
    const answer = compute(term);
    answers[question] = answer;
    return answer;
  };
}
