// What was just done, told on the next page and once only, with a way back where there is one. It travels in a signed
// cookie of a minute, so that it needs neither script nor storage; it holds no secret and nothing of a CV.

import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import * as z from 'zod';
import type { HttpEnv } from '../../http/request.ts';

const Flash = z.object({
  text: z.string(),
  /** A failure: it stands at the top of the page instead of floating. */
  bad: z.boolean().optional(),
  /** A form that takes it back: where it posts, and what. */
  undo: z
    .object({ action: z.string().startsWith('/app/'), fields: z.record(z.string(), z.string()) })
    .optional(),
});
export type Flash = z.infer<typeof Flash>;

const COOKIE = 'flash';
const SECONDS = 60;
/** A browser drops cookies above 4 KB; the message is more than its undo. */
const LENGTH_MAX = 3000;

/** Has the next page say `flash`. An undo that does not fit is left out. */
export async function tell<E extends HttpEnv>(c: Context<E>, flash: Flash): Promise<void> {
  const whole = JSON.stringify(flash);
  const value = whole.length <= LENGTH_MAX ? whole : JSON.stringify({ text: flash.text.slice(0, 500) });
  const secure = new URL(c.req.url).protocol === 'https:';
  await setSignedCookie(c, COOKIE, value, c.env.AUTH_SECRET, {
    path: '/app',
    maxAge: SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
}

/** What is to be said, and forgets it. Null for nothing, and for what we did not write. */
export async function takeFlash<E extends HttpEnv>(c: Context<E>): Promise<Flash | null> {
  const value = await getSignedCookie(c, c.env.AUTH_SECRET, COOKIE);
  if (!value) return null;
  deleteCookie(c, COOKIE, { path: '/app' });
  try {
    return Flash.safeParse(JSON.parse(value)).data ?? null;
  } catch {
    return null;
  }
}
