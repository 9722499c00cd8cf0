// Every operation of /api/v1: what it takes, what it answers, what refuses it. The reference is made of this list, and
// a test holds it against the mounted routes.

import * as z from 'zod';
import { KeyForm } from '../api-keys/routes.ts';
import { AtsJob, CANDIDATES_MAX, PushHead } from '../ats/schemas.ts';
import { screenRequest } from '../screening/schemas.ts';
import * as answer from './answers.ts';

export type Operation = {
  method: 'get' | 'post' | 'delete';
  /** With parameters as OpenAPI writes them. */
  path: string;
  summary: string;
  description?: string;
  security: 'apiKey' | 'jwt';
  /** A form may come in either encoding. */
  body?: { type: 'json' | 'form'; schema: z.ZodType };
  query?: Record<string, { schema: z.ZodType; description: string }>;
  headers?: Record<string, string>;
  /** Headers of the answer besides `X-Request-Id`, which every answer has. */
  answerHeaders?: Record<string, string>;
  answer: z.ZodType;
  refusals: (400 | 403 | 404 | 410 | 413 | 422 | 429)[];
  tag: 'Screening' | 'ATS sync' | 'API keys';
};

/** What an entry of a push may hold; entries are read one by one, so that all that is wrong is told at once. */
const CandidateInput = z.object({
  external_id: z.string(),
  name: z.string(),
  email: z.string().nullish().describe('finds the person when the identity does not; never overwritten'),
  phone: z.string().nullish(),
  cv_text: z.string().nullish(),
  cv_file_base64: z
    .string()
    .nullish()
    .describe('a .pdf, .docx or .doc; wins over cv_text when it can be read'),
  cv_filename: z.string().nullish().describe('required with cv_file_base64'),
});

const updatedSince = {
  schema: z.iso.datetime({ offset: true }),
  description:
    'Only applications that changed since then: what `X-Next-Updated-Since` of your last pull says.',
};

export const OPERATIONS: Operation[] = [
  {
    method: 'post',
    path: '/api/v1/screen',
    tag: 'Screening',
    summary: 'Submit up to 200 CVs',
    description:
      'Answers at once; results come by polling or to `webhook_url`. Gone 72 hours after submission.',
    security: 'apiKey',
    body: {
      type: 'json',
      schema: screenRequest({ devTargets: [], ownHosts: [] }),
    },
    headers: {
      'Idempotency-Key': 'The same key and body within 24 hours get the same answer and count once.',
    },
    answer: answer.Submitted,
    answerHeaders: {
      'RateLimit-Limit': 'The month’s hard cap.',
      'RateLimit-Remaining': 'CVs that still fit under it.',
      'RateLimit-Reset': 'Seconds until the next month begins.',
    },
    refusals: [400, 403, 413, 422, 429],
  },
  {
    method: 'get',
    path: '/api/v1/jobs/{job_id}',
    tag: 'Screening',
    summary: 'Poll a submission',
    description: 'While it is unfinished `Retry-After` says when to ask again: 3 or 10 seconds.',
    security: 'apiKey',
    answer: answer.ScreeningJob,
    answerHeaders: { 'Retry-After': 'Seconds until the next poll; only while the job is unfinished.' },
    refusals: [403, 404, 410],
  },
  {
    method: 'post',
    path: '/api/v1/ats/jobs',
    tag: 'ATS sync',
    summary: 'Create or update a job by its identity',
    description: 'A field that is left out or empty never clears what is stored.',
    security: 'apiKey',
    body: { type: 'json', schema: AtsJob },
    answer: answer.UpsertedJob,
    refusals: [403, 413, 422],
  },
  {
    method: 'post',
    path: '/api/v1/ats/jobs/{aptly_job_id}/candidates',
    tag: 'ATS sync',
    summary: 'Create or update candidates and their applications',
    description: 'All or nothing: a malformed entry refuses the batch, naming every such entry.',
    security: 'apiKey',
    body: {
      type: 'json',
      schema: PushHead.extend({
        candidates: z
          .array(CandidateInput)
          .meta({ description: '1 to 200', minItems: 1, maxItems: CANDIDATES_MAX }),
      }),
    },
    answer: answer.PushedCandidates,
    refusals: [400, 403, 404, 413, 422],
  },
  {
    method: 'get',
    path: '/api/v1/ats/jobs/{aptly_job_id}',
    tag: 'ATS sync',
    summary: 'Pull a job with every application',
    security: 'apiKey',
    query: { updated_since: updatedSince },
    answer: answer.PulledJob,
    answerHeaders: { 'X-Next-Updated-Since': 'What to send as `updated_since` next time.' },
    refusals: [403, 404, 422],
  },
  {
    method: 'get',
    path: '/api/v1/ats/applications/{aptly_application_id}/evidence',
    tag: 'ATS sync',
    summary: 'How a score came about',
    description: 'Requirement by requirement, with the places in the CV that speak for it.',
    security: 'apiKey',
    answer: answer.Evidence,
    refusals: [403, 404, 422],
  },
  {
    method: 'get',
    path: '/api/v1/ats/events',
    tag: 'ATS sync',
    summary: 'Read the event log',
    description:
      'What changed in the last 30 days, in order and without gaps: exactly what a connector missed.',
    security: 'apiKey',
    query: {
      after: { schema: z.int().min(0), description: 'The last sequence that you have.' },
      limit: { schema: z.int().min(1).max(1000), description: '100 unless told.' },
    },
    answer: answer.EventLog,
    refusals: [403, 422],
  },
  {
    method: 'get',
    path: '/api/v1/keys',
    tag: 'API keys',
    summary: 'List keys and this month’s usage',
    security: 'jwt',
    answer: answer.ApiKeys,
    refusals: [403],
  },
  {
    method: 'post',
    path: '/api/v1/keys',
    tag: 'API keys',
    summary: 'Create a key',
    description: 'At most 5 are active at a time. The whole key is shown this once.',
    security: 'jwt',
    body: { type: 'form', schema: KeyForm },
    answer: answer.CreatedKey,
    refusals: [400, 403, 413, 422],
  },
  {
    method: 'delete',
    path: '/api/v1/keys/{key_id}',
    tag: 'API keys',
    summary: 'Revoke a key',
    description: 'At once and for good.',
    security: 'jwt',
    answer: answer.RevokedKey,
    refusals: [403, 404, 422],
  },
];
