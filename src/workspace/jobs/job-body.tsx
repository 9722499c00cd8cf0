// A job's page, from its head to its dialogs.

import type { JobPage } from '../../applications/read-job-page.ts';
import { EMPTY_FORM, type FormState } from '../forms/form-state.ts';
import { Icon } from '../shell/icon.tsx';
import { Board } from './board.tsx';
import { AddDialog, CostDialog, MoveDialog } from './job-dialogs.tsx';
import { countIn, JobFilters } from './job-filters.tsx';
import { JobHead } from './job-head.tsx';
import { filtered, isFiltered, queryOf, ranked, sorted, type JobView, type RankedRow } from './job-view.ts';
import { RankedList } from './ranked-list.tsx';
import { isNews, RunSection } from './run-progress.tsx';
import { STAGE_WORDS } from './words.ts';

export type JobBodyProps = {
  page: JobPage;
  view: JobView;
  canWork: boolean;
  now: number;
  /** Candidates whose CV holds the words that are searched. */
  found: ReadonlySet<number>;
  /** Why what was asked for was not done. */
  problem?: string;
  /** A refused candidate: the dialog stands open with what was typed. */
  add?: FormState;
};

export function JobBody(props: JobBodyProps) {
  const { page, view, canWork, now, problem, add } = props;
  const base = `/app/jobs/${page.job.id}`;
  const passing = filtered(ranked(page.candidates), view, props.found);
  const rows = sorted(
    passing.filter((row) => view.stage === null || row.stage === view.stage),
    view.sort,
  );
  return (
    <div class="jobpage">
      <JobHead page={page} view={view} canWork={canWork} now={now} />
      {problem === undefined ? null : (
        <p class="note bad" role="alert">
          <Icon name="warn" />
          <span>{problem}</span>
        </p>
      )}
      <JobFilters view={view} base={base} rows={passing} />
      {isNews(page.run, now) ? <RunSection run={page.run} jobId={page.job.id} /> : null}
      <div id="results">
        {rows.length === 0 && (view.view === 'list' || page.candidates.length === 0) ? (
          <Nobody page={page} view={view} base={base} canWork={canWork} passing={passing} />
        ) : view.view === 'board' ? (
          <Board base={base} view={view} rows={rows} canWork={canWork} now={now} />
        ) : (
          <RankedList base={base} view={view} rows={rows} canWork={canWork} now={now} />
        )}
      </div>
      {canWork ? (
        <>
          {(['unscored', 'stale', 'all'] as const).map((which) => (
            <CostDialog page={page} which={which} />
          ))}
          <MoveDialog base={base} />
          <AddDialog base={base} form={add ?? EMPTY_FORM} open={add !== undefined} />
        </>
      ) : null}
    </div>
  );
}

type NobodyProps = {
  page: JobPage;
  view: JobView;
  base: string;
  canWork: boolean;
  passing: readonly RankedRow[];
};

/** One sentence and one action. */
function Nobody({ page, view, base, canWork, passing }: NobodyProps) {
  if (page.candidates.length === 0)
    return (
      <p class="sheet blank">
        No candidates yet.{' '}
        {canWork ? (
          <a href="#add" data-dialog="add">
            Add the first
          </a>
        ) : null}
      </p>
    );
  const stage = view.stage;
  if (stage !== null && !isFiltered(view) && countIn(passing, stage) === 0)
    return (
      <p class="sheet blank">
        Nobody is in {STAGE_WORDS[stage]}. <a href={base + queryOf(view, { stage: null })}>Look at all</a>
      </p>
    );
  return (
    <p class="sheet blank">
      No candidate matches these filters. <a href={base}>Clear filters</a>
    </p>
  );
}
