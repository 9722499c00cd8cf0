// Dialogs of a job's page. A link opens them; without script `:target` does, and they stand on the page.

import type { JobPage } from '../../applications/read-job-page.ts';
import { STAGES } from '../../applications/stages.ts';
import type { Which } from '../../scoring-runs/start-scoring.ts';
import { Field } from '../forms/fields.tsx';
import type { FormState } from '../forms/form-state.ts';
import { STAGE_WORDS, counted } from './words.ts';

const QUESTIONS: Record<Which, string> = {
  unscored: 'Score the candidates without a score?',
  stale: 'Score the stale ones again?',
  all: 'Score everybody again?',
};

/** What scoring costs and what is left, before anything is spent. */
export function CostDialog({ page: { job, cost }, which }: { page: JobPage; which: Which }) {
  const needed = cost[which];
  if (needed === 0) return null;
  const fits = Math.min(needed, cost.left);
  return (
    <dialog id={`cost-${which}`} aria-labelledby={`cost-${which}-h`}>
      <form method="post" action={`/app/jobs/${job.id}/score`}>
        <h2 id={`cost-${which}-h`}>{QUESTIONS[which]}</h2>
        <dl class="sum">
          <dt>Scans left this month</dt>
          <dd>{cost.left.toLocaleString('en-GB')}</dd>
          <dt>{counted(needed, 'candidate')}, one scan each</dt>
          <dd>− {needed.toLocaleString('en-GB')}</dd>
          {cost.without_cv === 0 || which === 'stale' ? null : (
            <>
              <dt>{counted(cost.without_cv, 'candidate')} without a CV, skipped</dt>
              <dd>0</dd>
            </>
          )}
          {fits < needed ? null : (
            <>
              <dt class="tot">Left afterwards</dt>
              <dd class="tot">
                {(cost.left - needed).toLocaleString('en-GB')} of {cost.plan_scans.toLocaleString('en-GB')}
              </dd>
            </>
          )}
        </dl>
        {fits < needed ? (
          <p class="note warn">
            <span>
              You have {counted(cost.left, 'scan')} left and {counted(needed, 'candidate')} to score.{' '}
              {fits === 0
                ? 'Ask an owner to raise the plan.'
                : `Score the first ${fits}, or ask an owner to raise the plan.`}
            </span>
          </p>
        ) : null}
        <input type="hidden" name="which" value={which} />
        <div class="acts">
          <a class="b" href="#main" data-close>
            Cancel
          </a>
          {fits === 0 ? null : fits < needed ? (
            <button class="b primary" name="first" value={fits}>
              Score the first {fits}
            </button>
          ) : (
            <button class="b primary">Score {counted(needed, 'candidate')}</button>
          )}
        </div>
      </form>
    </dialog>
  );
}

/** Where to; script fills in whom. Buttons 1 to 7 are keys as well. */
export function MoveDialog({ base }: { base: string }) {
  return (
    <dialog id="move" aria-labelledby="move-h">
      <form method="post" action={`${base}/move`}>
        <h2 id="move-h">Move</h2>
        <div>
          {STAGES.map((stage, index) => (
            <button class="b bare" name="stage" value={stage}>
              {STAGE_WORDS[stage]}
              <kbd>{index + 1}</kbd>
            </button>
          ))}
        </div>
        <div class="acts">
          <a class="b" href="#main" data-close>
            Cancel
          </a>
        </div>
      </form>
    </dialog>
  );
}

export const CV_TYPES = '.pdf,.docx,.doc,.txt';

/** A candidate by hand. `form` keeps what was typed when it was refused; then it stands open. */
export function AddDialog({ base, form, open }: { base: string; form: FormState; open: boolean }) {
  return (
    <dialog id="add" aria-labelledby="add-h" open={open}>
      <form method="post" action={`${base}/candidates`} enctype="multipart/form-data" class="stack">
        <h2 id="add-h">Add a candidate</h2>
        {form.problem === null ? null : (
          <p class="note bad" role="alert">
            <span>{form.problem}</span>
          </p>
        )}
        <Field form={form} name="name" label="Full name" required maxlength={200} autocomplete="off" />
        <Field
          form={form}
          name="email"
          label="E-mail"
          type="email"
          autocomplete="off"
          hint="Whoever has this e-mail already is found again, not added twice."
        />
        <Field form={form} name="phone" label="Phone" type="tel" autocomplete="off" />
        <Field
          form={form}
          name="cv"
          label="CV"
          type="file"
          accept={CV_TYPES}
          hint="PDF, DOCX, DOC or text, up to 10 MB. It can follow later."
        />
        <div class="acts">
          <a class="b" href="#main" data-close>
            Cancel
          </a>
          <button class="b primary">Add candidate</button>
        </div>
      </form>
    </dialog>
  );
}
