// One delivery: what happened, every attempt with its answer, and the request to try by hand.

import type { Child } from 'hono/jsx';
import type { WebhookRequest } from '../../../webhooks/attempts/attempt.ts';
import type { EventDelivery } from '../../../webhooks/endpoint/list-deliveries.ts';
import type { SequenceRange } from '../../../webhooks/endpoint/sequence-range.ts';
import { Copy } from '../../forms/copy.tsx';
import { number } from '../../shell/parts.tsx';
import { exact } from '../../shell/when.tsx';
import { AttemptList } from './attempts.tsx';
import { curlOf } from './curl.ts';
import { AttemptRule } from './plot.tsx';

export function OpenDelivery({
  delivery,
  request,
  kept,
  now,
}: {
  delivery: EventDelivery;
  request: WebhookRequest | null;
  kept: SequenceRange | null;
  now: number;
}): Child {
  return (
    <aside class="stack" aria-labelledby="ev-h">
      <h3 id="ev-h" class="mono">
        {delivery.event_id}
      </h3>
      <dl class="kv">
        <dt>Event</dt>
        <dd class="mono">{delivery.event_type}</dd>
        <dt>Application</dt>
        <dd>
          <a href={`/app/applications/${delivery.aptly_application_id}`}>{delivery.aptly_application_id}</a>
          {delivery.stage === null ? null : (
            <>
              , moved to <span class="mono">{delivery.stage}</span>
            </>
          )}
        </dd>
        <dt>Happened</dt>
        <dd>{exact(delivery.occurred_at)}</dd>
        <dt>Sequence</dt>
        <dd>{number(delivery.sequence)}</dd>
      </dl>
      <AttemptRule delivery={delivery} now={now} />
      <AttemptList delivery={delivery} now={now} />
      <form
        class="row"
        method="post"
        action={`/app/settings/webhooks/deliveries/${delivery.event_id}/replay`}
      >
        <button class="b">Send now</button>
        {kept === null || kept.to <= delivery.sequence ? null : (
          <a class="b bare" href={sinceHref(delivery.sequence, kept.to)}>
            Send this and all after it
          </a>
        )}
      </form>
      {request === null ? null : (
        <details>
          <summary>The request as curl</summary>
          <div class="stack request">
            <Copy text={curlOf(request)} label="Request as curl" />
            <p class="hint">Signed just now; receivers accept it for about five minutes.</p>
          </div>
        </details>
      )}
    </aside>
  );
}

/** The form of a range, counted from here to the newest event. */
function sinceHref(from: number, to: number): string {
  return `?${new URLSearchParams({ from: String(from), to: String(to) })}#again`;
}
