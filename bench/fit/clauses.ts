// What the labels of clauses mean, and the model of their signs.

import { MEANINGS } from '../../src/scoring/spec/clauses/likely-kinds.ts';
import { fitSigns, type SignModel } from './signs.ts';
import type { Label, LabelledClause } from './labelled-ads.ts';

const MEANING: Readonly<Record<Label, number>> = { H: 0, M: 0, N: 1, D: 2, C: 3, X: 3, T: 3 };

/** Which of the meanings a label stands for. */
export function meaningOf(label: Label): (typeof MEANINGS)[number] {
  return MEANINGS[MEANING[label]] ?? 'about';
}

/** The model of the `signsMax` signs of clauses that tell most. */
export function fitClauses(clauses: readonly LabelledClause[], signsMax: number): SignModel {
  const rows = clauses.map(({ signs, label, weight }) => ({ signs, meaning: MEANING[label], weight }));
  return fitSigns(rows, { meanings: MEANINGS.length, signsMax });
}
