// `npm run fit:clauses`: learns how the clauses of an ad are meant from ads of which every sentence was labelled, after tests
// on ads left out of the learning.
//   --write   moves src/scoring/lexicon/clause-signs.ts; raise the scorer's version and pin the scores then

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './eval/metrics.ts';
import { fitClauses, meaningOf, type ClauseModel } from './fit/clauses.ts';
import { labelledClauses, type LabelledClause } from './fit/labelled-ads.ts';
import { leaningOf, letterOf, MEANINGS } from '../src/scoring/spec/clauses/likely-kinds.ts';

const TABLE = join(import.meta.dirname, '../src/scoring/lexicon/clause-signs.ts');
const FOLDS = 5;
/** Half as many are right in one of a hundred clauses less; more are right in none more. */
const SIGNS_MAX = 6000;
/** The outermost letter is of a weight so many times the step. */
const LETTERS = 31;
const OUTERMOST = 0.999;

const all = labelledClauses();
console.log(`${String(all.length)} clauses of ${String(new Set(all.map(({ ad }) => ad)).size)} ads`);
let right = 0;
let ruled = 0;
let told = 0;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isOut = ({ ad }: LabelledClause) => hashOf(ad) % FOLDS === fold;
  const model = fitClauses(
    all.filter((one) => !isOut(one)),
    SIGNS_MAX,
  );
  for (const { clause, label, signs, weight } of all.filter(isOut)) {
    // Of the ads that the rules were tuned on they would tell more than of others.
    if (weight < 1 || !signs.some((sign) => sign.startsWith('K'))) continue;
    const leaning = leaningOf(signs, model);
    const meant = meaningOf(label);
    told += 1;
    if (MEANINGS[leaning.indexOf(Math.max(...leaning))] === meant) right += 1;
    if ((clause.kind === 'boilerplate' ? 'about' : clause.kind) === meant) ruled += 1;
  }
}
console.log(
  `of ${String(told)} clauses of ads left out: right ${share(right)}, by the rules alone ${share(ruled)}`,
);
if (process.argv.includes('--write')) writeFileSync(TABLE, sourceOf(fitClauses(all, SIGNS_MAX)));

function share(count: number): string {
  return (count / told).toFixed(3);
}

function sourceOf(model: ClauseModel): string {
  const weights = [...model.values()].flat().map((weight) => Math.abs(weight));
  const step = (weights.toSorted((a, b) => a - b)[Math.floor(weights.length * OUTERMOST)] ?? 1) / LETTERS;
  const rows = [...model]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, of]) => sign + of.map((weight) => letterOf(weight / step)).join(''));
  return [
    '// Written by `npm run fit:clauses -- --write`: by sign how strongly it speaks for a demand, a wish, work and anything else.',
    '',
    '/** A sign a line, with a letter for each meaning: later letters of the alphabet speak for it, earlier ones against it. */',
    'export const CLAUSE_SIGNS = `',
    ...rows,
    '`;',
    '',
  ].join('\n');
}
