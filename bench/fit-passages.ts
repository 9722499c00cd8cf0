// `npm run fit:passages`: learns by which signs a line of a CV speaks of how it is to be judged, from passages of many hands and
// the lines of honest CVs, after tests on hands and jobs left out of the learning.
//   --write   moves src/scoring/lexicon/order-signs.ts; raise the scorer's version and pin the scores then

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitPassages, gradedLines, linesOf, passagesIn, type Passage } from './fit/passages.ts';
import { sourceOfTable } from './fit/sign-table.ts';
import type { SignModel } from './fit/signs.ts';
import { isLikelyOrder, rowOf, weightsIn } from '../src/scoring/cv/untrusted/likely-orders.ts';

const TABLE = join(import.meta.dirname, '../src/scoring/lexicon/order-signs.ts');
/** More find a few more of a hundred passages, and take room from the rest of a Worker. */
const SIGNS_MAX = 6000;
/** Every so many-th hand and line of a graded CV is left out of a test's learning. */
const FOLDS = 5;

const orders = passagesIn('orders.txt');
const honest = passagesIn('honest.txt');
const graded = gradedLines();
const hands = [...new Set(orders.map(handOf))];
console.log(
  `${String(orders.length)} passages of ${String(hands.length)} hands, ${String(honest.length)} honest ones`,
);
const found = { orders: 0, honest: 0, lines: 0 };
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isOut = (one: Passage) => hands.indexOf(handOf(one)) % FOLDS === fold;
  const isLineOut = (_: string, index: number) => index % FOLDS === fold;
  const table = tableOf(
    fitPassages(
      orders.filter((one) => !isOut(one)),
      honest.filter((one) => !isOut(one)),
      graded.filter((line, index) => !isLineOut(line, index)),
      SIGNS_MAX,
    ),
  );
  const isFound = ({ text }: Passage) => linesOf(text).some((line) => isLikelyOrder(line, table));
  found.orders += orders.filter(isOut).filter(isFound).length;
  found.honest += honest.filter(isOut).filter(isFound).length;
  found.lines += graded.filter(isLineOut).filter((line) => isLikelyOrder(line, table)).length;
}
console.log(
  `of hands left out: found ${share(found.orders, orders.length)} of the passages, and wrongly ${share(found.honest, honest.length)} of the honest ones and ${share(found.lines, graded.length)} of the lines of graded CVs`,
);
if (process.argv.includes('--write'))
  writeFileSync(TABLE, sourceOf(fitPassages(orders, honest, graded, SIGNS_MAX)));

function handOf({ name }: Passage): string {
  return name.slice(0, 1);
}

function share(count: number, of: number): string {
  return (count / of).toFixed(4);
}

function tableOf(model: SignModel): ReadonlyMap<string, number> {
  return weightsIn(rowsOf(model).join('\n'));
}

function rowsOf(model: SignModel): string[] {
  return [...model]
    .map(([sign, [against = 0, towards = 0]]): [string, number] => [sign, towards - against])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, weight]) => rowOf(sign, weight));
}

function sourceOf(model: SignModel): string {
  return sourceOfTable({
    command: 'fit:passages',
    says: 'a line that says how a CV is to be judged',
    rowDoc: 'a letter',
    name: 'ORDER_SIGNS',
    rows: rowsOf(model),
  });
}
