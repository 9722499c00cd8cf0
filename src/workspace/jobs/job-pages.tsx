// The pages around a job's own: the list of jobs, the form for a new one, the form for changes.

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ListedJob } from '../../applications/list-jobs.ts';
import type { JobPage } from '../../applications/read-job-page.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import type { FormState } from '../forms/form-state.ts';
import { showPage } from '../shell/show.tsx';
import { JobForm } from './job-form.tsx';
import { JobsEmpty } from './jobs-empty.tsx';
import { JobsList, readJobsView } from './jobs-list.tsx';

export function showJobs(
  c: Context<MemberEnv>,
  jobs: readonly ListedJob[],
  canWork: boolean,
): Promise<Response> {
  const view = readJobsView(new URL(c.req.url));
  const body =
    jobs.length === 0 ? (
      <JobsEmpty canWork={canWork} />
    ) : (
      <JobsList jobs={jobs} view={view} canWork={canWork} />
    );
  return showPage(c, { title: 'Jobs', section: 'jobs', scripts: ['jobs.js'], body });
}

export function showNewPage(
  c: Context<MemberEnv>,
  form: FormState,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const body = (
    <div class="prose">
      <p class="crumb">
        <a href="/app/jobs">Jobs</a>
      </p>
      <h1>New job</h1>
      <JobForm action="/app/jobs" form={form} job={{}} scored={0} cancel="/app/jobs" />
    </div>
  );
  return showPage(c, { title: 'New job', section: 'jobs', status, body });
}

export function showEditPage(
  c: Context<MemberEnv>,
  { job, candidates, cost }: JobPage,
  form: FormState,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const href = `/app/jobs/${job.id}`;
  const scored = candidates.filter((row) => row.scored && !row.stale).length;
  const body = (
    <div class="prose">
      <p class="crumb">
        <a href={href}>{job.title}</a>
      </p>
      <h1>Edit job</h1>
      <JobForm action={href} form={form} job={job} scored={scored} cancel={href} />
    </div>
  );
  return showPage(c, { title: `Edit ${job.title}`, section: 'jobs', scansLeft: cost.left, status, body });
}
