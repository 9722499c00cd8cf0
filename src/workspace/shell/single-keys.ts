// Whether single letters are keys (WCAG 2.1.4): who dictates or types by switch turns them off. A cookie of this
// browser, as the theme is.

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

export const KEYS = ['on', 'off'] as const;
export type SingleKeys = (typeof KEYS)[number];

const COOKIE = 'keys';
const YEAR_SECONDS = 365 * 24 * 3600;

/** What this browser chose; on where it chose nothing. */
export function singleKeysOf(c: Context): SingleKeys {
  return getCookie(c, COOKIE) === 'off' ? 'off' : 'on';
}

/** Remembers the choice for a year. */
export function rememberSingleKeys(c: Context, keys: SingleKeys): void {
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, COOKIE, keys, { path: '/', maxAge: YEAR_SECONDS, httpOnly: true, sameSite: 'Lax', secure });
}
