// What goes wrong around a person at work: a double click, no connection, a session that ended, names without end,
// letters typed where nobody meant keys, and a page that is printed.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CHROMIUM,
  DEVICES,
  launch,
  nameOf,
  openPage,
  overflow,
  type Device,
} from '../support/journey/browser.ts';
import { freePort, LocalService } from '../support/journey/local-service.ts';
import { expectFaultless, signIn } from '../support/journey/people.ts';

const DESK: Device = { width: 1440, scheme: 'light' };
const ENDLESS = 'Wolfeschlegelstein'.repeat(8);

if (CHROMIUM === null)
  console.warn('No Chromium here: the journey of mishaps is skipped. Install one, or set CHROMIUM.');

/** Two clicks of one hand, a moment apart. */
async function clickTwice(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${name} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(120);
  await page.mouse.click(x, y);
}

/** Where everybody of the list stands, in its order. */
function stagesOf(page: Page): Promise<string[]> {
  return page.locator('.rank tbody .st').allTextContents();
}

/** From now on each answer takes so long. */
async function answersAfter(context: BrowserContext, page: Page, latency: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const asFastAsItGoes = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...asFastAsItGoes });
}

describe.skipIf(CHROMIUM === null)('mishaps', () => {
  let service: LocalService;
  let browser: Browser;
  const jobs = new Map<string, number>();

  beforeAll(async () => {
    service = new LocalService(await freePort());
    [browser] = await Promise.all([launch(), service.start()]);
    await pushJob('Fitter', ['Ada Bolt', 'Ben Cog']);
    await pushJob(ENDLESS, [ENDLESS, 'محمد آل سعيد', 'Zoë Short']);
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** A job by the API with candidates whose CVs are a line each. */
  async function pushJob(title: string, names: string[]): Promise<void> {
    const source = { source_system: ENDLESS, source_system_id: '1' };
    const job = {
      ...source,
      external_id: title,
      title,
      client_name: title,
      job_spec: 'Must have\n- Welding',
    };
    const made = (await (await service.call('/api/v1/ats/jobs', job)).json()) as { aptly_job_id: number };
    jobs.set(title, made.aptly_job_id);
    const candidates = names.map((name) => ({
      external_id: name,
      name,
      email: `${name.replaceAll(/\W/g, '.').slice(0, 40)}@example.org`,
      cv_text: `${name}\nWelder 2015 to 2024. ${ENDLESS}\nخبرة في اللحام`,
    }));
    const pushed = await service.call(`/api/v1/ats/jobs/${made.aptly_job_id}/candidates`, {
      ...source,
      candidates,
    });
    expect(pushed.status).toBe(200);
  }

  const jobPath = (title: string) => `${service.baseUrl}/app/jobs/${jobs.get(title)}`;

  async function signedIn(device: Device = DESK) {
    const opened = await openPage(browser, device);
    await opened.page.goto(`${service.baseUrl}/app/sign-in?next=/app/jobs`);
    await signIn(opened.page, 'owner@demo.example', 'demo-owner-password');
    await opened.page.waitForURL(/\/app\/jobs/);
    return opened;
  }

  it('a double click does a thing once, however slow the line is', { timeout: 120_000 }, async () => {
    const { page, context } = await signedIn();
    await answersAfter(context, page, 700);
    await page.goto(`${service.baseUrl}/app/jobs/new`);
    await page.getByLabel('Title').fill('Made once');
    await clickTwice(page, 'Create job');
    await page.getByRole('heading', { name: 'Made once' }).waitFor();
    await page.goto(jobPath('Fitter'));
    await page.getByRole('link', { name: 'Ada Bolt' }).click();
    await page.getByLabel('Referee’s name').fill('Rhea Ferry');
    await page.getByLabel('Referee’s e-mail').fill('rhea@example.org');
    await clickTwice(page, 'Make link');
    await page.getByLabel('Link for Rhea Ferry', { exact: true }).first().waitFor();
    await page.goto(page.url());
    expect(await page.getByLabel('Link for Rhea Ferry', { exact: true }).count()).toBe(1);
    await page.goto(`${service.baseUrl}/app/jobs?q=made+once`);
    expect(await page.getByRole('link', { name: 'Made once' }).count()).toBe(1);
    await context.close();
  });

  it('the page stays while the service is away, and nobody seems moved who is not', async () => {
    const { page, context } = await signedIn();
    await page.goto(jobPath('Fitter'));
    await context.setOffline(true);
    await page.getByLabel('Search in this job').fill('ada');
    await page.getByText('what you see may be old').waitFor();
    await page.getByLabel('Select Ben Cog').check();
    await page.getByLabel('Select Ben Cog').blur();
    await page.keyboard.press('s');
    await page.keyboard.press('3');
    await page.getByText('perhaps nobody moved').waitFor();
    await context.setOffline(false);
    await page.getByLabel('Search in this job').fill('');
    await page.locator('#complaint').waitFor({ state: 'detached' });
    expect(await stagesOf(page)).toEqual(['Applied', 'Applied']);

    await page.goto(`${jobPath('Fitter')}?view=board`);
    await context.setOffline(true);
    await page.locator('.lane li', { hasText: 'Ada Bolt' }).dragTo(page.locator('.lane[data-stage=offered]'));
    await page.getByText('perhaps nobody moved').waitFor();
    await page.locator('.lane[data-stage=applied] li', { hasText: 'Ada Bolt' }).waitFor();
    await context.close();
  });

  it('a form sent after the session ended says so and leads back to its page', async () => {
    const { page, context } = await signedIn();
    await page.goto(`${jobPath('Fitter')}/edit`);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('your last change was not made').waitFor();
    await signIn(page, 'owner@demo.example', 'demo-owner-password');
    await page.getByRole('heading', { name: 'Edit job' }).waitFor();
    await context.close();
  });

  it('Enter in a checkbox moves nobody', async () => {
    const { page, context } = await signedIn();
    await page.goto(jobPath('Fitter'));
    const id = await page.locator('.rank tbody tr').first().getAttribute('data-id');
    const form = { stage: 'offered', id: id ?? '' };
    const headers = { origin: service.baseUrl };
    await context.request.post(`${jobPath('Fitter')}/move`, { form, headers });
    await page.reload();
    await page.locator('.rank tbody [type=checkbox]').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.reload();
    expect(await stagesOf(page)).toContain('Offered');
    await context.close();
  });

  it.each([true, false])(
    'a refused candidate can be mended where it was typed, and the page goes on (script: %s)',
    async (script) => {
      const { page, context } = await signedIn({ ...DESK, script });
      await page.goto(jobPath('Fitter'));
      await page.getByRole('link', { name: 'Add candidate' }).click();
      await page.getByLabel('Full name').fill('   ');
      await page.getByLabel('E-mail').fill('nobody@example.org');
      await page.locator('#add').getByRole('button', { name: 'Add candidate' }).click();
      await page.getByText('Enter the name of the candidate.').waitFor();
      expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody@example.org');
      expect(await page.locator('#f-name:focus').count()).toBe(1);
      if (script) {
        // Keys are heard once the page's script has run.
        await page.waitForLoadState();
        await page.keyboard.press('Escape');
        await page.locator('#add[open]').waitFor({ state: 'detached' });
        await page.keyboard.press('j');
        await page.locator('.rank [aria-current]').waitFor();
        await page.keyboard.press('s');
        await page.keyboard.press('2');
        await page.getByText('moved to Screened').waitFor();
        expect(page.url()).toBe(jobPath('Fitter'));
      }
      await page.goto(jobPath('Fitter'));
      await page.getByRole('link', { name: 'Add candidate' }).click();
      await page.getByLabel('Full name').fill(`Cleo Pin ${script}`);
      const scan = { name: 'cleo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') };
      await page.getByLabel('CV', { exact: true }).setInputFiles(scan);
      await page.locator('#add').getByRole('button', { name: 'Add candidate' }).click();
      await page.getByRole('alert').getByText('the file could not be read').waitFor();
      await context.close();
    },
  );

  it('letters are no keys for whoever turned them off, and a closed dialog gives the focus back', async () => {
    const { page, context, complaints } = await signedIn();
    await page.goto(jobPath('Fitter'));
    await page.locator('.who > summary').click();
    await page.getByRole('link', { name: 'Keyboard shortcuts' }).click();
    await page.keyboard.press('Escape');
    const focused = page.locator('.who > summary:focus');
    expect(await focused.count()).toBe(1);
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Turn these keys off' }).click();
    await page.locator('html[data-keys=off]').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('?');
    expect(await page.locator('tr[aria-current], dialog[open], tbody :checked').count()).toBe(0);
    await page.locator('.who > summary').click();
    await page.getByRole('link', { name: 'Keyboard shortcuts' }).click();
    await expectFaultless(page, 'keys-off', complaints);
    await page.getByRole('button', { name: 'Turn these keys on' }).click();
    await page.locator('html:not([data-keys])').waitFor();
    await page.keyboard.press('j');
    await page.locator('tr[aria-current]').waitFor();
    await context.close();
  });

  it.each(DEVICES)('names without end stay in the page at $width pixels, $scheme', async (device) => {
    const { page, context, complaints } = await signedIn(device);
    for (const path of ['', '?view=board', '/edit']) {
      await page.goto(jobPath(ENDLESS) + path);
      await expectFaultless(page, `endless${path.replaceAll(/\W/g, '-')}-${nameOf(device)}`, complaints);
    }
    await page.goto(jobPath(ENDLESS));
    await page.getByRole('link', { name: ENDLESS, exact: true }).last().click();
    await page.getByRole('heading', { name: ENDLESS }).waitFor();
    await expectFaultless(page, `endless-candidate-${nameOf(device)}`, complaints);
    await page.goto(`${service.baseUrl}/app/jobs`);
    await expectFaultless(page, `endless-jobs-${nameOf(device)}`, complaints);
    await page.goto(`${service.baseUrl}/app/jobs?q=zoë`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('prints the questions of an interview, and no link that works once', async () => {
    const { page, context } = await signedIn();
    await page.goto(jobPath('Fitter'));
    await page.getByRole('link', { name: 'Score 2 unscored' }).click();
    await page.getByRole('button', { name: 'Score 2 candidates' }).click();
    await page.getByText('2 scored').waitFor();
    await page.getByRole('link', { name: 'Ben Cog' }).click();
    await page.getByRole('button', { name: 'Ask for a video' }).click();
    await page.getByLabel('Link for Ben Cog', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Prepare questions' }).click();
    await page.locator('.prep').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.prep').isVisible()).toBe(true);
    expect(await page.getByLabel('Link for Ben Cog', { exact: true }).isVisible()).toBe(false);
    expect(await page.locator('.cv').isVisible()).toBe(true);
    await context.close();
  });
});
