// The candidates to score when the plan has not scans for all: those that stand first on the page.

import type { Context } from 'hono';
import { readJobPage, type JobPageRow } from '../../applications/read-job-page.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import type { Which } from '../../scoring-runs/start-scoring.ts';

/** Ids of at most `count` candidates of a kind that have a CV and are not being scored. Throws 404. */
export async function firstThatFit(
  c: Context<MemberEnv>,
  jobId: number,
  which: Which,
  count: number,
): Promise<number[]> {
  const { ctx, member } = c.var;
  const { candidates } = await readJobPage(ctx, member.organisationId, jobId, '');
  return candidates
    .filter((row) => row.has_cv && !row.scoring && isOf(which, row))
    .slice(0, count)
    .map((row) => row.aptly_application_id);
}

function isOf(which: Which, row: JobPageRow): boolean {
  if (which === 'unscored') return !row.scored;
  return which === 'all' || row.stale;
}
