// The head of a job's page: what the job is, how its candidates stand, and what can be done next.

import type { JobDetails, JobPage } from '../../applications/read-job-page.ts';
import { Icon } from '../shell/icon.tsx';
import { dayText } from '../shell/when.tsx';
import { barsOf, Histogram } from './histogram.tsx';
import { queryOf, type JobView } from './job-view.ts';
import { EMPLOYMENT_TYPES, HOURS, VERDICTS, verdictKey, WORK_MODES, wordsOf } from './words.ts';

export type HeadProps = { page: JobPage; view: JobView; canWork: boolean; now: number };

export function JobHead({ page, view, canWork, now }: HeadProps) {
  const { job, candidates } = page;
  const scored = candidates.filter((row) => row.scored);
  return (
    <div class="head job">
      <div>
        <p class="crumb">
          <a href="/app/jobs">Jobs</a>
        </p>
        <h1>
          {job.title}{' '}
          <span class={job.status === 'open' ? 'chip ok' : 'chip'}>{statusWords(job.status)}</span>
        </h1>
        <p class="meta">
          {metaOf(job).map((words) => (
            <span>{words}</span>
          ))}
        </p>
        <Counts page={page} view={view} now={now} />
      </div>
      <div>
        {canWork ? <Actions page={page} /> : null}
        {scored.length === 0 ? null : <Histogram bars={barsOf(scored.map((row) => row.score))} />}
      </div>
    </div>
  );
}

function statusWords(status: JobDetails['status']): string {
  return status === 'open' ? 'Open' : 'Closed';
}

function metaOf(job: JobDetails): string[] {
  const place = [job.location, wordsOf(WORK_MODES, job.work_mode).toLowerCase()].filter(Boolean).join(', ');
  const terms = [wordsOf(EMPLOYMENT_TYPES, job.employment_type), wordsOf(HOURS, job.hours).toLowerCase()];
  const origin = job.source_system === null ? '' : `${job.source_system} ${job.external_id ?? ''}`.trim();
  return [job.client_name, place, terms.filter(Boolean).join(', '), job.salary, origin].filter(
    (words): words is string => Boolean(words),
  );
}

function Counts({ page, view, now }: Omit<HeadProps, 'canWork'>) {
  const { candidates, job } = page;
  const unscored = candidates.filter((row) => !row.scored).length;
  const stale = candidates.filter((row) => row.stale).length;
  const changed = job.scoring_inputs_updated_at;
  return (
    <ul class="counts">
      {(['strong', 'border', 'no'] as const).map((key) => (
        <li>
          <a href={queryOf(view, { verdict: key }) || '?'}>
            <span class="verdict" data-v={key}>
              <b>{candidates.filter((row) => verdictKey(row.verdict) === key).length}</b> {VERDICTS[key]}
            </span>
          </a>
        </li>
      ))}
      {unscored === 0 ? null : (
        <li>
          <a href={queryOf(view, { verdict: 'none' })}>
            <b>{unscored}</b> Not scored
          </a>
        </li>
      )}
      {stale === 0 ? null : (
        <li>
          <a href={queryOf(view, { marks: ['stale'] })}>
            <b>{stale}</b> Stale{changed === null ? '' : `, spec of ${dayText(Date.parse(changed), now)}`}
          </a>
        </li>
      )}
    </ul>
  );
}

/** What asks for work comes first: whoever is not scored, then whoever was scored before the spec changed. */
function Actions({ page: { job, cost } }: { page: JobPage }) {
  const next = cost.unscored > 0 ? 'unscored' : cost.stale > 0 ? 'stale' : null;
  return (
    <div class="row acts">
      <a class={next === null ? 'b primary' : 'b'} href="#add" data-dialog="add">
        Add candidate
      </a>
      {next === null ? null : (
        <a class="b primary" href={`#cost-${next}`} data-dialog={`cost-${next}`}>
          Score {cost[next]} {next === 'stale' ? 'stale again' : 'unscored'}
        </a>
      )}
      <details class="menu">
        <summary class="b" aria-label="More for this job">
          <Icon name="more" />
        </summary>
        <div>
          <a href={`/app/jobs/${job.id}/edit`}>Edit job</a>
          {cost.stale === 0 || next === 'stale' ? null : (
            <a href="#cost-stale" data-dialog="cost-stale">
              Score {cost.stale} stale again
            </a>
          )}
          {cost.all === 0 ? null : (
            <a href="#cost-all" data-dialog="cost-all">
              Score all {cost.all} again
            </a>
          )}
          <form method="post" action={`/app/jobs/${job.id}/status`}>
            <button name="status" value={job.status === 'open' ? 'closed' : 'open'}>
              {job.status === 'open' ? 'Close job' : 'Reopen job'}
            </button>
          </form>
        </div>
      </details>
    </div>
  );
}
