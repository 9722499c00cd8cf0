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
};

/** The statement that makes an organisation. */
export function insertOrganisation(
  ctx: Context,
  db: D1Database,
  { id, name, plan }: { id: string; name: string; plan: Plan },
): D1PreparedStatement {
  return db
    .prepare(INSERT)
    .bind(
      id,
      name,
      ctx.clock(),
      plan.subscription,
      Number(plan.api_access_enabled),
      plan.committed_scans,
      plan.hard_cap_scans,
      plan.active_job_limit,
      plan.plan_scans,
    );
}

/** One organisation, or all of them for null, as the operator API shows them. */
export async function readOrganisations(ctx: Context, organisationId: string | null) {
  const month = monthOf(ctx.clock());
  const rows = await primary(ctx)
    .prepare(organisationId === null ? LIST : LIST_ONE)
    .bind(`${month}-01`, `${month}-31`, ...(organisationId === null ? [] : [organisationId]))
    .all<Row>();
  return rows.results.map((row) => present(row, month));
}

/** Writes a plan, and what of it changed into the audit log. */
export async function updatePlan(
  ctx: Context,
  actor: string,
  organisationId: string,
  before: Plan,
  after: Plan,
): Promise<void> {
  const db = primary(ctx);
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Plan] !== value);
  await db.batch([
    db
      .prepare(UPDATE)
      .bind(
        organisationId,
        after.subscription,
        Number(after.api_access_enabled),
        after.committed_scans,
        after.hard_cap_scans,
        after.active_job_limit,
        after.plan_scans,
      ),
    auditStatement(ctx, db, {
      organisationId,
      actor,
      action: 'plan.changed',
      details: Object.fromEntries(changed),
    }),
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
    usage: { billing_month: month, screening_cvs: row.screeningCvs, plan_scans_used: 0 },
    counts: {
      members: row.members,
      active_api_keys: row.activeApiKeys,
      open_jobs: 0,
      candidates: 0,
      applications: 0,
    },
  };
}

const INSERT = `
  INSERT INTO organisations (id, slug, name, created_at, subscription, api_access_enabled, committed_scans,
    hard_cap_scans, active_job_limit, plan_scans)
  VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`;

const UPDATE = `
  UPDATE organisations SET subscription = ?2, api_access_enabled = ?3, committed_scans = ?4, hard_cap_scans = ?5,
    active_job_limit = ?6, plan_scans = ?7
  WHERE id = ?1`;

const COLUMNS = `
  SELECT id, name, created_at AS createdAt, subscription, api_access_enabled AS apiAccessEnabled,
    committed_scans AS committedScans, hard_cap_scans AS hardCapScans, active_job_limit AS activeJobLimit,
    plan_scans AS planScans,
    (SELECT coalesce(sum(cvs), 0) FROM screening_usage
      WHERE organisation_id = organisations.id AND day BETWEEN ? AND ?) AS screeningCvs,
    (SELECT count(*) FROM members WHERE organisation_id = organisations.id) AS members,
    (SELECT count(*) FROM api_keys WHERE organisation_id = organisations.id AND revoked_at IS NULL) AS activeApiKeys
  FROM organisations`;
const LIST = `${COLUMNS} ORDER BY created_at, id`;
const LIST_ONE = `${COLUMNS} WHERE id = ?`;
