// What every answer of the workspace carries: a strict content policy (nothing inline, nothing from elsewhere), no
// framing, no guessing of types, no address of ours told to others, nothing kept in a cache.

import { createMiddleware } from 'hono/factory';
import type { HttpEnv } from '../../http/request.ts';

/** Videos are played from this origin and, just recorded, from the browser's memory. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Record<string, string> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=()',
};

/** Sets the headers on whatever comes out; a route's own Cache-Control (a video's, say) is kept. */
export function pageHeaders() {
  return createMiddleware<HttpEnv>(async function pageHeaders(c, next) {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.append('Vary', 'Accept');
  });
}
