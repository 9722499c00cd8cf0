// References: asked for by a single-use link, given without a login (spec, application.reference_received).

import type { Actor } from '../ats/actor.ts';
import { given } from '../ats/plain-text.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { change, getTarget, noteStatements } from './changes.ts';
import { deadLink, hashOf, openLinkSql, tokenOf, type OpenLink } from './links.ts';

const LINK_MS = 14 * 86_400_000;
const NAME_MAX = 200;
const RELATIONSHIP_MAX = 500;
const REFERENCE_MAX = 10_000;

/** `token` makes the link; `expiresAt` in milliseconds. */
export type RequestedReference = { id: number; token: string; expiresAt: number };

/** Asks for a reference. Throws 404 for an unknown or foreign application, 400 for a blank name or e-mail. */
export async function requestReference(
  ctx: Context,
  actor: Actor,
  applicationId: number,
  referee: { name: string; email: string },
): Promise<RequestedReference> {
  const name = text(referee.name, 'name', NAME_MAX);
  const email = text(referee.email, 'email', NAME_MAX);
  const target = await getTarget(ctx, actor.organisationId, applicationId);
  const { organisationId } = actor;
  const requestedAt = ctx.clock();
  const token = await tokenOf(ctx, { kind: 'reference', organisationId, applicationId, requestedAt, email });
  const expiresAt = requestedAt + LINK_MS;
  const db = primary(ctx);
  const [inserted] = await db.batch<{ id: number }>([
    named(db, REQUEST, {
      org: organisationId,
      application: applicationId,
      name,
      email,
      hash: await hashOf(token),
      by: actor.userId,
      now: requestedAt,
      expires: expiresAt,
    }),
    ...noteStatements(ctx, db, target, actor, { kind: 'reference_requested', details: { referee: name } }),
  ]);
  return { id: inserted?.results[0]?.id ?? 0, token, expiresAt };
}

/** What the referee's page says before anything was sent. */
export type OpenReference = OpenLink & { refereeName: string };

/** The reference that a link asks for. Throws 410 for a link that does not work (any more). */
export async function getOpenReference(ctx: Context, token: string): Promise<OpenReference> {
  const values = { hash: await hashOf(token), now: ctx.clock() };
  const row = (await named(primary(ctx), SELECT_OPEN, values).all<OpenReference>()).results[0];
  if (row === undefined) throw deadLink();
  return row;
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
