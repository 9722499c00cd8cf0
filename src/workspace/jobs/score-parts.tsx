// How a score looks wherever it stands: a bar cut at 50 and 75, the verdict in words, how sure it is, and the marks
// that should be seen before the number.

import type { JobPageRow } from '../../applications/read-job-page.ts';
import { Icon } from '../shell/icon.tsx';
import { capital, verdictKey } from './words.ts';

/** The bar; the cuts are the fixed thresholds. Decoration beside a number, so readers skip it. */
export function Rail({ score }: { score: number }) {
  return (
    <span class="rail cut">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={score} height="1" />
      </svg>
    </span>
  );
}

/** Number, bar and verdict; `data-v` stands on an ancestor. Without a score, what it waits for. */
export function Score({ row, brief = false }: { row: JobPageRow; brief?: boolean }) {
  const state = stateOf(row);
  return (
    <div class="score">
      {row.scored ? (
        <b>{row.score}</b>
      ) : (
        <b class="quiet">
          <span aria-hidden="true">–</span>
        </b>
      )}
      <Rail score={row.scored ? row.score : 0} />
      {state !== null ? (
        <span class="quiet">{state}</span>
      ) : (
        <span class={brief ? 'vh' : 'verdict'}>{row.verdict}</span>
      )}
    </div>
  );
}

function stateOf(row: JobPageRow): string | null {
  if (row.scoring) return 'Scoring now';
  if (row.scored) return null;
  return row.has_cv ? 'Not scored' : 'No CV';
}

const CONFIDENCE = { low: 1, medium: 2, high: 3 } as const;

/** How sure the score is, as three steps and a word. */
export function Confidence({ level, words }: { level: string | null; words?: string }) {
  if (level !== 'low' && level !== 'medium' && level !== 'high') return null;
  return (
    <span class="conf" data-c={CONFIDENCE[level]}>
      {words ?? capital(level)}
    </span>
  );
}

/** What to know before the number; each mark is a sign and a word. */
export function Marks({ row }: { row: JobPageRow }) {
  const said = row.notices.includes('instructions');
  if (!row.hidden_gem && row.ai_cv_flag === 'None' && !row.stale && !said) return null;
  return (
    <div class="marks">
      {row.hidden_gem ? (
        <span class="mk gem">
          <Icon name="gem" />
          Hidden gem
        </span>
      ) : null}
      {row.ai_cv_flag === 'None' ? null : (
        <span class="mk ai">
          <Icon name="ai" />
          AI-CV {row.ai_cv_flag.toLowerCase()}
        </span>
      )}
      {row.stale ? (
        <span class="mk">
          <Icon name="stale" />
          Stale
        </span>
      ) : null}
      {said ? (
        <span class="mk said">
          <Icon name="said" />
          Instructions<span class="vh"> in CV</span>
        </span>
      ) : null}
    </div>
  );
}

/** `data-v` for a row, so that bar and disc take the verdict's colour. */
export function verdictData(row: { verdict: string | null }) {
  const key = verdictKey(row.verdict);
  return key === null ? {} : { 'data-v': key };
}
