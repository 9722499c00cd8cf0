// Stateless screening. A job's candidates lie in chunks: one row holds the texts of up to 25 candidates, is
// one message's worth of work, and is overwritten by its outcomes. 200 candidates cost 8 rows, not 200.
// Whatever a candidate or a customer wrote is sealed under a retention key that dies 73 hours after its hour,
// so that backups hold noise.

import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { organisations } from './organisation.ts';

export const screeningJobs = sqliteTable(
  'screening_jobs',
  {
    /** UUID of version 7; its instant is the submission's. */
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    /** 72 hours after submission: results are gone by the clock from here on, purged or not. */
    expiresAt: integer('expires_at').notNull(),
    /** Set by the one update that found every chunk scored. */
    completedAt: integer('completed_at'),
    /** Set when the service itself could not finish the job within 24 hours. */
    failedAt: integer('failed_at'),
    totalCandidates: integer('total_candidates').notNull(),
    /** Names the key in KV that seals this job's texts and results. */
    retentionKeyId: text('retention_key_id').notNull(),
    /** The job spec; erased on completion. */
    sealedSpec: text('sealed_spec'),
    /** The callback's address (it may carry a token); null when none was given, erased with the results. */
    sealedCallbackUrl: text('sealed_callback_url'),
    /** SHA-256 of the Idempotency-Key; null when none was sent. */
    idempotencyHash: text('idempotency_hash'),
    /** SHA-256 of the body that came with the Idempotency-Key. */
    bodyHash: text('body_hash'),
    /** When the sweep last sent this job's messages again. */
    sweptAt: integer('swept_at'),
    /** Results erased. What stays is the tombstone that keeps 410 and 404 right. */
    purgedAt: integer('purged_at'),
  },
  (table) => [
    // What the gate rebuilds its memory of Idempotency-Keys from.
    index('screening_jobs_idempotency')
      .on(table.organisationId, table.createdAt)
      .where(sql`${table.idempotencyHash} is not null`),
    index('screening_jobs_unfinished')
      .on(table.createdAt)
      .where(sql`${table.completedAt} is null and ${table.failedAt} is null`),
    index('screening_jobs_unpurged')
      .on(table.expiresAt)
      .where(sql`${table.purgedAt} is null`),
    index('screening_jobs_organisation').on(table.organisationId),
  ],
);

export const screeningChunks = sqliteTable(
  'screening_chunks',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => screeningJobs.id, { onDelete: 'cascade' }),
    /** Position of the chunk's first candidate in the submission. */
    first: integer('first').notNull(),
    /** Candidates in the chunk. */
    size: integer('size').notNull(),
    /** The candidates' refs and texts; erased by the update that writes the outcomes. */
    sealedTexts: text('sealed_texts'),
    /** One outcome per candidate, in order; null until scored. */
    sealedOutcomes: text('sealed_outcomes'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.first] })],
);
