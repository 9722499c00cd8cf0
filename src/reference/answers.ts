// The shapes of every answer of the API (spec, Resources and Endpoints), for the reference and for the tests, which
// hold real answers against them. Strict: the spec's bodies are closed.

import * as z from 'zod';

const time = z.iso.datetime();
const score = z.int().min(0).max(100);
const verdict = z.enum(['Strong shortlist', 'Borderline', 'Do not progress']);
const identity = {
  source_system: z.string(),
  source_system_id: z.string(),
  external_id: z.string(),
};
const nullableIdentity = {
  source_system: z.string().nullable(),
  source_system_id: z.string().nullable(),
  external_id: z.string().nullable(),
};

export const Submitted = z.strictObject({
  job_id: z.uuid(),
  status: z.literal('pending'),
  total_candidates: z.int(),
  expires_at: time.describe('72 hours after submission'),
});

export const ScoredCandidate = z.strictObject({
  candidate_ref: z.string().describe('echoed from the request'),
  score,
  verdict,
  match_reasons: z.array(z.string()).max(4).describe('grounded in the CV'),
  gaps: z.array(z.string()).max(3).describe('usable as interview prompts'),
});

export const FailedCandidate = z.strictObject({
  candidate_ref: z.string(),
  error: z.string().describe('begins with a stable code, such as empty_cv'),
});

export const ScreeningJob = z.strictObject({
  job_id: z.uuid(),
  status: z.enum(['pending', 'processing', 'complete', 'failed']),
  total_candidates: z.int(),
  processed_candidates: z.int(),
  created_at: time,
  completed_at: time.nullable(),
  expires_at: time,
  results: z.array(ScoredCandidate).optional().describe('only when complete'),
  failed: z.array(FailedCandidate).optional().describe('only when complete'),
});

export const Callback = z.strictObject({
  job_id: z.uuid(),
  status: z.literal('complete'),
  results: z.array(ScoredCandidate),
  failed: z.array(FailedCandidate),
});

const withoutZone = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+$/);
const month = z.string().regex(/^\d{4}-\d\d$/);

export const ApiKey = z.strictObject({
  id: z.int(),
  name: z.string(),
  key_prefix: z.string().length(20),
  revoked: z.boolean(),
  created_at: withoutZone.describe('without zone suffix'),
  last_used_at: time.nullable(),
  monthly_cv_count: z.int(),
  billing_month: month,
});

export const ApiKeys = z.strictObject({
  api_access_enabled: z.boolean(),
  org_api_cvs_this_month: z.int(),
  committed_scans: z.int(),
  hard_cap_scans: z.int(),
  keys: z.array(ApiKey),
});

export const CreatedKey = z.strictObject({
  id: z.int(),
  name: z.string(),
  key: z.string().describe('the whole key; shown this once'),
  key_prefix: z.string().length(20),
  created_at: withoutZone,
  warning: z.string(),
});

export const RevokedKey = z.strictObject({ id: z.int(), revoked: z.literal(true) });

export const UpsertedJob = z.strictObject({ aptly_job_id: z.int(), created: z.boolean(), ...identity });

export const PushedCandidates = z.strictObject({
  count: z.int(),
  results: z.array(
    z.strictObject({
      external_id: z.string(),
      aptly_candidate_id: z.int(),
      aptly_application_id: z.int(),
      status: z.enum(['created', 'skipped_duplicate']),
      cv: z.enum(['extracted', 'provided', 'none', 'unreadable']),
    }),
  ),
});

export const PulledCandidate = z.strictObject({
  aptly_application_id: z.int(),
  aptly_candidate_id: z.int(),
  ...nullableIdentity,
  candidate_name: z.string(),
  candidate_email: z.string().nullable(),
  stage: z.enum(['applied', 'screened', 'shortlisted', 'interviewing', 'offered', 'placed', 'rejected']),
  score: score.describe('0 until scored'),
  verdict: verdict.nullable(),
  confidence: z.enum(['low', 'medium', 'high']).nullable(),
  score_summary: z.string().nullable(),
  ai_cv_flag: z.enum(['None', 'Mild', 'Moderate', 'Strong']),
  ai_cv_flag_reason: z.string().nullable(),
  hidden_gem: z.boolean(),
  hidden_gem_reason: z.string().nullable(),
  match_reasons: z.array(z.string()).max(4),
  gaps: z.array(z.string()).max(3),
  last_scored_at: time.nullable(),
  scored: z.boolean().describe('check before writing a score back: 0 is no verdict'),
  references_available: z.boolean(),
  video_available: z.boolean(),
  scorecards_count: z.int(),
  scorecards_available: z.boolean(),
  aptly_link: z.url().describe('the profile in the app; needs a login'),
});

export const PulledJob = z.strictObject({
  aptly_job_id: z.int(),
  title: z.string(),
  status: z.enum(['open', 'closed']),
  ...nullableIdentity,
  scoring_inputs_updated_at: time.nullable(),
  candidates: z.array(PulledCandidate).describe('by score, highest first'),
});

const eventFields = {
  event_id: z.string(),
  event_type: z.enum([
    'application.scored',
    'application.stage_changed',
    'application.reference_received',
    'application.video_received',
    'application.scorecard_submitted',
  ]),
  occurred_at: time,
  aptly_job_id: z.int(),
  aptly_application_id: z.int(),
  stage: PulledCandidate.shape.stage.optional().describe('only on application.stage_changed'),
};

export const AtsEvent = z.strictObject(eventFields);

export const EventLog = z.strictObject({
  events: z.array(z.strictObject({ sequence: z.int(), ...eventFields })),
  next_after: z.int().describe('what to send as `after` next'),
});

export const Evidence = z.looseObject({
  aptly_application_id: z.int(),
  aptly_job_id: z.int(),
  aptly_candidate_id: z.int(),
  scored: z.boolean(),
  score,
  verdict: verdict.nullable(),
  last_scored_at: time.nullable(),
  requirements: z.array(z.looseObject({ text: z.string(), outcome: z.string() })),
});

export const Problem = z.strictObject({ detail: z.string() });

export const ValidationProblem = z.strictObject({
  detail: z.array(
    z.strictObject({
      loc: z.array(z.union([z.string(), z.int()])),
      msg: z.string(),
      type: z.string(),
    }),
  ),
});

export const OverCap = z.strictObject({
  detail: z.string(),
  current_usage: z.int(),
  hard_cap: z.int(),
  requested_count: z.int(),
  billing_month: month,
});
