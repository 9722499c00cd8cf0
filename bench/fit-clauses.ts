// `npm run fit:clauses`: learns how the clauses of an ad are meant from ads of which every sentence was labelled, after tests
// on ads left out of the learning.
//   --write   moves src/scoring/lexicon/clause-signs.ts; raise the scorer's version and pin the scores then

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './eval/metrics.ts';
import { fitClauses, meaningOf } from './fit/clauses.ts';
import type { SignModel } from './fit/signs.ts';
import { sourceOfTable } from './fit/sign-table.ts';
import { labelledClauses, type LabelledClause } from './fit/labelled-ads.ts';
import { meaningBy, meaningRuled, STEP } from '../src/scoring/spec/clauses/likely-kinds.ts';
import { letterOf } from '../src/scoring/text/letter-weights.ts';

const TABLE = join(import.meta.dirname, '../src/scoring/lexicon/clause-signs.ts');
const FOLDS = 5;
/** Half as many are right in one of a hundred clauses less; more are right in none more. */
const SIGNS_MAX = 6000;

const all = labelledClauses();
console.log(`${String(all.length / 2)} clauses of ${String(new Set(all.map(({ ad }) => ad)).size)} ads`);
const tried = { told: 0, right: 0, ruled: 0 };
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isOut = ({ ad }: LabelledClause) => hashOf(ad) % FOLDS === fold;
  const model = inSteps(
    fitClauses(
      all.filter((one) => !isOut(one)),
      SIGNS_MAX,
    ),
  );
  for (const { clause, label, signs, weight, isAlone } of all.filter(isOut)) {
    // Of the ads that the rules were tuned on they would tell more than of others.
    if (weight < 1 || isAlone || !signs.some((sign) => sign.startsWith('K'))) continue;
    const meant = meaningOf(label);
    tried.told += 1;
    if (meaningBy(signs, clause, model) === meant) tried.right += 1;
    if (meaningRuled(clause) === meant) tried.ruled += 1;
  }
}
console.log(
  `of ${String(tried.told)} clauses of ads left out: right ${share(tried.right)}, by the rules alone ${share(tried.ruled)}`,
);
if (process.argv.includes('--write')) writeFileSync(TABLE, sourceOf(fitClauses(all, SIGNS_MAX)));

function share(count: number): string {
  return (count / tried.told).toFixed(3);
}

/** The weights as the table holds them. */
function inSteps(model: SignModel): SignModel {
  return new Map([...model].map(([sign, weights]) => [sign, weights.map((weight) => weight / STEP)]));
}

function sourceOf(model: SignModel): string {
  return sourceOfTable({
    command: 'fit:clauses',
    says: 'a demand, a wish, work and anything else',
    rowDoc: 'a letter for each meaning',
    name: 'CLAUSE_SIGNS',
    rows: [...inSteps(model)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([sign, of]) => sign + of.map((weight) => letterOf(weight)).join('')),
  });
}
