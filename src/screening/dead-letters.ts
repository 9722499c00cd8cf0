// What becomes of a chunk that killed its consumer again and again. A chunk of many is cut into chunks of one, so
// that the candidate at fault falls alone; a chunk of one ends as a failed candidate. So every job ends.

import { requireRetentionKey } from '../organisation/retention-keys.ts';
import type { Context } from '../platform/context.ts';
import { findWaitingChunks, splitChunk, type WaitingChunk } from './chunk-store.ts';
import { FAILURE } from './job.ts';
import { enqueueChunks, type ChunkRef } from './messages.ts';
import { failChunk } from './score-chunks.ts';
import { jobSeal } from './sealed.ts';

/** Settles one dead chunk. A repeat finds it split or with outcomes, and does nothing. */
export async function settleDeadChunk(ctx: Context, ref: ChunkRef): Promise<void> {
  const [chunk] = await findWaitingChunks(ctx, [ref]);
  if (chunk === undefined) return;
  if (chunk.size === 1) return failChunk(ctx, ref, FAILURE.scorerUnavailable);
  await enqueueChunks(ctx, await cutIntoOnes(ctx, chunk));
}

async function cutIntoOnes(ctx: Context, chunk: WaitingChunk): Promise<ChunkRef[]> {
  const sealing = jobSeal(await requireRetentionKey(ctx, chunk.retentionKeyId), chunk.jobId);
  const candidates = await sealing.openCandidates(chunk.first, chunk.sealedTexts);
  const parts = await Promise.all(
    candidates.map(async (candidate, offset) => {
      const first = chunk.first + offset;
      return { first, texts: await sealing.candidates(first, [candidate]) };
    }),
  );
  await splitChunk(ctx, chunk, parts);
  return parts.map((part) => ({ jobId: chunk.jobId, first: part.first }));
}
