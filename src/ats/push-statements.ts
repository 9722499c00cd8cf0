// The statements of a push, one D1 batch whatever the number of candidates. A batch runs alone, so that parallel
// pushes of one person meet in one row. Every statement reads the entries through the job: of a job that is not the
// organisation's, nothing is written. Order: e-mails are filled in, known e-mails get the new identities, unknown
// people get rows and identities, then every entry's identity leads to its candidate.

import { named } from '../db/named.ts';
import type { Entry } from './entries.ts';
import { emailKeyOf, groupPeople } from './people.ts';

/** Who pushes onto what. */
export type Push = {
  organisationId: string;
  jobId: number;
  sourceSystem: string;
  sourceSystemId: string;
  now: number;
};

/** What the last statement answers for every entry, in order; no row at all when there is no such job. */
export type PushedRow = { position: number; candidateId: number; applicationId: number };

/** The statements that write people and applications. */
export function pushStatements(db: D1Database, push: Push, entries: readonly Entry[]): D1PreparedStatement[] {
  const values = { ...paramsOf(push), entries: JSON.stringify(rowsOf(entries)) };
  return WRITES.map((sql) => named(db, sql, values));
}

/** The statement that creates applications; it returns the `id` of each. */
export function applicationStatement(
  db: D1Database,
  push: Push,
  entries: readonly Entry[],
): D1PreparedStatement {
  return named(db, INSERT_APPLICATIONS, { ...paramsOf(push), entries: JSON.stringify(rowsOf(entries)) });
}

/** The statement that tells the rows of every entry. */
export function rowsStatement(db: D1Database, push: Push, entries: readonly Entry[]): D1PreparedStatement {
  return named(db, SELECT_ROWS, { ...paramsOf(push), entries: JSON.stringify(rowsOf(entries)) });
}

/** A push's parameters by their names in SQL. */
export function paramsOf(push: Push) {
  return {
    org: push.organisationId,
    job: push.jobId,
    system: push.sourceSystem,
    instance: push.sourceSystemId,
    now: push.now,
  };
}

function rowsOf(entries: readonly Entry[]) {
  const claims = entries.map(({ externalId, email }) => ({ externalId, emailKey: emailKeyOf(email) }));
  const people = groupPeople(claims);
  return entries.map(({ position, externalId, name, email, phone }, index) => ({
    position,
    person: people[index]?.person,
    owns_email: people[index]?.ownsEmail,
    external_id: externalId,
    name,
    email,
    email_key: claims[index]?.emailKey ?? null,
    phone,
  }));
}

const ENTRY = `
  entry AS MATERIALIZED (
    SELECT value ->> 'position' AS position, value ->> 'person' AS person, value ->> 'external_id' AS external_id,
      value ->> 'name' AS name, value ->> 'email' AS email, value ->> 'email_key' AS email_key,
      value ->> 'phone' AS phone, value ->> 'owns_email' AS owns_email, jobs.source_system = :system AND jobs.source_system_id = :instance AS is_own
    FROM json_each(:entries), jobs WHERE jobs.id = :job AND jobs.organisation_id = :org)`;

const SAME_TUPLE = `identity.organisation_id = :org AND identity.source_system = :system
    AND identity.source_system_id = :instance AND identity.external_id = `;
const IDENTITY = `candidate_identities AS identity WHERE ${SAME_TUPLE}`;

/**
 * Joins an entry to the identity that it carries. A cross join is one that SQLite does not turn round: it would walk
 * through all of a connector's identities for the sake of one push.
 */
export const IDENTITY_OF = `
  CROSS JOIN candidate_identities AS identity ON ${SAME_TUPLE} `;

/** Every candidate that the entries lead to, with what the last of its entries says. */
const REACHED = `
  reached AS (
    SELECT identity.candidate_id AS candidate_id, identity.id AS identity_id, entry.name AS name,
      entry.is_own AS is_own, max(entry.position) AS position
    FROM entry ${IDENTITY_OF} entry.external_id GROUP BY identity.candidate_id)`;

/** Entries that lead to nobody yet, and the people among them, numbered from 1. */
const FRESH = `
  fresh AS MATERIALIZED (
    SELECT entry.* FROM entry WHERE NOT EXISTS (SELECT 1 FROM ${IDENTITY} entry.external_id)),
  people AS (
    SELECT person, row_number() OVER (ORDER BY person) AS rank, count(*) OVER () AS count
    FROM (SELECT DISTINCT person FROM fresh))`;

const LAST_CANDIDATE = `coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'candidates'), 0)`;

const firstOf = (column: string, where = `${column} IS NOT NULL`) =>
  `(SELECT ${column} FROM fresh WHERE fresh.person = people.person AND ${where} ORDER BY position LIMIT 1)`;

/** A candidate without an e-mail gets the one that came, unless somebody else has it. */
const FILL_EMAILS = `
  WITH ${ENTRY}, offered AS (
    SELECT identity.candidate_id AS candidate_id, entry.email AS email, entry.email_key AS email_key,
      min(entry.position) AS position
    FROM entry ${IDENTITY_OF} entry.external_id WHERE entry.email_key IS NOT NULL GROUP BY identity.candidate_id)
  UPDATE OR IGNORE candidates SET email = offered.email, email_key = offered.email_key, updated_at = :now
  FROM offered WHERE candidates.id = offered.candidate_id AND candidates.email_key IS NULL`;

/** An identity that comes to a known person can be the one that all their jobs' pulls show from now on. */
const TOUCH_FOUND = `
  WITH ${ENTRY}
  UPDATE applications SET updated_at = :now WHERE candidate_id IN (
    SELECT candidates.id
    FROM entry CROSS JOIN candidates ON candidates.organisation_id = :org AND candidates.email_key = entry.email_key
    WHERE NOT EXISTS (SELECT 1 FROM ${IDENTITY} entry.external_id))`;

const STAMP_KNOWN = `
  WITH ${ENTRY}
  INSERT INTO candidate_identities (organisation_id, source_system, source_system_id, external_id, candidate_id)
  SELECT :org, :system, :instance, entry.external_id, candidates.id
  FROM entry CROSS JOIN candidates ON candidates.organisation_id = :org AND candidates.email_key = entry.email_key
  WHERE true ORDER BY entry.position
  ON CONFLICT DO NOTHING`;

const INSERT_CANDIDATES = `
  WITH ${ENTRY}, ${FRESH}
  INSERT INTO candidates (id, organisation_id, name, email, email_key, phone, created_at, updated_at)
  SELECT ${LAST_CANDIDATE} + rank, :org, ${firstOf('name')}, ${firstOf('email', 'owns_email')}, ${firstOf('email_key', 'owns_email')},
    ${firstOf('phone')}, :now, :now
  FROM people ORDER BY rank`;

/** The rows just written have the last ids, in the order of the people. */
const STAMP_FRESH = `
  WITH ${ENTRY}, ${FRESH}
  INSERT INTO candidate_identities (organisation_id, source_system, source_system_id, external_id, candidate_id)
  SELECT :org, :system, :instance, fresh.external_id, ${LAST_CANDIDATE} - people.count + people.rank
  FROM fresh JOIN people ON people.person = fresh.person
  WHERE true ORDER BY fresh.position
  ON CONFLICT DO NOTHING`;

/** The phone is that of the last entry that has one. */
const UPDATE_CANDIDATES = `
  WITH ${ENTRY}, ${REACHED}, called AS (
    SELECT identity.candidate_id AS candidate_id, entry.phone AS phone, max(entry.position) AS position
    FROM entry ${IDENTITY_OF} entry.external_id WHERE entry.phone IS NOT NULL GROUP BY identity.candidate_id)
  UPDATE candidates SET name = reached.name, phone = coalesce(called.phone, candidates.phone), updated_at = :now
  FROM reached LEFT JOIN called ON called.candidate_id = reached.candidate_id
  WHERE candidates.id = reached.candidate_id AND (candidates.name IS NOT reached.name
    OR (called.phone IS NOT NULL AND candidates.phone IS NOT called.phone))`;

/** A candidate's change shows in the pulls of all its jobs. */
const TOUCH_APPLICATIONS = `
  WITH ${ENTRY}, ${REACHED}
  UPDATE applications SET updated_at = :now
  WHERE updated_at <> :now AND candidate_id IN (
    SELECT candidates.id FROM reached JOIN candidates ON candidates.id = reached.candidate_id
    WHERE candidates.updated_at = :now AND candidates.created_at <> :now)`;

/** The latest identity is shown; but the job's own connector's is never replaced by another's. */
const STAMP_APPLICATIONS = `
  WITH ${ENTRY}, ${REACHED}, stamped AS MATERIALIZED (
    SELECT application.id AS id, reached.identity_id AS identity_id
    FROM reached CROSS JOIN applications AS application
      ON application.job_id = :job AND application.candidate_id = reached.candidate_id
    WHERE application.identity_id IS NOT reached.identity_id AND (reached.is_own OR NOT EXISTS (
      SELECT 1 FROM candidate_identities AS shown JOIN jobs ON jobs.id = :job
      WHERE shown.id = application.identity_id AND shown.source_system = jobs.source_system
        AND shown.source_system_id = jobs.source_system_id)))
  UPDATE applications SET identity_id = stamped.identity_id, updated_at = :now
  FROM stamped WHERE applications.id = stamped.id`;

const INSERT_APPLICATIONS = `
  WITH ${ENTRY}, ${REACHED}
  INSERT INTO applications
    (organisation_id, job_id, candidate_id, identity_id, stage, created_at, updated_at)
  SELECT :org, :job, candidate_id, identity_id, 'applied', :now, :now FROM reached WHERE true ORDER BY position
  ON CONFLICT (job_id, candidate_id) DO NOTHING
  RETURNING id`;

const SELECT_ROWS = `
  WITH ${ENTRY}
  SELECT entry.position AS position, applications.candidate_id AS candidateId, applications.id AS applicationId
  FROM entry ${IDENTITY_OF} entry.external_id
    CROSS JOIN applications ON applications.job_id = :job AND applications.candidate_id = identity.candidate_id
  ORDER BY entry.position`;

const WRITES = [
  FILL_EMAILS,
  TOUCH_FOUND,
  STAMP_KNOWN,
  INSERT_CANDIDATES,
  STAMP_FRESH,
  UPDATE_CANDIDATES,
  TOUCH_APPLICATIONS,
  STAMP_APPLICATIONS,
];
