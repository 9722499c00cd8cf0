// Accepts a batch: one gate call, one D1 batch, one queue operation per 100 messages (design, section 3).

import type { KeyHolder } from '../auth/api-key.ts';
import { admit, quotaHeaders } from '../organisation/gate.ts';
import { holdRetentionKey } from '../organisation/retention-keys.ts';
import { isoTime } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { utf8 } from '../platform/encoding.ts';
import { timeOfUuidV7, uuidV7 } from '../platform/ids.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { usesModel } from '../scoring/settings.ts';
import { chunked, cutCv, RETENTION_MS, type Candidate } from './job.ts';
import { enqueueChunks } from './messages.ts';
import type { ScreenRequest } from './schemas.ts';
import { jobSeal } from './sealed.ts';
import { hasJob, insertJob, type NewJob } from './store.ts';

export type Submission = {
  request: ScreenRequest;
  /** Hashes of the Idempotency-Key and of the raw body; null without the header. */
  idempotency: { keyHash: string; bodyHash: string } | null;
};

/** Body and headers of the answer. */
export type Accepted = { body: Record<string, unknown>; headers: Record<string, string> };

/** Accepts a valid submission. Throws 401, 403, 400 or 429 as the gate decides. */
export async function submitScreening(
  ctx: Context,
  holder: KeyHolder,
  submission: Submission,
): Promise<Accepted> {
  const { request, idempotency } = submission;
  const count = request.candidates.length;
  const granted = await admit(ctx, holder, { jobId: uuidV7(ctx.clock()), count, idempotency });
  const createdAt = timeOfUuidV7(granted.jobId) ?? ctx.clock();
  const isKnown = granted.kind === 'repeated' && (await hasJob(ctx, granted.jobId));
  if (!isKnown) {
    const key = await holdRetentionKey(granted.retentionKey);
    const job: NewJob = {
      id: granted.jobId,
      organisationId: holder.organisationId,
      keyId: holder.keyId,
      createdAt,
      expiresAt: createdAt + RETENTION_MS,
      totalCandidates: count,
      retentionKeyId: granted.retentionKey.id,
      idempotency,
    };
    await writeAndAnnounce(ctx, job, request, key);
  }
  return {
    body: {
      job_id: granted.jobId,
      status: 'pending',
      total_candidates: count,
      expires_at: isoTime(createdAt + RETENTION_MS),
    },
    headers: quotaHeaders(ctx, granted.quota),
  };
}

async function writeAndAnnounce(ctx: Context, job: NewJob, request: ScreenRequest, key: CryptoKey) {
  const sealing = jobSeal(key, job.id);
  const candidates = request.candidates.map((one): Candidate => ({
    ref: one.candidate_ref,
    text: cutCv(one.cv_text),
  }));
  // A model takes seconds for a candidate: each is then a message of its own, for progress and for retries.
  const countMax = usesModel(ctx.env) ? 1 : undefined;
  const chunks = chunked(candidates, (one) => utf8(JSON.stringify(one)).length, countMax);
  const sealed = await Promise.all(
    chunks.map(async ({ first, items }) => ({
      first,
      size: items.length,
      texts: await sealing.candidates(first, items),
    })),
  );
  const callbackUrl = request.webhook_url ?? null;
  const texts = {
    spec: await sealing.spec(request.job_spec),
    callbackUrl: callbackUrl === null ? null : await sealing.callbackUrl(callbackUrl),
    chunks: sealed,
  };
  try {
    await insertJob(ctx, job, texts);
  } catch (error) {
    // Another submission under the same Idempotency-Key was quicker, the first or a repeat of it; its job is ours.
    if (job.idempotency !== null && (await hasJob(ctx, job.id))) return;
    throw error;
  }
  try {
    await enqueueChunks(
      ctx,
      sealed.map(({ first }) => ({ jobId: job.id, first })),
    );
  } catch (error) {
    // The job is accepted: its rows are there, and the sweep announces what was not announced here.
    writeLog('error', 'chunks_not_announced', { job_id: job.id, ...errorFields(error) });
  }
}
