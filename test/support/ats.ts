// Pushes and pulls as a connector does.

import { callWithKey } from './http.ts';
import { mintOrganisation, type Minted } from './mint.ts';

export const CONNECTOR = { source_system: 'greenhouse', source_system_id: 'tenant-1' };

export type PushedResult = {
  external_id: string;
  aptly_candidate_id: number;
  aptly_application_id: number;
  status: string;
  cv: string;
};
export type PulledCandidate = Record<string, unknown> & {
  aptly_application_id: number;
  aptly_candidate_id: number;
  external_id: string | null;
  source_system: string | null;
  candidate_name: string;
  candidate_email: string | null;
  score: number;
  scored: boolean;
  stage: string;
};
export type PulledJob = Record<string, unknown> & {
  scoring_inputs_updated_at: string | null;
  candidates: PulledCandidate[];
};

/** A job's body with any part replaced. */
export function jobBody(more: Record<string, unknown> = {}) {
  return {
    ...CONNECTOR,
    external_id: 'job-1',
    title: 'Backend developer',
    job_spec:
      'Backend developer\n\nMust have:\n- Python\n- PostgreSQL\n\nNice to have:\n- Kubernetes in production\n- Terraform',
    ...more,
  };
}

/** Upserts a job; the answer's body. Throws unless it is accepted. */
export async function upsert(minted: Minted, more: Record<string, unknown> = {}) {
  const response = await callWithKey(minted.apiKey, '/api/v1/ats/jobs', jobBody(more));
  if (response.status !== 200) throw new Error(`upsert: ${response.status} ${await response.text()}`);
  return response.json<{ aptly_job_id: number; created: boolean }>();
}

/** Sends candidates, whatever becomes of them. */
export function sendCandidates(
  minted: Minted,
  jobId: number | string,
  candidates: unknown,
  more: Record<string, unknown> = {},
): Promise<Response> {
  const path = `/api/v1/ats/jobs/${jobId}/candidates`;
  return callWithKey(minted.apiKey, path, { ...CONNECTOR, candidates, ...more });
}

/** Pushes candidates; the results. Throws unless they are accepted. */
export async function push(
  minted: Minted,
  jobId: number,
  candidates: Record<string, unknown>[],
  more: Record<string, unknown> = {},
): Promise<PushedResult[]> {
  const response = await sendCandidates(minted, jobId, candidates, more);
  if (response.status !== 200) throw new Error(`push: ${response.status} ${await response.text()}`);
  const body = await response.json<{ count: number; results: PushedResult[] }>();
  if (body.count !== candidates.length) throw new Error('count is not the number of entries');
  return body.results;
}

/** Pulls a job. Throws unless it is there. */
export async function pull(minted: Minted, jobId: number, query = ''): Promise<PulledJob> {
  const response = await callWithKey(minted.apiKey, `/api/v1/ats/jobs/${jobId}${query}`);
  if (response.status !== 200) throw new Error(`pull: ${response.status} ${await response.text()}`);
  return response.json<PulledJob>();
}

/** An organisation with one job. */
export async function mintJob(more: Record<string, unknown> = {}) {
  const minted = await mintOrganisation();
  return { minted, jobId: (await upsert(minted, more)).aptly_job_id };
}

/** `count` candidates with e-mail and text. */
export function people(count: number, prefix = 'c') {
  return Array.from({ length: count }, (_, i) => ({
    external_id: `${prefix}-${i}`,
    name: `Person ${i}`,
    email: `${prefix}-${i}@people.example`,
    phone: `+49 ${i}`,
    cv_text: `Backend developer. Python and PostgreSQL since 2019 at Example Ltd. Number ${i}.`,
  }));
}
