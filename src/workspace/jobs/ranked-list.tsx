// The ranked list: one form around a real table, so that many can be chosen and moved or scored without script.

import { STAGES } from '../../applications/stages.ts';
import { Age } from '../shell/when.tsx';
import { PAGE_ROWS, queryOf, SORTS, type JobView, type RankedRow } from './job-view.ts';
import { Confidence, Marks, Score, verdictData } from './score-parts.tsx';
import { STAGE_WORDS } from './words.ts';

export type ListProps = {
  base: string;
  view: JobView;
  /** All rows of the view, in its order; the page shows a hundred. */
  rows: readonly RankedRow[];
  canWork: boolean;
  now: number;
};

export function RankedList({ base, view, rows, canWork, now }: ListProps) {
  const pagesMax = Math.max(1, Math.ceil(rows.length / PAGE_ROWS));
  const from = (Math.min(view.page, pagesMax) - 1) * PAGE_ROWS;
  const shown = rows.slice(from, from + PAGE_ROWS);
  return (
    <form class="list" method="post" action={`${base}/move`}>
      <input type="hidden" name="back" value={queryOf(view, { page: view.page })} />
      <table class="t rank sheet">
        <caption class="vh">Candidates, {SORTS[view.sort].toLowerCase()}</caption>
        <thead>
          <tr>
            {canWork ? (
              <th class="x">
                <input type="checkbox" aria-label={`Select all ${shown.length} on this page`} data-all />
              </th>
            ) : null}
            <th class="n">
              <span class="vh">Rank</span>
            </th>
            <th scope="col">Candidate</th>
            <th scope="col" class="sc" aria-sort={view.sort === 'score' ? 'descending' : undefined}>
              Score and verdict
            </th>
            <th scope="col" class="cf">
              Confidence
            </th>
            <th scope="col" class="why">
              In one sentence
            </th>
            <th scope="col" class="st">
              Stage
            </th>
            <th scope="col" class="ag">
              Scored
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row row={row} canWork={canWork} now={now} />
          ))}
        </tbody>
      </table>
      {canWork ? <BulkBar base={base} /> : null}
      <Pages base={base} view={view} from={from} shown={shown.length} total={rows.length} />
    </form>
  );
}

function Row({ row, canWork, now }: { row: RankedRow; canWork: boolean; now: number }) {
  const id = row.aptly_application_id;
  return (
    <tr {...verdictData(row)} data-id={id}>
      {canWork ? (
        <td class="x">
          <input type="checkbox" name="id" value={id} aria-label={`Select ${row.candidate_name}`} />
        </td>
      ) : null}
      <td class="n">{row.rank}</td>
      <th scope="row">
        <div>
          <a href={`/app/applications/${id}`}>{row.candidate_name}</a>
          <Marks row={row} />
        </div>
      </th>
      <td class="sc">
        <Score row={row} />
      </td>
      <td class="cf">
        <Confidence level={row.confidence} />
      </td>
      <td class="why clip">
        {row.has_cv || row.scored ? row.score_summary : <span class="quiet">Add a CV to score it.</span>}
      </td>
      <td class="st">{STAGE_WORDS[row.stage as (typeof STAGES)[number]]}</td>
      <td class="ag">{row.last_scored_at === null ? null : <Age at={row.last_scored_at} now={now} />}</td>
    </tr>
  );
}

/** Shown by CSS once a row is chosen. Without script the server names number and cost before it spends anything. */
function BulkBar({ base }: { base: string }) {
  return (
    <div class="bulk" role="group" aria-label="With the selected candidates">
      <strong>
        <span data-count></span> selected
      </strong>
      <span class="sep opt"></span>
      <label class="row">
        <span class="opt">Move to</span>{' '}
        {/* Enter in a row's checkbox presses Move: without a stage chosen that moves nobody. */}
        <select name="stage" aria-label="Stage" required>
          <option value="">Stage</option>
          {STAGES.map((stage) => (
            <option value={stage}>{STAGE_WORDS[stage]}</option>
          ))}
        </select>
      </label>
      <button class="b">Move</button>
      <span class="sep opt"></span>
      <button class="b" formaction={`${base}/score`} formnovalidate name="ask" value="1" data-score>
        <span>
          Score<span data-cost hidden></span>
        </span>
      </button>
      <span class="sep opt"></span>
      <button class="b bare" type="reset">
        Clear
      </button>
    </div>
  );
}

function Pages({
  base,
  view,
  from,
  shown,
  total,
}: {
  base: string;
  view: JobView;
  from: number;
  shown: number;
  total: number;
}) {
  if (total <= PAGE_ROWS) return null;
  return (
    <nav class="foot" aria-label="Pages">
      <span>
        {(from + 1).toLocaleString('en-GB')} to {(from + shown).toLocaleString('en-GB')} of{' '}
        {total.toLocaleString('en-GB')}
      </span>
      <span class="row">
        {view.page > 1 ? <a href={base + queryOf(view, { page: view.page - 1 })}>Previous</a> : null}
        {from + shown < total ? (
          <a href={base + queryOf(view, { page: view.page + 1 })}>
            Next {Math.min(PAGE_ROWS, total - from - shown)}
          </a>
        ) : null}
      </span>
    </nav>
  );
}
