// Sends a test event: one attempt, at once, marked by its header. It has no sequence and is in no log, and what comes
// of it changes nothing about the endpoint, so that it can be sent while events are paused.

import { auditStatement } from '../../audit/audit.ts';
import { primary } from '../../db/client.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { eventRequest } from '../attempts/event-request.ts';
import { send } from '../attempts/sender.ts';
import type { AttemptOutcome, DeliveredEvent } from '../delivery.ts';
import { signRequest } from '../signing/sign-request.ts';
import { requireUrl, type EndpointOwner } from './read-endpoint.ts';

/** What the test tells of: an application that exists. `stage` goes with a stage change, and only then. */
export type TestEvent = Pick<DeliveredEvent, 'type' | 'jobId' | 'applicationId'> & { stage?: string };

/** What came of it: the receiver's answer, or why there was none. */
export type TestResult = { eventId: string; outcome: AttemptOutcome };

/** Sends `test` and waits for the answer, 15 seconds at most. Throws 400 without a URL or without a secret. */
export async function sendTest(ctx: Context, owner: EndpointOwner, test: TestEvent): Promise<TestResult> {
  const { organisationId, actor } = owner;
  const { url, sealedSecret } = await requireUrl(ctx, organisationId);
  if (sealedSecret === null) throw new ServiceError('bad_request', 'Generate a signing secret first');
  const event: DeliveredEvent = {
    ...test,
    id: crypto.randomUUID(),
    sequence: null,
    stage: test.type === 'application.stage_changed' ? (test.stage ?? null) : null,
    occurredAt: ctx.clock(),
  };
  const signer = { id: event.id, organisationId, sealedSecret };
  const outcome = await send(await signRequest(ctx, eventRequest(url, event), signer), true);
  const db = primary(ctx);
  const details = { event_type: test.type, status_code: outcome.statusCode, error: outcome.error };
  await auditStatement(ctx, db, { organisationId, actor, action: 'webhook.tested', details }).run();
  return { eventId: event.id, outcome };
}
