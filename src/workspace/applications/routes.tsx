// One candidate on one job (design, section 4): the page, and everything that is done on it.

import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { deleteApplication } from '../../applications/delete-application.ts';
import { moveStages } from '../../applications/move-stages.ts';
import { readProfile } from '../../applications/read-profile.ts';
import { requestReference } from '../../applications/references.ts';
import { replaceCv } from '../../applications/replace-cv.ts';
import { RECOMMENDATIONS, submitScorecard } from '../../applications/submit-scorecard.ts';
import { STAGES } from '../../applications/stages.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { ServiceError } from '../../http/errors.ts';
import { wantsJson } from '../../http/request.ts';
import { parseShape } from '../../http/validation.ts';
import { isoTime } from '../../platform/clock.ts';
import { eraseRecordings } from '../../recordings/recordings.ts';
import { scoreNow } from '../../scoring-runs/score-now.ts';
import { readFields } from '../forms/form-state.ts';
import { statusOf } from '../forms/status-of.ts';
import { readUpload } from '../forms/upload.ts';
import { actorOf } from '../jobs/actor-of.ts';
import { STAGE_WORDS, undoneText } from '../jobs/words.ts';
import { pathId } from '../shell/path-id.ts';
import { requireRole } from '../shell/require-role.ts';
import { done } from '../shell/show.tsx';
import { prepareQuestions } from './interview-prep.ts';
import { originOf, showProfile } from './show-profile.tsx';

/** `from` is where the page showed the candidate; an undo moves from there alone. */
const StageChange = z.object({
  stage: z.enum(STAGES),
  from: z.enum(STAGES).optional(),
  undo: z.string().optional(),
});
const Scorecard = z.object({
  recommendation: z.enum(RECOMMENDATIONS),
  notes: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
});
const Referee = z.object({ name: z.string(), email: z.string() });

const pageOf = (id: number, part = '') => `/app/applications/${id}${part}`;

export const applicationPageRoutes = new Hono<MemberEnv>()
  .get('/app/applications/:id', requireRole('read'), (c) => showProfile(c, pathId(c)))
  .post('/app/applications/:id/score', requireRole('jobs'), (c) =>
    orSay(c, async (id) => {
      const { runId, score, verdict, scansLeft } = await scoreNow(c.var.ctx, actorOf(c), id);
      const json = { run_id: runId, score, verdict, scans_left: scansLeft };
      return done(c, { to: pageOf(id), json, flash: `Scored ${score}: ${verdict.toLowerCase()}` });
    }),
  )
  .post('/app/applications/:id/stage', requireRole('jobs'), async (c) => {
    const id = pathId(c);
    const { stage, from, undo } = parseShape(StageChange, await readFields(c));
    const isUndo = undo !== undefined && from !== undefined;
    const move = { applicationId: id, stage, ...(isUndo ? { from } : {}) };
    const outcome = await moveStages(c.var.ctx, actorOf(c), null, [move]);
    const moved = outcome.moved.length > 0;
    const text = isUndo
      ? undoneText(outcome.moved, outcome.stayed)
      : `${moved ? 'Moved to' : 'Already in'} ${STAGE_WORDS[stage]}`;
    const canUndo = !isUndo && moved && from !== undefined && from !== stage;
    const flash = canUndo
      ? { text, undo: { action: pageOf(id, '/stage'), fields: { stage: from, from: stage } } }
      : { text };
    return done(c, { to: pageOf(id), json: { aptly_application_id: id, stage, moved }, flash });
  })
  .post('/app/applications/:id/cv', requireRole('jobs'), (c) =>
    orSay(c, async (id) => {
      const { file } = await readUpload(c, 'cv');
      if (file === null) throw new ServiceError('bad_request', 'Choose a file with the CV.');
      await replaceCv(c.var.ctx, actorOf(c), id, file);
      const json = { aptly_application_id: id, cv: 'extracted' };
      return done(c, { to: pageOf(id, '#cv'), json, flash: 'CV stored' });
    }),
  )
  .post('/app/applications/:id/scorecards', requireRole('jobs'), (c) =>
    orSay(c, async (id) => {
      const card = parseShape(Scorecard, await readFields(c));
      await submitScorecard(c.var.ctx, actorOf(c), id, card);
      const json = { aptly_application_id: id, ...card };
      return done(c, { to: pageOf(id, '#scorecards'), json, flash: 'Scorecard submitted' });
    }),
  )
  .post('/app/applications/:id/references', requireRole('jobs'), (c) =>
    orSay(c, async (id) => {
      const referee = parseShape(Referee, await readFields(c));
      const made = await requestReference(c.var.ctx, actorOf(c), id, referee);
      const json = {
        id: made.id,
        url: `${originOf(c)}/r/${made.token}`,
        expires_at: isoTime(made.expiresAt),
      };
      const flash = `Link made. Send it to ${referee.name.trim()}`;
      return done(c, { to: pageOf(id, '#references'), json, flash });
    }),
  )
  .post('/app/applications/:id/interview-prep', requireRole('jobs'), async (c) => {
    const id = pathId(c);
    if (!wantsJson(c.req.raw)) return showProfile(c, id, { withPrep: true });
    const profile = await readProfile(c.var.ctx, c.var.member.organisationId, id, '');
    return c.json({ questions: prepareQuestions(profile.explanation) });
  })
  .post('/app/applications/:id/delete', requireRole('jobs'), async (c) => {
    const id = pathId(c);
    const { ctx, member } = c.var;
    const { aptly_job_id: jobId, candidate_name: name } = await readProfile(
      ctx,
      member.organisationId,
      id,
      '',
    );
    const { candidateDeleted } = await deleteApplication(ctx, actorOf(c), id, (videoIds) =>
      eraseRecordings(ctx, videoIds),
    );
    const json = { aptly_application_id: id, deleted: true, candidate_deleted: candidateDeleted };
    return done(c, { to: `/app/jobs/${jobId}`, json, flash: `${name} deleted` });
  });

/** Runs what is done to an application; a refusal is said on its page to a person, and thrown on for a program. */
async function orSay(c: Context<MemberEnv>, act: (id: number) => Promise<Response>): Promise<Response> {
  const id = pathId(c);
  try {
    return await act(id);
  } catch (error) {
    if (!(error instanceof ServiceError) || wantsJson(c.req.raw) || error.code === 'not_found') throw error;
    const problem = typeof error.detail === 'string' ? error.detail : 'Fill in every field of the form.';
    return showProfile(c, id, { problem, status: statusOf(error) });
  }
}
