// A CV uploaded on the profile: it replaces the stored one; a file that cannot be read replaces nothing.

import type { Actor } from '../ats/actor.ts';
import { cvOfFile, cvStatements } from '../ats/cv.ts';
import { primary } from '../db/client.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import type { UploadedFile } from './add-candidate.ts';
import { getTarget, noteStatements } from './changes.ts';

/** Replaces the CV of an application's candidate. Throws 404, and 400 saying why the file could not be read. */
export async function replaceCv(
  ctx: Context,
  actor: Actor,
  applicationId: number,
  file: UploadedFile,
): Promise<void> {
  const target = await getTarget(ctx, actor.organisationId, applicationId);
  const cv = await cvOfFile(ctx, file.bytes, file.fileName, true);
  if ('unreadable' in cv) {
    throw new ServiceError('bad_request', `The CV could not be read. ${cv.message}`, {
      extra: { code: cv.unreadable },
    });
  }
  const db = primary(ctx);
  const values = { org: actor.organisationId, application: applicationId, now: ctx.clock() };
  await db.batch([
    ...cvStatements(db, [{ owner: null, cv }], WHOSE, values),
    ...noteStatements(ctx, db, target, actor, { kind: 'cv_replaced', details: { file: file.fileName } }),
  ]);
}

const WHOSE = `
  SELECT cv.key AS position, cv.value AS value, candidate_id FROM json_each(:cvs) AS cv, applications
  WHERE applications.id = :application AND applications.organisation_id = :org`;
