// Events, where they go, deliveries of both kinds of webhook and their attempts. A delivery is a promise to tell a
// receiver something; its body is built anew for every attempt, so nothing of it is stored here. Everything but the
// endpoint and the counter is erased after 30 days.

import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { organisations } from './organisation.ts';

/** Where an organisation's events go and what they are signed with; one row an organisation. */
export const webhookEndpoints = sqliteTable(
  'webhook_endpoints',
  {
    organisationId: text('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Null while only a secret exists, for callbacks. */
    url: text('url'),
    /** Null while events are sent; set, they are held. */
    pausedAt: integer('paused_at'),
    /** The signing secret in force, sealed; null until one is generated. */
    sealedSecret: text('sealed_secret'),
    /** The secret that activation puts in force, sealed; null when no rotation is staged. */
    sealedNextSecret: text('sealed_next_secret'),
    /** First failed attempt since the last success; null while deliveries succeed. */
    failingSince: integer('failing_since'),
    /** When the owner was told of the failures since then; null when not. */
    ownerToldAt: integer('owner_told_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('webhook_endpoints_failing')
      .on(table.failingSince)
      .where(sql`${table.failingSince} IS NOT NULL AND ${table.ownerToldAt} IS NULL`),
  ],
);

/** The last sequence that an organisation's events have used; outlives the events, so that none is used twice. */
export const eventCounters = sqliteTable('event_counters', {
  organisationId: text('organisation_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  lastSequence: integer('last_sequence').notNull(),
});

/** What happened to applications: identifiers only. */
export const events = sqliteTable(
  'events',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** 1 for the organisation's first event; without gaps. */
    sequence: integer('sequence').notNull(),
    type: text('type', {
      enum: [
        'application.scored',
        'application.stage_changed',
        'application.reference_received',
        'application.video_received',
        'application.scorecard_submitted',
      ],
    }).notNull(),
    jobId: integer('job_id').notNull(),
    applicationId: integer('application_id').notNull(),
    /** The new stage of a stage change; null otherwise. */
    stage: text('stage'),
    occurredAt: integer('occurred_at').notNull(),
  },
  (table) => [
    uniqueIndex('events_sequence').on(table.organisationId, table.sequence),
    index('events_occurred').on(table.occurredAt),
  ],
);

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
    /** Attempts made, those before a replay included. */
    attempts: integer('attempts').notNull(),
    /** Attempts made before the last replay: the schedule counts from there. */
    priorAttempts: integer('prior_attempts').notNull().default(0),
    /** The event's place in its organisation's order; null for a callback. */
    sequence: integer('sequence'),
    /** When the next attempt is due; null while held and once delivered or failed. */
    nextAttemptAt: integer('next_attempt_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'pending'`),
    index('deliveries_undelivered')
      .on(table.organisationId, table.sequence)
      .where(sql`${table.state} IN ('pending', 'held')`),
    index('deliveries_organisation').on(table.organisationId, table.kind, table.createdAt),
    index('deliveries_created').on(table.createdAt),
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
    /** The first bytes of the answer, scrubbed; null when there was none. */
    excerpt: text('excerpt'),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
