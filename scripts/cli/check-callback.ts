// What a receiver makes of the callback of a job that was also polled: it came, it is signed, it tells the same.

import { isDeepStrictEqual } from 'node:util';
import { verifyDelivery, type Receiver } from './receiver.ts';
import type { Screening } from './screen-batches.ts';

const TIMEOUT_MS = 15_000;

/** A sentence that says what was checked. Throws when no callback came, or a wrong one. `secret` null: unsigned. */
export async function checkCallback(
  screening: Pick<Screening, 'jobIds' | 'ranked' | 'failed'>,
  delivered: Receiver['delivered'],
  secret: string | null,
  timeoutMs = TIMEOUT_MS,
): Promise<string> {
  const timeout = new Promise<null>((late) => setTimeout(late, timeoutMs, null).unref());
  const delivery = await Promise.race([delivered, timeout]);
  if (delivery === null) throw new Error('The callback did not come.');
  const verified = verifyDelivery(delivery, secret);
  if ('mistake' in verified) throw new Error(`The callback is wrong: ${verified.mistake}.`);
  const { callback, signature } = verified;
  const same =
    screening.jobIds.includes(callback.job_id) &&
    isDeepStrictEqual(byRef(callback.results), byRef(screening.ranked)) &&
    isDeepStrictEqual(byRef(callback.failed), byRef(screening.failed));
  if (!same) throw new Error('The callback tells other results than the poll.');
  return `The callback came and tells the same${signature === 'verified' ? ', its signature verified' : ''}.`;
}

function byRef<One extends { candidate_ref: string }>(candidates: One[]): Map<string, One> {
  return new Map(candidates.map((one) => [one.candidate_ref, one]));
}
