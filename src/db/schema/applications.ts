// What hangs on an application: how its score came about, references, videos, scorecards, and what happened to it.
// Everything falls with the application. Links without login are kept as hashes of their token and work once.

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { applications } from './ats.ts';

const applicationId = () =>
  integer('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** The calculation behind the last score, apart from the application so that lists never read it. */
export const applicationExplanations = sqliteTable('application_explanations', {
  applicationId: integer('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  organisationId: text('organisation_id').notNull(),
  /** JSON array of what the CV has beyond the must-haves, in the spec's words; compared among a job's candidates. */
  credentials: text('credentials').notNull(),
  /** Strong evidence under an unlikely title. */
  unlikelyTitle: integer('unlikely_title', { mode: 'boolean' }).notNull(),
  /** JSON: scorer, note, reasons, gaps, requirements and notices with their spans in the CV's text. */
  explanation: text('explanation').notNull(),
});

/** References, asked for and given. */
export const candidateReferences = sqliteTable(
  'candidate_references',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: text('organisation_id').notNull(),
    applicationId: applicationId(),
    refereeName: text('referee_name').notNull(),
    refereeEmail: text('referee_email').notNull(),
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    /** A user's id. */
    requestedBy: text('requested_by').notNull(),
    requestedAt: integer('requested_at').notNull(),
    /** The link is dead from here on. */
    expiresAt: integer('expires_at').notNull(),
    /** Null until the referee submitted; what follows is null until then. */
    completedAt: integer('completed_at'),
    relationship: text('relationship'),
    reference: text('reference'),
    wouldRehire: integer('would_rehire', { mode: 'boolean' }),
  },
  (table) => [
    uniqueIndex('candidate_references_token').on(table.tokenHash),
    index('candidate_references_application').on(table.applicationId),
  ],
);

/** Video introductions. The recording itself lies elsewhere, under this row's id. */
export const candidateVideos = sqliteTable(
  'candidate_videos',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: text('organisation_id').notNull(),
    applicationId: applicationId(),
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: text('token_hash').notNull(),
    status: text('status', { enum: ['requested', 'recorded', 'deleted'] }).notNull(),
    /** A user's id. */
    requestedBy: text('requested_by').notNull(),
    requestedAt: integer('requested_at').notNull(),
    /** The recording link is dead from here on. */
    linkExpiresAt: integer('link_expires_at').notNull(),
    /** Null until recorded, like what follows. */
    recordedAt: integer('recorded_at'),
    contentType: text('content_type'),
    bytes: integer('bytes'),
    durationSeconds: integer('duration_seconds'),
    /** When the recording is to be erased; it is not shown from here on, erased or not. */
    expiresAt: integer('expires_at'),
    /** When it was erased, by hand or by the purge. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    uniqueIndex('candidate_videos_token').on(table.tokenHash),
    index('candidate_videos_application').on(table.applicationId),
    index('candidate_videos_expiry').on(table.status, table.expiresAt),
  ],
);

/** Interview scorecards, one row a submission. */
export const scorecards = sqliteTable(
  'scorecards',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: text('organisation_id').notNull(),
    applicationId: applicationId(),
    /** The author's user id; the scorecard outlives the account. */
    authorId: text('author_id').notNull(),
    recommendation: text('recommendation', { enum: ['strong_yes', 'yes', 'no', 'strong_no'] }).notNull(),
    notes: text('notes').notNull(),
    submittedAt: integer('submitted_at').notNull(),
  },
  (table) => [index('scorecards_application').on(table.applicationId)],
);

/** What happened to an application after its creation, oldest first. */
export const timelineEntries = sqliteTable(
  'timeline_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: text('organisation_id').notNull(),
    applicationId: applicationId(),
    at: integer('at').notNull(),
    /** user:<id>, candidate, referee or service. */
    actor: text('actor').notNull(),
    kind: text('kind', {
      enum: [
        'added',
        'scored',
        'scoring_failed',
        'stage_changed',
        'cv_replaced',
        'reference_requested',
        'reference_received',
        'video_requested',
        'video_received',
        'video_deleted',
        'scorecard_submitted',
      ],
    }).notNull(),
    /** JSON facts by kind: from and to, score, an id; null where the kind says it all. */
    details: text('details'),
  },
  (table) => [index('timeline_entries_application').on(table.applicationId)],
);
