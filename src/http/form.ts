// Form bodies: URL-encoded or multipart, read with a bound like every other body.

import { readBody } from './body.ts';
import { ServiceError } from './errors.ts';

/** Forms without files are small. */
export const FORM_BYTES_MAX = 256 * 1024;

/** The form's fields. No form at all has none of them; throws 413 beyond `bytesMax`, 422 for a broken multipart. */
export async function readForm(request: Request, bytesMax = FORM_BYTES_MAX): Promise<FormData> {
  const bytes = await readBody(request, bytesMax);
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return new FormData();
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ServiceError('unprocessable', [
      { loc: ['body'], msg: 'The form could not be read', type: 'form_invalid' },
    ]);
  }
}

/** The form's text fields as an object; of a repeated field the last counts, and a file stays what it is. */
export function fieldsOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(form.entries());
}
