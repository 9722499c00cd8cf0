// The board: a lane for each stage. An item moves by dragging, by its Move button or by a key; without script the
// button leads to the stage control of the candidate's page.

import { STAGES } from '../../applications/stages.ts';
import { Age } from '../shell/when.tsx';
import { queryOf, type JobView, type RankedRow } from './job-view.ts';
import { Marks, Score, verdictData } from './score-parts.tsx';
import { STAGE_WORDS } from './words.ts';

/** Items that a lane shows; the rest is a list away. */
const LANE_ITEMS = 30;

type BoardProps = {
  base: string;
  view: JobView;
  rows: readonly RankedRow[];
  canWork: boolean;
  now: number;
};

export function Board({ base, view, rows, canWork, now }: BoardProps) {
  return (
    <>
      <h2 class="vh">Board</h2>
      <div
        class="board"
        tabindex={0}
        role="region"
        aria-label="Board by stage"
        data-move={canWork ? `${base}/move` : undefined}
      >
        {STAGES.map((stage) => {
          const own = rows.filter((row) => row.stage === stage);
          return (
            <section class="lane" data-stage={stage} aria-labelledby={`l-${stage}`}>
              <h2 id={`l-${stage}`}>
                {STAGE_WORDS[stage]} <span>{own.length}</span>
              </h2>
              <ol>
                {own.slice(0, LANE_ITEMS).map((row) => (
                  <Item row={row} canWork={canWork} now={now} />
                ))}
              </ol>
              {own.length > LANE_ITEMS ? (
                <p class="more">
                  <a href={base + queryOf(view, { view: 'list', stage })}>{own.length - LANE_ITEMS} more</a>
                </p>
              ) : null}
              <p class="none" hidden={own.length > 0}>
                Nobody is in {STAGE_WORDS[stage]}
              </p>
            </section>
          );
        })}
      </div>
    </>
  );
}

function Item({ row, canWork, now }: { row: RankedRow; canWork: boolean; now: number }) {
  const href = `/app/applications/${row.aptly_application_id}`;
  return (
    <li {...verdictData(row)} data-id={row.aptly_application_id} draggable={canWork ? 'true' : undefined}>
      <a href={href} draggable={false}>
        {row.candidate_name}
      </a>
      <Score row={row} brief />
      <Marks row={row} />
      {row.last_scored_at === null ? null : (
        <span class="age">
          <Age at={row.last_scored_at} now={now} />
        </span>
      )}
      {canWork ? (
        <a
          class="b bare mv"
          href={`${href}#stage`}
          data-dialog="move"
          aria-label={`Move ${row.candidate_name}`}
        >
          Move
        </a>
      ) : null}
    </li>
  );
}
