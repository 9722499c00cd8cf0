// The key endpoints (spec, GET, POST and DELETE /api/v1/keys): a JWT opens them, not an API key.

import { Hono } from 'hono';
import * as z from 'zod';
import { requireBearer, type BearerEnv } from '../auth/bearer.ts';
import { ServiceError } from '../http/errors.ts';
import { fieldsOf, readForm } from '../http/form.ts';
import { parseShape } from '../http/validation.ts';
import { createKey, describeKeys, requireEntitled, revoke } from './api-keys.ts';

const NAME_LENGTH_MAX = 100;

/** The form of POST /api/v1/keys; characters are counted as people count them. */
export const KeyForm = z.object({
  /** At most 100 characters. */
  name: z
    .string()
    .meta({ minLength: 1, maxLength: NAME_LENGTH_MAX })
    .transform((name, check) => {
      const trimmed = name.trim();
      const length = [...trimmed].length;
      if (length === 0) issue(check, 'string_too_short', 'String should have at least 1 character');
      if (length > NAME_LENGTH_MAX)
        issue(check, 'string_too_long', `String should have at most ${NAME_LENGTH_MAX} characters`);
      return trimmed;
    }),
});

export const apiKeyRoutes = new Hono<BearerEnv>()
  .get('/api/v1/keys', requireBearer('keys'), async (c) =>
    c.json(await describeKeys(c.var.ctx, c.var.bearer.organisationId)),
  )
  .post('/api/v1/keys', requireBearer('keys'), async (c) => {
    await requireEntitled(c.var.ctx, c.var.bearer);
    const { name } = parseShape(KeyForm, fieldsOf(await readForm(c.req.raw)));
    return c.json(await createKey(c.var.ctx, c.var.bearer, name));
  })
  .delete('/api/v1/keys/:key_id', requireBearer('keys'), async (c) =>
    c.json(await revoke(c.var.ctx, c.var.bearer, keyIdOf(c.req.param('key_id')))),
  );

function issue(check: z.core.$RefinementCtx, type: string, message: string): void {
  check.addIssue({ code: 'custom', params: { type }, message });
}

/** Throws 422 for what is no integer. */
function keyIdOf(text: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new ServiceError('unprocessable', [
    {
      loc: ['path', 'key_id'],
      msg: 'Input should be a valid integer, unable to parse string as an integer',
      type: 'int_parsing',
    },
  ]);
}
