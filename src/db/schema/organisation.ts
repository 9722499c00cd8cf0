// Organisations, their plan, their API keys and what the keys have used. Instants are milliseconds since the epoch.

import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const organisations = sqliteTable('organisations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Short name for addresses; the id where none was chosen. */
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  metadata: text('metadata'),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  /** active | inactive */
  subscription: text('subscription', { enum: ['active', 'inactive'] }).notNull(),
  apiAccessEnabled: integer('api_access_enabled', { mode: 'boolean' }).notNull(),
  /** Stateless CVs a month that the organisation has committed to; shown, never enforced. */
  committedScans: integer('committed_scans').notNull(),
  /** Stateless CVs a month beyond which a submission is refused with 429. */
  hardCapScans: integer('hard_cap_scans').notNull(),
  /** Open jobs at most; null means no limit. */
  activeJobLimit: integer('active_job_limit'),
  /** Scorings in the app a month. */
  planScans: integer('plan_scans').notNull(),
});

export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** First 20 characters of the key: names it, opens nothing. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the whole key, hexadecimal; the key itself is never stored. */
    hash: text('hash').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null while the key works. */
    revokedAt: integer('revoked_at'),
    /** Written by the gate at most once a minute; null until first used. */
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [
    uniqueIndex('api_keys_prefix').on(table.prefix),
    index('api_keys_organisation').on(table.organisationId),
  ],
);

/** Stateless CVs accepted, by day and key; written in the batch that writes the job, so it is exact. */
export const screeningUsage = sqliteTable(
  'screening_usage',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** UTC day, YYYY-MM-DD. */
    day: text('day').notNull(),
    keyId: integer('key_id').notNull(),
    cvs: integer('cvs').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.day, table.keyId] })],
);
