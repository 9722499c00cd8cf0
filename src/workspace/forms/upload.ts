// Forms with one file.

import type { Context } from 'hono';
import type { UploadedFile } from '../../applications/add-candidate.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { ServiceError } from '../../http/errors.ts';
import { fieldsOf, readForm } from '../../http/form.ts';

/** The largest CV that is read, and the form around it. */
const FILE_BYTES_MAX = 10 * 1024 * 1024;
const UPLOAD_BYTES_MAX = FILE_BYTES_MAX + 64 * 1024;

/** The form's fields and its file under `name`; null where none was chosen. Throws 413 for a file that is too large. */
export async function readUpload(
  c: Context<MemberEnv>,
  name: string,
): Promise<{ fields: Record<string, unknown>; file: UploadedFile | null }> {
  const form = await readForm(c.req.raw, UPLOAD_BYTES_MAX).catch((error: unknown) => {
    if (!(error instanceof ServiceError) || error.code !== 'too_large') throw error;
    throw new ServiceError('too_large', 'The file is larger than 10 MB. Nothing was stored.');
  });
  const value = form.get(name);
  // A browser sends an empty file without a name where none was chosen.
  const chosen = value instanceof File && (value.name !== '' || value.size > 0) ? value : null;
  const file =
    chosen === null ? null : { bytes: new Uint8Array(await chosen.arrayBuffer()), fileName: chosen.name };
  return { fields: fieldsOf(form), file };
}
