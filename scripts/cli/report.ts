// What `npm run screen` puts on stdout in each format, and the exit code that sums it up. Pure.

import type { Format } from './arguments.ts';
import { RefusedError } from './api-client.ts';
import type { SkippedFile } from './collect-files.ts';
import { toCsv } from './csv.ts';
import type { Screening } from './screen-batches.ts';
import { countVerdicts, renderTable, type Paint } from './table.ts';

export const EXIT = { scored: 0, usage: 1, partly: 2, refused: 3, unreachable: 4 };

const CSV_HEAD = ['rank', 'candidate', 'score', 'verdict', 'reasons', 'gaps', 'error'];

/** The text for stdout, ended by a line break unless it is empty. `width` and `paint` are for the table. */
export function renderReport(
  screening: Screening,
  skipped: SkippedFile[],
  format: Format,
  width: number,
  paint: Paint,
): string {
  switch (format) {
    case 'json':
      return asJson(screening, skipped);
    case 'csv':
      return asCsv(screening);
    case 'table': {
      if (screening.ranked.length === 0) return '';
      const lines = [...renderTable(screening.ranked, width, paint), '', countVerdicts(screening.ranked)];
      return `${lines.join('\n')}\n`;
    }
  }
}

function asJson({ jobIds, ranked, failed, stoppedBy }: Screening, skipped: SkippedFile[]): string {
  const report = {
    job_ids: jobIds,
    results: ranked,
    failed,
    skipped,
    stopped_by: stoppedBy === null ? null : stoppedBy.message,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function asCsv({ ranked, failed }: Screening): string {
  const rows = ranked.map((one, index) => [
    index + 1,
    one.candidate_ref,
    one.score,
    one.verdict,
    one.match_reasons.join(' | '),
    one.gaps.join(' | '),
    '',
  ]);
  const failures = failed.map((one) => ['', one.candidate_ref, '', '', '', '', one.error]);
  return toCsv([CSV_HEAD, ...rows, ...failures]);
}

/** 3 or 4 when the run was stopped, 2 when some candidates have no score, else 0. */
export function exitCodeOf({ failed, stoppedBy }: Pick<Screening, 'failed' | 'stoppedBy'>): number {
  if (stoppedBy !== null) return stoppedBy instanceof RefusedError ? EXIT.refused : EXIT.unreachable;
  return failed.length > 0 ? EXIT.partly : EXIT.scored;
}
