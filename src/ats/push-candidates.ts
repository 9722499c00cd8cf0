// Takes a push of candidates (spec, POST .../candidates): one D1 batch for people, applications and the CVs that came
// as text, then the files are read, then one more batch for their texts. Whoever dies in between leaves candidates
// without a CV, and the connector's repeat finds them.

import { primary } from '../db/client.ts';
import { FILE_BYTES_MAX } from '../documents/limits.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { fromBase64 } from '../platform/encoding.ts';
import { cvOfFile, cvOfText, cvStatements, type Cv } from './cv.ts';
import { textOf, type Entry, type SentFile } from './entries.ts';
import {
  applicationStatement,
  IDENTITY_OF,
  paramsOf,
  pushStatements,
  rowsStatement,
  type Push,
  type PushedRow,
} from './push-statements.ts';

export type CvAnswer = 'extracted' | 'provided' | 'none' | 'unreadable';
export type PushedCandidate = {
  external_id: string;
  aptly_candidate_id: number;
  aptly_application_id: number;
  status: 'created' | 'skipped_duplicate';
  cv: CvAnswer;
};

/** The reader takes two at a time; more at once would only hold decoded files in memory. */
const READ_AT_ONCE = 2;

/** Writes the entries and answers for each in order: at most 2 D1 round trips. Throws 404 for an unknown job. */
export async function pushCandidates(
  ctx: Context,
  push: Push,
  entries: Entry[],
): Promise<{ count: number; results: PushedCandidate[] }> {
  const rows = await writePeople(ctx, push, entries);
  const answers = await writeFiles(ctx, push, entries);
  const results = entries.map((entry, index): PushedCandidate => {
    const row = rows[index];
    if (row === undefined) throw new Error('an entry has no row');
    return {
      external_id: entry.sentExternalId,
      aptly_candidate_id: row.candidateId,
      aptly_application_id: row.applicationId,
      status: row.isNew ? 'created' : 'skipped_duplicate',
      cv: answers.get(entry.position) ?? (entry.cvText === null ? 'none' : 'provided'),
    };
  });
  return { count: results.length, results };
}

/** The rows of every entry; `isNew` for the first entry that led to an application made by this push. */
async function writePeople(
  ctx: Context,
  push: Push,
  entries: Entry[],
): Promise<(PushedRow & { isNew: boolean })[]> {
  const db = primary(ctx);
  const asText = entries.filter((entry) => entry.file === null && entry.cvText !== null);
  const cvs = await Promise.all(
    asText.map(async (entry) => ({ owner: entry.externalId, cv: await cvOfText(entry.cvText ?? '') })),
  );
  const results = await db.batch<PushedRow & { id: number }>([
    jobStatement(db, push),
    ...pushStatements(db, push, entries),
    ...cvStatements(db, cvs, WHOSE, paramsOf(push)),
    applicationStatement(db, push, entries),
    rowsStatement(db, push, entries),
  ]);
  if (results[0]?.results.length === 0) throw new ServiceError('not_found', 'No such job.');
  const unseen = new Set(results.at(-2)?.results.map((row) => row.id));
  return (results.at(-1)?.results ?? []).map((row) => ({ ...row, isNew: unseen.delete(row.applicationId) }));
}

/** Reads the files and stores their texts; what became of each, by position. */
async function writeFiles(ctx: Context, push: Push, entries: Entry[]): Promise<Map<number, CvAnswer>> {
  const waiting = entries.filter((entry) => entry.file !== null);
  const answers = new Map<number, CvAnswer>();
  const read = new Map<number, Cv>();
  const turn = async () => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const { answer, cv } = await readEntryCv(ctx, entry);
      answers.set(entry.position, answer);
      if (cv !== null) read.set(entry.position, cv);
    }
  };
  await Promise.all(Array.from({ length: READ_AT_ONCE }, turn));
  const cvs = entries.flatMap(({ position, externalId }) => {
    const cv = read.get(position);
    return cv === undefined ? [] : [{ owner: externalId, cv }];
  });
  const db = primary(ctx);
  if (cvs.length > 0) await db.batch(cvStatements(db, cvs, WHOSE, paramsOf(push)));
  return answers;
}

/** A readable file wins over `cv_text`; an unreadable one leaves it standing. */
async function readEntryCv(ctx: Context, entry: Entry): Promise<{ answer: CvAnswer; cv: Cv | null }> {
  const cv = entry.file === null ? null : await readFile(ctx, entry.file);
  // The file is done with; holding it would add up over a batch.
  entry.file = null;
  if (cv !== null) return { answer: 'extracted', cv };
  if (entry.cvText !== null) return { answer: 'provided', cv: await cvOfText(entry.cvText) };
  return { answer: 'unreadable', cv: null };
}

async function readFile(ctx: Context, file: SentFile): Promise<Cv | null> {
  if ((file.base64.length / 4) * 3 > FILE_BYTES_MAX + 3) return null;
  const cv = await cvOfFile(ctx, fromBase64(textOf(file.base64)), file.fileName);
  return 'unreadable' in cv ? null : cv;
}

function jobStatement(db: D1Database, push: Push): D1PreparedStatement {
  return db
    .prepare('SELECT 1 FROM jobs WHERE id = ? AND organisation_id = ?')
    .bind(push.jobId, push.organisationId);
}

/** CVs belong to the candidates that their external ids lead to, by way of the job. */
const WHOSE = `
  SELECT cv.key AS position, cv.value AS value, identity.candidate_id AS candidate_id
  FROM json_each(:cvs) AS cv CROSS JOIN jobs ON jobs.id = :job AND jobs.organisation_id = :org
    ${IDENTITY_OF} cv.value ->> 'owner'`;
