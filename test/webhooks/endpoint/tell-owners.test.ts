import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newContext, type Context } from '../../../src/platform/context.ts';
import { pauseEndpoint, resumeEndpoint } from '../../../src/webhooks/endpoint/pause.ts';
import { tellOwners } from '../../../src/webhooks/endpoint/tell-owners.ts';
import { mintReceiver, recordedAt } from '../../support/receiver.ts';
import {
  attemptNow,
  emit,
  endpointOf,
  mintEndpoint,
  newEvent,
  untilDelivery,
} from '../../support/webhooks.ts';

const HOUR = 3_600_000;

async function addMember(organisationId: string, role: string): Promise<string> {
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  await env.DB.batch([
    env.DB.prepare(
      'INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES (?, ?, ?, 1, 0, 0)',
    ).bind(id, role, email),
    env.DB.prepare(
      'INSERT INTO members (id, organisation_id, user_id, role, created_at) VALUES (?, ?, ?, ?, 0)',
    ).bind(id, organisationId, id, role),
  ]);
  return email;
}

/** A context `hours` ahead whose e-mail goes to a receiver. */
function mailing(hours: number, mailbox: { url: string }): Context {
  const ctx = newContext({
    ...env,
    EMAIL: 'http',
    EMAIL_URL: mailbox.url,
    EMAIL_FROM: 'service@example.com',
  });
  return { ...ctx, clock: () => Date.now() + hours * HOUR };
}

async function mailsTo(name: string, address: string): Promise<{ subject: string; text: string }[]> {
  const mails = (await recordedAt(name)).map(
    (one) => JSON.parse(one.body) as { to: string; subject: string; text: string },
  );
  return mails.filter((mail) => mail.to === address);
}

async function failingEndpoint(query: string) {
  const minted = await mintEndpoint(query);
  const event = newEvent(minted.organisationId);
  await emit(event);
  await untilDelivery(event.eventId, (row) => row.attempts === 1);
  return { ...minted, event };
}

describe('an endpoint that fails for a day', () => {
  it('has its owners told once, and nobody else', async () => {
    const { organisationId } = await failingEndpoint('?status=500');
    const [owner, admin] = [
      await addMember(organisationId, 'owner'),
      await addMember(organisationId, 'admin'),
    ];
    const mailbox = mintReceiver();
    await tellOwners(mailing(23, mailbox));
    expect(await mailsTo(mailbox.name, owner)).toEqual([]);
    await tellOwners(mailing(25, mailbox));
    await tellOwners(mailing(26, mailbox));
    const mails = await mailsTo(mailbox.name, owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^Webhooks to 127\.0\.0\.1:\d+ have failed for a day$/);
    expect(mails[0]?.text).toContain('Events not delivered in that time: 1.');
    expect(await mailsTo(mailbox.name, admin)).toEqual([]);
    expect((await endpointOf(organisationId)).status).toBe('active');
  });

  it('is forgiven by a success', async () => {
    const { organisationId, event } = await failingEndpoint('?fail=1');
    const owner = await addMember(organisationId, 'owner');
    const mailbox = mintReceiver();
    expect((await endpointOf(organisationId)).failingSince).not.toBeNull();
    await attemptNow(organisationId, event.eventId, 2);
    await untilDelivery(event.eventId, (row) => row.state === 'delivered');
    expect((await endpointOf(organisationId)).failingSince).toBeNull();
    await tellOwners(mailing(25, mailbox));
    expect(await mailsTo(mailbox.name, owner)).toEqual([]);
  });

  it('is not told of while it is paused, nor of what was before', async () => {
    const { organisationId, owner } = await failingEndpoint('?status=500');
    const email = await addMember(organisationId, 'owner');
    const mailbox = mintReceiver();
    await pauseEndpoint(newContext(env), owner);
    await tellOwners(mailing(25, mailbox));
    await env.DB.prepare('DELETE FROM deliveries WHERE organisation_id = ?').bind(organisationId).run();
    await resumeEndpoint(newContext(env), owner);
    await tellOwners(mailing(25, mailbox));
    expect(await mailsTo(mailbox.name, email)).toEqual([]);
  });
});
