// How far scoring is, and afterwards whom it could not score and why. Script keeps it moving; without, the page as it
// was asked for says where things stood.

import type { RunProgress } from '../../scoring-runs/progress.ts';
import { counted, failureWords } from './words.ts';

const MINUTE_MS = 60_000;
/** A finished run is news for so long; failures stay a day. */
const NEWS_MS = 10 * MINUTE_MS;
const FAILURES_MS = 24 * 60 * MINUTE_MS;

/** Whether a run belongs on the page. */
export function isNews(run: RunProgress | null, now: number): run is RunProgress {
  if (run === null) return false;
  if (run.finished_at === null) return true;
  const passed = now - Date.parse(run.finished_at);
  return passed < NEWS_MS || (run.failed > 0 && passed < FAILURES_MS);
}

export function RunSection({ run, jobId }: { run: RunProgress; jobId: number }) {
  const running = run.finished_at === null;
  const done = run.scored + run.failed;
  return (
    <section
      class="run"
      aria-label="Scoring"
      data-progress={running ? `/app/jobs/${jobId}/progress` : undefined}
    >
      <div class="row">
        <strong id="run-l">{running ? `Scoring ${counted(run.total, 'candidate')}` : 'Scoring done'}</strong>
        {running ? <progress value={done} max={run.total} aria-labelledby="run-l"></progress> : null}
        <span role="status">{statusOf(run)}</span>
        {running ? (
          <a href="" data-nojs>
            Look again
          </a>
        ) : null}
      </div>
      {run.failures.length === 0 ? null : <Failures run={run} />}
    </section>
  );
}

function statusOf(run: RunProgress): string {
  if (run.finished_at === null) return `${run.scored + run.failed} of ${run.total} done`;
  return run.failed === 0 ? `${run.scored} scored` : `${run.scored} scored, ${run.failed} could not be`;
}

function Failures({ run }: { run: RunProgress }) {
  return (
    <details>
      <summary>{run.failed} could not be scored</summary>
      <ul>
        {run.failures.map((failure) => (
          <li>
            <a href={`/app/applications/${failure.application_id}`}>{failure.candidate_name}</a>:{' '}
            {failureWords(failure.error)} No scan was used.
          </li>
        ))}
      </ul>
    </details>
  );
}
