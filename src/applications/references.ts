// References: asked for by a single-use link, given without a login (spec, application.reference_received).

import type { Actor } from '../ats/actor.ts';
import { given } from '../ats/plain-text.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { change } from './changes.ts';
import {
  deadLink,
  getOpenLink,
  openLinkSql,
  requestLink,
  type OpenLink,
  type RequestedLink,
} from './links.ts';

const NAME_MAX = 200;
const RELATIONSHIP_MAX = 500;
const REFERENCE_MAX = 10_000;

/** Asks for a reference. Throws 404 for an unknown or foreign application, 400 for a blank name or e-mail. */
export async function requestReference(
  ctx: Context,
  actor: Actor,
  applicationId: number,
  referee: { name: string; email: string },
): Promise<RequestedLink> {
  const name = text(referee.name, 'name', NAME_MAX);
  const email = text(referee.email, 'email', NAME_MAX);
  return requestLink(
    ctx,
    actor,
    { kind: 'reference', applicationId, email },
    {
      insert: REQUEST,
      values: { name, email },
      note: { kind: 'reference_requested', details: { referee: name } },
    },
  );
}

/** What the referee's page says before anything was sent. */
export type OpenReference = OpenLink & { refereeName: string };

/** The reference that a link asks for. Throws 410 for a link that does not work (any more). */
export function getOpenReference(ctx: Context, token: string): Promise<OpenReference> {
  return getOpenLink<OpenReference>(ctx, SELECT_OPEN, token);
}

export type GivenReference = { relationship: string; reference: string; wouldRehire: boolean };

/** Takes a reference; the link works no more. Throws 410 for a dead link, 400 for a blank answer. */
export async function submitReference(ctx: Context, token: string, answer: GivenReference): Promise<void> {
  const relationship = text(answer.relationship, 'relationship', RELATIONSHIP_MAX);
  const reference = text(answer.reference, 'reference', REFERENCE_MAX);
  const { id, ...target } = await getOpenReference(ctx, token);
  const db = primary(ctx);
  const now = ctx.clock();
  const isTaken = await change(ctx, db, {
    target,
    author: 'referee',
    event: { type: 'application.reference_received' },
    note: { kind: 'reference_received', details: { reference_id: id } },
    guard: {
      sql: 'EXISTS (SELECT 1 FROM candidate_references WHERE id = ? AND completed_at IS NULL)',
      params: [id],
    },
    statements: [
      named(db, COMPLETE, { id, now, relationship, reference, rehire: Number(answer.wouldRehire) }),
    ],
  });
  if (!isTaken) throw deadLink();
}

/** A required answer. Throws 400 when it is blank or too long. */
function text(value: string, field: string, max: number): string {
  const clean = given(value);
  if (clean === null) throw new ServiceError('bad_request', `${field} must not be blank.`);
  if (clean.length > max) {
    throw new ServiceError('bad_request', `${field} may hold at most ${max} characters.`);
  }
  return clean;
}

const REQUEST = `
  INSERT INTO candidate_references
    (organisation_id, application_id, referee_name, referee_email, token_hash, requested_by, requested_at, expires_at)
  VALUES (:org, :application, :name, :email, :hash, :by, :now, :expires) RETURNING id`;

const SELECT_OPEN = openLinkSql({
  table: 'candidate_references',
  also: 'referee_name AS refereeName',
  whileOpen: 'completed_at IS NULL AND link.expires_at > :now',
});

const COMPLETE = `
  UPDATE candidate_references SET completed_at = :now, relationship = :relationship, reference = :reference,
    would_rehire = :rehire
  WHERE id = :id AND completed_at IS NULL`;
