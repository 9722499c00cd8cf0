// Sends one request in an invocation of its own. All work of a Durable Object shares six open connections, so that
// receivers that hang would make other requests wait inside their own time limit; an entrypoint's calls share none.

import { exports, WorkerEntrypoint } from 'cloudflare:workers';
import { clockOf } from '../../platform/environment.ts';
import type { AttemptOutcome } from '../delivery.ts';
import { targetRules } from '../targets.ts';
import { attempt, type WebhookRequest } from './attempt.ts';

export class WebhookSender extends WorkerEntrypoint<Env> {
  /** One attempt; see `attempt`. */
  attempt(request: WebhookRequest, keepsExcerpt: boolean): Promise<AttemptOutcome> {
    return attempt(request, targetRules(this.env), clockOf(this.env), keepsExcerpt);
  }
}

/** Sends `request` once from an invocation of its own. Rejects only when that invocation itself was lost. */
export function send(request: WebhookRequest, keepsExcerpt: boolean): Promise<AttemptOutcome> {
  return exports.WebhookSender.attempt(request, keepsExcerpt);
}
