// Asks once more before the chosen candidates are scored: how many, what it costs, what is left.

import type { Context } from 'hono';
import { readJobPage } from '../../applications/read-job-page.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { ServiceError } from '../../http/errors.ts';
import { showPage } from '../shell/show.tsx';
import { counted } from './words.ts';

/** The page with the question. Throws 404, and 400 when nobody was chosen. */
export async function askCost(
  c: Context<MemberEnv>,
  jobId: number,
  ids: readonly number[],
): Promise<Response> {
  const { ctx, member } = c.var;
  const { job, candidates, cost } = await readJobPage(ctx, member.organisationId, jobId, '');
  const wanted = new Set(ids);
  const chosen = candidates.filter((row) => wanted.has(row.aptly_application_id) && !row.scoring);
  if (chosen.length === 0) throw new ServiceError('bad_request', 'Choose at least one candidate.');
  const ready = chosen.filter((row) => row.has_cv);
  const back = `/app/jobs/${jobId}`;
  const body = (
    <form class="prose stack" method="post" action={`${back}/score`}>
      <p class="crumb">
        <a href={back}>{job.title}</a>
      </p>
      <h1>Score {counted(ready.length, 'candidate')}?</h1>
      {ready.slice(0, cost.left).map((row) => (
        <input type="hidden" name="id" value={row.aptly_application_id} />
      ))}
      <dl class="sum">
        <dt>Scans left this month</dt>
        <dd>{cost.left}</dd>
        <dt>{counted(ready.length, 'candidate')}, one scan each</dt>
        <dd>− {ready.length}</dd>
        {chosen.length > ready.length ? (
          <>
            <dt>{counted(chosen.length - ready.length, 'candidate')} without a CV, skipped</dt>
            <dd>0</dd>
          </>
        ) : null}
      </dl>
      {cost.left < ready.length ? (
        <p>
          You have {counted(cost.left, 'scan')} left and chose {counted(ready.length, 'candidate')}. Choose
          fewer, or ask an owner to raise the plan.
        </p>
      ) : null}
      <div class="row">
        {Math.min(ready.length, cost.left) === 0 ? null : (
          <button class="b primary">
            Score {cost.left < ready.length ? `the first ${cost.left}` : counted(ready.length, 'candidate')}
          </button>
        )}
        <a class="b" href={back}>
          Cancel
        </a>
      </div>
    </form>
  );
  return showPage(c, { title: 'Score candidates', section: 'jobs', scansLeft: cost.left, body });
}
