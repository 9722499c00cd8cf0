// How much an organisation has stored: what an erasure would take.

import { primary } from '../../../db/client.ts';
import type { Context } from '../../../platform/context.ts';

export type DataCounts = {
  jobs: number;
  candidates: number;
  applications: number;
  members: number;
  api_keys: number;
};

/** Counts of everything that erasure names. One D1 read. */
export async function countData(ctx: Context, organisationId: string): Promise<DataCounts> {
  const row = await primary(ctx).prepare(COUNTS).bind(organisationId).first<DataCounts>();
  return row ?? { jobs: 0, candidates: 0, applications: 0, members: 0, api_keys: 0 };
}

const COUNTS = `
  SELECT (SELECT count(*) FROM jobs WHERE organisation_id = ?1) AS jobs,
    (SELECT count(*) FROM candidates WHERE organisation_id = ?1) AS candidates,
    (SELECT count(*) FROM jobs JOIN applications ON applications.job_id = jobs.id
      WHERE jobs.organisation_id = ?1) AS applications,
    (SELECT count(*) FROM members WHERE organisation_id = ?1) AS members,
    (SELECT count(*) FROM api_keys WHERE organisation_id = ?1 AND revoked_at IS NULL) AS api_keys`;
