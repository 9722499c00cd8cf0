// Stage tabs, list or board, and one row of filters: a GET form, so that every view has an address.

import type { JobPageRow } from '../../applications/read-job-page.ts';
import { STAGES, type Stage } from '../../applications/stages.ts';
import { Icon } from '../shell/icon.tsx';
import { MARKS, queryOf, SORTS, type JobView, type MarkKey } from './job-view.ts';
import { STAGE_WORDS, VERDICTS } from './words.ts';

export type FiltersProps = { view: JobView; base: string; rows: readonly JobPageRow[] };

/** `rows` are those that pass the filters, whatever their stage. */
export function JobFilters({ view, base, rows }: FiltersProps) {
  const href = (change: Partial<JobView>) => base + queryOf(view, change);
  return (
    <>
      <div class="row">
        <nav class="tabs" aria-label="Stage" id="stages">
          <Tab href={href({ stage: null })} current={view.stage === null} words="All" count={rows.length} />
          {STAGES.map((stage) => (
            <Tab
              href={href({ stage })}
              current={view.stage === stage}
              words={STAGE_WORDS[stage]}
              count={countIn(rows, stage)}
            />
          ))}
        </nav>
        <nav class="seg end" aria-label="View">
          <a href={href({ view: 'list' })} aria-current={view.view === 'list' ? 'page' : undefined}>
            List
          </a>
          <a
            href={href({ view: 'board', stage: null })}
            aria-current={view.view === 'board' ? 'page' : undefined}
          >
            Board
          </a>
        </nav>
      </div>
      <FilterForm view={view} base={base} />
    </>
  );
}

export function countIn(rows: readonly JobPageRow[], stage: Stage): number {
  return rows.filter((row) => row.stage === stage).length;
}

function Tab(tab: { href: string; current: boolean; words: string; count: number }) {
  return (
    <a href={tab.href} aria-current={tab.current ? 'page' : undefined}>
      {tab.words}
      <span>{tab.count.toLocaleString('en-GB')}</span>
    </a>
  );
}

function FilterForm({ view, base }: Omit<FiltersProps, 'rows'>) {
  return (
    <form class="bar" method="get" action={base} id="filters">
      {view.view === 'board' ? <input type="hidden" name="view" value="board" /> : null}
      {view.stage === null ? null : <input type="hidden" name="stage" value={view.stage} />}
      <label class="vh" for="q">
        Search in this job
      </label>
      <input type="search" id="q" name="q" value={view.q} placeholder="Name or words from the CV" />
      <Choice id="fv" name="verdict" label="Verdict" none="Any verdict" value={view.verdict}>
        {{ ...VERDICTS, none: 'Not scored' }}
      </Choice>
      <Choice id="fc" name="confidence" label="Confidence" none="Any confidence" value={view.confidence}>
        {{ high: 'High', medium: 'Medium', low: 'Low' }}
      </Choice>
      <details class="menu">
        <summary class="b">
          {view.marks.length === 0 ? 'Marks' : `Marks: ${view.marks.length}`}
          <Icon name="down" />
        </summary>
        <div>
          {(Object.keys(MARKS) as MarkKey[]).map((mark) => (
            <label>
              <input type="checkbox" name="mark" value={mark} checked={view.marks.includes(mark)} />
              {MARKS[mark]}
            </label>
          ))}
        </div>
      </details>
      <Choice id="fs" name="sort" label="Order" none={null} value={view.sort}>
        {SORTS}
      </Choice>
      <button class="b" data-nojs>
        Apply
      </button>
      <span class="end quiet small opt keyhint">
        <kbd>j</kbd> <kbd>k</kbd> to move, <kbd>?</kbd> for all keys
      </span>
    </form>
  );
}

function Choice({
  id,
  name,
  label,
  none,
  value,
  children,
}: {
  id: string;
  name: string;
  label: string;
  none: string | null;
  value: string | null;
  children: Record<string, string>;
}) {
  return (
    <>
      <label class="vh" for={id}>
        {label}
      </label>
      <select id={id} name={name}>
        {none === null ? null : <option value="">{none}</option>}
        {Object.entries(children).map(([option, words]) => (
          <option value={option} selected={option === value}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}
