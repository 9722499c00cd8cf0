// The API's reference, for programs and for people.

import { Hono } from 'hono';
import type { HttpEnv } from '../http/request.ts';
import { openApiDocument } from './openapi.ts';
import { ReferencePage } from './page.tsx';

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const referenceRoutes = new Hono<HttpEnv>()
  .get('/openapi.json', (c) => c.json(openApiDocument(new URL(c.req.url).origin)))
  .get('/docs', (c) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    const page = <ReferencePage document={openApiDocument(new URL(c.req.url).origin)} />;
    return c.html(`<!doctype html>${page.toString()}`);
  });
