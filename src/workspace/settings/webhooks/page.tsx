// Webhooks as the owner sees them: deliveries are the page; the endpoint stands above, the secret below.

import type { Child } from 'hono/jsx';
import { EVENT_TYPES } from '../../../webhooks/events.ts';
import type { Overview } from '../../../webhooks/endpoint/read-overview.ts';
import { Field, Problem } from '../../forms/fields.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { Confirm, Head, Note, Section } from '../../shell/parts.tsx';
import type { ShownOnce } from '../../shell/shown-once.ts';
import { agoText } from '../../shell/when.tsx';
import { CallbackSection } from './callbacks.tsx';
import { DeliveryLog } from './deliveries.tsx';
import { SecretSection } from './secret.tsx';
import { SendAgain } from './send-again.tsx';

const PATH = '/app/settings/webhooks';

type Props = { overview: Overview; shown: ShownOnce | null; form: FormState; status: string; now: number };

export function WebhooksPage({ overview, shown, form, status, now }: Props) {
  const { endpoint, page, open, request, kept, again, callbacks } = overview;
  const { url } = endpoint;
  const isSetUp = endpoint.url !== null && endpoint.hasSecret;
  return (
    <>
      <Head
        title={
          <>
            Webhooks <StatusChip overview={overview} />
          </>
        }
        meta={[
          'Small signed signals when a score, stage, reference, video or scorecard changes. They carry ids only.',
        ]}
      >
        {isSetUp ? <Actions isPaused={endpoint.status === 'paused'} /> : null}
      </Head>
      <Remark overview={overview} now={now} />
      <Section id="ep-h" title="Endpoint">
        <form class="stack prose" method="post" action={`${PATH}/endpoint`}>
          <Problem form={form} />
          <div class="inline">
            <Field
              form={form}
              name="url"
              label="URL"
              type="url"
              value={endpoint.url ?? ''}
              placeholder="https://hooks.example.com/screening"
              hint="HTTPS on a public host; redirects count as failures."
              required
            />
            <button class={endpoint.url === null ? 'b primary' : 'b'}>Save</button>
          </div>
          {url === null ? null : (
            <p class="small">
              Done with it?{' '}
              <a class="link" href="#remove" data-dialog="remove">
                Remove the address
              </a>
            </p>
          )}
        </form>
      </Section>
      {isSetUp || page.deliveries.length > 0 ? (
        <DeliveryLog
          deliveries={page.deliveries}
          next={page.next}
          open={open}
          request={request}
          kept={url === null ? null : kept}
          status={status}
          now={now}
        />
      ) : null}
      {url === null || kept === null ? null : (
        <SendAgain endpoint={{ ...endpoint, url }} kept={kept} again={again} form={form} />
      )}
      <CallbackSection page={callbacks} now={now} />
      {endpoint.url !== null || endpoint.hasSecret ? (
        <SecretSection endpoint={endpoint} shown={shown} />
      ) : null}
    </>
  );
}

/** Asks before events go nowhere. */
export function RemoveDialog() {
  return (
    <Confirm
      id="remove"
      title="Remove the address?"
      action={`${PATH}/endpoint/remove`}
      button="Remove address"
    >
      <p>
        Events go nowhere from now on, and those that wait or are held are not delivered. The event log keeps
        all for 30 days, and they can be sent again once there is a new address. The signing secret stays.
      </p>
    </Confirm>
  );
}

function StatusChip({ overview: { endpoint } }: { overview: Overview }): Child {
  if (endpoint.status === 'none') return <span class="chip">Not set up</span>;
  return endpoint.status === 'paused' ? (
    <span class="chip warn">Paused</span>
  ) : (
    <span class="chip ok">Active</span>
  );
}

/** At most one remark: what most needs doing. */
function Remark({ overview: { endpoint }, now }: { overview: Overview; now: number }): Child {
  if (endpoint.url !== null && !endpoint.hasSecret) {
    return (
      <Note kind="warn" icon="lock">
        <strong>Nothing is sent yet.</strong> <a href="#secret">Make a signing secret</a>; events are held
        until then.
      </Note>
    );
  }
  if (endpoint.failingSince !== null && endpoint.status === 'active') {
    return (
      <Note kind="bad" icon="warn">
        <strong>Deliveries fail.</strong> None has got through since the first failure{' '}
        {agoText(endpoint.failingSince, now)}. Each event is tried five times over about 40 minutes; “Send
        now” repeats one that failed.
      </Note>
    );
  }
  if (endpoint.hasStagedSecret) {
    return (
      <Note kind="warn" icon="lock">
        <strong>A new signing secret is staged.</strong> The old one still signs.{' '}
        <a href="#secret">Finish the change</a>
      </Note>
    );
  }
  if (endpoint.status !== 'paused') return null;
  return (
    <Note kind="warn" icon="warn">
      <strong>Delivery is paused.</strong> Events are held, and resume sends them, oldest first.
    </Note>
  );
}

function Actions({ isPaused }: { isPaused: boolean }): Child {
  return (
    <form class="row acts" method="post">
      <select name="event_type" aria-label="Type of the test event">
        {EVENT_TYPES.map((type) => (
          <option value={type}>{type.replace('application.', '')}</option>
        ))}
      </select>
      <button class="b" formaction={`${PATH}/test`}>
        Send a test
      </button>
      <button class="b" formaction={`${PATH}/${isPaused ? 'resume' : 'pause'}`}>
        {isPaused ? 'Resume' : 'Pause'}
      </button>
    </form>
  );
}
