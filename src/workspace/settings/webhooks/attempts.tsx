// Attempts of a delivery of either kind: a glyph each in a row, and the list with every answer.

import type { Child } from 'hono/jsx';
import type { ShownDelivery } from '../../../webhooks/endpoint/shown-delivery.ts';
import { attemptsMax, type DeliveryKind } from '../../../webhooks/schedule.ts';
import { ageText, exact } from '../../shell/when.tsx';
import { answerWords } from './words.ts';

/** A glyph for each of the last attempts and for those that may follow, and "2 of 5". */
export function Pips({
  delivery: { attempts, status },
  kind,
}: {
  delivery: ShownDelivery;
  kind: DeliveryKind;
}): Child {
  const most = attemptsMax(kind);
  const shown = attempts.slice(-most);
  const left = status === 'pending' ? Math.max(0, most - shown.length) : 0;
  return (
    <>
      <span class="pips" aria-hidden="true">
        {shown.map((one) => (
          <i class={one.error === null ? 'y' : 'f'} />
        ))}
        {Array.from({ length: left }, () => (
          <i />
        ))}
      </span>{' '}
      <span class="quiet opt">
        {attempts.length} of {Math.max(most, attempts.length)}
      </span>
    </>
  );
}

/** Every attempt with its answer, and what comes next. */
export function AttemptList({ delivery, now }: { delivery: ShownDelivery; now: number }): Child {
  return (
    <ol class="log">
      {delivery.attempts.map((one) => (
        <li class={one.error === null ? 'ok' : 'bad'}>
          <span>
            <strong>{answerWords(one)}</strong>
            {one.excerpt ? <span class="quiet"> “{one.excerpt}”</span> : null}
          </span>
          <time datetime={one.at} title={exact(one.at)}>
            {one.at.slice(11, 19)}
          </time>
        </li>
      ))}
      {delivery.next_attempt_at === null ? null : (
        <li class="next">Next attempt {ageText(Date.parse(delivery.next_attempt_at), now).toLowerCase()}</li>
      )}
      {delivery.status === 'held' ? <li class="next">Held; resume sends it in its turn</li> : null}
    </ol>
  );
}
