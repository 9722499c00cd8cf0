// An event as its receiver sees it (spec, Events): identifiers only. Pure.

import { isoTime } from '../../platform/clock.ts';
import type { WebhookRequest } from './attempt.ts';
import type { DeliveredEvent } from '../delivery.ts';

/** The body; its keys are the spec's and no others. */
export function presentEvent(event: DeliveredEvent) {
  return {
    event_id: event.id,
    event_type: event.type,
    occurred_at: isoTime(event.occurredAt),
    aptly_job_id: event.jobId,
    aptly_application_id: event.applicationId,
    ...(event.stage === null ? {} : { stage: event.stage }),
  };
}

/** The unsigned request. The sequence shows a receiver what it missed; an event without one is a test and says so. */
export function eventRequest(url: string, event: DeliveredEvent): WebhookRequest {
  const headers: Record<string, string> =
    event.sequence === null
      ? { 'X-Service-Webhook-Test': '1' }
      : { 'X-Service-Webhook-Sequence': String(event.sequence) };
  return { url, body: JSON.stringify(presentEvent(event)), headers };
}
