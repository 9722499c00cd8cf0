// A job's fields, to make one or to change it. Unlike a push, what is left empty is cleared.

import { AXES, parseClientValues } from '../../ats/client-values.ts';
import { TITLE_LENGTH_MAX, type JobFields } from '../../ats/schemas.ts';
import { Field, Problem, SelectField, TextField } from '../forms/fields.tsx';
import type { FieldWords, FormState } from '../forms/form-state.ts';
import { capital, EMPLOYMENT_TYPES, HOURS, WORK_MODES } from './words.ts';

/** What is said of a refused field. */
export const JOB_WORDS: FieldWords = {
  title: {
    string_too_long: `A title has at most ${TITLE_LENGTH_MAX} characters.`,
    else: 'Give the job a title.',
  },
  job_spec: 'The spec may hold at most 100,000 characters.',
};

const WEIGHTS = [
  ['', 'As it is'],
  ['more', 'Counts more'],
  ['less', 'Counts less'],
] as const;

/** Fields of the form as the API names them: the four choices become client_values. */
export function jobInput(fields: Record<string, unknown>): Record<string, unknown> {
  if (typeof fields['client_values'] === 'string' || fields['client_values'] === null) return fields;
  const pairs = AXES.flatMap((axis) => {
    const state = fields[`weight_${axis}`];
    return state === 'more' || state === 'less' ? [`${axis}:${state}`] : [];
  });
  return { ...fields, client_values: pairs.join(',') };
}

type FormProps = {
  action: string;
  form: FormState;
  /** What is stored; empty for a new job. */
  job: Partial<Record<keyof JobFields, string | null>>;
  /** Of the job, where scoring has begun: a change of the spec makes scores stale. */
  scored: number;
  cancel: string;
};

export function JobForm({ action, form, job, scored, cancel }: FormProps) {
  const text = (name: keyof JobFields) => ({ form, name, value: job[name] ?? '' });
  return (
    <form method="post" action={action} class="stack job-form">
      <Problem form={form} />
      <Field {...text('title')} label="Title" required maxlength={TITLE_LENGTH_MAX} autocomplete="off" />
      <TextField
        {...text('job_spec')}
        label="Job spec"
        rows={14}
        hint={
          scored === 0
            ? 'Candidates are scored against this text. Name what is a must and what is nice to have.'
            : `A change makes ${scored} ${scored === 1 ? 'score' : 'scores'} stale, until scored again.`
        }
      />
      <section class="section stack" aria-labelledby="client-h">
        <h2 id="client-h">Client</h2>
        <div class="pair">
          <Field {...text('client_name')} label="Name" autocomplete="off" />
          <Field {...text('location')} label="Location" autocomplete="off" />
        </div>
        <TextField
          {...text('client_context')}
          label="What else matters to this client"
          hint="Read as further requirements when scoring."
        />
        <fieldset class="field">
          <legend>Weights</legend>
          <div class="quad">
            {AXES.map((axis) => (
              <SelectField
                form={form}
                name={`weight_${axis}`}
                label={capital(axis)}
                options={WEIGHTS}
                value={weightOf(job.client_values, axis)}
              />
            ))}
          </div>
        </fieldset>
      </section>
      <section class="section stack" aria-labelledby="terms-h">
        <h2 id="terms-h">Terms</h2>
        <div class="quad">
          <SelectField {...text('work_mode')} label="Where" options={WORK_MODES} />
          <SelectField {...text('employment_type')} label="Contract" options={EMPLOYMENT_TYPES} />
          <SelectField {...text('hours')} label="Hours" options={HOURS} />
          <Field {...text('salary')} label="Salary" autocomplete="off" />
        </div>
      </section>
      <section class="section stack" aria-labelledby="manager-h">
        <h2 id="manager-h">Hiring manager</h2>
        <div class="trio">
          <Field {...text('hiring_manager_name')} label="Name" autocomplete="off" />
          <Field {...text('hiring_manager_email')} label="E-mail" autocomplete="off" />
          <Field {...text('hiring_manager_phone')} label="Phone" autocomplete="off" />
        </div>
      </section>
      <div class="row">
        <button class="b primary">{action === '/app/jobs' ? 'Create job' : 'Save changes'}</button>
        <a class="b" href={cancel}>
          Cancel
        </a>
      </div>
    </form>
  );
}

function weightOf(values: string | null | undefined, axis: (typeof AXES)[number]): string {
  const parsed = parseClientValues(values ?? '');
  return 'error' in parsed ? '' : (parsed[axis] ?? '');
}
