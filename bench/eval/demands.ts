// Demands by themselves: one demand of an ad, pieces of CVs that meet it and pieces that come near. Their writers knew nothing
// of the engine. The rules were mended by the rows that were seen; the others say what such mending is worth elsewhere.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLacking, isRead } from '../../test/scoring/one-demand.ts';
import { share } from './metrics.ts';

const FOLDER = join(import.meta.dirname, '../demands');
/** When the CVs were written. */
const WRITTEN_MS = Date.UTC(2026, 10, 1);

/** A demand, with pieces of CVs that meet it and that do not; `seen`: the rules were mended by it. */
export type DemandRow = {
  title: string;
  ask: string;
  held: readonly string[];
  near: readonly string[];
  seen: boolean;
};

/** So much of a file's pieces is told rightly; shares from 0 to 1. */
export type DemandFigures = { file: string; seen: boolean; rows: number; held: number; near: number };

/** The rows of every file of the folder. */
export function loadDemands(): Map<string, DemandRow[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return new Map(
    files.toSorted().map((name) => {
      const rows: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
      if (!Array.isArray(rows)) throw new Error(`${name} is no list of rows`);
      return [name.replace('.json', ''), rows.map((row) => rowOf(row, name))];
    }),
  );
}

/** The figures of each file, rows that were seen apart from those that were not. A demand that is not read is wrong of all. */
export function measureDemands(files = loadDemands()): DemandFigures[] {
  return [...files].flatMap(([file, rows]) =>
    [true, false].flatMap((seen) => {
      const own = rows.filter((row) => row.seen === seen);
      return own.length === 0
        ? []
        : [{ file, seen, rows: own.length, held: shareTold(own, 'held'), near: shareTold(own, 'near') }];
    }),
  );
}

/** The figures as a table. */
export function demandsTable(figures: readonly DemandFigures[]): string {
  return [
    '| demands | rows | seen | held told | near told |',
    '| --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ file, rows, seen, held, near }) =>
        `| ${file.replaceAll('-', ' ')} | ${String(rows)} | ${seen ? 'yes' : 'no'} | ${held.toFixed(3)} | ${near.toFixed(3)} |`,
    ),
  ].join('\n');
}

function shareTold(rows: readonly DemandRow[], kind: 'held' | 'near'): number {
  const told = rows.flatMap((row) => {
    const isDemand = isRead(row);
    return row[kind].map((cv) => isDemand && isLacking(row, cv, WRITTEN_MS) === (kind === 'near'));
  });
  return share(told, (isRight) => isRight) ?? 0;
}

function rowOf(row: unknown, file: string): DemandRow {
  const { title, ask, held, near, seen } = row as Partial<DemandRow>;
  if (typeof title !== 'string' || typeof ask !== 'string' || typeof seen !== 'boolean')
    throw new Error(`${file}: a row without a title, a demand or whether it was seen`);
  if (!Array.isArray(held) || !Array.isArray(near) || held.length + near.length === 0)
    throw new Error(`${file}: a row without CVs: ${ask}`);
  return { title, ask, held, near, seen };
}
