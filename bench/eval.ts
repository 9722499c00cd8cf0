// `npm run eval`: measures the built-in scorer and writes bench/results/scoring.md and .json.
//   --fairness  counterfactual swaps instead, written to bench/results/fairness.md
//   --demands   demands by themselves, written to bench/results/demands.md
//   --layouts   the same words in other layouts, written to bench/results/layouts.md
//   --pin       freezes the graded set's scores for this scorer version (test/scoring/graded/pins.json)
//   --why ID    prints a graded pair, or all whose id begins so, requirement by requirement
// Beside a version stand the figures of the one before it, which are kept when a version is measured for the first time.
// Labelled pairs are read from EVAL_DATA or ../shared/data/scoring; without them only the graded sets are measured.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledFolder, loadFresh, loadGraded, loadLabelled, type Pair } from './eval/data.ts';
import { demandsTable, measureDemands } from './eval/demands.ts';
import { assessPair } from './eval/engine.ts';
import { measureFairness } from './eval/fairness.ts';
import { layoutTables, measureLayouts, plainScores } from './eval/layouts.ts';
import { measure } from './eval/measure.ts';
import { pageOf } from './eval/page.ts';
import { fairnessTables, type SetResult } from './eval/report.ts';
import { sampleOf } from './eval/variants.ts';
import { SCORER_VERSION } from '../src/scoring/version.ts';

const RESULTS = join(import.meta.dirname, 'results');
const FIGURES = join(RESULTS, 'scoring.json');
const LAST_RELEASE = join(RESULTS, 'scoring-last-release.json');
/** Every layout costs a pass over the pairs, so a sample of them. */
const LAYOUT_PAIRS = 400;
/** Every value of every trait costs one, too. */
const FAIRNESS_PAIRS = 1000;
const PINS = join(import.meta.dirname, '../test/scoring/graded/pins.json');

const flags = new Set(process.argv.slice(2));
const graded = [...loadGraded(), ...loadFresh()];

if (flags.has('--fairness')) reportFairness();
else if (flags.has('--layouts')) reportLayouts();
else if (flags.has('--demands')) reportDemands();
else if (flags.has('--pin')) pinScores();
else if (flags.has('--why')) printReasons(process.argv.at(-1) ?? '');
else reportFigures();

function reportFigures(): void {
  const folder = labelledFolder(process.env);
  const labelled = loadLabelled(folder);
  if (labelled === null) console.log(`No labelled pairs in ${folder}: measuring the graded sets only.`);
  keepLastRelease();
  const previous = figuresIn(LAST_RELEASE)?.sets ?? [];
  const results = measure(SCORER_VERSION, [...graded, ...(labelled ?? [])], previous);
  const page = pageOf(results);
  write(join(RESULTS, 'scoring.md'), page);
  write(FIGURES, jsonOf(withoutTexts(results)));
  console.log(page);
}

function reportFairness(): void {
  const rows = measureFairness(
    sampleOf(graded, FAIRNESS_PAIRS),
    (pair: Pair, cv: string) => assessPair(pair, cv).score,
  );
  const page = `# Fairness of ${SCORER_VERSION}\n\n${fairnessPreface()}\n\n${fairnessTables(rows)}\n`;
  write(join(RESULTS, 'fairness.md'), page);
  write(join(RESULTS, 'fairness.json'), jsonOf({ scorer: SCORER_VERSION, rows }));
  console.log(page);
}

function reportLayouts(): void {
  const pairs = sampleOf(graded, LAYOUT_PAIRS);
  const rows = measureLayouts(pairs, plainScores(pairs));
  const page = `# Layouts and ${SCORER_VERSION}\n\n${layoutsPreface()}\n\n${layoutTables(rows)}\n`;
  write(join(RESULTS, 'layouts.md'), page);
  console.log(page);
}

function reportDemands(): void {
  const page = `# Demands by themselves and ${SCORER_VERSION}\n\n${demandsPreface()}\n\n${demandsTable(measureDemands())}\n`;
  write(join(RESULTS, 'demands.md'), page);
  console.log(page);
}

function demandsPreface(): string {
  return [
    'Written by `npm run eval -- --demands`. One demand of an ad a row, with two pieces of CVs that meet it and two that come',
    'near, by writers who knew nothing of the engine: hard cases all. The rules were mended by the rows that were seen, and',
    'by none of the others, half of which are by the same hands about the same trades.',
  ].join('\n');
}

function layoutsPreface(): string {
  return [
    `Written by \`npm run eval -- --layouts\`. ${String(LAYOUT_PAIRS)} graded pairs, one side of each laid out anew in every way`,
    'below; only pairs whose text the way changes count. Points moved is the mean of how far a score moves; the distance',
    'is that from the best score, and grows where a layout costs accuracy.',
  ].join('\n');
}

function fairnessPreface(): string {
  return [
    `Written by \`npm run eval -- --fairness\`. Each of ${String(FAIRNESS_PAIRS)} of the ${String(graded.length)} graded CVs is scored as if it were`,
    'that of each person below. The impact ratio is the share at 75 or more over the highest such share of the same',
    'table; below 0.8 would be a sign of adverse impact. A school or a gap is swapped in the text; everything else about',
    'the CV stays. These are self-written CVs: the table shows what the engine does with such words, not how people',
    'of these groups fare in the labour market.',
  ].join('\n');
}

/** What the engine made of graded pairs, with the grade beside it. */
function printReasons(prefix: string): void {
  for (const pair of graded.filter(({ id }) => id.startsWith(prefix))) {
    const { score, requirements } = assessPair(pair);
    const { low = 0, high = 0, why = '' } = pair.graded ?? {};
    console.log(`\n${pair.id}: ${String(score)}, graded ${String(low)}-${String(high)}. ${why}`);
    for (const { strength, kind, outcome, credit, note, text, evidence } of requirements)
      console.log(
        `  ${strength} ${kind}: ${outcome} ${String(credit)}${note === null ? '' : ` (${note})`}: ${text.slice(0, 80)} <- ${evidence[0]?.quote.slice(0, 80) ?? 'nothing'}`,
      );
  }
}

function pinScores(): void {
  const scores = Object.fromEntries(graded.map((pair) => [pair.id, assessPair(pair).score]));
  write(PINS, jsonOf({ version: SCORER_VERSION, scores }));
  console.log(`pinned ${String(graded.length)} scores of ${SCORER_VERSION}`);
}

/** The results without quotes and gaps of the labelled pairs, whose texts are not ours to store. */
function withoutTexts(results: ReturnType<typeof measure>): object {
  const { grounding, ...rest } = results;
  const counts = Object.entries(grounding).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.length : value,
  ]);
  return { ...rest, grounding: Object.fromEntries(counts) };
}

/** The figures of another version are those of the last release, once this one is measured over them. */
function keepLastRelease(): void {
  const measured = figuresIn(FIGURES);
  if (measured !== null && measured.scorer !== SCORER_VERSION)
    write(
      LAST_RELEASE,
      jsonOf({ scorer: measured.scorer, sets: measured.sets.map(columnOf(measured.scorer)) }),
    );
}

function figuresIn(file: string): { scorer: string; sets: SetResult[] } | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The result of a set with the column of one scorer alone. */
function columnOf(scorer: string): (result: SetResult) => SetResult {
  return ({ set, pairs, columns }) => ({ set, pairs, columns: { [scorer]: columns[scorer] ?? {} } });
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
}
