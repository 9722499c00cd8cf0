// Whether the service can serve: bindings present, migrations applied.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import { isDevelopment } from '../platform/environment.ts';

const BINDINGS = [
  'DB',
  'RETENTION_KEYS',
  'ORGANISATION',
  'DELIVERY',
  'SCORING_QUEUE',
  'DELIVERIES_QUEUE',
] as const;
const SECRETS = ['OPERATOR_TOKEN', 'AUTH_SECRET', 'SEALING_KEY'] as const;

/** What is missing or refused; empty when the service can serve. */
export async function findMissing(ctx: Context): Promise<string[]> {
  const absent: string[] = [...BINDINGS, ...SECRETS].filter((name) => !ctx.env[name]);
  if (!isDevelopment(ctx.env) && Number(ctx.env.CLOCK_OFFSET_SECONDS || 0) !== 0) {
    absent.push('CLOCK_OFFSET_SECONDS must be empty outside development');
  }
  if (!ctx.env.DB) return absent;
  const row = await primary(ctx).prepare(TABLES).first<{ tables: number }>();
  return row?.tables === 4 ? absent : [...absent, 'migrations'];
}

const TABLES = `
  SELECT count(*) AS tables FROM sqlite_master
  WHERE type = 'table' AND name IN ('organisations', 'users', 'screening_jobs', 'deliveries')`;
