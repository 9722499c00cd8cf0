import { env } from 'cloudflare:workers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newContext } from '../../../src/platform/context.ts';
import { activateSecret, generateSecret, stageSecret } from '../../../src/webhooks/endpoint/secrets.ts';
import { setEndpointUrl } from '../../../src/webhooks/endpoint/set-url.ts';
import { openSecret } from '../../../src/webhooks/signing/sealed-secret.ts';
import { mintOrganisation } from '../../support/mint.ts';
import { mintReceiver, recordedAt, untilRecorded, type Recorded } from '../../support/receiver.ts';
import {
  deliveryRow,
  emit,
  endpointOf,
  mintEndpoint,
  newEvent,
  ownerOf,
  untilDelivery,
} from '../../support/webhooks.ts';

const ctx = () => newContext(env);

function isSignedWith(secret: string, received: Recorded | undefined): boolean {
  try {
    new Webhook(secret).verify(received?.body ?? '', received?.headers ?? {});
    return true;
  } catch {
    return false;
  }
}

describe('an endpoint', () => {
  it('is none before anything was set up', async () => {
    const { organisationId } = await mintOrganisation();
    expect(await endpointOf(organisationId)).toEqual({
      url: null,
      status: 'none',
      hasSecret: false,
      hasStagedSecret: false,
      pausedAt: null,
      failingSince: null,
    });
  });

  it('is active with a URL, and a new URL replaces the old one', async () => {
    const { organisationId } = await mintOrganisation();
    const owner = ownerOf(organisationId);
    await setEndpointUrl(ctx(), owner, ' https://example.com/a ', 'service.test');
    await setEndpointUrl(ctx(), owner, 'https://example.com/b', 'service.test');
    expect(await endpointOf(organisationId)).toMatchObject({
      url: 'https://example.com/b',
      status: 'active',
      hasSecret: false,
    });
  });

  it.each([
    ['plain http', 'http://example.com/', 'url_scheme'],
    ['a private address', 'https://192.168.0.10/', 'url_host'],
    ['the service itself', 'https://service.test/hook', 'url_host'],
    ['no URL', 'hook', 'url_parsing'],
  ])('is not %s', async (_name, url, type) => {
    const { organisationId } = await mintOrganisation();
    await expect(setEndpointUrl(ctx(), ownerOf(organisationId), url, 'service.test')).rejects.toMatchObject({
      code: 'unprocessable',
      detail: [{ loc: ['body', 'url'], msg: expect.any(String), type }],
    });
    expect((await endpointOf(organisationId)).status).toBe('none');
  });

  it('leaves a trace of every change in the audit log, and no secret in it', async () => {
    const { organisationId, owner, secret } = await mintEndpoint();
    await stageSecret(ctx(), owner);
    await activateSecret(ctx(), owner);
    const { results } = await env.DB.prepare(
      'SELECT actor, action, details FROM audit_entries WHERE organisation_id = ? ORDER BY id',
    )
      .bind(organisationId)
      .all<{ actor: string; action: string; details: string }>();
    expect(results.map((row) => row.action)).toEqual([
      'webhook.endpoint_set',
      'webhook.secret_generated',
      'webhook.secret_generated',
      'webhook.secret_generated',
    ]);
    expect(results.map((row) => row.actor)).toEqual(Array.from({ length: 4 }, () => 'user:test'));
    expect(JSON.stringify(results)).not.toContain(secret);
  });
});

describe('the signing secret', () => {
  it('holds 256 bits, is never the same, and is sealed at rest', async () => {
    const { organisationId } = await mintOrganisation();
    const first = await generateSecret(ctx(), ownerOf(organisationId));
    const second = await generateSecret(ctx(), ownerOf(organisationId));
    expect(first.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(second.secret).not.toBe(first.secret);
    const row = await env.DB.prepare('SELECT * FROM webhook_endpoints WHERE organisation_id = ?')
      .bind(organisationId)
      .first<{ sealed_secret: string }>();
    expect(JSON.stringify(row)).not.toContain(second.secret.slice(6));
    const sealed = row?.sealed_secret ?? '';
    expect(await openSecret(env, organisationId, sealed)).toBe(second.secret);
    await expect(openSecret(env, 'org_other', sealed)).rejects.toThrow();
  });

  it('is dead for the next attempt once it was rotated', async () => {
    const { organisationId, owner, name, secret } = await mintEndpoint();
    await emit(newEvent(organisationId));
    await untilRecorded(name);
    const rotated = await generateSecret(ctx(), owner);
    await emit(newEvent(organisationId));
    const [before, after] = await untilRecorded(name, 2);
    expect([isSignedWith(secret, before), isSignedWith(rotated.secret, before)]).toEqual([true, false]);
    expect([isSignedWith(secret, after), isSignedWith(rotated.secret, after)]).toEqual([false, true]);
  });

  it('that is staged signs nothing until it is activated, then alone', async () => {
    const { organisationId, owner, name, secret } = await mintEndpoint();
    const staged = await stageSecret(ctx(), owner);
    expect(await endpointOf(organisationId)).toMatchObject({ hasStagedSecret: true });
    await emit(newEvent(organisationId));
    await untilRecorded(name);
    await activateSecret(ctx(), owner);
    expect(await endpointOf(organisationId)).toMatchObject({
      hasSecret: true,
      hasStagedSecret: false,
    });
    await emit(newEvent(organisationId));
    const [before, after] = await untilRecorded(name, 2);
    expect([isSignedWith(secret, before), isSignedWith(staged.secret, before)]).toEqual([true, false]);
    expect([isSignedWith(secret, after), isSignedWith(staged.secret, after)]).toEqual([false, true]);
  });

  it('cannot be activated when none is staged, nor twice, nor after a rotation', async () => {
    const { owner } = await mintEndpoint();
    const refused = { code: 'bad_request', detail: 'No next secret is staged' };
    await expect(activateSecret(ctx(), owner)).rejects.toMatchObject(refused);
    await stageSecret(ctx(), owner);
    await activateSecret(ctx(), owner);
    await expect(activateSecret(ctx(), owner)).rejects.toMatchObject(refused);
    await stageSecret(ctx(), owner);
    await generateSecret(ctx(), owner);
    await expect(activateSecret(ctx(), owner)).rejects.toMatchObject(refused);
  });

  it('that comes late sends what was held for want of one, in order', async () => {
    const { organisationId } = await mintOrganisation();
    const owner = ownerOf(organisationId);
    const receiver = mintReceiver();
    await setEndpointUrl(ctx(), owner, receiver.url, 'service.test');
    const events = [1, 2, 3].map(() => newEvent(organisationId));
    await emit(...events);
    expect((await deliveryRow(events[0]?.eventId ?? ''))?.state).toBe('held');
    expect(await recordedAt(receiver.name)).toEqual([]);
    const { secret } = await generateSecret(ctx(), owner);
    const received = await untilRecorded(receiver.name, 3);
    expect(received.map((one) => one.headers['x-service-webhook-sequence'])).toEqual(['1', '2', '3']);
    expect(received.every((one) => isSignedWith(secret, one))).toBe(true);
    await untilDelivery(events[2]?.eventId ?? '', (row) => row.state === 'delivered');
  });
});
