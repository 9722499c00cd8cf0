// Jobs: the list, one job, making, changing, closing and reopening (design, section 4).

import { Hono } from 'hono';
import { z } from 'zod';
import { createJob, editJob, setJobStatus } from '../../ats/manage-jobs.ts';
import { JobFields } from '../../ats/schemas.ts';
import { listJobs } from '../../applications/list-jobs.ts';
import { readJobPage } from '../../applications/read-job-page.ts';
import { can } from '../../auth/roles.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { wantsJson } from '../../http/request.ts';
import { parseShape } from '../../http/validation.ts';
import { EMPTY_FORM, readFields, tryForm } from '../forms/form-state.ts';
import { pathId } from '../shell/path-id.ts';
import { requireRole } from '../shell/require-role.ts';
import { done } from '../shell/show.tsx';
import { actorOf } from './actor-of.ts';
import { JOB_WORDS, jobInput } from './job-form.tsx';
import { showEditPage, showJobs, showNewPage } from './job-pages.tsx';
import { makeSampleJob } from './sample-job.ts';
import { showJob } from './show-job.tsx';

const JobStatus = z.object({ status: z.enum(['open', 'closed']) });

export const jobRoutes = new Hono<MemberEnv>()
  .get('/app/jobs', requireRole('read'), async (c) => {
    const { ctx, member } = c.var;
    const jobs = await listJobs(ctx, member.organisationId);
    return wantsJson(c.req.raw) ? c.json({ jobs }) : showJobs(c, jobs, can(member.role, 'jobs'));
  })
  .post('/app/jobs', requireRole('jobs'), async (c) => {
    const fields = jobInput(await readFields(c));
    const create = async () => {
      const id = await createJob(c.var.ctx, actorOf(c), parseShape(JobFields, fields));
      return done(c, { to: `/app/jobs/${id}`, json: { aptly_job_id: id, id }, flash: 'Job created' });
    };
    return tryForm(c, fields, JOB_WORDS, create, (refused) => showNewPage(c, refused.form, refused.status));
  })
  .get('/app/jobs/new', requireRole('jobs'), (c) => showNewPage(c, EMPTY_FORM))
  .post('/app/jobs/sample', requireRole('jobs'), async (c) => {
    const id = await makeSampleJob(c.var.ctx, actorOf(c));
    const flash = 'Sample job made. Score its candidates to see how it works';
    return done(c, { to: `/app/jobs/${id}`, json: { aptly_job_id: id, id }, flash });
  })
  .get('/app/jobs/:id', requireRole('read'), (c) => showJob(c, pathId(c)))
  .get('/app/jobs/:id/edit', requireRole('jobs'), async (c) => {
    const page = await readJobPage(c.var.ctx, c.var.member.organisationId, pathId(c), '');
    return showEditPage(c, page, EMPTY_FORM);
  })
  .post('/app/jobs/:id', requireRole('jobs'), async (c) => {
    const { ctx, member } = c.var;
    const id = pathId(c);
    const fields = jobInput(await readFields(c));
    const edit = async () => {
      await editJob(ctx, actorOf(c), id, parseShape(JobFields, fields));
      return done(c, { to: `/app/jobs/${id}`, json: { aptly_job_id: id, id }, flash: 'Changes saved' });
    };
    return tryForm(c, fields, JOB_WORDS, edit, async ({ form, status }) => {
      const page = await readJobPage(ctx, member.organisationId, id, '');
      return showEditPage(c, page, form, status);
    });
  })
  .post('/app/jobs/:id/status', requireRole('jobs'), async (c) => {
    const id = pathId(c);
    const { status } = parseShape(JobStatus, await readFields(c));
    const changed = await setJobStatus(c.var.ctx, actorOf(c), id, status);
    const before = status === 'open' ? 'closed' : 'open';
    const undo = { action: `/app/jobs/${id}/status`, fields: { status: before } };
    const text = status === 'open' ? 'Job reopened' : 'Job closed';
    return done(c, {
      to: `/app/jobs/${id}`,
      json: { aptly_job_id: id, status, changed },
      flash: changed ? { text, undo } : { text: `The job is ${status} already` },
    });
  });
