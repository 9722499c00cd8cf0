// The statement that makes an organisation, whoever makes it.

import type { Context } from '../platform/context.ts';
import type { Plan } from './plan.ts';

/** `founder`: the user who founds it for themselves and belongs to none yet; nothing is inserted for others. */
export type NewOrganisation = { id: string; name: string; plan: Plan; founder?: string };

/** Answers with the id, or with no row for a founder who belongs to an organisation. */
export function insertOrganisation(
  ctx: Context,
  db: D1Database,
  { id, name, plan, founder }: NewOrganisation,
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
      founder ?? null,
    );
}

const INSERT = `
  INSERT INTO organisations (id, slug, name, created_at, subscription, api_access_enabled, committed_scans,
    hard_cap_scans, active_job_limit, plan_scans)
  SELECT ?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
  WHERE ?10 IS NULL OR NOT EXISTS (SELECT 1 FROM members WHERE user_id = ?10)
  RETURNING id`;
