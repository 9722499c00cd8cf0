// Adding a candidate by hand: name, e-mail, phone and a CV.

import { Hono, type Context } from 'hono';
import { addCandidate, type AddedCandidate } from '../../applications/add-candidate.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { readUpload } from '../forms/upload.ts';
import { tryForm, type FormState } from '../forms/form-state.ts';
import { pathId } from '../shell/path-id.ts';
import { requireRole } from '../shell/require-role.ts';
import { done } from '../shell/show.tsx';
import { actorOf } from './actor-of.ts';
import { showJob } from './show-job.tsx';

export const candidateRoutes = new Hono<MemberEnv>().post(
  '/app/jobs/:id/candidates',
  requireRole('jobs'),
  async (c) => {
    const jobId = pathId(c);
    const { fields, file } = await readUpload(c, 'cv');
    const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
    const add = async () => {
      const candidate = { name: text('name'), email: text('email'), phone: text('phone'), cv: file };
      return tell(c, await addCandidate(c.var.ctx, actorOf(c), jobId, candidate), text('name'));
    };
    return tryForm(c, fields, {}, add, ({ form, status }) =>
      showJob(c, jobId, { add: text('name').trim() === '' ? withoutName(form) : form, status }),
    );
  },
);

function withoutName({ values }: FormState): FormState {
  return { values, errors: { name: 'Enter the name of the candidate.' }, problem: null };
}

function tell(c: Context<MemberEnv>, added: AddedCandidate, name: string): Promise<Response> {
  const { applicationId, candidateId, created, cv, cvMessage } = added;
  const who = name.trim();
  const what = created ? `${who} added` : `${who} is on this job already`;
  const unread = `${what}, without a CV: the file could not be read. ${cvMessage ?? ''} Add another file below.`;
  const flash = cv === 'unreadable' ? { text: unread, bad: true } : what;
  return done(c, {
    to: `/app/applications/${applicationId}`,
    json: {
      aptly_application_id: applicationId,
      aptly_candidate_id: candidateId,
      status: created ? 'created' : 'skipped_duplicate',
      cv,
      ...(cvMessage === null ? {} : { cv_message: cvMessage }),
    },
    flash,
  });
}
