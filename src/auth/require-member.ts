// The way into the workspace: signed in, of an organisation, with the permission asked for. A person without a session
// is sent to the sign-in page and comes back to where they were going; a program gets 401.

import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../http/errors.ts';
import { wantsJson, type HttpEnv } from '../http/request.ts';
import { can, rolesThat, type Permission, type Role } from './roles.ts';
import { findSignedIn, type SignedIn } from './session.ts';

/** A signed-in member of an organisation. */
export type Member = SignedIn & {
  organisationId: string;
  organisationName: string;
  memberId: string;
  role: Role;
};

/** Hono's environment behind `requireMember`. */
export type MemberEnv = HttpEnv & { Variables: HttpEnv['Variables'] & { member: Member } };

/** Sets `member`. 401 or the sign-in page without a session; 403 without an organisation or the permission. */
export function requireMember(permission: Permission) {
  return createMiddleware<MemberEnv>(async function requireMember(c, next) {
    const signedIn = await findSignedIn(c.get('ctx'), c.req.raw);
    if (signedIn === null) {
      if (wantsJson(c.req.raw)) throw new ServiceError('unauthorised', 'Sign in first.');
      return c.redirect(signInPage(c.req.raw), 303);
    }
    const { organisationId, organisationName, memberId, role } = signedIn;
    if (organisationId === null || organisationName === null || memberId === null || role === null) {
      if (!wantsJson(c.req.raw) && c.req.method === 'GET') return c.redirect('/app/welcome', 303);
      throw new ServiceError('forbidden', 'You do not belong to an organisation yet.');
    }
    if (!can(role, permission)) throw new ServiceError('forbidden', whoMay(permission));
    c.set('organisationId', organisationId);
    c.set('member', { ...signedIn, organisationId, organisationName, memberId, role: role as Role });
    return next();
  });
}

/** Where one signs in, to come back to the page asked for; after a form to the page that it stood on, saying so. */
function signInPage({ method, url, headers }: Request): string {
  const asked = new URL(url);
  const stoodOn = URL.parse(headers.get('referer') ?? '');
  const back = method === 'GET' ? asked : stoodOn?.origin === asked.origin ? stoodOn : null;
  const next = back === null ? '/app' : back.pathname + back.search;
  return `/app/sign-in?next=${encodeURIComponent(next)}${method === 'GET' ? '' : '&ended=1'}`;
}

/**
 * Refuses a request that changes something unless it comes from the service's own pages: a cookie is sent along by
 * whatever site asks for it, an Origin is not forged by a browser. 403 for none, `null` or a foreign one.
 */
export function requireSameOrigin() {
  return createMiddleware<HttpEnv>(async function requireSameOrigin(c, next) {
    const { method } = c.req;
    const safe = method === 'GET' || method === 'HEAD';
    if (!safe && c.req.header('origin') !== new URL(c.req.url).origin) {
      throw new ServiceError('forbidden', 'This request does not come from a page of this service.');
    }
    await next();
  });
}

function whoMay(permission: Permission): string {
  const roles = rolesThat(permission);
  return `Only ${roles.length === 1 ? `an ${roles[0]}` : `${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}`} may do this.`;
}
