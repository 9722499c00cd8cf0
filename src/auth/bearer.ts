// Who presents a JWT: our own, or one of the trusted issuer. The token says who it is; what they may do is read at
// the moment of the call, so that a change of role or a removal counts at once (one D1 round trip).

import { createMiddleware } from 'hono/factory';
import { decodeJwt } from 'jose';
import { ServiceError } from '../http/errors.ts';
import type { HttpEnv } from '../http/request.ts';
import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import { JWT } from './jwt-terms.ts';
import { verifyOwnToken } from './own-tokens.ts';
import { can, rolesThat, type Permission } from './roles.ts';
import { trustsAnIssuer, verifiedEmail, verifyIssuedToken } from './trusted-issuer.ts';

/** A member who may do what was asked; `actor` is how the audit log calls them. */
export type Bearer = { organisationId: string; actor: string; emailVerified: boolean };

/** Hono's environment behind `requireBearer`. */
export type BearerEnv = HttpEnv & { Variables: HttpEnv['Variables'] & { bearer: Bearer } };

/** Sets `bearer`. 401 without a valid JWT or for a member who was removed; 403 without organisation or permission. */
export function requireBearer(permission: Permission) {
  return createMiddleware<BearerEnv>(async function requireBearer(c, next) {
    const token = /^Bearer +([^\s]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const person = token === undefined ? null : await identify(c.get('ctx'), token);
    if (person === null) throw new ServiceError('unauthorised', 'Missing, invalid or expired token.');
    if (person.organisationId === null || person.role === null) {
      throw new ServiceError('forbidden', 'You do not belong to an organisation.');
    }
    if (!can(person.role, permission)) {
      throw new ServiceError('forbidden', `Only ${rolesThat(permission).join(' or ')} may do this.`);
    }
    c.set('organisationId', person.organisationId);
    c.set('bearer', {
      organisationId: person.organisationId,
      actor: person.actor,
      emailVerified: person.emailVerified,
    });
    await next();
  });
}

type Identified = {
  organisationId: string | null;
  role: string | null;
  actor: string;
  emailVerified: boolean;
};

async function identify(ctx: Context, token: string): Promise<Identified | null> {
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
