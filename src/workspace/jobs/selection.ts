// What a form about several candidates says: whom (`id`, once for each, or `ids` in JSON) and the rest of its fields.

import type { Context } from 'hono';
import type { MemberEnv } from '../../auth/require-member.ts';
import { parseJson, readBody } from '../../http/body.ts';
import { ServiceError } from '../../http/errors.ts';
import { fieldsOf, FORM_BYTES_MAX, readForm } from '../../http/form.ts';

export type Selection = { ids: number[]; fields: Record<string, unknown> };

/** Reads form or JSON. Throws 422 for ids that are no ids. */
export async function readSelection(c: Context<MemberEnv>): Promise<Selection> {
  if (/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    const body = parseJson(await readBody(c.req.raw, FORM_BYTES_MAX));
    const fields = typeof body === 'object' && body !== null ? { ...body } : {};
    const ids = 'ids' in fields && Array.isArray(fields.ids) ? (fields.ids as unknown[]) : [];
    return { ids: ids.map(readOne), fields };
  }
  const form = await readForm(c.req.raw);
  return { ids: form.getAll('id').map(readOne), fields: fieldsOf(form) };
}

function readOne(value: unknown): number {
  const text = String(value);
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const msg = 'Input should be a valid integer';
  throw new ServiceError('unprocessable', [{ loc: ['body', 'ids'], msg, type: 'int_parsing' }]);
}
