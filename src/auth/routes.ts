// Sign-in and what belongs to it, all of it better-auth's, under /api/auth.

import { Hono } from 'hono';
import type { HttpEnv } from '../http/request.ts';
import { authFor } from './auth-instance.ts';

export const authRoutes = new Hono<HttpEnv>().on(['GET', 'POST'], '/api/auth/*', async (c) => {
  const auth = await authFor(c.env, new URL(c.req.url).origin);
  const response = await auth.handler(asProgram(c.req.raw));
  return new Response(response.body, response);
});

/**
 * Fetch of Node sends `Sec-Fetch-Mode` and nothing else of a browser, and better-auth would ask it for an Origin.
 * Every browser that sends these headers sends `Sec-Fetch-Site` too, so its absence tells a program, whose sign-in
 * no other site can have caused.
 */
function asProgram(request: Request): Request {
  const { headers } = request;
  if (['cookie', 'origin', 'sec-fetch-site'].some((name) => headers.has(name))) return request;
  const changed = new Request(request);
  changed.headers.delete('sec-fetch-mode');
  changed.headers.delete('sec-fetch-dest');
  return changed;
}
