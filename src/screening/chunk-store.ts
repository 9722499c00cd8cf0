// The chunks of screening jobs in D1 on their way from waiting to scored. Private to this folder. Every write is
// conditional on the chunk still waiting, so that a message that comes twice changes nothing.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import type { ChunkRef } from './messages.ts';

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
