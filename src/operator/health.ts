// Whether the service can serve: bindings present, migrations applied.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';

const BINDINGS = [
  'DB',
  'RETENTION_KEYS',
  'ORGANISATION',
  'DELIVERY',
  'SCORING_QUEUE',
  'DELIVERIES_QUEUE',
] as const;
const SECRETS = ['OPERATOR_TOKEN', 'AUTH_SECRET', 'SEALING_KEY'] as const;

/** What is missing; empty when the service can serve. */
export async function findMissing(ctx: Context): Promise<string[]> {
  const absent = [...BINDINGS, ...SECRETS].filter((name) => !ctx.env[name]);
  if (absent.includes('DB')) return absent;
  const sql =
    "SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND name IN ('organisations', 'screening_jobs', 'deliveries')";
  const row = await primary(ctx).prepare(sql).first<{ tables: number }>();
  return row?.tables === 3 ? absent : [...absent, 'migrations'];
}
