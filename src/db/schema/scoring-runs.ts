// Scoring started in the app: what it used of the plan, and how far a run is. A scan is debited when a run begins and
// given back when its application could not be scored.

import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { applications, jobs } from './ats.ts';
import { organisations } from './organisation.ts';

/** Plan scans used, by UTC month. */
export const planScanUsage = sqliteTable(
  'plan_scan_usage',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** UTC month, YYYY-MM. */
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.month] })],
);

/** One start of scoring; its applications are in scoring_run_items. */
export const scoringRuns = sqliteTable(
  'scoring_runs',
  {
    /** UUID of version 7. */
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** user:<id>. */
    actor: text('actor').notNull(),
    /** The month its scans were debited from, and are given back to. */
    month: text('month').notNull(),
    /** Applications asked for, those without a CV included. */
    total: integer('total').notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the sweep last announced what waits. */
    sweptAt: integer('swept_at'),
    /** Null while any of its applications waits. */
    finishedAt: integer('finished_at'),
  },
  (table) => [
    index('scoring_runs_unfinished')
      .on(table.createdAt)
      .where(sql`${table.finishedAt} is null`),
    index('scoring_runs_job').on(table.jobId),
    index('scoring_runs_organisation').on(table.organisationId, table.createdAt),
  ],
);

/** Bulk scoring: which applications a run is still to score. */
export const scoringRunItems = sqliteTable(
  'scoring_run_items',
  {
    runId: text('run_id')
      .notNull()
      .references(() => scoringRuns.id, { onDelete: 'cascade' }),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** waiting: debited, not scored yet. scored: debited. failed: not debited, or given back. */
    state: text('state', { enum: ['waiting', 'scored', 'failed'] }).notNull(),
    /** Why it failed, a stable code first; null otherwise. */
    error: text('error'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.applicationId] }),
    index('scoring_run_items_application').on(table.applicationId, table.state),
  ],
);
