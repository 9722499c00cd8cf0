// Screening jobs and their chunks in D1. Private to this folder.

import { nearest, primary } from '../db/client.ts';
import { dayOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { ChunkRef } from './messages.ts';

export type NewJob = {
  id: string;
  organisationId: string;
  keyId: number;
  createdAt: number;
  expiresAt: number;
  totalCandidates: number;
  retentionKeyId: string;
  idempotency: { keyHash: string; bodyHash: string } | null;
};

export type SealedTexts = {
  spec: string;
  callbackUrl: string | null;
  chunks: { first: number; size: number; texts: string }[];
};

export type JobRow = {
  id: string;
  createdAt: number;
  expiresAt: number;
  completedAt: number | null;
  failedAt: number | null;
  totalCandidates: number;
  retentionKeyId: string;
};

/** A chunk as a poll sees it: outcomes only once the job is complete. */
export type ChunkRow = { first: number; size: number; isScored: number; sealedOutcomes: string | null };

/** Half the life of a reservation: an insert that comes later refuses itself, so that none outlives its reservation. */
const INSERT_WITHIN_SECONDS = 30;
/** Four parameters a row, a hundred a statement (D1's limit). */
const CHUNK_ROWS_PER_STATEMENT = 25;

/** Writes a job, its chunks and its usage: all of it or nothing. Throws when the job is there already or it is too late. */
export async function insertJob(ctx: Context, job: NewJob, texts: SealedTexts): Promise<void> {
  const db = primary(ctx);
  const statements = [
    db.prepare(COUNT_USAGE).bind(job.organisationId, dayOf(job.createdAt), job.keyId, job.totalCandidates),
    db
      .prepare(INSERT_JOB)
      .bind(
        job.id,
        job.organisationId,
        job.createdAt,
        job.expiresAt,
        job.totalCandidates,
        job.retentionKeyId,
        texts.spec,
        texts.callbackUrl,
        job.idempotency?.keyHash ?? null,
        job.idempotency?.bodyHash ?? null,
        Math.floor(Date.now() / 1000) + INSERT_WITHIN_SECONDS,
      ),
  ];
  for (let start = 0; start < texts.chunks.length; start += CHUNK_ROWS_PER_STATEMENT) {
    const rows = texts.chunks.slice(start, start + CHUNK_ROWS_PER_STATEMENT);
    const values = rows.map(() => '(?, ?, ?, ?)').join(', ');
    const sql = `INSERT INTO screening_chunks (job_id, first, size, sealed_texts) VALUES ${values}`;
    statements.push(db.prepare(sql).bind(...rows.flatMap((row) => [job.id, row.first, row.size, row.texts])));
  }
  await db.batch(statements);
}

export async function hasJob(ctx: Context, jobId: string): Promise<boolean> {
  const row = await primary(ctx)
    .prepare('SELECT 1 AS present FROM screening_jobs WHERE id = ?')
    .bind(jobId)
    .first();
  return row !== null;
}

/** An organisation's job with its chunks, in one round trip; asks the primary before it says that there is none. */
export async function findJob(
  ctx: Context,
  organisationId: string,
  jobId: string,
): Promise<{ job: JobRow; chunks: ChunkRow[] } | null> {
  return (await readJob(nearest(ctx), organisationId, jobId)) ?? readJob(primary(ctx), organisationId, jobId);
}

async function readJob(db: D1Database, organisationId: string, jobId: string) {
  const [jobs, chunks] = await db.batch([
    db.prepare(SELECT_JOB).bind(jobId, organisationId),
    db.prepare(SELECT_CHUNKS).bind(jobId, organisationId),
  ]);
  const job = jobs?.results[0] as JobRow | undefined;
  return job === undefined ? null : { job, chunks: (chunks?.results ?? []) as ChunkRow[] };
}

/** A complete job that owes a callback, with its outcomes; null when there is none or it was purged. */
export async function findCallback(ctx: Context, organisationId: string, jobId: string) {
  const db = primary(ctx);
  const sql = 'SELECT sealed_callback_url AS url FROM screening_jobs WHERE id = ? AND organisation_id = ?';
  const [urls, jobs, chunks] = await db.batch([
    db.prepare(sql).bind(jobId, organisationId),
    db.prepare(SELECT_JOB).bind(jobId, organisationId),
    db.prepare(SELECT_CHUNKS).bind(jobId, organisationId),
  ]);
  const { url } = (urls?.results[0] ?? { url: null }) as { url: string | null };
  const job = jobs?.results[0] as JobRow | undefined;
  if (job === undefined || url === null || job.completedAt === null) return null;
  return { job, chunks: (chunks?.results ?? []) as ChunkRow[], sealedCallbackUrl: url };
}

/** A chunk that waits for its score, with what is needed for it. */
export type WaitingChunk = ChunkRef & {
  size: number;
  sealedTexts: string;
  sealedSpec: string;
  retentionKeyId: string;
  createdAt: number;
  organisationId: string;
  hasCallback: number;
};

/** Of the named chunks those that still wait. */
export async function findWaitingChunks(ctx: Context, refs: ChunkRef[]): Promise<WaitingChunk[]> {
  return (await primary(ctx).prepare(SELECT_WAITING).bind(JSON.stringify(refs)).all<WaitingChunk>()).results;
}

export type CompletedJob = { id: string; organisationId: string; hasCallback: number };

/**
 * Writes outcomes, erases texts, completes the jobs whose last chunk this was, and notes the callbacks they
 * owe: one batch. The conditional update is the lock: of all consumers only one is told that it completed a job.
 */
export async function recordOutcomes(
  ctx: Context,
  chunks: (ChunkRef & { sealedOutcomes: string })[],
): Promise<CompletedJob[]> {
  const db = primary(ctx);
  const now = ctx.clock();
  const jobIds = JSON.stringify([...new Set(chunks.map((chunk) => chunk.jobId))]);
  const results = await db.batch<CompletedJob>([
    ...chunks.map((chunk) => db.prepare(UPDATE_CHUNK).bind(chunk.sealedOutcomes, chunk.jobId, chunk.first)),
    db.prepare(OWE_CALLBACKS).bind(now, now, jobIds),
    db.prepare(COMPLETE_JOBS).bind(now, jobIds),
  ]);
  return results.at(-1)?.results ?? [];
}

/** Puts chunks of one candidate in the place of a chunk that could not be scored whole. Nothing when it has outcomes. */
export async function splitChunk(
  ctx: Context,
  ref: ChunkRef,
  parts: { first: number; texts: string }[],
): Promise<void> {
  const db = primary(ctx);
  const [head, ...rest] = parts;
  if (head === undefined) return;
  const insert = `
    INSERT INTO screening_chunks (job_id, first, size, sealed_texts)
    SELECT ?, ?, 1, ? FROM screening_chunks WHERE job_id = ? AND first = ? AND size > 1 AND sealed_texts IS NOT NULL`;
  await db.batch([
    ...rest.map((part) => db.prepare(insert).bind(ref.jobId, part.first, part.texts, ref.jobId, ref.first)),
    db
      .prepare(
        `UPDATE screening_chunks SET size = 1, sealed_texts = ?
         WHERE job_id = ? AND first = ? AND size > 1 AND sealed_texts IS NOT NULL`,
      )
      .bind(head.texts, ref.jobId, ref.first),
  ]);
}

const COUNT_USAGE = `
  INSERT INTO screening_usage (organisation_id, day, key_id, cvs) VALUES (?, ?, ?, ?)
  ON CONFLICT (organisation_id, day, key_id) DO UPDATE SET cvs = cvs + excluded.cvs`;

/** When it comes too late the job is not inserted, its chunks fail their foreign key, and the batch undoes itself. */
const INSERT_JOB = `
  INSERT INTO screening_jobs (id, organisation_id, created_at, expires_at, total_candidates, retention_key_id,
    sealed_spec, sealed_callback_url, idempotency_hash, body_hash)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE unixepoch() <= ?`;

const SELECT_JOB = `
  SELECT id, created_at AS createdAt, expires_at AS expiresAt, completed_at AS completedAt, failed_at AS failedAt,
    total_candidates AS totalCandidates, retention_key_id AS retentionKeyId
  FROM screening_jobs WHERE id = ? AND organisation_id = ?`;

const SELECT_CHUNKS = `
  SELECT first, size, sealed_outcomes IS NOT NULL AS isScored,
    CASE WHEN completed_at IS NOT NULL THEN sealed_outcomes END AS sealedOutcomes
  FROM screening_chunks JOIN screening_jobs ON id = job_id
  WHERE job_id = ? AND organisation_id = ? ORDER BY first`;

const SELECT_WAITING = `
  SELECT job_id AS jobId, first, size, sealed_texts AS sealedTexts, sealed_spec AS sealedSpec,
    retention_key_id AS retentionKeyId, created_at AS createdAt, organisation_id AS organisationId,
    sealed_callback_url IS NOT NULL AS hasCallback
  FROM json_each(?) AS wanted
  JOIN screening_chunks ON job_id = wanted.value ->> 'jobId' AND first = wanted.value ->> 'first'
  JOIN screening_jobs ON screening_jobs.id = job_id
  WHERE sealed_outcomes IS NULL AND sealed_texts IS NOT NULL AND completed_at IS NULL AND failed_at IS NULL`;

const UPDATE_CHUNK = `
  UPDATE screening_chunks SET sealed_outcomes = ?, sealed_texts = NULL
  WHERE job_id = ? AND first = ? AND sealed_outcomes IS NULL`;

const IS_FINISHED = `
  completed_at IS NULL AND failed_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM screening_chunks WHERE job_id = screening_jobs.id AND sealed_outcomes IS NULL)`;

const OWE_CALLBACKS = `
  INSERT INTO deliveries (id, organisation_id, kind, state, attempts, next_attempt_at, created_at)
  SELECT id, organisation_id, 'callback', 'pending', 0, ?, ? FROM screening_jobs
  WHERE id IN (SELECT value FROM json_each(?)) AND sealed_callback_url IS NOT NULL AND ${IS_FINISHED}
  ON CONFLICT DO NOTHING`;

const COMPLETE_JOBS = `
  UPDATE screening_jobs SET completed_at = ?, sealed_spec = NULL
  WHERE id IN (SELECT value FROM json_each(?)) AND ${IS_FINISHED}
  RETURNING id, organisation_id AS organisationId, sealed_callback_url IS NOT NULL AS hasCallback`;
