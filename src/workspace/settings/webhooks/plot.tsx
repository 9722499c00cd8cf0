// The attempts of a delivery on one rule: when each was due, what became of it, and where now is. Pure.

import type { EventDelivery } from '../../../webhooks/endpoint/list-deliveries.ts';

/** Minutes after the first attempt at which attempts are due, and where they stand on the rule. */
const DUE: readonly [minutes: number, x: number][] = [
  [0, 5],
  [1, 52],
  [5, 122],
  [15, 224],
  [40, 394],
];

type Props = { delivery: EventDelivery; now: number };

/** The last five attempts, which is all of the present schedule. */
export function AttemptRule({ delivery, now }: Props) {
  const attempts = delivery.attempts.slice(-DUE.length);
  const firstAt = attempts[0] === undefined ? null : Date.parse(attempts[0].at);
  const minutes = firstAt === null ? null : (now - firstAt) / 60_000;
  const showsNow = delivery.status === 'pending' && minutes !== null && minutes < 40;
  return (
    <svg class="plot" viewBox="0 0 400 46" role="img" aria-label={ruleWords(delivery)}>
      <path class="axis" d="M0 16.5H400" />
      {DUE.map(([due, x], index) => (
        <>
          <Attempt x={x} failed={attempts[index] === undefined ? null : attempts[index].error !== null} />
          <text
            x={due === 40 ? 400 : x}
            y="41"
            text-anchor={due === 0 ? 'start' : due === 40 ? 'end' : 'middle'}
          >
            {due === 40 ? '40 min' : due}
          </text>
        </>
      ))}
      {showsNow ? <path class="now-mark" d={`M${placeOf(minutes)} 5v23`} /> : null}
    </svg>
  );
}

function Attempt({ x, failed }: { x: number; failed: boolean | null }) {
  if (failed === null) return <circle class="due-at" cx={x} cy="16.5" r="4.5" />;
  return failed ? (
    <rect class="failed-at" x={x - 4.5} y="12" width="9" height="9" />
  ) : (
    <circle class="done-at" cx={x} cy="16.5" r="5" />
  );
}

/** Where a moment stands between the due ones. */
function placeOf(minutes: number): number {
  const after = DUE.findIndex(([due]) => due > minutes);
  const [fromDue, fromX] = DUE[after - 1] ?? [0, 5];
  const [toDue, toX] = DUE[after] ?? [40, 394];
  return Math.round(fromX + ((minutes - fromDue) / (toDue - fromDue)) * (toX - fromX));
}

function ruleWords({ attempts, status }: EventDelivery): string {
  const failed = attempts.filter((one) => one.error !== null).length;
  const made = `${attempts.length} of 5 attempts made, ${failed} of them failed`;
  return status === 'pending' ? `${made}; they are due after 0, 1, 5, 15 and 40 minutes` : made;
}
