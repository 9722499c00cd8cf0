// An interviewer's scorecard (spec, application.scorecard_submitted): two D1 round trips.

import type { Actor } from '../ats/actor.ts';
import { storable } from '../ats/plain-text.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { ALWAYS, change, getTarget } from './changes.ts';

export const RECOMMENDATIONS = ['strong_yes', 'yes', 'no', 'strong_no'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

const NOTES_MAX = 10_000;

/** Files a scorecard; notes may be empty. Throws 404 for an unknown or foreign application, 400 for endless notes. */
export async function submitScorecard(
  ctx: Context,
  actor: Actor,
  applicationId: number,
  scorecard: { recommendation: Recommendation; notes: string },
): Promise<void> {
  const notes = storable(scorecard.notes).trim();
  if (notes.length > NOTES_MAX) {
    throw new ServiceError('bad_request', `notes may hold at most ${NOTES_MAX} characters.`);
  }
  const target = await getTarget(ctx, actor.organisationId, applicationId);
  const db = primary(ctx);
  const { recommendation } = scorecard;
  await change(ctx, db, {
    target,
    author: actor,
    event: { type: 'application.scorecard_submitted' },
    note: { kind: 'scorecard_submitted', details: { recommendation } },
    guard: ALWAYS,
    statements: [
      named(db, INSERT, {
        org: actor.organisationId,
        application: applicationId,
        author: actor.userId,
        recommendation,
        notes,
        now: ctx.clock(),
      }),
    ],
  });
}

const INSERT = `
  INSERT INTO scorecards (organisation_id, application_id, author_id, recommendation, notes, submitted_at)
  VALUES (:org, :application, :author, :recommendation, :notes, :now)`;
