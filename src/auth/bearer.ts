// The way in with a JWT, our own or one of the trusted issuer.

import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../http/errors.ts';
import type { HttpEnv } from '../http/request.ts';
import { can, rolesThat, type Permission } from './roles.ts';

/** A member who may do what was asked; `actor` is how the audit log calls them. */
export type Bearer = { organisationId: string; actor: string; emailVerified: boolean };

/** Hono's environment behind `requireBearer`. */
export type BearerEnv = HttpEnv & { Variables: HttpEnv['Variables'] & { bearer: Bearer } };

/** Sets `bearer`. 401 without a valid JWT or for a member who was removed; 403 without organisation or permission. */
export function requireBearer(permission: Permission) {
  return createMiddleware<BearerEnv>(async function requireBearer(c, next) {
    const token = /^Bearer +([^\s]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    // Loaded with its library on first use: calls with an API key never pay for it.
    const { identify } = await import('./identify.ts');
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
