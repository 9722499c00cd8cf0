// Organisations in D1, with what they use: one round trip for any number of them.

import { auditStatement } from '../audit/audit.ts';
import { primary } from '../db/client.ts';
import type { Plan } from '../organisation/plan.ts';
import { isoTime, monthOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

type Row = {
  id: string;
  name: string;
  createdAt: number;
  subscription: Plan['subscription'];
  apiAccessEnabled: number;
  committedScans: number;
  hardCapScans: number;
  activeJobLimit: number | null;
  planScans: number;
  screeningCvs: number;
  members: number;
  activeApiKeys: number;
  openJobs: number;
  candidates: number;
  applications: number;
  planScansUsed: number;
};

/** One organisation, or all of them for null, as the operator API shows them. */
export async function readOrganisations(ctx: Context, organisationId: string | null) {
  const month = monthOf(ctx.clock());
  const rows = await primary(ctx)
    .prepare(organisationId === null ? LIST : LIST_ONE)
    .bind(`${month}-01`, `${month}-31`, month, ...(organisationId === null ? [] : [organisationId]))
    .all<Row>();
  return rows.results.map((row) => present(row, month));
}

/** Writes the given parts of a plan and leaves the others to whoever changes them meanwhile; with its audit entry. */
export async function updatePlan(
  ctx: Context,
  actor: string,
  organisationId: string,
  change: Partial<Plan>,
): Promise<void> {
  const db = primary(ctx);
  const fields = Object.entries(change) as [keyof Plan, string | number | boolean | null][];
  if (fields.length === 0) return;
  const values = fields.map(([, value]) => (typeof value === 'boolean' ? Number(value) : value));
  await db.batch([
    db
      .prepare(`UPDATE organisations SET ${fields.map(([field]) => `${field} = ?`).join(', ')} WHERE id = ?`)
      .bind(...values, organisationId),
    auditStatement(ctx, db, { organisationId, actor, action: 'plan.changed', details: change }),
  ]);
}

function present(row: Row, month: string) {
  return {
    organisation_id: row.id,
    name: row.name,
    created_at: isoTime(row.createdAt),
    plan: {
      subscription: row.subscription,
      api_access_enabled: row.apiAccessEnabled === 1,
      committed_scans: row.committedScans,
      hard_cap_scans: row.hardCapScans,
      active_job_limit: row.activeJobLimit,
      plan_scans: row.planScans,
    },
    usage: { billing_month: month, screening_cvs: row.screeningCvs, plan_scans_used: row.planScansUsed },
    counts: {
      members: row.members,
      active_api_keys: row.activeApiKeys,
      open_jobs: row.openJobs,
      candidates: row.candidates,
      applications: row.applications,
    },
  };
}

const COLUMNS = `
  SELECT id, name, created_at AS createdAt, subscription, api_access_enabled AS apiAccessEnabled,
    committed_scans AS committedScans, hard_cap_scans AS hardCapScans, active_job_limit AS activeJobLimit,
    plan_scans AS planScans,
    (SELECT coalesce(sum(cvs), 0) FROM screening_usage
      WHERE organisation_id = organisations.id AND day BETWEEN ? AND ?) AS screeningCvs,
    (SELECT count(*) FROM members WHERE organisation_id = organisations.id) AS members,
    (SELECT count(*) FROM api_keys WHERE organisation_id = organisations.id AND revoked_at IS NULL) AS activeApiKeys,
    (SELECT count(*) FROM jobs WHERE organisation_id = organisations.id AND status = 'open') AS openJobs,
    (SELECT count(*) FROM candidates WHERE organisation_id = organisations.id) AS candidates,
    (SELECT count(*) FROM jobs JOIN applications ON applications.job_id = jobs.id
      WHERE jobs.organisation_id = organisations.id) AS applications,
    (SELECT coalesce(sum(used), 0) FROM plan_scan_usage
      WHERE organisation_id = organisations.id AND month = ?) AS planScansUsed
  FROM organisations`;
const LIST = `${COLUMNS} ORDER BY created_at, id`;
const LIST_ONE = `${COLUMNS} WHERE id = ?`;
