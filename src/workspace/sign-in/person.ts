// A signed-in person who may or may not belong to an organisation: for the pages before one is inside.

import { createMiddleware } from 'hono/factory';
import { findSignedIn, type SignedIn } from '../../auth/session.ts';
import { ServiceError } from '../../http/errors.ts';
import { wantsJson, type HttpEnv } from '../../http/request.ts';
import { SIGN_IN } from '../shell/paths.ts';

/** Hono's environment behind `requirePerson`. */
export type PersonEnv = HttpEnv & { Variables: HttpEnv['Variables'] & { person: SignedIn } };

/** Sets `person`; without a session 303 to sign-in, or 401 for a program. */
export function requirePerson() {
  return createMiddleware<PersonEnv>(async function requirePerson(c, next) {
    const person = await findSignedIn(c.var.ctx, c.req.raw);
    if (person === null) {
      if (wantsJson(c.req.raw)) throw new ServiceError('unauthorised', 'Sign in first.');
      const back = c.req.method === 'GET' ? new URL(c.req.url).pathname : '/app';
      return c.redirect(`${SIGN_IN}?next=${encodeURIComponent(back)}`, 303);
    }
    c.set('person', person);
    return next();
  });
}
