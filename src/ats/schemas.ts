// The shape of a job that is pushed (spec, ATS job) and the head of a push of candidates. Candidates themselves are
// read by entries.ts, because whatever is wrong with them is a 400 that names them.

import * as z from 'zod';
import { ServiceError } from '../http/errors.ts';
import type { LiftedJson } from '../http/lifted-json.ts';
import { parseShape } from '../http/validation.ts';
import { formatClientValues, parseClientValues } from './client-values.ts';
import { given, lengthOf, storable } from './plain-text.ts';

export const TITLE_LENGTH_MAX = 200;
export const CANDIDATES_MAX = 200;
/** A row of D1 holds two million bytes; texts beyond this are accidents. */
const LONG_TEXT_MAX = 100_000;
const TEXT_MAX = 2_000;
export const IDENTITY_PART_MAX = 500;

function bounded(max: number) {
  // The reference shows the bound from here: a check of our own tells it nothing.
  return z
    .string()
    .meta({ maxLength: max })
    .superRefine((text, check) => {
      if (lengthOf(text) <= max) return;
      check.addIssue({
        code: 'custom',
        message: `String should have at most ${max} characters`,
        params: { type: 'string_too_long' },
      });
    });
}

/** A required string that says something. */
function required(max: number) {
  return bounded(max).superRefine((text, check) => {
    if (storable(text).trim() !== '') return;
    const message = 'String should have at least 1 character that is not white space';
    check.addIssue({ code: 'custom', message, params: { type: 'string_too_short' } });
  });
}

function optional(max: number) {
  return bounded(max).nullish().transform(given);
}

/** An empty text stands for an absent one. */
function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .preprocess((value) => (value === '' ? null : value), z.enum(values).nullish())
    .transform((value) => value ?? null);
}

const clientValues = z
  .string()
  .nullish()
  .transform((text, check) => {
    const values = parseClientValues(text ?? '');
    if (!('error' in values)) return given(formatClientValues(values));
    check.addIssue({ code: 'custom', message: values.error, params: { type: 'enum' } });
    return z.NEVER;
  });

const jobFields = {
  title: required(TITLE_LENGTH_MAX).transform((text) => storable(text).trim()),
  job_spec: optional(LONG_TEXT_MAX),
  client_name: optional(TEXT_MAX),
  client_context: optional(LONG_TEXT_MAX),
  /** Canonical form, or null. */
  client_values: clientValues,
  location: optional(TEXT_MAX),
  work_mode: choice(['remote', 'hybrid', 'onsite']),
  employment_type: choice(['permanent', 'fixed_term', 'contract', 'temporary']),
  hours: choice(['full_time', 'part_time', 'flexible']),
  salary: optional(TEXT_MAX),
  hiring_manager_name: optional(TEXT_MAX),
  hiring_manager_email: optional(TEXT_MAX),
  hiring_manager_phone: optional(TEXT_MAX),
};

/** What a job says, whoever says it; null is absent. */
export const JobFields = z.object(jobFields);
export type JobFields = z.output<typeof JobFields>;

const connector = {
  source_system: required(IDENTITY_PART_MAX),
  source_system_id: required(IDENTITY_PART_MAX),
};

/** The body of POST /api/v1/ats/jobs. */
export const AtsJob = z.object({ ...connector, external_id: required(IDENTITY_PART_MAX), ...jobFields });
export type AtsJob = z.output<typeof AtsJob>;

/** The head of the body of POST /api/v1/ats/jobs/{id}/candidates. */
export const PushHead = z.object({ ...connector, candidates: z.array(z.unknown()) });
export type PushHead = z.output<typeof PushHead>;

/** The integer id in a path. Throws 422 for what is no integer; one too large for any row is merely unknown. */
export function readId(text: string, name: string): number {
  if (/^-?\d{1,400}$/.test(text)) {
    const id = Number(text);
    return Number.isSafeInteger(id) ? id : -1;
  }
  const msg = 'Input should be a valid integer, unable to parse string as an integer';
  throw new ServiceError('unprocessable', [{ loc: ['path', name], msg, type: 'int_parsing' }]);
}

/** An instant in the query. Throws 422 for what is no ISO 8601 date and time with a zone. */
export function readInstant(text: string, name: string): number {
  // A plus sign that was not encoded arrives as a space.
  const at = INSTANT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text.replace(' ', '+')) : Number.NaN;
  if (Number.isFinite(at)) return at;
  const msg = 'Input should be a valid datetime: ISO 8601 with a zone, such as 2026-01-31T09:30:00Z';
  throw new ServiceError('unprocessable', [{ loc: ['query', name], msg, type: 'datetime_parsing' }]);
}

/** Date.parse takes the 31st of February for the 3rd of March, which would leave out what changed in between. */
function isDay(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+\- ]\d\d:\d\d)$/i;

/** Reads the head of a push. Throws 422 for a wrong shape and 400 for 0 or more than 200 entries. */
export function readPushHead({ value, resolve }: Pick<LiftedJson, 'value' | 'resolve'>): PushHead {
  const fields = Object.entries(isObject(value) ? value : {}).map(([name, field]) => [name, resolve(field)]);
  const head = parseShape(PushHead, isObject(value) ? Object.fromEntries(fields) : value);
  const count = head.candidates.length;
  if (count >= 1 && count <= CANDIDATES_MAX) return head;
  throw new ServiceError(
    'bad_request',
    count === 0
      ? 'candidates must hold at least 1 candidate.'
      : `candidates may hold at most ${CANDIDATES_MAX} candidates; this request has ${count}. Split it.`,
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
