// The delivery log, newest first.

import type { Child } from 'hono/jsx';
import type { WebhookRequest } from '../../../webhooks/attempts/attempt.ts';
import type { EventDelivery } from '../../../webhooks/endpoint/list-deliveries.ts';
import type { SequenceRange } from '../../../webhooks/endpoint/sequence-range.ts';
import { number } from '../../shell/parts.tsx';
import { Sheet } from '../../shell/table.tsx';
import { Age } from '../../shell/when.tsx';
import { Pips } from './attempts.tsx';
import { OpenDelivery } from './open-delivery.tsx';
import { answerWords, stateWords } from './words.ts';

export type LogProps = {
  deliveries: EventDelivery[];
  next: number | null;
  open: EventDelivery | null;
  request: WebhookRequest | null;
  /** What can be sent again; null without an address to send it to. */
  kept: SequenceRange | null;
  status: string;
  now: number;
};

/** Log and open delivery. */
export function DeliveryLog({ deliveries, next, open, request, kept, status, now }: LogProps) {
  return (
    <section class="section deliv" aria-labelledby="dl-h">
      <h2 id="dl-h">Deliveries</h2>
      <div>
        <div>
          <StateFilter status={status} />
          {deliveries.length === 0 ? (
            <p class="quiet">
              {status === '' ? 'No deliveries yet. Send a test.' : 'No delivery is in this state.'}
            </p>
          ) : (
            <DeliveryTable deliveries={deliveries} open={open} status={status} now={now} />
          )}
          {next === null ? null : (
            <nav class="foot" aria-label="Pages">
              <span />
              <a href={`?${new URLSearchParams({ before: String(next), state: status })}`}>Older</a>
            </nav>
          )}
        </div>
        {open === null ? null : <OpenDelivery delivery={open} request={request} kept={kept} now={now} />}
      </div>
    </section>
  );
}

const STATES = [
  ['', 'Any state'],
  ['delivered', 'Delivered'],
  ['pending', 'Waiting or retrying'],
  ['held', 'Held'],
  ['failed', 'Failed'],
] as const;

function StateFilter({ status }: { status: string }): Child {
  return (
    <form class="bar" method="get">
      <label class="vh" for="state">
        State
      </label>
      <select id="state" name="state">
        {STATES.map(([value, words]) => (
          <option value={value} selected={value === status}>
            {words}
          </option>
        ))}
      </select>
      <button class="b">Show</button>
      <span class="end small quiet">
        <span class="opt">Kept for 30 days · </span>
        <a href="#cb-h">Screening callbacks</a>
      </span>
    </form>
  );
}

function DeliveryTable({
  deliveries,
  open,
  status,
  now,
}: Pick<LogProps, 'deliveries' | 'open' | 'status' | 'now'>): Child {
  return (
    <Sheet
      kind="log-t"
      caption="Deliveries, newest first"
      columns={[
        'State',
        { title: 'Sequence', class: 'r opt' },
        'Event',
        'Attempts',
        { title: 'Last answer', class: 'opt' },
        { title: 'When', class: 'r' },
      ]}
    >
      {deliveries.map((delivery) => (
        <DeliveryRow
          delivery={delivery}
          isOpen={delivery.event_id === open?.event_id}
          status={status}
          now={now}
        />
      ))}
    </Sheet>
  );
}

type RowProps = { delivery: EventDelivery; isOpen: boolean; status: string; now: number };

function DeliveryRow({ delivery, isOpen, status, now }: RowProps): Child {
  const [mark, word] = stateWords(delivery);
  const last = delivery.attempts.at(-1);
  const [scope, ...name] = delivery.event_type.split('.');
  return (
    <tr aria-current={isOpen ? 'true' : undefined}>
      <td>
        <span class={`state ${mark}`}>{word}</span>
      </td>
      <td class="r num quiet opt">{number(delivery.sequence)}</td>
      <th scope="row">
        <a class="mono" href={`?${new URLSearchParams({ event: delivery.event_id, state: status })}`}>
          <span class="quiet opt">{scope}.</span>
          {name
            .join('.')
            .split(/(?<=_)/)
            .map((part) => (
              <>
                {part}
                <wbr />
              </>
            ))}
        </a>
      </th>
      <td class="num">
        <Pips delivery={delivery} kind="event" />
      </td>
      <td class="num opt">{last === undefined ? '' : answerWords(last)}</td>
      <td class="r num quiet">
        <Age at={delivery.occurred_at} now={now} />
      </td>
    </tr>
  );
}
