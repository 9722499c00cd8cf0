// A job with every application (spec, GET /api/v1/ats/jobs/{aptly_job_id}): one D1 round trip at any size, from the
// primary, so that a pull is never older than the event it follows. The body is streamed, a slice of candidates at a
// time, so that ten thousand of them never stand in memory as one text.

import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { utf8 } from '../platform/encoding.ts';
import { presentApplication, presentJob, type JobRow, type PulledRow } from './present.ts';

/** Candidates that become one piece of the body. */
const SLICE = 100;

/** What to pull; `updatedSince` leaves out applications that show nothing new since that instant. */
export type Pull = { organisationId: string; jobId: number; updatedSince: number | null; appUrl: string };

/** The body of the pull. Throws 404 for an unknown or foreign job. */
export async function pullJob(ctx: Context, pull: Pull): Promise<ReadableStream<Uint8Array>> {
  const db = primary(ctx);
  const values = {
    org: pull.organisationId,
    job: pull.jobId,
    since: pull.updatedSince ?? Number.MIN_SAFE_INTEGER,
    now: ctx.clock(),
  };
  const [jobs, applications] = await db.batch([
    named(db, SELECT_JOB, { org: values.org, job: values.job }),
    named(db, SELECT_APPLICATIONS, values),
  ]);
  const job = jobs?.results[0] as JobRow | undefined;
  if (job === undefined) throw new ServiceError('not_found', 'No such job.');
  return streamed(textOf(job, (applications?.results ?? []) as PulledRow[], pull.appUrl));
}

/** The body's text in pieces. */
function* textOf(job: JobRow, rows: PulledRow[], appUrl: string): Generator<string> {
  const head = JSON.stringify(presentJob(job));
  yield `${head.slice(0, -1)},"candidates":[`;
  for (let start = 0; start < rows.length; start += SLICE) {
    const slice = rows.slice(start, start + SLICE);
    const text = slice.map((row) => JSON.stringify(presentApplication(row, appUrl))).join(',');
    yield start === 0 ? text : `,${text}`;
  }
  yield ']}';
}

function streamed(pieces: Generator<string>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const { value, done } = pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(utf8(value));
    },
  });
}

const SELECT_JOB = `
  SELECT id, title, status, source_system, source_system_id, external_id, scoring_inputs_updated_at
  FROM jobs WHERE id = :job AND organisation_id = :org`;

/** Of a candidate's identities the one that the job's connector knows: stamped here, or anywhere; else any. */
const SHOWN_IDENTITY = `
  coalesce(
    (SELECT stamped.id FROM candidate_identities AS stamped WHERE stamped.id = application.identity_id
      AND stamped.source_system = job.source_system AND stamped.source_system_id = job.source_system_id),
    (SELECT max(own.id) FROM candidate_identities AS own WHERE own.candidate_id = application.candidate_id
      AND own.source_system = job.source_system AND own.source_system_id = job.source_system_id),
    application.identity_id,
    (SELECT max(any.id) FROM candidate_identities AS any WHERE any.candidate_id = application.candidate_id))`;

/**
 * The columns of a PulledRow and where they come from, with the parameter `:now`; `job`, `application`, `candidate`
 * and `identity` are aliases. A video counts while it is there by the clock.
 */
export const PULLED_COLUMNS = `
    application.id, application.candidate_id, identity.external_id, identity.source_system,
    identity.source_system_id, candidate.name AS candidate_name, candidate.email AS candidate_email, application.stage,
    application.score, verdict, confidence, score_summary, ai_cv_flag, ai_cv_flag_reason, hidden_gem,
    hidden_gem_reason, match_reasons, gaps, last_scored_at,
    (SELECT count(*) FROM candidate_references AS reference
      WHERE reference.application_id = application.id AND completed_at IS NOT NULL) AS references_count,
    (SELECT count(*) FROM candidate_videos AS video
      WHERE video.application_id = application.id AND video.status = 'recorded' AND video.expires_at > :now)
      AS videos_count,
    (SELECT count(*) FROM scorecards WHERE scorecards.application_id = application.id) AS scorecards_count`;
export const PULLED_FROM = `
  jobs AS job
    JOIN applications AS application ON application.job_id = job.id
    JOIN candidates AS candidate ON candidate.id = application.candidate_id
    LEFT JOIN candidate_identities AS identity ON identity.id = ${SHOWN_IDENTITY}`;

/** A video that ran out since is news. */
const SELECT_APPLICATIONS = `
  SELECT ${PULLED_COLUMNS} FROM ${PULLED_FROM}
  WHERE job.id = :job AND job.organisation_id = :org AND (application.updated_at >= :since OR EXISTS (
    SELECT 1 FROM candidate_videos AS video WHERE video.application_id = application.id
      AND video.status = 'recorded' AND video.expires_at BETWEEN :since AND :now))
  ORDER BY application.score DESC, application.id`;
