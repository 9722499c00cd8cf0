// The signing secret: made here, shown once, sealed at rest. Rotation is at once, or staged so that a receiver can
// learn the next secret before it is in force:
//
//   none | secret --generate--> secret                 the old one is dead for the next attempt
//   any           --stage-----> any + next             signs nothing yet; staging again replaces it
//   next          --activate--> secret                 the old one is dead for the next attempt

import { auditStatement } from '../../audit/audit.ts';
import { primary } from '../../db/client.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { sealSecret } from '../signing/sealed-secret.ts';
import { formatSecret, SECRET_BYTES } from '../signing/signatures.ts';
import { findEndpointRow, startDrain, type EndpointOwner } from './read-endpoint.ts';

/** The only time that a secret is shown. */
export type ShownSecret = { secret: string };

/** Makes the first secret, or rotates at once; forgets a staged one. Sends what was held for want of a secret. */
export async function generateSecret(ctx: Context, owner: EndpointOwner): Promise<ShownSecret> {
  const made = await makeSecret(ctx, owner.organisationId);
  await write(ctx, owner, 'generated', UPSERT_SECRET, made.sealed);
  await startDrain(ctx, owner.organisationId);
  return { secret: made.secret };
}

/** Makes the next secret, which signs nothing until `activateSecret`. */
export async function stageSecret(ctx: Context, owner: EndpointOwner): Promise<ShownSecret> {
  const made = await makeSecret(ctx, owner.organisationId);
  await write(ctx, owner, 'staged', UPSERT_NEXT_SECRET, made.sealed);
  return { secret: made.secret };
}

/** Puts the staged secret in force. Throws 400 when none is staged. */
export async function activateSecret(ctx: Context, owner: EndpointOwner): Promise<void> {
  const { sealedNextSecret } = await findEndpointRow(ctx, owner.organisationId);
  if (sealedNextSecret === null) throw new ServiceError('bad_request', 'No next secret is staged');
  // The very one that was read is put in force: a secret staged meanwhile stays staged.
  await write(ctx, owner, 'activated', ACTIVATE, sealedNextSecret);
  await startDrain(ctx, owner.organisationId);
}

async function makeSecret(ctx: Context, organisationId: string) {
  const secret = formatSecret(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return { secret, sealed: await sealSecret(ctx.env, organisationId, secret) };
}

async function write(
  ctx: Context,
  { organisationId, actor }: EndpointOwner,
  step: 'generated' | 'staged' | 'activated',
  sql: string,
  sealed: string,
): Promise<void> {
  const db = primary(ctx);
  await db.batch([
    db.prepare(sql).bind(organisationId, sealed, ctx.clock()),
    auditStatement(ctx, db, {
      organisationId,
      actor,
      action: 'webhook.secret_generated',
      details: { step },
    }),
  ]);
}

const UPSERT_SECRET = `
  INSERT INTO webhook_endpoints (organisation_id, sealed_secret, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)
  ON CONFLICT (organisation_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, sealed_next_secret = NULL,
    updated_at = excluded.updated_at`;

const UPSERT_NEXT_SECRET = `
  INSERT INTO webhook_endpoints (organisation_id, sealed_next_secret, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)
  ON CONFLICT (organisation_id) DO UPDATE SET sealed_next_secret = excluded.sealed_next_secret,
    updated_at = excluded.updated_at`;

const ACTIVATE = `
  UPDATE webhook_endpoints SET sealed_secret = ?2, updated_at = ?3,
    sealed_next_secret = CASE WHEN sealed_next_secret <> ?2 THEN sealed_next_secret END
  WHERE organisation_id = ?1`;
