// The candidates of a push (spec, ATS candidate). Validation is atomic: whatever is wrong with an entry refuses the
// batch with a 400 that names every offending entry by index and external_id. Pure.

import { ServiceError } from '../http/errors.ts';
import type { LiftedJson } from '../http/lifted-json.ts';
import { given, lengthOf, storable } from './plain-text.ts';
import { IDENTITY_PART_MAX } from './schemas.ts';

/** A file as it came, its base64 as text or, for a long one, as the body's own bytes. Not read yet. */
export type SentFile = { base64: string | Uint8Array<ArrayBuffer>; fileName: string };

/** One candidate, in the order of submission. `externalId` is stored without what SQLite cannot carry. */
export type Entry = {
  position: number;
  /** As it came, for the answer. */
  sentExternalId: string;
  externalId: string;
  name: string;
  email: string | null;
  phone: string | null;
  cvText: string | null;
  file: SentFile | null;
};

/** Long strings of the body that are still in its bytes. */
type Lifted = Pick<LiftedJson, 'bytesOf' | 'resolve'>;
const NOTHING_LIFTED: Lifted = { bytesOf: () => null, resolve: (value) => value };

const NAME_MAX = 500;
const EMAIL_MAX = 500;
const PHONE_MAX = 200;
const FILE_NAME_MAX = 1_000;
/** UTF-16 units, as for text out of a file: a row of D1 has to hold it. */
const CV_TEXT_MAX = 400_000;

/** Reads the entries. Throws 400 naming all that are malformed. */
export function readEntries(candidates: unknown[], lifted: Lifted = NOTHING_LIFTED): Entry[] {
  const entries: Entry[] = [];
  const refusals: string[] = [];
  for (const [position, candidate] of candidates.entries()) {
    const problems: string[] = [];
    const entry = readEntry(candidate, position, problems, lifted);
    if (problems.length === 0 && entry !== null) entries.push(entry);
    else refusals.push(`candidates[${position}] (${nameOf(candidate, lifted)}): ${problems.join(', ')}`);
  }
  if (refusals.length === 0) return entries;
  const detail = `Nothing was written: ${refusals.length} of ${candidates.length} entries are malformed. ${refusals.join('; ')}.`;
  throw new ServiceError('bad_request', detail);
}

function readEntry(candidate: unknown, position: number, problems: string[], lifted: Lifted): Entry | null {
  if (!isRecord(candidate)) {
    problems.push('is not an object');
    return null;
  }
  const read = (field: string, max: number) =>
    readText(lifted.resolve(candidate[field]), field, max, problems);
  const sentExternalId = read('external_id', IDENTITY_PART_MAX);
  const name = read('name', NAME_MAX);
  for (const [field, value] of Object.entries({ external_id: sentExternalId, name })) {
    if (given(value) === null && !problems.some((problem) => problem.startsWith(`${field} `))) {
      problems.push(value === null ? `${field} is missing` : `${field} is blank`);
    }
  }
  return {
    position,
    sentExternalId: sentExternalId ?? '',
    externalId: storable(sentExternalId ?? ''),
    name: given(name) ?? '',
    email: given(read('email', EMAIL_MAX)),
    phone: given(read('phone', PHONE_MAX)),
    cvText: storedText(read('cv_text', CV_TEXT_MAX)),
    file: readFile(candidate, problems, lifted),
  };
}

function readText(sent: unknown, field: string, max: number, problems: string[]): string | null {
  const value = sent ?? null;
  if (value === null) return null;
  if (typeof value !== 'string') problems.push(`${field} is not a string`);
  else if (value.length > max && lengthOf(value) > max)
    problems.push(`${field} is longer than ${max} characters`);
  else return value;
  return null;
}

function readFile(candidate: Record<string, unknown>, problems: string[], lifted: Lifted): SentFile | null {
  const sentName = lifted.resolve(candidate['cv_filename']);
  const fileName = given(readText(sentName, 'cv_filename', FILE_NAME_MAX, problems));
  const sent = candidate['cv_file_base64'] ?? null;
  if (sent === null) return null;
  if (typeof sent !== 'string') {
    problems.push('cv_file_base64 is not a string');
    return null;
  }
  const base64 = plainBase64(sent, lifted);
  if (base64 === '') return null;
  if (fileName === null) problems.push('cv_filename is missing');
  if (!isBase64(base64)) problems.push('cv_file_base64 is not base64');
  return { base64, fileName: fileName ?? '' };
}

/** White space inside base64 is let pass, because mail programs wrap it; an escape means that there may be some. */
function plainBase64(sent: string, lifted: Lifted): string | Uint8Array<ArrayBuffer> {
  const bytes = lifted.bytesOf(sent);
  if (bytes !== null && !bytes.includes(BACKSLASH)) return bytes;
  const text = String(lifted.resolve(sent));
  return /\s/.test(text) ? text.replace(/\s+/g, '') : text;
}

const BACKSLASH = 0x5c;

function isBase64(base64: string | Uint8Array<ArrayBuffer>): boolean {
  const text = textOf(base64);
  const unpadded = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  const isWhole = text.length === unpadded ? unpadded % 4 !== 1 : text.length % 4 === 0;
  return isWhole && BASE64.test(text);
}

/** A file's base64 as text. Of bytes it is a copy, to be dropped soon. */
export function textOf(base64: string | Uint8Array<ArrayBuffer>): string {
  if (typeof base64 === 'string') return base64;
  return Buffer.from(base64.buffer, base64.byteOffset, base64.byteLength).toString('latin1');
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

function storedText(text: string | null): string | null {
  const stored = storable(text ?? '');
  return stored.trim() === '' ? null : stored;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(candidate: unknown, lifted: Lifted): string {
  const externalId = isRecord(candidate) ? lifted.resolve(candidate['external_id']) : null;
  if (typeof externalId !== 'string' || externalId === '') return 'no external_id';
  const shown = storable(externalId);
  return `external_id ${JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}...` : shown)}`;
}
