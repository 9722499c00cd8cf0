// What connectors and recruiters work on: jobs, candidates with every identity they were ever given, their CVs, and
// applications. Instants are milliseconds since the epoch. Rows live until they are deleted in the app; applications
// carry the tenant for their queries and fall with their job or their candidate, hence with the organisation.

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { organisations } from './organisation.ts';

const organisationId = () =>
  text('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });

export const jobs = sqliteTable(
  'jobs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: organisationId(),
    /** The identity tuple; all three are null for a job made in the app. */
    sourceSystem: text('source_system'),
    sourceSystemId: text('source_system_id'),
    externalId: text('external_id'),
    status: text('status', { enum: ['open', 'closed'] }).notNull(),
    title: text('title').notNull(),
    jobSpec: text('job_spec'),
    clientName: text('client_name'),
    clientContext: text('client_context'),
    /** Canonical form: axis:state pairs in the axes' own order, joined by commas. */
    clientValues: text('client_values'),
    location: text('location'),
    workMode: text('work_mode', { enum: ['remote', 'hybrid', 'onsite'] }),
    employmentType: text('employment_type', { enum: ['permanent', 'fixed_term', 'contract', 'temporary'] }),
    hours: text('hours', { enum: ['full_time', 'part_time', 'flexible'] }),
    salary: text('salary'),
    hiringManagerName: text('hiring_manager_name'),
    hiringManagerEmail: text('hiring_manager_email'),
    hiringManagerPhone: text('hiring_manager_phone'),
    /** Raised whenever job_spec, client_context or client_values really changes; what a score was made with. */
    inputsVersion: integer('inputs_version').notNull(),
    /** Null while none of the three was ever given. */
    scoringInputsUpdatedAt: integer('scoring_inputs_updated_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('jobs_identity').on(
      table.organisationId,
      table.sourceSystem,
      table.sourceSystemId,
      table.externalId,
    ),
    index('jobs_status').on(table.organisationId, table.status),
  ],
);

export const candidates = sqliteTable(
  'candidates',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: organisationId(),
    name: text('name').notNull(),
    /** As first given; never overwritten. */
    email: text('email'),
    /** The e-mail in lower case, by which people are told apart. */
    emailKey: text('email_key'),
    phone: text('phone'),
    /** Of the CV in candidate_cvs; null while there is none. A score made with another hash is stale. */
    cvHash: text('cv_hash'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [uniqueIndex('candidates_email').on(table.organisationId, table.emailKey)],
);

/** Every identity a candidate was ever given, so that connectors that know the same person never fight. */
export const candidateIdentities = sqliteTable(
  'candidate_identities',
  {
    /** Rises with time: the highest is the latest. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: organisationId(),
    sourceSystem: text('source_system').notNull(),
    sourceSystemId: text('source_system_id').notNull(),
    externalId: text('external_id').notNull(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('candidate_identities_tuple').on(
      table.organisationId,
      table.sourceSystem,
      table.sourceSystemId,
      table.externalId,
    ),
    index('candidate_identities_candidate').on(table.candidateId),
  ],
);

/** The CV in force, apart from the candidate so that lists never read texts. The file itself is not kept. */
export const candidateCvs = sqliteTable('candidate_cvs', {
  candidateId: integer('candidate_id')
    .primaryKey()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  /** First 32 hexadecimal characters of the text's SHA-256. */
  hash: text('hash').notNull(),
  receivedAt: integer('received_at').notNull(),
  /** Of the file the text was read from; these five are null for a CV that came as text. */
  fileName: text('file_name'),
  /** Derived from the file name's extension. */
  mimeType: text('mime_type'),
  /** What the content really is: pdf, docx, doc, rtf, html or text. */
  format: text('format'),
  bytes: integer('bytes'),
  /** Null also where the format has no pages. */
  pages: integer('pages'),
  /** A limit left some of the file's text out. */
  cut: integer('cut', { mode: 'boolean' }).notNull(),
  text: text('text').notNull(),
});

export const applications = sqliteTable(
  'applications',
  {
    /** Also the id in aptly_link. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    organisationId: text('organisation_id').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** Of the identity last stamped on this application, the job's own connector first; null when none was. No
     * foreign key: identities die with the candidate only, and the application with them. */
    identityId: integer('identity_id'),
    stage: text('stage', {
      enum: ['applied', 'screened', 'shortlisted', 'interviewing', 'offered', 'placed', 'rejected'],
    }).notNull(),
    /** 0 to 100; 0 until scored. */
    score: integer('score').notNull().default(0),
    verdict: text('verdict', { enum: ['Strong shortlist', 'Borderline', 'Do not progress'] }),
    confidence: text('confidence', { enum: ['low', 'medium', 'high'] }),
    scoreSummary: text('score_summary'),
    aiCvFlag: text('ai_cv_flag', { enum: ['None', 'Mild', 'Moderate', 'Strong'] })
      .notNull()
      .default('None'),
    aiCvFlagReason: text('ai_cv_flag_reason'),
    hiddenGem: integer('hidden_gem', { mode: 'boolean' }).notNull().default(false),
    hiddenGemReason: text('hidden_gem_reason'),
    /** JSON array of texts, as in the pull; null until scored. */
    matchReasons: text('match_reasons'),
    gaps: text('gaps'),
    /** JSON array of the kinds of notices that go with the score (instructions, keyword_dump ...); null where none. */
    noticeKinds: text('notice_kinds'),
    /** Null until scored. */
    lastScoredAt: integer('last_scored_at'),
    /** The job's inputs_version and the candidate's cv_hash the score was made with; null until scored. */
    scoredInputsVersion: integer('scored_inputs_version'),
    scoredCvHash: text('scored_cv_hash'),
    createdAt: integer('created_at').notNull(),
    /** Last change of anything that the pull shows. */
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('applications_pair').on(table.jobId, table.candidateId),
    index('applications_candidate').on(table.candidateId),
  ],
);
