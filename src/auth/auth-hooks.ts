// What is asked before and written down after calls that better-auth answers: who may sign up, how many wrong
// passwords an account bears, and changes of members in the audit log. Loaded with better-auth only.

import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { primary } from '../db/client.ts';
import { newContext } from '../platform/context.ts';
import { changesMembers, recordMemberChange } from './member-audit.ts';
import { maySignIn, noteFailure } from './sign-in-throttle.ts';

const SIGN_IN = '/sign-in/email';
const SIGN_UP = '/sign-up/email';

/** Refuses sign-ins after too many failures, and sign-ups without an invitation where one is needed. */
export function beforeCall(env: Env) {
  return createAuthMiddleware(async (call) => {
    const email = String(call.body?.email ?? '');
    if (call.path === SIGN_IN && !(await maySignIn(newContext(env), email))) {
      throw new APIError('TOO_MANY_REQUESTS', {
        message: 'Too many wrong passwords for this account. Wait ten minutes, or choose a new password.',
      });
    }
    if (call.path === SIGN_UP && env.SIGN_UP === 'invite' && !(await isInvited(env, email))) {
      throw new APIError('FORBIDDEN', { message: 'Signing up needs an invitation.' });
    }
  });
}

/** Notes wrong passwords and changes of members. */
export function afterCall(env: Env) {
  return createAuthMiddleware(async (call) => {
    const { returned } = call.context;
    if (call.path === SIGN_IN && returned instanceof APIError && returned.statusCode === 401) {
      await noteFailure(newContext(env), String(call.body?.email ?? ''));
    }
    if (changesMembers(call.path) && !(returned instanceof APIError)) {
      const session = await getSessionFromCtx(call);
      if (session) await recordMemberChange(newContext(env), call.path, session.user.id, returned);
    }
  });
}

async function isInvited(env: Env, email: string): Promise<boolean> {
  const sql = "SELECT 1 FROM invitations WHERE email = ? AND status = 'pending' AND expires_at > ? LIMIT 1";
  const row = await primary(newContext(env))
    .prepare(sql)
    .bind(email.trim().toLowerCase(), Date.now())
    .first();
  return row !== null;
}
