// Every request: an id in and out, one log line, and errors turned into the spec's bodies.

import { createMiddleware } from 'hono/factory';
import type { ErrorHandler, Hono, NotFoundHandler } from 'hono';
import { newContext, type Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { ServiceError, errorResponse } from './errors.ts';

/** Hono's environment: the unit of work rides along as `ctx`. */
export type HttpEnv = { Bindings: Env; Variables: { ctx: Context; organisationId?: string } };

/** Whether the caller is a program that asked for JSON rather than a person with a browser. */
export function wantsJson(request: Request): boolean {
  return /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '');
}

const REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;

/**
 * Opens the unit of work, echoes X-Request-Id and writes the request's line. Answers hold keys, tokens and what is
 * said of candidates, so no cache on the way keeps one unless its route says otherwise, and nobody guesses its type.
 */
export function requestLine() {
  return createMiddleware<HttpEnv>(async function requestLine(c, next) {
    const given = c.req.header('x-request-id') ?? '';
    const ctx = newContext(c.env, REQUEST_ID.test(given) ? given : crypto.randomUUID());
    c.set('ctx', ctx);
    const startedAt = Date.now();
    await next();
    c.header('X-Request-Id', ctx.requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    writeLog(c.res.status >= 500 ? 'error' : 'info', 'request', {
      request_id: ctx.requestId,
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      duration_ms: Date.now() - startedAt,
      organisation_id: c.get('organisationId'),
      ...ctx.meter,
    });
  });
}

/** Known outcomes become their body; anything else is a bare 500, with its class and place in the log. */
export const onError: ErrorHandler<HttpEnv> = (error, c) => {
  if (error instanceof ServiceError) return errorResponse(error);
  writeLog('error', 'unexpected_error', { request_id: c.get('ctx')?.requestId, ...errorFields(error) });
  return errorResponse(new ServiceError('internal', 'Internal Server Error'));
};

/**
 * The answer where no route fits: 405 with `Allow` when only the method is wrong, else 404. `routesOf` tells the
 * mounted routes, late, because they are mounted after this is made.
 */
export function onNotFound(routesOf: () => Hono<HttpEnv>['routes']): NotFoundHandler<HttpEnv> {
  return (c) => {
    const routes = routesOf().filter((route) => route.method !== 'ALL');
    const fitting = routes.filter((route) => patternOf(route.path).test(c.req.path));
    if (fitting.length === 0) return errorResponse(new ServiceError('not_found', 'Not Found'));
    const allow = [...new Set(fitting.map((route) => route.method))].join(', ');
    return errorResponse(
      new ServiceError('method_not_allowed', 'Method Not Allowed', { headers: { Allow: allow } }),
    );
  };
}

/** A route's path as an expression; a parameter stands for one part of a path. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
