// Parts of forms: a label, a control, its hint or its error, tied together for readers.

import type { Child, PropsWithChildren } from 'hono/jsx';
import { Icon } from '../shell/icon.tsx';
import type { FormState } from './form-state.ts';

export type FieldProps = {
  form: FormState;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'search' | 'file';
  hint?: Child;
  /** Where nothing was typed yet. */
  value?: string;
  required?: boolean;
  maxlength?: number;
  minlength?: number;
  autocomplete?: string;
  placeholder?: string;
  accept?: string;
  inputmode?: 'numeric';
  /** Distinguishes two forms of one page that have a field of the same name. */
  id?: string;
};

/** A one-line field. */
export function Field({
  form,
  name,
  label,
  hint,
  type = 'text',
  value = '',
  id = `f-${name}`,
  ...rest
}: FieldProps) {
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        value={type === 'password' || type === 'file' ? undefined : (form.values[name] ?? value)}
        {...rest}
        {...described(form, name, id, hint)}
      />
      <Below form={form} name={name} id={id} hint={hint} />
    </p>
  );
}

/** A field of several lines, which grows with what is typed. */
export function TextField({
  form,
  name,
  label,
  hint,
  value = '',
  id = `f-${name}`,
  rows = 4,
  required,
  maxlength,
}: Omit<FieldProps, 'type'> & { rows?: number }) {
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={required}
        maxlength={maxlength}
        {...described(form, name, id, hint)}
      >
        {form.values[name] ?? value}
      </textarea>
      <Below form={form} name={name} id={id} hint={hint} />
    </p>
  );
}

/** A choice of one. */
export function SelectField({
  form,
  name,
  label,
  hint,
  options,
  value = '',
  id = `f-${name}`,
}: Pick<FieldProps, 'form' | 'name' | 'label' | 'hint' | 'value' | 'id'> & {
  options: readonly (readonly [value: string, words: string])[];
}) {
  const chosen = form.values[name] ?? value;
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <select id={id} name={name} {...described(form, name, id, hint)}>
        {options.map(([option, words]) => (
          <option value={option} selected={option === chosen}>
            {words}
          </option>
        ))}
      </select>
      <Below form={form} name={name} id={id} hint={hint} />
    </p>
  );
}

/** What is wrong with the whole form, where the form stands. */
export function Problem({ form, children }: PropsWithChildren<{ form: FormState }>) {
  if (form.problem === null) return null;
  return (
    <p class="note bad" role="alert">
      <Icon name="warn" />
      <span>
        {form.problem} {children}
      </span>
    </p>
  );
}

function described(form: FormState, name: string, id: string, hint: Child | undefined) {
  const wrong = form.errors[name] !== undefined;
  if (!wrong && hint === undefined) return {};
  if (!wrong) return { 'aria-describedby': `${id}-d` };
  // The first refused field is where one goes on, and what a reader says first.
  const isFirst = Object.keys(form.errors)[0] === name;
  return {
    'aria-describedby': `${id}-d`,
    'aria-invalid': 'true' as const,
    ...(isFirst ? { autofocus: true } : {}),
  };
}

function Below({ form, name, id, hint }: { form: FormState; name: string; id: string; hint?: Child }) {
  const error = form.errors[name];
  if (error !== undefined)
    return (
      <span class="error" id={`${id}-d`}>
        {error}
      </span>
    );
  return hint === undefined ? null : (
    <span class="hint" id={`${id}-d`}>
      {hint}
    </span>
  );
}
