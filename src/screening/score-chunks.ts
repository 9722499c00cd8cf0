// Scores chunks of candidates. A repeat is harmless: chunks with outcomes are not found again, and outcomes are
// written only where there are none.

import { hasWords } from '../documents/tidy.ts';
import { requireRetentionKey } from '../organisation/retention-keys.ts';
import type { Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { loadScorer, type LoadedScorer } from '../scoring/load-scorer.ts';
import type { Spec } from '../scoring/read-spec.ts';
import type { Scorer } from '../scoring/scorer.ts';
import { enqueueAttempts } from '../webhooks/messages.ts';
import { findWaitingChunks, recordOutcomes, type WaitingChunk } from './chunk-store.ts';
import { FAILURE, type Candidate, type Outcome } from './job.ts';
import type { ChunkRef } from './messages.ts';
import { jobSeal } from './sealed.ts';

type ScoredChunk = ChunkRef & { sealedOutcomes: string };

/**
 * Gives every candidate of the named chunks an outcome and completes the jobs that thereby are finished: two D1
 * round trips in all. Answers with the chunks that could not be opened now, for a later attempt; throws when D1 is
 * out, with nothing written. The same call can be made again.
 */
export async function scoreChunks(ctx: Context, refs: ChunkRef[]): Promise<ChunkRef[]> {
  const waiting = await findWaitingChunks(ctx, refs);
  if (waiting.length === 0) return [];
  const scorer = await loadScorer(ctx.env);
  const specs = new Map<string, Promise<Spec>>();
  const results = await Promise.allSettled(waiting.map((chunk) => scoreChunk(ctx, scorer, chunk, specs)));
  const scored: ScoredChunk[] = [];
  const unopened: ChunkRef[] = [];
  for (const [index, result] of results.entries()) {
    const chunk = waiting[index];
    if (result.status === 'fulfilled') scored.push(result.value);
    else if (chunk !== undefined) {
      writeLog('error', 'chunk_not_opened', {
        job_id: chunk.jobId,
        first: chunk.first,
        ...errorFields(result.reason),
      });
      unopened.push({ jobId: chunk.jobId, first: chunk.first });
    }
  }
  if (scored.length > 0) await record(ctx, scored);
  return unopened;
}

/** Gives every candidate of a chunk the same failure; for a chunk that no attempt could score. */
export async function failChunk(ctx: Context, ref: ChunkRef, error: string): Promise<void> {
  const [chunk] = await findWaitingChunks(ctx, [ref]);
  if (chunk === undefined) return;
  const sealing = jobSeal(await requireRetentionKey(ctx, chunk.retentionKeyId), chunk.jobId);
  const candidates = await sealing.openCandidates(chunk.first, chunk.sealedTexts);
  const outcomes = candidates.map((candidate): Outcome => ({ ref: candidate.ref, error }));
  await record(ctx, [
    { jobId: chunk.jobId, first: chunk.first, sealedOutcomes: await sealing.outcomes(chunk.first, outcomes) },
  ]);
}

async function scoreChunk(
  ctx: Context,
  scorer: LoadedScorer,
  chunk: WaitingChunk,
  specs: Map<string, Promise<Spec>>,
): Promise<ScoredChunk> {
  const sealing = jobSeal(await requireRetentionKey(ctx, chunk.retentionKeyId), chunk.jobId);
  const reading =
    specs.get(chunk.jobId) ??
    sealing.openSpec(chunk.sealedSpec).then((jobSpec) => scorer.readSpec({ jobSpec }));
  specs.set(chunk.jobId, reading);
  const spec = await reading;
  const candidates = await sealing.openCandidates(chunk.first, chunk.sealedTexts);
  const outcomes: Outcome[] = [];
  for (const candidate of candidates) {
    outcomes.push(await outcomeOf(ctx, scorer, spec, candidate, chunk.createdAt));
  }
  return {
    jobId: chunk.jobId,
    first: chunk.first,
    sealedOutcomes: await sealing.outcomes(chunk.first, outcomes),
  };
}

/** The outcome of one candidate; a CV that the scorer stumbles over fails alone. */
async function outcomeOf(
  ctx: Context,
  scorer: Scorer,
  spec: Spec,
  candidate: Candidate,
  submittedAt: number,
): Promise<Outcome> {
  if (!hasWords(candidate.text)) return { ref: candidate.ref, error: FAILURE.emptyCv };
  try {
    const { assessment, note } = await scorer.score(spec, candidate.text, submittedAt);
    if (note !== null) writeLog('warn', 'scored_without_model', { request_id: ctx.requestId, reason: note });
    return {
      ref: candidate.ref,
      score: assessment.score,
      verdict: assessment.verdict,
      reasons: assessment.reasons.map((reason) => reason.text),
      gaps: assessment.gaps.map((gap) => gap.text),
    };
  } catch (error) {
    writeLog('error', 'candidate_not_scored', { request_id: ctx.requestId, ...errorFields(error) });
    return { ref: candidate.ref, error: FAILURE.scorerFailed };
  }
}

async function record(ctx: Context, scored: ScoredChunk[]): Promise<void> {
  const completed = await recordOutcomes(ctx, scored);
  const owed = completed.filter((job) => job.hasCallback === 1);
  try {
    await enqueueAttempts(
      ctx,
      owed.map((job) => ({ organisationId: job.organisationId, deliveryId: job.id, attempt: 1 })),
    );
  } catch (error) {
    // The callbacks are owed in D1; the sweep announces what was not announced here.
    writeLog('error', 'callbacks_not_announced', { jobs: owed.length, ...errorFields(error) });
  }
}
