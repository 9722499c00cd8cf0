// The candidate's profile in the app, where aptly_link points: everything that is known, in one D1 round trip.

import { listOf, presentApplication, type PulledRow } from '../ats/present.ts';
import { PULLED_COLUMNS, PULLED_FROM } from '../ats/pull.ts';
import { IS_STALE } from '../ats/stale.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { isoTime, monthOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { noSuchApplication } from './changes.ts';
import { presentExplanation } from './explanation.ts';
import { JOB_COLUMNS, presentDetails } from './read-job-page.ts';

type ApplicationRow = PulledRow & {
  job_id: number;
  phone: string | null;
  stale: number;
  scoring: number;
  notice_kinds: string | null;
  created_at: number;
};
/** From 1; neighbours are null at either end. */
export type Place = {
  position: number;
  total: number;
  previous_id: number | null;
  previous_name: string | null;
  next_id: number | null;
  next_name: string | null;
};
type Instants<Fields extends string> = Record<Fields, number | null>;

/** What the profile shows. Instants are ISO 8601; ids are numbers; the token of a link is never among it. */
export type Profile = Awaited<ReturnType<typeof readProfile>>;

/** Throws 404 for an unknown or foreign application. `cv_text` is null without a CV. */
export async function readProfile(
  ctx: Context,
  organisationId: string,
  applicationId: number,
  appUrl: string,
) {
  const db = primary(ctx);
  const now = ctx.clock();
  const values = { org: organisationId, id: applicationId, now, month: monthOf(now) };
  const results = await db.batch<Record<string, unknown>>(SELECTS.map((sql) => named(db, sql, values)));
  const [
    applications,
    jobs,
    cvs,
    explained,
    references,
    videos,
    scorecards,
    timeline,
    others,
    plans,
    places,
  ] = results.map((result) => result.results);
  const application = applications?.[0] as unknown as ApplicationRow | undefined;
  const job = jobs?.[0];
  if (application === undefined || job === undefined) throw noSuchApplication();
  const cv = cvs?.[0];
  return {
    ...presentApplication(application, appUrl),
    aptly_job_id: application.job_id,
    candidate_phone: application.phone,
    created_at: isoTime(application.created_at),
    stale: application.stale === 1,
    scoring: application.scoring === 1,
    job: presentDetails(job),
    cv_text: cv === undefined ? null : String(cv['text']),
    cv: cv === undefined ? null : presentCv(cv),
    explanation: presentExplanation((explained?.[0]?.['explanation'] as string | undefined) ?? null),
    notice_kinds: listOf(application.notice_kinds),
    references: (references ?? []).map(presentReference),
    videos: (videos ?? []).map(presentVideo),
    scorecards: (scorecards ?? []).map((row) => ({
      ...(row as { id: number; author_id: string; author_name: string | null }),
      recommendation: row['recommendation'] as 'strong_yes' | 'yes' | 'no' | 'strong_no',
      notes: String(row['notes']),
      submitted_at: isoTime(Number(row['submitted_at'])),
    })),
    timeline: (timeline ?? []).map(presentEntry),
    /** The candidate's applications on other jobs. */
    other_applications: (others ?? []) as {
      id: number;
      job_id: number;
      title: string;
      stage: string;
      score: number;
      scored: number;
    }[],
    plan: plans?.[0] as { plan_scans: number; used: number },
    /** Where the candidate stands in the job, by score. */
    place: places?.[0] as unknown as Place,
  };
}

function presentCv(row: Record<string, unknown>) {
  const { text: _text, received_at: receivedAt, cut, ...meta } = row;
  const facts = meta as {
    file_name: string | null;
    mime_type: string | null;
    format: string | null;
    bytes: number | null;
    pages: number | null;
  };
  return { ...facts, cut: cut === 1, received_at: isoTime(Number(receivedAt)) };
}

function presentReference(row: Record<string, unknown>) {
  const { would_rehire: rehire, ...rest } = row;
  const given = rest as {
    id: number;
    referee_name: string;
    referee_email: string;
    relationship: string | null;
    reference: string | null;
    state: 'requested' | 'completed' | 'expired';
  };
  return {
    ...given,
    ...timesOf(row, ['requested_at', 'expires_at', 'completed_at']),
    would_rehire: rehire === null ? null : rehire === 1,
  };
}

function presentVideo(row: Record<string, unknown>) {
  const facts = row as {
    id: number;
    content_type: string | null;
    bytes: number | null;
    duration_seconds: number | null;
    /** expired: the link, or the recording. */
    state: 'requested' | 'recorded' | 'expired' | 'deleted';
  };
  return {
    ...facts,
    ...timesOf(row, ['requested_at', 'link_expires_at', 'recorded_at', 'expires_at', 'deleted_at']),
  };
}

function presentEntry(row: Record<string, unknown>) {
  const { details, at, ...rest } = row;
  const entry = rest as { id: number; actor: string; actor_name: string | null; kind: string };
  const facts = details === null ? {} : (JSON.parse(String(details)) as Record<string, string | number>);
  return { ...entry, at: isoTime(Number(at)), details: facts };
}

/** The named columns as instants on the wire's form. */
function timesOf<Field extends string>(row: Record<string, unknown>, fields: Field[]) {
  const instants = row as Instants<Field>;
  return Object.fromEntries(
    fields.map((field) => {
      const at: number | null = instants[field];
      return [field, at === null ? null : isoTime(at)];
    }),
  ) as Record<Field, string | null>;
}

const OF_APPLICATION = 'application_id = :id AND organisation_id = :org';

const THIS = `
  SELECT candidate_id FROM applications WHERE id = :id AND organisation_id = :org`;

const SELECTS = [
  `SELECT ${PULLED_COLUMNS}, application.job_id AS job_id, candidate.phone AS phone, ${IS_STALE} AS stale, notice_kinds,
     application.created_at AS created_at, EXISTS (SELECT 1 FROM scoring_run_items AS item
       WHERE item.application_id = application.id AND item.state = 'waiting') AS scoring
   FROM ${PULLED_FROM} WHERE application.id = :id AND application.organisation_id = :org`,
  `SELECT ${JOB_COLUMNS} FROM jobs AS job WHERE job.organisation_id = :org AND job.id = (
     SELECT job_id FROM applications WHERE id = :id AND organisation_id = :org)`,
  `SELECT file_name, mime_type, format, bytes, pages, cut, received_at, text FROM candidate_cvs
   WHERE candidate_id = (${THIS})`,
  `SELECT explanation FROM application_explanations WHERE ${OF_APPLICATION}`,
  `SELECT id, referee_name, referee_email, requested_at, expires_at, completed_at, relationship, reference,
     would_rehire, CASE WHEN completed_at IS NOT NULL THEN 'completed' WHEN expires_at <= :now THEN 'expired'
       ELSE 'requested' END AS state
   FROM candidate_references WHERE ${OF_APPLICATION} ORDER BY id`,
  `SELECT id, content_type, bytes, duration_seconds, requested_at, link_expires_at, recorded_at, expires_at, deleted_at,
     CASE WHEN status = 'requested' AND link_expires_at <= :now THEN 'expired'
       WHEN status = 'recorded' AND expires_at <= :now THEN 'expired' ELSE status END AS state
   FROM candidate_videos WHERE ${OF_APPLICATION} ORDER BY id`,
  `SELECT scorecards.id, author_id, users.name AS author_name, recommendation, notes, submitted_at
   FROM scorecards LEFT JOIN users ON users.id = author_id WHERE ${OF_APPLICATION} ORDER BY scorecards.id`,
  `SELECT timeline_entries.id, at, actor, users.name AS actor_name, kind, details
   FROM timeline_entries LEFT JOIN users ON users.id = CASE WHEN actor LIKE 'user:%' THEN substr(actor, 6) END
   WHERE ${OF_APPLICATION} ORDER BY timeline_entries.id`,
  `SELECT application.id, application.job_id, job.title, application.stage, application.score,
     application.last_scored_at IS NOT NULL AS scored
   FROM applications AS application JOIN jobs AS job ON job.id = application.job_id
   WHERE application.candidate_id = (${THIS}) AND application.id <> :id ORDER BY application.id`,
  `SELECT plan_scans, coalesce((SELECT used FROM plan_scan_usage WHERE organisation_id = :org AND month = :month), 0)
     AS used FROM organisations WHERE id = :org`,
  `SELECT position, total, previous_id, previous_name, next_id, next_name FROM (
     SELECT application.id, row_number() OVER ranking AS position, count(*) OVER () AS total,
       lag(application.id) OVER ranking AS previous_id, lag(candidate.name) OVER ranking AS previous_name,
       lead(application.id) OVER ranking AS next_id, lead(candidate.name) OVER ranking AS next_name
     FROM applications AS application JOIN candidates AS candidate ON candidate.id = application.candidate_id
     WHERE application.organisation_id = :org AND application.job_id = (
       SELECT job_id FROM applications WHERE id = :id AND organisation_id = :org)
     WINDOW ranking AS (ORDER BY application.score DESC, application.id)) WHERE id = :id`,
];
