// Ids in addresses of pages: what is no id leads nowhere, like an id that nobody has.

import type { Context } from 'hono';
import { ServiceError } from '../../http/errors.ts';

/** The integer in the path under `name`. Throws 404 for anything else. */
export function pathId(c: Context, name = 'id'): number {
  const text = c.req.param(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new ServiceError('not_found', 'No such page.');
  return Number(text);
}
