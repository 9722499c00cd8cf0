// The sets that the scorer is measured on: the graded set of this repository, and labelled pairs of public CVs and job
// advertisements where a folder with them exists. Those are read in place and never copied here.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATER_SETS } from '../../test/scoring/graded/later-sets.ts';
import { gradedJobs } from '../../test/scoring/graded/set.ts';
import type { GradedCv, GradedJob } from '../../test/scoring/graded/types.ts';

/** One labelled pair; a higher label is a better fit, and pairs of one group are ranked against each other. */
export type Pair = {
  id: string;
  set: string;
  group: string;
  label: number;
  title?: string;
  spec: string;
  cv: string;
  graded?: GradedCv;
};

/** Where labelled pairs are looked for: EVAL_DATA, or a shared folder beside the checkout. */
export function labelledFolder(env: NodeJS.ProcessEnv): string {
  return env.EVAL_DATA ?? join(import.meta.dirname, '../../../shared/data/scoring');
}

/** The labelled pairs of a folder, or null when it holds none. Throws on lines that are not what they should be. */
export function loadLabelled(folder: string): Pair[] | null {
  const file = join(folder, 'pairs.jsonl');
  if (!existsSync(file)) return null;
  const texts = textsOf(join(folder, 'texts.jsonl'));
  return linesOf(file).map((row) => {
    const text = (inline: string, reference: string) =>
      typeof row[inline] === 'string' ? row[inline] : texts.get(stringOf(row, reference));
    const spec = text('spec', 'spec_id');
    const cv = text('cv', 'cv_id');
    const { label } = row;
    if (spec === undefined || cv === undefined || typeof label !== 'number')
      throw new Error(`no text: ${String(row.id)}`);
    return {
      id: stringOf(row, 'id'),
      set: stringOf(row, 'dataset'),
      group: stringOf(row, 'group'),
      label,
      spec,
      cv,
    };
  });
}

/** The graded set as pairs; the label is the best score. */
export function loadGraded(): Pair[] {
  return pairsOf('graded', gradedJobs);
}

/** The jobs graded in occupations that the engine had not been tuned on, as pairs of sets of their own. */
export function loadFresh(): Pair[] {
  return LATER_SETS.flatMap(([set, jobs]) => pairsOf(set, jobs));
}

function pairsOf(set: string, jobs: readonly GradedJob[]): Pair[] {
  return jobs.flatMap(({ job, title, spec, graded }) =>
    graded.map((cv) => ({
      id: `${job}/${cv.name}`,
      set,
      group: job,
      label: cv.best,
      title,
      spec,
      cv: cv.cv,
      graded: cv,
    })),
  );
}

function textsOf(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  return new Map(linesOf(file).map((row) => [stringOf(row, 'id'), stringOf(row, 'text')]));
}

function linesOf(file: string): Record<string, unknown>[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line): Record<string, unknown> => JSON.parse(line));
}

function stringOf(row: Record<string, unknown>, field: string): string {
  const value = row[field];
  if (typeof value !== 'string') throw new Error(`a row without ${field}`);
  return value;
}
