// The CV that is kept of a candidate: text and what is known of its file. A text that is the same as the stored one
// changes nothing, so that a connector may push everything every night.

import { named } from '../db/named.ts';
import { readIsolated } from '../documents/client.ts';
import { mimeTypeOf, uploadMimeTypeOf } from '../documents/mime.ts';
import type { UnreadableCode } from '../documents/outcome.ts';
import type { Context } from '../platform/context.ts';
import { sha256Hex } from '../platform/encoding.ts';
import { storable } from './plain-text.ts';

/** A CV as it is stored. */
export type Cv = {
  text: string;
  hash: string;
  fileName: string | null;
  mimeType: string | null;
  format: string | null;
  bytes: number | null;
  pages: number | null;
  cut: boolean;
};

const HASH_LENGTH = 32;
const NO_FILE = { fileName: null, mimeType: null, format: null, bytes: null, pages: null, cut: false };

/** A CV that came as text. */
export async function cvOfText(text: string): Promise<Cv> {
  return { ...NO_FILE, text, hash: (await sha256Hex(text)).slice(0, HASH_LENGTH) };
}

/**
 * The CV in a file, read where a death takes nobody else with it, or why there is none. `isUpload` also takes .txt,
 * which the app accepts and the API does not.
 */
export async function cvOfFile(
  ctx: Context,
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  isUpload = false,
): Promise<Cv | { unreadable: UnreadableCode; message: string }> {
  const mimeType = isUpload ? uploadMimeTypeOf(fileName) : mimeTypeOf(fileName);
  if (mimeType === null) {
    const kinds = isUpload ? 'PDF, DOCX, DOC and text' : '.pdf, .docx and .doc';
    return { unreadable: 'unsupported', message: `Only ${kinds} files are read.` };
  }
  const size = bytes.length;
  const read = await readIsolated(ctx.env, bytes, fileName);
  if (read.kind === 'unreadable') return { unreadable: read.code, message: read.message };
  const { format, pages, cut } = read;
  return { ...(await cvOfText(storable(read.text))), fileName, mimeType, format, bytes: size, pages, cut };
}

/** A CV and whose it is: `candidate` is what the statement's `whose` finds candidates by. */
export type OwnedCv<Owner> = { owner: Owner; cv: Cv };

/** What one parameter of D1 holds at most, with room to spare. */
const PARAMETER_BYTES_MAX = 1_500_000;

/**
 * The statements that store CVs. `whose` is SQL that selects `position`, `value` and `candidate_id` from json_each of
 * the parameter `:cvs` (a row's owner is its `owner`), with further parameters in `values`.
 */
export function cvStatements<Owner>(
  db: D1Database,
  cvs: readonly OwnedCv<Owner>[],
  whose: string,
  values: Record<string, unknown>,
): D1PreparedStatement[] {
  if (cvs.length === 0) return [];
  const rows = cvs.map(({ owner, cv }) => JSON.stringify({ owner, ...cv, cut: Number(cv.cut) }));
  const owners = JSON.stringify(cvs.map(({ owner }) => ({ owner })));
  return [
    ...inParts(rows).map((part) => named(db, upsert(whose), { ...values, cvs: part })),
    named(db, noteHashes(whose), { ...values, cvs: owners }),
  ];
}

/** JSON arrays of as many rows as fit one parameter each. */
function inParts(rows: string[]): string[] {
  const parts: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const size = Buffer.byteLength(row) + 1;
    if (bytes + size > PARAMETER_BYTES_MAX) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(row);
    bytes += size;
  }
  return parts.map((part) => `[${part.join(',')}]`);
}

function upsert(whose: string): string {
  return `
  WITH whose AS MATERIALIZED (${whose})
  INSERT INTO candidate_cvs
    (candidate_id, hash, received_at, file_name, mime_type, format, bytes, pages, cut, text)
  SELECT candidate_id, value ->> 'hash', :now, value ->> 'fileName', value ->> 'mimeType', value ->> 'format',
    value ->> 'bytes', value ->> 'pages', value ->> 'cut', value ->> 'text'
  FROM whose WHERE true ORDER BY position
  ON CONFLICT (candidate_id) DO UPDATE SET hash = excluded.hash, received_at = excluded.received_at,
    file_name = excluded.file_name, mime_type = excluded.mime_type, format = excluded.format, bytes = excluded.bytes,
    pages = excluded.pages, cut = excluded.cut, text = excluded.text
  WHERE candidate_cvs.hash <> excluded.hash`;
}

function noteHashes(whose: string): string {
  return `
  WITH whose AS MATERIALIZED (${whose}), noted AS MATERIALIZED (
    SELECT DISTINCT whose.candidate_id AS id, cv.hash AS hash
    FROM whose CROSS JOIN candidate_cvs AS cv ON cv.candidate_id = whose.candidate_id)
  UPDATE candidates SET cv_hash = noted.hash, updated_at = :now
  FROM noted WHERE candidates.id = noted.id AND candidates.cv_hash IS NOT noted.hash`;
}
