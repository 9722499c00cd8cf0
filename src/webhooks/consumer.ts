// The deliveries queue: hands attempts to their organisation's delivery object and acknowledges. A repeat is
// harmless, because the object drops an attempt that is under way or was made.

import type { Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import type { Assignment } from './attempts/leases.ts';
import { AttemptMessage } from './messages.ts';

/** Consumes one batch: one object call per organisation in it. */
export async function consumeAttempts(ctx: Context, batch: MessageBatch): Promise<void> {
  const byOrganisation = new Map<string, { messages: Message[]; assignments: Assignment[] }>();
  for (const message of batch.messages) {
    const parsed = AttemptMessage.safeParse(message.body);
    if (!parsed.success) {
      writeLog('error', 'message_not_understood', { queue: batch.queue, message_id: message.id });
      message.ack();
      continue;
    }
    const { organisation_id, delivery_id, attempt } = parsed.data;
    const group = byOrganisation.get(organisation_id) ?? { messages: [], assignments: [] };
    group.messages.push(message);
    group.assignments.push({ deliveryId: delivery_id, attempt });
    byOrganisation.set(organisation_id, group);
  }
  await Promise.all(
    [...byOrganisation].map(([id, group]) => handOver(ctx, id, group.messages, group.assignments)),
  );
}

async function handOver(
  ctx: Context,
  organisationId: string,
  messages: Message[],
  assignments: Assignment[],
): Promise<void> {
  try {
    await ctx.env.DELIVERY.getByName(organisationId).accept({ organisationId, assignments });
    for (const message of messages) message.ack();
  } catch (error) {
    writeLog('error', 'hand_over_failed', { organisation_id: organisationId, ...errorFields(error) });
    for (const message of messages) message.retry({ delaySeconds: Math.min(60, 2 ** message.attempts) });
  }
}
