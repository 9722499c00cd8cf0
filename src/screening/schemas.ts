// The body of POST /api/v1/screen (spec, Endpoints): shape here, rules of content below it.

import * as z from 'zod';
import { ServiceError } from '../http/errors.ts';
import { parseShape } from '../http/validation.ts';
import { refuseTarget, type TargetRules } from '../webhooks/target-rules.ts';

export const CANDIDATES_MAX = 200;
/** A spec beyond this is an accident, and would not fit a row of D1. */
const JOB_SPEC_LENGTH_MAX = 100_000;
const CANDIDATE_REF_LENGTH_MAX = 2_000;

const ScreenCandidate = z.object({
  /** Opaque, unique within the request, echoed in the results. */
  candidate_ref: z.string().max(CANDIDATE_REF_LENGTH_MAX).describe('unique within the request; echoed'),
  /** Plain text; only the first 10,000 characters (code points) are used. */
  cv_text: z.string().describe('plain text; the first 10,000 characters are used'),
});

/** The request body, `webhook_url` judged by `rules`. */
export function screenRequest(rules: TargetRules) {
  return z.object({
    job_spec: z.string().max(JOB_SPEC_LENGTH_MAX),
    candidates: z
      .array(ScreenCandidate)
      // Told, not checked here: another number is 400 and not 422.
      .meta({ description: '1 to 200', minItems: 1, maxItems: CANDIDATES_MAX }),
    /** Publicly reachable https URL that is called once the job is complete. */
    webhook_url: z
      .string()
      .superRefine((url, check) => {
        const refusal = refuseTarget(url, rules);
        if (refusal) check.addIssue({ code: 'custom', message: refusal.msg, params: { type: refusal.type } });
      })
      .nullish()
      .describe('public https address; called once the job is complete'),
  });
}
export type ScreenRequest = z.infer<ReturnType<typeof screenRequest>>;

/** Reads a parsed body. Throws 422 for a wrong shape, then 400 for a broken rule. */
export function readScreenRequest(input: unknown, rules: TargetRules): ScreenRequest {
  const count = candidatesIn(input);
  // Beyond the limit the answer is 400 whatever the rest looks like, and millions of entries are not worth reading.
  const readable = count > CANDIDATES_MAX ? { ...(input as object), candidates: [] } : input;
  const request = parseShape(screenRequest(rules), readable);
  if (request.job_spec.trim() === '') throw badRequest('job_spec must not be empty.');
  if (count === 0) throw badRequest('candidates must hold at least 1 candidate.');
  if (count > CANDIDATES_MAX) {
    throw badRequest(
      `candidates may hold at most ${CANDIDATES_MAX} candidates; this request has ${count}. Split it.`,
    );
  }
  if (new Set(request.candidates.map((one) => one.candidate_ref)).size < count) {
    throw badRequest('candidate_ref values must be unique within a request.');
  }
  return request;
}

function candidatesIn(input: unknown): number {
  const candidates = (input as { candidates?: unknown } | null)?.candidates;
  return Array.isArray(candidates) ? candidates.length : 0;
}

function badRequest(detail: string): ServiceError {
  return new ServiceError('bad_request', detail);
}
