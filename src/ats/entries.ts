// The candidates of a push (spec, ATS candidate). Validation is atomic: whatever is wrong with an entry refuses the
// batch with a 400 that names every offending entry by index and external_id. Pure.

import { ServiceError } from '../http/errors.ts';
import { given, lengthOf, storable } from './plain-text.ts';
import { IDENTITY_PART_MAX } from './schemas.ts';

/** A file as it came; whether it can be read is found out later. */
export type SentFile = { base64: string; fileName: string };

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

const NAME_MAX = 500;
const EMAIL_MAX = 500;
const PHONE_MAX = 200;
const FILE_NAME_MAX = 1_000;
/** UTF-16 units, as for text out of a file: a row of D1 has to hold it. */
const CV_TEXT_MAX = 400_000;

/** Reads the entries. Throws 400 naming all that are malformed. */
export function readEntries(candidates: unknown[]): Entry[] {
  const entries: Entry[] = [];
  const refusals: string[] = [];
  for (const [position, candidate] of candidates.entries()) {
    const problems: string[] = [];
    const entry = readEntry(candidate, position, problems);
    if (problems.length === 0 && entry !== null) entries.push(entry);
    else refusals.push(`candidates[${position}] (${nameOf(candidate)}): ${problems.join(', ')}`);
  }
  if (refusals.length === 0) return entries;
  const detail = `Nothing was written: ${refusals.length} of ${candidates.length} entries are malformed. ${refusals.join('; ')}.`;
  throw new ServiceError('bad_request', detail);
}

function readEntry(candidate: unknown, position: number, problems: string[]): Entry | null {
  if (!isRecord(candidate)) {
    problems.push('is not an object');
    return null;
  }
  const read = (field: string, max: number) => readText(candidate, field, max, problems);
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
    file: readFile(candidate, problems),
  };
}

function readText(
  candidate: Record<string, unknown>,
  field: string,
  max: number,
  problems: string[],
): string | null {
  const value = candidate[field] ?? null;
  if (value === null) return null;
  if (typeof value !== 'string') problems.push(`${field} is not a string`);
  else if (value.length > max && lengthOf(value) > max)
    problems.push(`${field} is longer than ${max} characters`);
  else return value;
  return null;
}

/** White space inside base64 is let pass, because mail programs wrap it. */
function readFile(candidate: Record<string, unknown>, problems: string[]): SentFile | null {
  const sent = candidate['cv_file_base64'] ?? null;
  const fileName = given(readText(candidate, 'cv_filename', FILE_NAME_MAX, problems));
  if (sent === null) return null;
  if (typeof sent !== 'string') {
    problems.push('cv_file_base64 is not a string');
    return null;
  }
  const base64 = /\s/.test(sent) ? sent.replace(/\s+/g, '') : sent;
  if (base64 === '') return null;
  if (fileName === null) problems.push('cv_filename is missing');
  const unpadded = base64.length - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
  const isWhole = base64.length === unpadded ? unpadded % 4 !== 1 : base64.length % 4 === 0;
  if (!isWhole || !BASE64.test(base64)) problems.push('cv_file_base64 is not base64');
  return { base64, fileName: fileName ?? '' };
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

function storedText(text: string | null): string | null {
  const stored = storable(text ?? '');
  return stored.trim() === '' ? null : stored;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(candidate: unknown): string {
  const externalId = isRecord(candidate) ? candidate['external_id'] : null;
  if (typeof externalId !== 'string' || externalId === '') return 'no external_id';
  const shown = storable(externalId);
  return `external_id ${JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}...` : shown)}`;
}
