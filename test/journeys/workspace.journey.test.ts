// The workspace in a real browser, from a blank organisation: with and without script, light and dark, on a desk and on
// a phone. SHOTS=<folder> keeps the pictures.

import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, DEVICES, launch, nameOf, openPage, type Device } from '../support/journey/browser.ts';
import { freePort, LocalService } from '../support/journey/local-service.ts';
import { expectFaultless, signIn, signUp } from '../support/journey/people.ts';

if (CHROMIUM === null)
  console.warn('No Chromium here: the workspace journey is skipped. Install one, or set CHROMIUM.');

describe.skipIf(CHROMIUM === null)('the workspace', () => {
  let service: LocalService;
  let browser: Browser;
  /** Port of a receiver that takes whatever comes. */
  let receiver: number;
  let listening: Server | undefined;

  beforeAll(async () => {
    receiver = await startReceiver();
    const vars = { SIGN_UP: 'open', EMAIL: 'log', WEBHOOK_DEV_TARGETS: `127.0.0.1:${receiver}` };
    service = new LocalService(await freePort(), vars);
    await Promise.all([service.start(), launch().then((launched) => (browser = launched))]);
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    listening?.close();
  });

  async function startReceiver(): Promise<number> {
    const port = await freePort();
    listening = createServer((_request, response) => response.end('noted')).listen(port, '127.0.0.1');
    return port;
  }

  /** The last link that was sent to `email`. */
  function linkTo(email: string): string {
    const mails = service.output.split('E-mail to ').filter((mail) => mail.startsWith(email));
    return /http:\/\/localhost:\d+\S+/.exec(mails.at(-1) ?? '')?.[0] ?? '';
  }

  async function signInAsDemoOwner(page: Page): Promise<void> {
    await page.goto(`${service.baseUrl}/app/sign-in`);
    await signIn(page, 'owner@demo.example', 'demo-owner-password');
    await page.waitForURL(/\/app\/(start|jobs)/);
  }

  describe.each(DEVICES)('at $width pixels, $scheme', (device) => {
    it('every page before signing in is without fault', async () => {
      const { page, context, complaints } = await openPage(browser, device);
      for (const [name, path] of [
        ['sign-in', '/app/sign-in'],
        ['sign-up', '/app/sign-up'],
        ['verify', '/app/verify'],
        ['verify-sent', '/app/verify?sent=1'],
        ['forgot', '/app/forgot'],
        ['reset', '/app/reset?token=x'],
      ] as const) {
        await page.goto(service.baseUrl + path);
        await expectFaultless(page, `${name}-${nameOf(device)}`, complaints);
      }
      await context.close();
    });

    it('every page of a member is without fault, its dialogs open as well', async () => {
      const { page, context, complaints } = await openPage(browser, device);
      await signInAsDemoOwner(page);
      for (const name of [
        'members',
        'api-keys',
        'webhooks',
        'webhooks/callbacks',
        'usage',
        'audit',
        'data',
      ]) {
        await page.goto(`${service.baseUrl}/app/settings/${name}`);
        await expectFaultless(page, `${name}-${nameOf(device)}`, complaints);
        const opener = page.locator('main [data-dialog]').first();
        if ((await opener.count()) === 0) continue;
        await opener.click();
        await page.locator('dialog[open]').waitFor();
        await expectFaultless(page, `${name}-dialog-${nameOf(device)}`, complaints);
        await page.keyboard.press('Escape');
      }
      await page.goto(`${service.baseUrl}/app/start`);
      await page.locator('.who > summary').click();
      await expectFaultless(page, `start-${nameOf(device)}`, complaints);
      await context.close();
    });
  });

  it.each<Device>([
    { width: 1440, scheme: 'light' },
    { width: 390, scheme: 'dark' },
    { width: 390, scheme: 'light', script: false },
  ])('from a blank page to an erased organisation, %o', { timeout: 180_000 }, async (device) => {
    const { page, context, complaints } = await openPage(browser, device);
    const email = `nia-${nameOf(device)}@example.org`;
    // Where pages may run no script, axe-core may not either; it sees the same pages in the other runs.
    const check = async (name: string) => {
      if (device.script !== false) await expectFaultless(page, `${name}-${nameOf(device)}`, complaints);
    };

    await page.goto(service.baseUrl);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, 'Nia New', email);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email);
    await page.getByRole('heading', { name: 'Welcome, Nia New' }).waitFor();
    await check('welcome');
    await page.getByLabel('Organisation').fill('Harrow & Pike');
    await page.getByRole('button', { name: 'Create organisation' }).click();
    await page.getByRole('heading', { name: 'Set up Harrow & Pike' }).waitFor();

    // Not confirmed yet: a banner, and no key.
    await page.getByText('Confirm your e-mail address.').waitFor();
    await check('first-steps');
    await page.getByRole('link', { name: 'Make a key' }).click();
    await page.getByLabel('Name').fill('Careers site');
    await page.getByRole('button', { name: 'Make key' }).click();
    await page.getByText('Confirm your e-mail address first.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Careers site');
    complaints.length = 0; // Chromium reports the refused form itself as an error.
    await page.goto(linkTo(email));
    await page.getByRole('link', { name: 'Go on' }).click();

    // A key, once.
    await page.getByRole('link', { name: 'Make a key' }).click();
    await page.getByLabel('Name').fill('Careers site');
    await page.getByRole('button', { name: 'Make key' }).click();
    const key = await page.getByRole('region', { name: 'New API key' }).textContent();
    await check('key-shown');
    expect(key).toMatch(/^service_[0-9A-Za-z]{50,}$/);
    await page.reload();
    expect(await page.getByRole('region', { name: 'New API key' }).count()).toBe(0);

    // It pushes a job, as the checklist says.
    await page.goto(`${service.baseUrl}/app/start`);
    expect(await page.getByRole('region', { name: 'Command that pushes a job' }).textContent()).toContain(
      'curl',
    );
    const pushed = await fetch(`${service.baseUrl}/api/v1/ats/jobs`, {
      method: 'POST',
      headers: { 'X-API-Key': key ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({
        source_system: 'x',
        source_system_id: '1',
        external_id: '1',
        title: 'Welder',
      }),
    });
    expect(pushed.status).toBe(200);
    await page.getByRole('link', { name: 'Look again' }).click();
    await page.getByText('1 job so far.').waitFor();
    await check('webhook-step');

    // A webhook.
    await page.getByRole('link', { name: 'Register a webhook' }).click();
    await page.getByLabel('URL').fill('http://10.0.0.1/hook');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.error').waitFor();
    complaints.length = 0;
    await page.getByLabel('URL').fill(`http://127.0.0.1:${receiver}/hook`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Make secret' }).click();
    expect(await page.getByRole('region', { name: 'New signing secret' }).textContent()).toMatch(/^whsec_/);
    await check('secret-shown');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Your receiver answered 200 in').waitFor();
    await moveSomebody(page, key ?? '');
    await page.reload();
    await page.getByRole('link', { name: /stage_changed$/ }).click();
    await page.getByRole('heading', { name: /^[0-9a-f-]{36}$/ }).waitFor();
    await page.getByText('The request as curl').click();
    await check('delivery');
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('on its way again').waitFor();
    await page.getByLabel('From sequence').fill('9');
    await page.getByLabel('To sequence').fill('1');
    await page.getByRole('button', { name: 'Count events' }).click();
    await page.getByText('The last sequence comes before the first.').waitFor();
    complaints.length = 0;
    await page.getByLabel('From sequence').fill('1');
    await page.getByLabel('To sequence').fill('9');
    await page.getByRole('button', { name: 'Count events' }).click();
    await page.getByRole('button', { name: 'Send 1 event again' }).waitFor();
    await check('range-counted');
    await page.getByRole('button', { name: 'Send 1 event again' }).click();
    await page.getByText('1 event in line to be sent again').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Delivery is paused.').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Resumed.').waitFor();

    await page.getByRole('button', { name: 'Stage a new secret' }).click();
    await page.getByRole('region', { name: 'New signing secret' }).waitFor();
    await check('secret-staged');
    await page.getByRole('button', { name: 'Switch to the new secret' }).click();
    await page.getByText('The new secret signs from now on.').waitFor();

    // A colleague, who joins by the link and has a role that changes.
    const guest = `sam-${nameOf(device)}@example.org`;
    await page.goto(`${service.baseUrl}/app/settings/members`);
    await page.getByLabel('E-mail').fill(guest);
    await page.getByLabel('Role', { exact: true }).selectOption('viewer');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText(`An invitation is on its way to ${guest}.`).waitFor();
    await check('invited');
    await joins(device, guest, linkTo(guest));
    await page.reload();
    await page.getByLabel('Role of Sam Guest', { exact: true }).selectOption('recruiter');
    await page.getByRole('button', { name: 'Change the role of Sam Guest' }).click();
    await page.getByText('Sam Guest is a recruiter now.').waitFor();
    await page.getByRole('link', { name: 'Remove Sam Guest' }).click();
    await page.getByRole('button', { name: 'Remove member' }).click();
    await page.getByText('Sam Guest is removed.').waitFor();

    // The key is revoked after the question, and everything is in the log.
    await page.goto(`${service.baseUrl}/app/settings/api-keys`);
    await page.getByRole('link', { name: 'Revoke Careers site' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('The key is revoked.').waitFor();
    await page.goto(`${service.baseUrl}/app/settings/audit`);
    await page.getByText('revoked an API key').first().waitFor();

    // The theme stays.
    await page.locator('.who > summary').click();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');

    // The end.
    await page.goto(`${service.baseUrl}/app/settings/data`);
    await page.getByLabel('Type “Harrow & Pike” to confirm').fill('Harrow & Pike');
    await page.getByRole('button', { name: 'Delete everything listed' }).click();
    await page.getByText('Harrow & Pike and everything in it is erased.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  /** A candidate is pushed and moved, which is an event. */
  async function moveSomebody(page: Page, key: string): Promise<void> {
    const jobs = `${service.baseUrl}/api/v1/ats/jobs`;
    const headers = { 'X-API-Key': key, 'content-type': 'application/json' };
    const source = { source_system: 'x', source_system_id: '1' };
    const pushed = await fetch(jobs, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...source, external_id: '1', title: 'Welder' }),
    });
    const { aptly_job_id: id } = (await pushed.json()) as { aptly_job_id: number };
    const candidates = [{ external_id: 'a', name: 'Ana Silva', cv_text: 'Welder since 2015.' }];
    const answer = await fetch(`${jobs}/${id}/candidates`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...source, candidates }),
    });
    const { results } = (await answer.json()) as { results: { aptly_application_id: number }[] };
    const path = `/app/applications/${results[0]?.aptly_application_id}/stage`;
    const moved = await page.context().request.post(service.baseUrl + path, {
      form: { stage: 'screened' },
      headers: { origin: service.baseUrl, accept: 'application/json' },
    });
    expect(moved.status()).toBe(200);
  }

  /** Somebody who was invited, in a browser of their own. */
  async function joins(device: Device, email: string, link: string): Promise<void> {
    const { page, context, complaints } = await openPage(browser, device);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Join Harrow & Pike' }).waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, 'Sam Guest', email);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email);
    await page.getByRole('button', { name: 'Join' }).waitFor();
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.waitForURL(/\/app\/(start|jobs)$/);
    await page.goto(`${service.baseUrl}/app/settings/members`);
    await page.getByText('Here that is Nia New.').waitFor();
    await context.close();
  }
});
