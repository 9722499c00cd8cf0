// Whoever runs the installation: one token from the environment, compared in constant time.

import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../http/errors.ts';
import type { HttpEnv } from '../http/request.ts';
import { equalsInConstantTime } from '../platform/encoding.ts';

/** 401 unless `Authorization: Bearer <OPERATOR_TOKEN>`; without a configured token nobody is the operator. */
export function requireOperator() {
  return createMiddleware<HttpEnv>(async function requireOperator(c, next) {
    const expected = c.env.OPERATOR_TOKEN ?? '';
    const given = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (expected === '' || !equalsInConstantTime(given, expected)) {
      throw new ServiceError('unauthorised', 'Missing or invalid operator token.');
    }
    await next();
  });
}
