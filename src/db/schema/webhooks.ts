// Deliveries of both kinds of webhook and their attempts. A delivery is a promise to tell a receiver
// something; its body is built anew for every attempt, so nothing of it is stored here.

import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { organisations } from './organisation.ts';

export const deliveries = sqliteTable(
  'deliveries',
  {
    /** The screening job's id for a callback, the event's id for an event. */
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['callback', 'event'] }).notNull(),
    state: text('state', { enum: ['pending', 'delivered', 'failed', 'held'] }).notNull(),
    /** Attempts made. */
    attempts: integer('attempts').notNull(),
    /** When the next attempt is due; null once delivered or failed. */
    nextAttemptAt: integer('next_attempt_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'pending'`),
    index('deliveries_organisation').on(table.organisationId, table.createdAt),
  ],
);

export const deliveryAttempts = sqliteTable(
  'delivery_attempts',
  {
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    /** 1 for the first. */
    number: integer('number').notNull(),
    at: integer('at').notNull(),
    /** The receiver's answer; null when there was none. */
    statusCode: integer('status_code'),
    durationMs: integer('duration_ms').notNull(),
    /** Why the attempt failed, one of a closed list; null on success. */
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
