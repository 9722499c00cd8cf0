// The organisation's data: taking it along, and erasing it with what is lost named.

import { Field, Problem } from '../../forms/fields.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { Head, plural, Section } from '../../shell/parts.tsx';
import type { DataCounts } from './store.ts';

/** `name` has to be typed to erase. */
export function DataPage({ name, counts, form }: { name: string; counts: DataCounts; form: FormState }) {
  return (
    <>
      <Head title="Your data" meta={[`Everything that ${name} has stored here`]} />
      <Section id="export" title="Take it along">
        <div class="stack prose">
          <p>
            One JSON file with jobs, candidates, CVs as text, scores and their explanations, stages,
            scorecards, references, members, usage and the audit log. Secrets and results of the API, which
            are gone after 72 hours, are not in it.
          </p>
          <p>
            <a class="b" href="/app/settings/data/export" download>
              Download everything
            </a>
          </p>
        </div>
      </Section>
      <Section id="erase" title="Erase it">
        <form class="stack prose" method="post" action="/app/settings/data/erase">
          <p>This is deleted at once, and nobody can bring it back:</p>
          <ul class="dashes">
            <li>
              {plural(counts.jobs, 'job')}, {plural(counts.candidates, 'candidate')} with CVs, scores and
              everything about {plural(counts.applications, 'application')}
            </li>
            <li>
              {plural(counts.api_keys, 'active API key')}: requests with{' '}
              {counts.api_keys === 1 ? 'it' : 'them'} are refused from then on; webhooks stop
            </li>
            <li>
              {plural(counts.members, 'member')}: accounts that belong to no other organisation are deleted,
              yours included
            </li>
          </ul>
          <Problem form={form} />
          <Field form={form} name="confirm" label={`Type “${name}” to confirm`} autocomplete="off" required />
          <p>
            <button class="b danger">Delete everything listed</button>
          </p>
        </form>
      </Section>
    </>
  );
}
