// Things of another organisation, by what a path's parameter names: asking for them must be like asking for nothing.

import { env } from 'cloudflare:workers';
import { ORIGIN, call } from './http.ts';
import type { Workspace } from './members.ts';
import { mintKey } from './mint.ts';
import { newEvent, writeEvents } from './webhooks.ts';

export type ForeignThing = 'key' | 'member' | 'invitation' | 'event' | 'job' | 'application';

/** The id of a thing that belongs to `other`. */
export async function foreignId(thing: ForeignThing, other: Workspace): Promise<string> {
  switch (thing) {
    case 'key':
      return String((await mintKey(other.organisationId)).keyId);
    case 'job':
      return String(await plainJob(other.organisationId));
    case 'application':
      return String(await plainApplication(other.organisationId));
    case 'member':
      return other.owner.memberId;
    case 'invitation':
      return invite(other);
    case 'event':
      return (await writeEvents([newEvent(other.organisationId)]))[0] ?? '';
  }
}

function insert(sql: string, ...values: unknown[]): Promise<number> {
  return env.DB.prepare(`${sql} RETURNING id`)
    .bind(...values)
    .first<number>('id')
    .then((id) => id ?? 0);
}

/** A job without anything. */
function plainJob(organisationId: string): Promise<number> {
  const sql = `INSERT INTO jobs (organisation_id, status, title, inputs_version, created_at, updated_at)
    VALUES (?, 'open', 'Theirs', 1, 1, 1)`;
  return insert(sql, organisationId);
}

/** An application without a CV, on a job of its own. */
async function plainApplication(organisationId: string): Promise<number> {
  const jobId = await plainJob(organisationId);
  const candidateId = await insert(
    `INSERT INTO candidates (organisation_id, name, created_at, updated_at) VALUES (?, 'Theirs', 1, 1)`,
    organisationId,
  );
  const sql = `INSERT INTO applications (organisation_id, job_id, candidate_id, stage, created_at, updated_at)
    VALUES (?, ?, ?, 'applied', 1, 1)`;
  return insert(sql, organisationId, jobId, candidateId);
}

async function invite({ owner }: Workspace): Promise<string> {
  const response = await call('/app/settings/members/invitations', {
    method: 'POST',
    headers: { accept: 'application/json', origin: ORIGIN, cookie: owner.cookie },
    body: new URLSearchParams({ email: `new-${owner.email}`, role: 'viewer' }),
  });
  return (await response.json<{ invitation_id: string }>()).invitation_id;
}
