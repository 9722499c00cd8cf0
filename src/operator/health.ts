// Whether the service can serve: bindings present, migrations applied.

import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { primary } from '../db/client.ts';
import * as schema from '../db/schema.ts';
import type { Context } from '../platform/context.ts';
import { isDevelopment } from '../platform/environment.ts';
import { errorFields, writeLog } from '../platform/log.ts';

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
  const there = await findTables(ctx);
  if (there === null) return [...absent, 'DB does not answer'];
  return EXPECTED_TABLES.every((name) => there.has(name)) ? absent : [...absent, 'migrations'];
}

/** The tables that the database has; null when it does not answer. */
async function findTables(ctx: Context): Promise<Set<string> | null> {
  try {
    const { results } = await primary(ctx).prepare(TABLES).all<{ name: string }>();
    return new Set(results.map((row) => row.name));
  } catch (error) {
    writeLog('error', 'database_silent', { request_id: ctx.requestId, ...errorFields(error) });
    return null;
  }
}

/** Every table of the schema: a database that an older version made lacks some. */
const EXPECTED_TABLES = Object.values(schema)
  .filter((one) => is(one, SQLiteTable))
  .map((table) => getTableName(table));

const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'";
