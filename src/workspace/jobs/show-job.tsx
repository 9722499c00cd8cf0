// Answers with a job's page: for a program everything as JSON, for a person the page as the address asks for it.

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readJobPage, type JobPage } from '../../applications/read-job-page.ts';
import { can } from '../../auth/roles.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { wantsJson } from '../../http/request.ts';
import { appUrlOf } from '../../platform/environment.ts';
import type { FormState } from '../forms/form-state.ts';
import { showPage } from '../shell/show.tsx';
import { JobBody } from './job-body.tsx';
import { readView } from './job-view.ts';

/** Scripts of a job's page. */
const JOB_SCRIPTS = ['jobs.js'];

type Refusal = { problem?: string; add?: FormState; status?: ContentfulStatusCode };

/** Reads and shows a job. Throws 404 for an unknown or foreign one. */
export async function showJob(
  c: Context<MemberEnv>,
  jobId: number,
  refusal: Refusal = {},
): Promise<Response> {
  const { ctx, member } = c.var;
  const view = readView(new URL(c.req.url));
  const page = await readJobPage(ctx, member.organisationId, jobId, appUrlOf(ctx.env, c.req.url), view.q);
  if (wantsJson(c.req.raw)) return c.json(presentJobPage(page));
  const { status = 200, problem, add } = refusal;
  return showPage(c, {
    title: page.job.title,
    section: 'jobs',
    scansLeft: page.cost.left,
    scripts: JOB_SCRIPTS,
    status,
    body: (
      <JobBody
        page={page}
        view={view}
        canWork={can(member.role, 'jobs')}
        now={ctx.clock()}
        found={new Set(page.found)}
        {...(problem === undefined ? {} : { problem })}
        {...(add === undefined ? {} : { add })}
      />
    ),
  });
}

/** The page as JSON: a job's own fields, its candidates as the pull has them and what only the app knows. */
function presentJobPage({ found: _found, ...page }: JobPage) {
  return { aptly_job_id: page.job.id, ...page };
}
