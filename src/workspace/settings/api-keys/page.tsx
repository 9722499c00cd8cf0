// API keys as owners and admins see them: the new one once at the top, then all of them, then the form.

import type { Child } from 'hono/jsx';
import type { describeKeys } from '../../../api-keys/api-keys.ts';
import { Copy } from '../../forms/copy.tsx';
import { Field, Problem } from '../../forms/fields.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { Confirm, Head, Note, number, Section } from '../../shell/parts.tsx';
import type { ShownOnce } from '../../shell/shown-once.ts';
import { Sheet } from '../../shell/table.tsx';
import { Age, agoText, dayText } from '../../shell/when.tsx';
import { monthName } from '../usage/month.ts';

type Keys = Awaited<ReturnType<typeof describeKeys>>;
type Key = Keys['keys'][number];
type Props = { keys: Keys; shown: ShownOnce | null; form: FormState; now: number };

const ACTIVE_MAX = 5;

/** The page; its dialogs are `RevokeDialogs`. */
export function ApiKeysPage({ keys, shown, form, now }: Props) {
  const active = keys.keys.filter((key) => !key.revoked).length;
  return (
    <>
      <Head
        title="API keys"
        meta={[`${active} of ${ACTIVE_MAX} active`, 'Each belongs to the organisation, not to a person']}
      />
      {shown?.kind === 'api-key' ? <NewKey shown={shown} /> : null}
      {keys.keys.length === 0 ? null : (
        <Section id="keys-h2" title="Keys">
          <KeyTable keys={keys.keys} now={now} />
        </Section>
      )}
      <Section id="make" title="Make a key">
        <MakeForm keys={keys} active={active} form={form} />
      </Section>
    </>
  );
}

function NewKey({ shown }: { shown: ShownOnce }) {
  return (
    <Note kind="once">
      <div class="stack">
        <p>
          <strong>“{shown.name}” is ready.</strong> Copy the key now: it is not shown again, and lost keys are
          replaced, not recovered.
        </p>
        <Copy text={shown.secret} label="New API key" />
        <p class="small">Keep it out of browsers, repositories and addresses.</p>
      </div>
    </Note>
  );
}

function KeyTable({ keys, now }: { keys: Key[]; now: number }): Child {
  const billingMonth = keys[0]?.billing_month;
  const cvs = (
    <>
      CVs<span class="opt">{billingMonth === undefined ? '' : ` in ${monthName(billingMonth)}`}</span>
    </>
  );
  return (
    <Sheet
      caption="API keys"
      columns={[
        'Name',
        { title: 'Begins with', class: 'opt' },
        { title: 'Made', class: 'opt' },
        'Last used',
        { title: cvs, class: 'r' },
        { title: 'Actions', hidden: true },
      ]}
    >
      {keys.map((key) => (
        <KeyRow key_={key} now={now} />
      ))}
    </Sheet>
  );
}

function KeyRow({ key_: key, now }: { key_: Key; now: number }): Child {
  return (
    <tr class={key.revoked ? 'quiet' : undefined}>
      <th scope="row">{key.name}</th>
      <td class="mono num opt">{key.key_prefix}</td>
      <td class="num opt">{dayText(Date.parse(`${key.created_at}Z`), now)}</td>
      <td class="num">{key.last_used_at === null ? 'Never' : <Age at={key.last_used_at} now={now} />}</td>
      <td class="r num">{number(key.monthly_cv_count)}</td>
      <td class="r">
        {key.revoked ? (
          <span class="chip">Revoked</span>
        ) : (
          <form class="row tight" method="post" action={`/app/settings/api-keys/${key.id}/replace`}>
            <button class="link small" aria-label={`Replace ${key.name}`}>
              Replace
            </button>
            <a
              class="link small"
              href={`#revoke-${key.id}`}
              data-dialog={`revoke-${key.id}`}
              aria-label={`Revoke ${key.name}`}
            >
              Revoke
            </a>
          </form>
        )}
      </td>
    </tr>
  );
}

function MakeForm({ keys, active, form }: { keys: Keys; active: number; form: FormState }): Child {
  if (!keys.api_access_enabled) {
    return <p>API access is off for this organisation. Ask whoever runs this installation to turn it on.</p>;
  }
  return (
    <form class="stack prose" method="post" action="/app/settings/api-keys">
      <Problem form={form} />
      <div class="inline">
        <Field
          form={form}
          name="name"
          label="Name"
          maxlength={100}
          autocomplete="off"
          hint="The system that will use it, such as “Careers site”."
        />
        <button class="b primary" disabled={active >= ACTIVE_MAX}>
          Make key
        </button>
      </div>
      {active >= ACTIVE_MAX ? (
        <p class="hint">Five keys are active, which is the most. Revoke one first.</p>
      ) : null}
    </form>
  );
}

/** One question for each key that can be revoked. */
export function RevokeDialogs({ keys, now }: { keys: Keys; now: number }) {
  return (
    <>
      {keys.keys
        .filter((key) => !key.revoked)
        .map((key) => (
          <Confirm
            id={`revoke-${key.id}`}
            title={`Revoke “${key.name}”?`}
            action={`/app/settings/api-keys/${key.id}/revoke`}
            button="Revoke key"
          >
            <p>
              Requests with this key are refused from now on, for good. {usedWords(key, now)} To change keys
              without a gap, make the new one first.
            </p>
          </Confirm>
        ))}
    </>
  );
}

function usedWords(key: Key, now: number): string {
  if (key.last_used_at === null) return 'It was never used.';
  return `It was last used ${agoText(Date.parse(key.last_used_at), now)}.`;
}
