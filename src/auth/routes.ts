// Sign-in and what belongs to it, all of it better-auth's, under /api/auth.

import { Hono } from 'hono';
import type { HttpEnv } from '../http/request.ts';
import { authFor } from './auth-instance.ts';

export const authRoutes = new Hono<HttpEnv>().on(['GET', 'POST'], '/api/auth/*', async (c) => {
  const auth = await authFor(c.env, new URL(c.req.url).origin);
  const response = await auth.handler(c.req.raw);
  return new Response(response.body, response);
});
