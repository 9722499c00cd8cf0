// Screening jobs in D1 as they are submitted and read. Private to this folder.

import { nearest, primary } from '../db/client.ts';
import { dayOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

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
