// The one place where D1 is opened. Writes and reads that must see them go to the primary; polls may read
// the nearest replica and must ask the primary before they say that something is not there.

import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { Context } from '../platform/context.ts';
import { metered } from './metered.ts';
import * as schema from './schema.ts';

export type Database = DrizzleD1Database<typeof schema>;

/** D1 at its primary: never older than any write that was answered. */
export function database(ctx: Context): Database {
  return drizzle(primary(ctx), { schema });
}

/** The primary without Drizzle, for statements that it has no words for (json_each, upserts from a select). */
export function primary(ctx: Context): D1Database {
  return metered(ctx.env.DB.withSession('first-primary'), ctx.meter);
}

/** The nearest replica without Drizzle: may be a moment old. */
export function nearest(ctx: Context): D1Database {
  return metered(ctx.env.DB.withSession('first-unconstrained'), ctx.meter);
}
