// Deliveries and attempts in words. Pure.

import type { AttemptFailure, DeliveryState } from '../../../webhooks/delivery.ts';
import { REPLAY_MAX } from '../../../webhooks/endpoint/sequence-range.ts';
import type { ShownAttempt, ShownDelivery } from '../../../webhooks/endpoint/shown-delivery.ts';
import type { FieldWords } from '../../forms/form-state.ts';
import { number } from '../../shell/parts.tsx';

/** What is said at a field that is refused. */
export const FIELD_WORDS: FieldWords = {
  url: {
    missing: 'Enter the address of your receiver.',
    url_parsing: 'Enter the whole address, such as https://hooks.example.com/screening.',
    url_scheme: 'Use an address that begins with https://.',
    url_credentials: 'Leave user name and password out: what is sent is signed.',
    url_port: 'Use port 443 or 8443.',
    url_host: 'Use a host that the internet reaches. Private and local addresses do not work.',
  },
  from: 'Enter the first sequence, a whole number from 1.',
  to: {
    range_backwards: 'The last sequence comes before the first. Nothing was sent.',
    range_empty: 'No event of this range is kept. Nothing was sent.',
    range_too_long: `That is more than ${number(REPLAY_MAX)} events. Choose a smaller range; nothing was sent.`,
    else: 'Enter the last sequence, a whole number from 1.',
  },
};

/** The mark of a state, and its word: one that failed before and is pending is retrying. */
export function stateWords({
  status,
  attempts,
}: Pick<ShownDelivery, 'status' | 'attempts'>): [mark: string, word: string] {
  const words: Record<DeliveryState, [string, string]> = {
    delivered: ['ok', 'Delivered'],
    failed: ['bad', 'Failed'],
    held: ['held', 'Held'],
    pending: attempts.length > 0 ? ['wait', 'Retrying'] : ['wait', 'Waiting'],
  };
  return words[status];
}

const FAILURES: Record<AttemptFailure, string> = {
  status: 'The answer was no success',
  redirect: 'The answer was a redirect',
  timeout: 'No answer in 15 s',
  dns: 'The host was not found',
  tls: 'The certificate was not accepted',
  connection: 'No connection',
  target_refused: 'The address is not allowed',
  nothing_to_send: 'There was nothing to send',
  not_signed: 'There was no secret to sign with',
};

/** "200 in 84 ms", "No answer in 15 s". */
export function answerWords({
  status_code: status,
  duration_ms: ms,
  error,
}: Pick<ShownAttempt, 'status_code' | 'duration_ms' | 'error'>): string {
  if (status !== null) return `${status} in ${durationWords(ms)}`;
  return error === null ? 'No answer' : FAILURES[error];
}

function durationWords(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
