// The list of jobs: what needs work first, with the distribution of scores on one and the same rule in every row.

import type { FoundCandidate, ListedJob } from '../../applications/list-jobs.ts';
import { STAGES, type Stage } from '../../applications/stages.ts';
import { plural } from '../shell/parts.tsx';
import { Sheet } from '../shell/table.tsx';
import { FoundCandidates } from './found-candidates.tsx';
import { Spark } from './histogram.tsx';
import { STAGE_WORDS, WORK_MODES, wordsOf } from './words.ts';

/** Stages with a column; whoever was rejected asks for no more work. */
const COLUMNS = STAGES.filter((stage) => stage !== 'rejected');

const JOB_SORTS = { work: 'Needs work first', new: 'Newest first', title: 'By title' } as const;
export type JobSort = keyof typeof JOB_SORTS;
export type JobsView = { status: 'open' | 'closed'; q: string; client: string; sort: JobSort };

/** Reads what is looked at off an address. */
export function readJobsView(url: URL): JobsView {
  const get = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 200);
  const sort = get('sort');
  return {
    status: get('status') === 'closed' ? 'closed' : 'open',
    q: get('q'),
    client: get('client'),
    sort: Object.hasOwn(JOB_SORTS, sort) ? (sort as JobSort) : 'work',
  };
}

/** The jobs of a view, in its order. */
function chosenJobs(jobs: readonly ListedJob[], view: JobsView): ListedJob[] {
  const words = view.q.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const chosen = jobs.filter((job) => {
    const text = [job.title, job.client_name, job.location].join(' ').toLocaleLowerCase('en');
    return (
      job.status === view.status &&
      (view.client === '' || job.client_name === view.client) &&
      words.every((word) => text.includes(word))
    );
  });
  if (view.sort === 'new') return chosen;
  if (view.sort === 'title') return chosen.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return chosen.toSorted((a, b) => b.unscored + b.stale - (a.unscored + a.stale));
}

type ListProps = {
  jobs: readonly ListedJob[];
  /** Whom the search found, whatever their job. */
  candidates: readonly FoundCandidate[];
  view: JobsView;
  canWork: boolean;
};

/** The page's body; with no job at all `JobsEmpty` takes its place. */
export function JobsList({ jobs, candidates, view, canWork }: ListProps) {
  const shown = chosenJobs(jobs, view);
  return (
    <>
      <div class="head">
        <div>
          <h1>Jobs</h1>
        </div>
        {canWork ? (
          <div class="row acts">
            <a class="b primary" href="/app/jobs/new">
              New job
            </a>
          </div>
        ) : null}
      </div>
      <nav class="tabs" aria-label="Status">
        {(['open', 'closed'] as const).map((status) => (
          <a
            href={status === 'open' ? '/app/jobs' : '/app/jobs?status=closed'}
            aria-current={view.status === status ? 'page' : undefined}
          >
            {status === 'open' ? 'Open' : 'Closed'}
            <span>{jobs.filter((job) => job.status === status).length}</span>
          </a>
        ))}
      </nav>
      <JobFilters jobs={jobs} view={view} />
      <div id="results">
        {shown.length > 0 ? <JobTable jobs={shown} view={view} /> : null}
        {shown.length === 0 && candidates.length === 0 ? <Nothing jobs={jobs} view={view} /> : null}
        {candidates.length === 0 ? null : <FoundCandidates candidates={candidates} />}
      </div>
    </>
  );
}

function JobFilters({ jobs, view }: Pick<ListProps, 'jobs' | 'view'>) {
  const clients = [...new Set(jobs.map((job) => job.client_name).filter((name) => name !== null))];
  return (
    <form class="bar" method="get" action="/app/jobs" id="filters">
      {view.status === 'closed' ? <input type="hidden" name="status" value="closed" /> : null}
      <label class="vh" for="jq">
        Search jobs
      </label>
      <input type="search" id="jq" name="q" value={view.q} placeholder="Job, client, place or person" />
      <label class="vh" for="jc">
        Client
      </label>
      <select id="jc" name="client">
        <option value="">Any client</option>
        {clients
          .toSorted((a, b) => a.localeCompare(b, 'en'))
          .map((client) => (
            <option selected={client === view.client}>{client}</option>
          ))}
      </select>
      <label class="vh" for="js">
        Order
      </label>
      <select id="js" name="sort">
        {Object.entries(JOB_SORTS).map(([sort, words]) => (
          <option value={sort} selected={sort === view.sort}>
            {words}
          </option>
        ))}
      </select>
      <button class="b" data-nojs>
        Apply
      </button>
    </form>
  );
}

function Nothing({ jobs, view }: Pick<ListProps, 'jobs' | 'view'>) {
  const isNarrowed = view.q !== '' || view.client !== '';
  const some = jobs.some((job) => job.status === view.status);
  const other = view.status === 'open' ? 'closed' : 'open';
  return (
    <p class="sheet blank">
      {isNarrowed && some ? 'No job or candidate matches these filters. ' : `No job is ${view.status}. `}
      <a href={`/app/jobs?status=${isNarrowed && some ? view.status : other}`}>
        {isNarrowed && some ? 'Clear filters' : `Look at ${other} ones`}
      </a>
    </p>
  );
}

function JobTable({ jobs, view }: { jobs: readonly ListedJob[]; view: JobsView }) {
  return (
    <Sheet
      kind="jobs"
      caption={view.status === 'open' ? 'Open jobs' : 'Closed jobs'}
      columns={[
        'Job',
        { title: 'Scores', class: 'opt' },
        ...COLUMNS.map((stage) => ({ title: STAGE_WORDS[stage], class: 'r opt' })),
        { title: 'Not scored', class: 'r' },
        { title: 'Stale', class: 'r' },
      ]}
    >
      {jobs.map((job) => (
        <JobRow job={job} />
      ))}
    </Sheet>
  );
}

function JobRow({ job }: { job: ListedJob }) {
  const href = `/app/jobs/${job.id}`;
  const place = [job.location, wordsOf(WORK_MODES, job.work_mode).toLowerCase()].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">
        <a href={href}>{job.title}</a>
        <small>
          {[job.client_name, place].filter(Boolean).join(' · ') || plural(job.applications, 'candidate')}
        </small>
      </th>
      <td class="opt">
        {job.scores.some((count) => count > 0) ? (
          <Spark bars={job.scores} />
        ) : (
          <span class="quiet">No scores yet</span>
        )}
      </td>
      {COLUMNS.map((stage) => (
        <td class="r num opt">
          <Figure count={job.stages[stage]} href={`${href}?stage=${stage satisfies Stage}`} plain />
        </td>
      ))}
      <td class="r num">
        <Figure count={job.unscored} href={`${href}?verdict=none`} />
      </td>
      <td class="r num">
        <Figure count={job.stale} href={`${href}?mark=stale`} />
      </td>
    </tr>
  );
}

/** A zero is quiet; what asks for work is a link in the accent. */
function Figure({ count, href, plain = false }: { count: number; href: string; plain?: boolean }) {
  if (count === 0) return <span class="zero">0</span>;
  return plain ? (
    <>{count.toLocaleString('en-GB')}</>
  ) : (
    <a class="due" href={href}>
      {count.toLocaleString('en-GB')}
    </a>
  );
}
