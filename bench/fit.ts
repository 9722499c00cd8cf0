// `npm run fit`: fits the worths of the signs anew on all graded and labelled pairs, after tests on jobs left out of the fit.
//   --texts   fits what the signs are worth in long texts, else in lists of demands
//   --write   moves src/scoring/match/sum/worth.ts; raise the scorer's version and pin the scores then
// Labelled pairs are read from EVAL_DATA or ../shared/data/scoring; without them the classes of public CVs have no say.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledFolder, loadFresh, loadGraded, loadLabelled } from './eval/data.ts';
import { orderFigures, scaleFigures, type ScoredPair } from './eval/figures.ts';
import { hashOf } from './eval/metrics.ts';
import { shown, tableOf } from './eval/report.ts';
import { WORTHS } from '../src/scoring/match/sum/points.ts';
import { movedTowards, scoreBy, sourceOf, worthOf, type Table } from './fit/model.ts';
import { rowsOf, type Row } from './fit/rows.ts';
import { train } from './fit/train.ts';

const TABLE = join(import.meta.dirname, '../src/scoring/match/sum/worth.ts');
const FOLDS = 5;
/** What is fitted. Of demands a step goes no further: the whole way gains in scale what it loses in the order of unseen jobs. */
const { table, step }: { table: Table; step: number } = process.argv.includes('--texts')
  ? { table: 'text', step: 1 }
  : { table: 'demands', step: 0.5 };
/** Never fitted on, so that its figures stay what they would be elsewhere. */
const WITHHELD = new Set([
  'graded-withheld',
  'graded-reserved',
  'graded-spared',
  'graded-lengthy',
  'graded-outsized',
  'graded-secluded',
]);
const SHOWN = [
  'Spearman',
  'pairwise order',
  'right band',
  'inside the graded interval',
  'two bands off',
] as const;

const rows = rowsOf([...loadGraded(), ...loadFresh(), ...(loadLabelled(labelledFolder(process.env)) ?? [])]);
const fittable = rows.filter(({ pair }) => !WITHHELD.has(pair.set));
const rises = movedTowards(train(fittable, table), table, step);
console.log('Fitted on all:\n');
console.log(tableOfSets(rows.map((row) => ({ pair: row.pair, score: scoreBy(rises, table, row) }))));
console.log('\nGraded jobs, each left out of the fit that scored it:\n');
console.log(tableOfSets(leftOut()));
if (process.argv.includes('--write')) writeTable();
else console.log('\nNothing is written without --write.');

/** The graded pairs as fits score them that have not seen their jobs. */
function leftOut(): ScoredPair[] {
  const foldOf = ({ pair }: Row) =>
    table === 'demands' && pair.graded === undefined ? -1 : hashOf(pair.group) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const fitted = movedTowards(
      train(
        fittable.filter((row) => foldOf(row) !== fold),
        table,
      ),
      table,
      step,
    );
    return rows
      .filter((row) => foldOf(row) === fold)
      .map((row) => ({ pair: row.pair, score: scoreBy(fitted, table, row) }));
  }).flat();
}

function tableOfSets(scored: readonly ScoredPair[]): string {
  const lines = [...Map.groupBy(scored, ({ pair }) => pair.set)].map(([set, of]) => {
    const figures = { ...orderFigures(of), ...scaleFigures(of) };
    const classes = ['AUC good / unrelated', 'AUC same role / neighbour', 'same role under 50'] as const;
    return [set, ...[...SHOWN, ...classes].map((name) => shown(figures[name]))];
  });
  return tableOf(['set', ...SHOWN, 'good / unrelated', 'same / neighbour', 'same under 50'], lines);
}

/** The head of the file stays; what is formatted otherwise, the formatter mends. */
function writeTable(): void {
  const text = readFileSync(TABLE, 'utf8');
  const head = text.slice(0, text.indexOf('/** Of a spec that is a list of demands. */'));
  const worths = { ...WORTHS, [table]: worthOf(rises, table) };
  writeFileSync(
    TABLE,
    `${head}/** Of a spec that is a list of demands. */
export const DEMANDS: Worth = ${sourceOf(worths.demands)};

/** Of a spec that is a long text about a job, or a long CV. */
export const TEXT: Worth = ${sourceOf(worths.text)};
`,
  );
  console.log(`\nwritten; format it with: npx prettier --write ${TABLE}`);
}
