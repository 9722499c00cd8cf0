// Members at work on applications.

import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Actor } from '../../src/ats/actor.ts';
import { findProgress, type RunProgress } from '../../src/scoring-runs/progress.ts';
import { newContext } from '../../src/platform/context.ts';
import { people, push, upsert, type PushedResult } from './ats.ts';
import { mintOrganisation, type Minted } from './mint.ts';
import type { Plan } from '../../src/organisation/plan.ts';

export type Scene = { minted: Minted; actor: Actor; jobId: number; pushed: PushedResult[]; ids: number[] };

/** An organisation with a job and candidates who have a CV. */
export async function mintScene(
  candidates: Record<string, unknown>[] | number = 1,
  plan: Partial<Plan> = {},
) {
  const minted = await mintOrganisation(plan);
  const jobId = (await upsert(minted)).aptly_job_id;
  const list = typeof candidates === 'number' ? people(candidates) : candidates;
  const pushed = list.length === 0 ? [] : await push(minted, jobId, list);
  const ids = pushed.map((one) => one.aptly_application_id);
  return { minted, actor: actorOf(minted), jobId, pushed, ids } satisfies Scene;
}

/** A member of an organisation. */
export function actorOf(minted: Minted): Actor {
  return { organisationId: minted.organisationId, userId: 'user-1' };
}

/** Waits until a run is finished. */
export async function untilFinished(organisationId: string, runId: string): Promise<RunProgress> {
  const progress = await vi.waitUntil(
    async () => {
      const found = await findProgress(newContext(env), organisationId, { runId });
      return found !== null && found.finished_at !== null ? found : null;
    },
    { timeout: 20_000, interval: 30 },
  );
  if (progress === null) throw new Error('the run did not finish');
  return progress;
}

/** Plan scans used this month. */
export async function scansUsed(organisationId: string): Promise<number> {
  const sql = 'SELECT coalesce(sum(used), 0) AS used FROM plan_scan_usage WHERE organisation_id = ?';
  return (await env.DB.prepare(sql).bind(organisationId).first<{ used: number }>())?.used ?? 0;
}

/** The organisation's events, oldest first. */
export async function eventsOf(organisationId: string) {
  const sql =
    'SELECT type, job_id, application_id, stage, sequence FROM events WHERE organisation_id = ? ORDER BY sequence';
  const { results } = await env.DB.prepare(sql).bind(organisationId).all<Record<string, unknown>>();
  return results;
}
