// Screening callbacks: the newest few among the webhooks, and the whole log on a page of its own. Which job and what
// came of it, nothing of candidates.

import type { Child } from 'hono/jsx';
import { RETENTION_MS } from '../../../screening/job.ts';
import type { CallbackDelivery } from '../../../webhooks/endpoint/list-callbacks.ts';
import type { Page } from '../../../webhooks/endpoint/shown-delivery.ts';
import { Head, Section } from '../../shell/parts.tsx';
import { Sheet } from '../../shell/table.tsx';
import { Age } from '../../shell/when.tsx';
import { AttemptList, Pips } from './attempts.tsx';
import { answerWords, stateWords } from './words.ts';

const PATH = '/app/settings/webhooks/callbacks';
const RESULTS_HOURS = RETENTION_MS / 3_600_000;

type Props = { page: Page<CallbackDelivery, string>; now: number };

/** The newest callbacks. */
export function CallbackSection({ page, now }: Props): Child {
  return (
    <Section id="cb-h" title="Screening callbacks">
      <div class="stack">
        <p class="quiet small prose">
          Results of a screening job go to the <span class="mono">webhook_url</span> it was submitted with,
          not to the endpoint above.
        </p>
        <CallbackList page={page} now={now} />
        {page.next === null ? null : (
          <p>
            <a href={PATH}>All callbacks</a>
          </p>
        )}
      </div>
    </Section>
  );
}

/** The log, page by page; `isFirst` when nothing newer was left out. */
export function CallbacksPage({ page, now, isFirst }: Props & { isFirst: boolean }): Child {
  return (
    <>
      <Head
        title="Screening callbacks"
        meta={[
          <a href="/app/settings/webhooks">Webhooks</a>,
          'To the webhook_url of each screening job.',
          'Kept for 30 days',
        ]}
      />
      <section class="section stack" aria-label="Callbacks">
        <CallbackList page={page} now={now} />
        <p class="quiet small prose">
          A callback is tried four times within three minutes. A receiver that missed it finds the same
          results at <span class="mono">GET /api/v1/jobs/{'{job_id}'}</span> for {RESULTS_HOURS} hours after
          submission.
        </p>
        <nav class="foot" aria-label="Pages">
          {isFirst ? <span /> : <a href={PATH}>Newest</a>}
          {page.next === null ? null : <a href={`?${new URLSearchParams({ before: page.next })}`}>Older</a>}
        </nav>
      </section>
    </>
  );
}

function CallbackList({ page: { deliveries }, now }: Props): Child {
  if (deliveries.length === 0) {
    return (
      <p class="quiet">
        No callbacks yet. Submit a screening job with a <span class="mono">webhook_url</span>.
      </p>
    );
  }
  return (
    <Sheet
      kind="log-t callbacks"
      caption="Screening callbacks, newest first"
      columns={[
        'State',
        'Job',
        'Attempts',
        { title: 'Last answer', class: 'opt' },
        { title: 'Next attempt', class: 'opt' },
        { title: 'When', class: 'r' },
      ]}
    >
      {deliveries.map((delivery) => (
        <CallbackRow delivery={delivery} now={now} />
      ))}
    </Sheet>
  );
}

function CallbackRow({ delivery, now }: { delivery: CallbackDelivery; now: number }): Child {
  const [mark, word] = stateWords(delivery);
  const last = delivery.attempts.at(-1);
  return (
    <tr>
      <td>
        <span class={`state ${mark}`}>{word}</span>
      </td>
      <th scope="row">
        <details>
          <summary class="mono">{delivery.job_id}</summary>
          <AttemptList delivery={delivery} now={now} />
        </details>
      </th>
      <td class="num">
        <Pips delivery={delivery} kind="callback" />
      </td>
      <td class="num opt">{last === undefined ? '' : answerWords(last)}</td>
      <td class="num opt">
        {delivery.next_attempt_at === null ? (
          <span class="quiet">None</span>
        ) : (
          <Age at={delivery.next_attempt_at} now={now} />
        )}
      </td>
      <td class="r num quiet">
        <Age at={delivery.created_at} now={now} />
      </td>
    </tr>
  );
}
