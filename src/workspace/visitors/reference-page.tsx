// The referee's page: for which candidate and job, who will read it, three questions. No score, no pronoun.

import type { OpenReference } from '../../applications/references.ts';
import { Problem, TextField, Field } from '../forms/fields.tsx';
import type { FormState } from '../forms/form-state.ts';

export function ReferencePage({ asked, form }: { asked: OpenReference; form: FormState }) {
  const { candidateName: name, organisationName, refereeName, jobTitle } = asked;
  const again = form.values['would_rehire'];
  return (
    <>
      <div class="head">
        <div>
          <h1>A reference for {name}</h1>
          <p class="meta">
            <span>{organisationName}</span>
            <span>{jobTitle}</span>
            <span>About 5 minutes</span>
          </p>
        </div>
      </div>
      <p>
        {organisationName} asks you, {refereeName}, about {name}. They and their client read what you write;{' '}
        {name} may ask to see it too.
      </p>
      <form method="post" class="stack">
        <Problem form={form} />
        <Field
          form={form}
          name="relationship"
          label={`How did you and ${name} work together?`}
          placeholder="I managed the team at Tallow Pay from 2021 to 2024"
          required
          maxlength={500}
          autocomplete="off"
        />
        <TextField
          form={form}
          name="reference"
          label="Your reference"
          rows={8}
          required
          maxlength={10_000}
          hint={`What does ${name} do well, and where was support needed? An example helps most.`}
        />
        <fieldset class="field">
          <legend>Would you work with {name} again?</legend>
          <div class="row">
            {(['yes', 'no'] as const).map((answer) => (
              <label class="row">
                <input type="radio" name="would_rehire" value={answer} required checked={again === answer} />{' '}
                {answer === 'yes' ? 'Yes' : 'No'}
              </label>
            ))}
          </div>
        </fieldset>
        <div class="row">
          <button class="b primary">Send reference</button>
        </div>
        <p class="hint">This link works once. What you write is deleted with the application of {name}.</p>
      </form>
    </>
  );
}
