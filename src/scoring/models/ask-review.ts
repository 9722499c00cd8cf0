// Asks a model for a review: once, and once more with the errors when the answer is not valid. Never throws for what
// a model or its endpoint does.

import type { ModelClient } from './client.ts';
import {
  REVIEW_SCHEMA,
  REVIEW_SYSTEM,
  readReview,
  reviewPrompt,
  type Finding,
  type ReviewTask,
} from './review.ts';

/** What came of asking: findings, or why there are none. */
export type ReviewOutcome =
  | { kind: 'reviewed'; findings: Finding[] }
  /** No findings to be had from this model for this CV; why, for the record. */
  | { kind: 'unusable'; reason: string }
  /** The endpoint is not there at present; the next CV will fare no better. */
  | { kind: 'outage'; reason: string };

/** Asks for a review of every requirement. `marker` must be unpredictable. */
export async function askReview(
  client: ModelClient,
  task: ReviewTask,
  marker: string,
): Promise<ReviewOutcome> {
  const request = { system: REVIEW_SYSTEM, user: reviewPrompt(task, marker), schema: REVIEW_SCHEMA };
  const first = await client.ask({ ...request, previous: null });
  if (first.kind !== 'text') return outcomeOf(first);
  const read = readReview(first.text, task);
  if (read.findings !== null) return { kind: 'reviewed', findings: read.findings };

  const second = await client.ask({ ...request, previous: { answer: first.text, errors: read.errors } });
  if (second.kind !== 'text') return outcomeOf(second);
  const again = readReview(second.text, task);
  if (again.findings !== null) return { kind: 'reviewed', findings: again.findings };
  return { kind: 'unusable', reason: 'two invalid answers' };
}

function outcomeOf(reply: { kind: 'refused' | 'unavailable'; reason: string }): ReviewOutcome {
  return { kind: reply.kind === 'refused' ? 'unusable' : 'outage', reason: reply.reason };
}
