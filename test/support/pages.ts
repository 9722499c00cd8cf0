// Calls pages as a browser does and as a program does, and makes the scene most tests of jobs begin with.

import { call, ORIGIN } from './http.ts';
import { mintWorkspace, type Workspace } from './members.ts';
import { vi } from 'vitest';

export type Form = Record<string, string> | [string, string][] | FormData;

function bodyOf(form: Form): BodyInit {
  return form instanceof FormData ? form : new URLSearchParams(form);
}

function send(cookie: string, path: string, accept: string, form?: Form): Promise<Response> {
  return call(path, {
    redirect: 'manual',
    headers: { accept, cookie, origin: ORIGIN },
    ...(form === undefined ? {} : { method: 'POST', body: bodyOf(form) }),
  });
}

/** A page, or a form sent from one: never follows the 303. */
export function browse(cookie: string, path: string, form?: Form): Promise<Response> {
  return send(cookie, path, 'text/html', form);
}

/** The text of a page that is there. Throws for any other status. */
export async function pageText(cookie: string, path: string): Promise<string> {
  const response = await browse(cookie, path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** JSON of a page, or of a form that is sent. */
export function ask(cookie: string, path: string, form?: Form): Promise<Response> {
  return send(cookie, path, 'application/json', form);
}

/** As `ask`, for what has to succeed. */
export async function askFor<T>(cookie: string, path: string, form?: Form): Promise<T> {
  const response = await ask(cookie, path, form);
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json<T>();
}

export type CandidateJson = {
  aptly_application_id: number;
  candidate_name: string;
  score: number;
  scored: boolean;
  stage: string;
  stale: boolean;
  has_cv: boolean;
  notices: string[];
};
export type JobJson = {
  job: Record<string, unknown>;
  candidates: CandidateJson[];
  cost: Record<string, number>;
  run: { scored: number; failed: number; finished_at: string | null } | null;
};

export type JobScene = Workspace & { cookie: string; jobId: number; path: string };

/** An organisation with the sample job: six people, nobody scored. */
export async function mintSampleJob(plan: Record<string, unknown> = {}): Promise<JobScene> {
  const workspace = await mintWorkspace(plan);
  const { cookie } = workspace.owner;
  const { id } = await askFor<{ id: number }>(cookie, '/app/jobs/sample', {});
  return { ...workspace, cookie, jobId: id, path: `/app/jobs/${id}` };
}

/** The sample job, everybody scored. */
export async function mintScoredJob(plan: Record<string, unknown> = {}): Promise<JobScene> {
  const scene = await mintSampleJob(plan);
  await askFor(scene.cookie, `${scene.path}/score`, { which: 'unscored' });
  await untilScored(scene);
  return scene;
}

/** Waits for the job's latest run. */
export async function untilScored({ cookie, path }: Pick<JobScene, 'cookie' | 'path'>): Promise<JobJson> {
  return vi.waitUntil(
    async () => {
      const job = await askFor<JobJson>(cookie, path);
      return job.run !== null && job.run.finished_at !== null ? job : false;
    },
    { timeout: 20_000, interval: 50 },
  ) as Promise<JobJson>;
}
