// A candidate that a recruiter adds in the app: known people are found by their e-mail, as in a push, and keep what is
// stored of them. No identity is given.

import type { Actor } from '../ats/actor.ts';
import { cvOfFile, cvStatements } from '../ats/cv.ts';
import { noSuchJob } from '../ats/manage-jobs.ts';
import { emailKeyOf } from '../ats/people.ts';
import { given } from '../ats/plain-text.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';

export type NewCandidate = {
  name: string;
  email?: string | null;
  phone?: string | null;
  cv?: UploadedFile | null;
};
export type UploadedFile = { bytes: Uint8Array<ArrayBuffer>; fileName: string };

/** `created` is false when the candidate already had an application on this job. */
export type AddedCandidate = {
  candidateId: number;
  applicationId: number;
  created: boolean;
  cv: 'extracted' | 'none' | 'unreadable';
  /** Why the file could not be read, for people; null otherwise. */
  cvMessage: string | null;
};

const FIELD_MAX = 500;

/** Adds a candidate and an application: one D1 round trip. Throws 404 for an unknown job, 400 for a blank name. */
export async function addCandidate(
  ctx: Context,
  actor: Actor,
  jobId: number,
  candidate: NewCandidate,
): Promise<AddedCandidate> {
  const name = given(candidate.name);
  if (name === null) throw new ServiceError('bad_request', 'name must not be blank.');
  const email = given(candidate.email);
  const phone = given(candidate.phone);
  if ([name, email, phone].some((text) => (text ?? '').length > FIELD_MAX)) {
    throw new ServiceError('bad_request', `A field may hold at most ${FIELD_MAX} characters.`);
  }
  const file = candidate.cv ?? null;
  const read = file === null ? null : await cvOfFile(ctx, file.bytes, file.fileName, true);
  const cv = read !== null && 'text' in read ? [{ owner: null, cv: read }] : [];
  const values = {
    org: actor.organisationId,
    job: jobId,
    name,
    email,
    email_key: emailKeyOf(email),
    phone,
    actor: `user:${actor.userId}`,
    now: ctx.clock(),
  };
  const db = primary(ctx);
  const results = await db.batch<{ id: number; candidateId: number }>([
    named(db, INSERT_CANDIDATE, values),
    named(db, INSERT_APPLICATION, values),
    named(db, NOTE, values),
    ...cvStatements(db, cv, WHOSE, values),
    named(db, SELECT_APPLICATION, values),
  ]);
  const row = results.at(-1)?.results[0];
  if (row === undefined) throw noSuchJob();
  const isUnreadable = read !== null && 'unreadable' in read;
  return {
    candidateId: row.candidateId,
    applicationId: row.id,
    created: (results[1]?.results.length ?? 0) > 0,
    cv: read === null ? 'none' : isUnreadable ? 'unreadable' : 'extracted',
    cvMessage: isUnreadable ? read.message : null,
  };
}

const JOB_IS_THERE = 'EXISTS (SELECT 1 FROM jobs WHERE id = :job AND organisation_id = :org)';

/** Whoever has the e-mail; without one, the row that this batch has just inserted. */
const CANDIDATE = `coalesce(
  (SELECT id FROM candidates WHERE organisation_id = :org AND email_key = :email_key),
  (SELECT seq FROM sqlite_sequence WHERE name = 'candidates'))`;

const INSERT_CANDIDATE = `
  INSERT INTO candidates (organisation_id, name, email, email_key, phone, created_at, updated_at)
  SELECT :org, :name, :email, :email_key, :phone, :now, :now WHERE ${JOB_IS_THERE} AND NOT EXISTS (
    SELECT 1 FROM candidates WHERE organisation_id = :org AND email_key = :email_key)`;

const INSERT_APPLICATION = `
  INSERT INTO applications (organisation_id, job_id, candidate_id, stage, created_at, updated_at)
  SELECT :org, :job, ${CANDIDATE}, 'applied', :now, :now WHERE ${JOB_IS_THERE}
  ON CONFLICT (job_id, candidate_id) DO NOTHING RETURNING id`;

const NOTE = `
  INSERT INTO timeline_entries (organisation_id, application_id, at, actor, kind)
  SELECT :org, last_insert_rowid(), :now, :actor, 'added' WHERE changes() > 0`;

const WHOSE = `
  SELECT cv.key AS position, cv.value AS value, ${CANDIDATE} AS candidate_id FROM json_each(:cvs) AS cv
  WHERE ${JOB_IS_THERE}`;

const SELECT_APPLICATION = `
  SELECT id, candidate_id AS candidateId FROM applications
  WHERE organisation_id = :org AND job_id = :job AND candidate_id = ${CANDIDATE}`;
