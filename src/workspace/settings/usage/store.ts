// What a month used: by day, by key, and of the plan's scans. One round trip.

import { primary } from '../../../db/client.ts';
import type { Context } from '../../../platform/context.ts';

export type DayUse = { day: string; cvs: number };
export type KeyUse = { id: number; name: string; revoked: boolean; cvs: number };

export type Usage = {
  billing_month: string;
  committed_scans: number;
  hard_cap_scans: number;
  plan_scans: number;
  plan_scans_used: number;
  screening_cvs: number;
  /** Days on which something was screened. */
  days: DayUse[];
  /** Keys that work or were used this month. */
  keys: KeyUse[];
};

type PlanRow = Pick<Usage, 'committed_scans' | 'hard_cap_scans' | 'plan_scans' | 'plan_scans_used'>;

/** Usage of `month` (YYYY-MM), against the limits of today. */
export async function readUsage(ctx: Context, organisationId: string, month: string): Promise<Usage> {
  const db = primary(ctx);
  const [plan, days, keys] = await db.batch<Record<string, unknown>>([
    db.prepare(PLAN).bind(organisationId, month),
    db.prepare(DAYS).bind(organisationId, `${month}-01`, `${month}-31`),
    db.prepare(KEYS).bind(organisationId, `${month}-01`, `${month}-31`),
  ]);
  const used = (days?.results ?? []) as DayUse[];
  const row = plan?.results[0] as PlanRow | undefined;
  return {
    billing_month: month,
    committed_scans: row?.committed_scans ?? 0,
    hard_cap_scans: row?.hard_cap_scans ?? 0,
    plan_scans: row?.plan_scans ?? 0,
    plan_scans_used: row?.plan_scans_used ?? 0,
    screening_cvs: used.reduce((sum, day) => sum + day.cvs, 0),
    days: used,
    keys: ((keys?.results ?? []) as (Omit<KeyUse, 'revoked'> & { revoked: number })[])
      .map((key) => ({ ...key, revoked: key.revoked === 1 }))
      .filter((key) => !key.revoked || key.cvs > 0),
  };
}

const PLAN = `
  SELECT committed_scans, hard_cap_scans, plan_scans,
    coalesce((SELECT used FROM plan_scan_usage WHERE organisation_id = organisations.id AND month = ?2), 0)
      AS plan_scans_used
  FROM organisations WHERE id = ?1`;

const DAYS = `
  SELECT day, sum(cvs) AS cvs FROM screening_usage
  WHERE organisation_id = ? AND day BETWEEN ? AND ? GROUP BY day ORDER BY day`;

const KEYS = `
  SELECT api_keys.id AS id, name, revoked_at IS NOT NULL AS revoked, coalesce(sum(cvs), 0) AS cvs
  FROM api_keys
  LEFT JOIN screening_usage ON screening_usage.organisation_id = api_keys.organisation_id
    AND key_id = api_keys.id AND day BETWEEN ?2 AND ?3
  WHERE api_keys.organisation_id = ?1
  GROUP BY api_keys.id ORDER BY cvs DESC, api_keys.id`;
