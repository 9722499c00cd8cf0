// Sending a range of events again: first it is counted, then a button says how many it sends.

import type { Child } from 'hono/jsx';
import type { WebhookEndpoint } from '../../../webhooks/endpoint/read-endpoint.ts';
import {
  REPLAY_MAX,
  type KeptEvents,
  type SequenceRange,
} from '../../../webhooks/endpoint/sequence-range.ts';
import { Field } from '../../forms/fields.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { number, plural, Section } from '../../shell/parts.tsx';

const PATH = '/app/settings/webhooks';

type Props = {
  endpoint: WebhookEndpoint & { url: string };
  /** The first and last event that is kept. */
  kept: SequenceRange;
  /** What would be sent; null before a range was counted. */
  again: KeptEvents | null;
  form: FormState;
};

export function SendAgain({ endpoint, kept, again, form }: Props): Child {
  return (
    <Section id="again" title="Send a range again">
      <div class="stack prose">
        <p class="quiet small">
          For what a receiver missed: gaps in its sequence, or events from before there was an address. Events{' '}
          {number(kept.from)} to {number(kept.to)} are kept; at most {number(REPLAY_MAX)} go at once.
        </p>
        <form class="inline range" method="get" action={`${PATH}#again`}>
          <SequenceField form={form} name="from" label="From sequence" />
          <SequenceField form={form} name="to" label="To sequence" />
          <button class="b">Count events</button>
        </form>
        {again === null ? null : <Counted endpoint={endpoint} again={again} />}
      </div>
    </Section>
  );
}

function SequenceField(props: { form: FormState; name: string; label: string }): Child {
  return <Field {...props} required inputmode="numeric" autocomplete="off" maxlength={20} />;
}

/** What is about to be sent, and the button that does it. */
function Counted({ endpoint, again: { from, to, count } }: Pick<Props, 'endpoint'> & { again: KeptEvents }) {
  const waits = waitWords(endpoint);
  return (
    <form class="stack" method="post" action={`${PATH}/deliveries/replay`}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <p class="url">
        <strong>{plural(count, 'event')}</strong>,{' '}
        {from === to ? `sequence ${number(from)}` : `sequence ${number(from)} to ${number(to)}`}, would go to{' '}
        <span class="mono">{endpoint.url}</span>, oldest first. Each keeps its id, so a receiver that acts
        once per id does nothing twice.{waits === null ? '' : ` ${waits}`}
      </p>
      <div class="row">
        <button class={endpoint.hasSecret ? 'b primary' : 'b'}>
          {count === 1 ? 'Send 1 event again' : `Send ${number(count)} events again`}
        </button>
        <a class="b bare" href={`${PATH}#again`}>
          Send nothing
        </a>
      </div>
    </form>
  );
}

/** What they wait for; null when they go out at once. */
function waitWords({ status, hasSecret }: Pick<WebhookEndpoint, 'status' | 'hasSecret'>): string | null {
  if (!hasSecret) return 'They are held until there is a signing secret.';
  return status === 'paused' ? 'They are held until you resume.' : null;
}
