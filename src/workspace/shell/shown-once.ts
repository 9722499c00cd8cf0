// A secret on its way from the form that made it to the page that shows it, once: sealed in a cookie of a minute, bound
// to the session, forgotten by the first page that looks. Nothing of it is stored.

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { MemberEnv } from '../../auth/require-member.ts';
import { importSealingKey, seal, unseal } from '../../platform/seal.ts';

/** What the secret is, as the page needs it. */
export type ShownOnce = {
  kind: 'api-key' | 'webhook-secret' | 'staged-secret';
  name: string;
  secret: string;
};

const COOKIE = 'shown_once';
const SECONDS = 60;

/** Has the next page of settings show `shown`. */
export async function showOnce(c: Context<MemberEnv>, shown: ShownOnce): Promise<void> {
  const value = await seal(await importSealingKey(c.env.SEALING_KEY), JSON.stringify(shown), placeOf(c));
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, COOKIE, value, {
    path: '/app/settings',
    maxAge: SECONDS,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
  });
}

/** The secret to show, or null; it is gone from then on. */
export async function takeShownOnce(c: Context<MemberEnv>): Promise<ShownOnce | null> {
  const value = getCookie(c, COOKIE);
  if (!value) return null;
  deleteCookie(c, COOKIE, { path: '/app/settings' });
  try {
    return JSON.parse(
      await unseal(await importSealingKey(c.env.SEALING_KEY), value, placeOf(c)),
    ) as ShownOnce;
  } catch {
    return null;
  }
}

function placeOf(c: Context<MemberEnv>): string {
  return `shown-once:${c.var.member.sessionId}`;
}
