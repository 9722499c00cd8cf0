// Whom a JWT names. The token says who it is; what they may do is read at the moment of the call, so that a change of
// role or a removal counts at once (one D1 round trip).

import { decodeJwt } from 'jose';
import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import { JWT } from './jwt-terms.ts';
import { verifyOwnToken } from './own-tokens.ts';
import { trustsAnIssuer, verifiedEmail, verifyIssuedToken } from './trusted-issuer.ts';

/** Whoever a token names, with what they are now. */
export type Identified = {
  organisationId: string | null;
  role: string | null;
  actor: string;
  emailVerified: boolean;
};

/** The person a token stands for; null for a token that is not valid, or of a membership that is gone. */
export async function identify(ctx: Context, token: string): Promise<Identified | null> {
  return issuerOf(token) === JWT.issuer ? identifyOwn(ctx, token) : identifyIssued(ctx, token);
}

/** Of a token of ours: a membership that it names and that is gone makes it invalid. */
async function identifyOwn(ctx: Context, token: string): Promise<Identified | null> {
  const claims = await verifyOwnToken(ctx, token);
  if (claims?.sub === undefined) return null;
  const named = typeof claims['organisation_id'] === 'string' ? claims['organisation_id'] : null;
  const row = await findMembership(ctx, 'users.id', claims.sub, named);
  if (row === null || (named !== null && row.organisationId !== named)) return null;
  return { ...row, emailVerified: row.emailVerified === 1, actor: `user:${claims.sub}` };
}

async function identifyIssued(ctx: Context, token: string): Promise<Identified | null> {
  if (!trustsAnIssuer(ctx.env)) return null;
  const claims = await verifyIssuedToken(ctx.env, token);
  const email = claims === null ? null : verifiedEmail(ctx.env, claims);
  if (claims === null || email === null) return null;
  const row = await findMembership(ctx, 'users.email', email, null);
  const actor = `issuer:${claims.sub}`;
  if (row === null) return { organisationId: null, role: null, emailVerified: true, actor };
  return { ...row, emailVerified: true, actor };
}

function issuerOf(token: string): unknown {
  try {
    return decodeJwt(token).iss;
  } catch {
    return null;
  }
}

type Membership = { organisationId: string | null; role: string | null; emailVerified: number };

/** A person's membership of `organisationId`, or the first they have. Null when there is no such person. */
async function findMembership(
  ctx: Context,
  column: 'users.id' | 'users.email',
  value: string,
  organisationId: string | null,
): Promise<Membership | null> {
  const sql = `
    SELECT members.organisation_id AS organisationId, members.role AS role, users.email_verified AS emailVerified
    FROM users LEFT JOIN members ON members.user_id = users.id
    WHERE ${column} = ? ORDER BY members.organisation_id = ? DESC, members.created_at LIMIT 1`;
  return primary(ctx).prepare(sql).bind(value, organisationId).first<Membership>();
}
