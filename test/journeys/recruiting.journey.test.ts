// A recruiter's day in a real browser: a job is scored, sorted and decided on, a referee and a candidate use their
// links, with and without script, light and dark, on a desk and on a phone. Set SHOTS to a folder to keep the pictures.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, DEVICES, launch, nameOf, openPage, type Device } from '../support/journey/browser.ts';
import { freePort, LocalService } from '../support/journey/local-service.ts';
import { expectFaultless, signIn } from '../support/journey/people.ts';

const DESK: Device = { width: 1440, scheme: 'light' };

if (CHROMIUM === null)
  console.warn('No Chromium here: the recruiting journey is skipped. Install one, or set CHROMIUM.');

/** Scores everybody with the dialog, as a person does. */
async function scoreAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Score 6 unscored' }).click();
  await page.getByRole('button', { name: 'Score 6 candidates' }).click();
  await page.getByText('6 scored').waitFor();
}

describe.skipIf(CHROMIUM === null)('recruiting', () => {
  let service: LocalService;
  let browser: Browser;

  beforeAll(async () => {
    service = new LocalService(await freePort());
    // A camera that shows a test picture, and a person who lets pages use it.
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    [browser] = await Promise.all([launch(camera), service.start()]);
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function signedIn(device: Device) {
    const opened = await openPage(browser, device);
    const { page } = opened;
    await page.goto(`${service.baseUrl}/app/sign-in?next=/app/jobs`);
    await signIn(page, 'recruiter@demo.example', 'demo-recruiter-password');
    await page.waitForURL(/\/app\/jobs/);
    return opened;
  }

  async function makeSample(page: Page): Promise<void> {
    await page.goto(`${service.baseUrl}/app/jobs`);
    const sample = page.getByRole('button', { name: 'Make the sample job' });
    if ((await sample.count()) > 0) await sample.click();
    else {
      const headers = { origin: service.baseUrl };
      const made = await page.context().request.post(`${service.baseUrl}/app/jobs/sample`, { headers });
      await page.goto(made.url());
    }
    await page.getByRole('heading', { name: 'Customer Support Team Lead' }).waitFor();
  }

  it('scores a job, sorts it by keys and by hand, and takes moves back', { timeout: 180_000 }, async () => {
    const { page, context, complaints } = await signedIn(DESK);
    await makeSample(page);
    await scoreAll(page);
    await page.locator('.rank tbody tr').first().getByText('Strong shortlist').waitFor();

    // Filters answer as one types, and the address tells the view.
    await page.getByLabel('Search in this job').pressSequentially('freshdesk');
    await expect.poll(() => page.locator('.rank tbody tr').count()).toBe(1);
    expect(page.url()).toContain('q=freshdesk');
    await page.getByLabel('Search in this job').fill('');
    await expect.poll(() => page.locator('.rank tbody tr').count()).toBe(6);

    // Keys: two chosen, moved to the second stage, taken back.
    await page.getByLabel('Search in this job').blur();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('2 selected').waitFor();
    await page.keyboard.press('s');
    await page.getByRole('heading', { name: 'Move 2 candidates' }).waitFor();
    await page.keyboard.press('2');
    await page.getByText('2 candidates moved to Screened').waitFor();
    await expect.poll(() => page.locator('.rank .st', { hasText: 'Screened' }).count()).toBe(2);
    await page.keyboard.press('z');
    await page.getByText('2 candidates moved back').waitFor();
    await expect.poll(() => page.locator('.rank .st', { hasText: 'Screened' }).count()).toBe(0);

    // The board: a drag, and the same by its button.
    await page.keyboard.press('v');
    await page.locator('.board').waitFor();
    const item = page.locator('.lane li', { hasText: 'Dermot Falk' });
    await item.dragTo(page.locator('.lane[data-stage=shortlisted]'));
    await page.getByText('Dermot Falk moved to Shortlisted').waitFor();
    await page.locator('.lane[data-stage=shortlisted] li', { hasText: 'Dermot Falk' }).hover();
    await page.getByRole('link', { name: 'Move Dermot Falk' }).click();
    await page.getByRole('button', { name: /Offered/ }).click();
    await page.locator('.lane[data-stage=offered] li', { hasText: 'Dermot Falk' }).waitFor();
    await page.reload();
    await page.locator('.lane[data-stage=offered] li', { hasText: 'Dermot Falk' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('decides on a candidate, with a referee and a video', { timeout: 180_000 }, async () => {
    const { page, context, complaints } = await signedIn(DESK);
    await makeSample(page);
    await scoreAll(page);
    await page.getByRole('link', { name: 'Rosalind Achebe' }).click();
    await page.getByRole('heading', { name: 'Rosalind Achebe' }).waitFor();

    // A claim and its line light up together; keys are heard once the page's script has run.
    await page.waitForLoadState();
    await page.keyboard.press('1');
    expect(await page.locator('mark.on').count()).toBeGreaterThan(0);
    await page.locator('.calc tr[data-ev]').last().hover();
    expect(await page.locator('.calc tr.on').count()).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Interviewing' }).click();
    await page.getByText('Moved to Interviewing').waitFor();
    await page.getByRole('button', { name: 'Prepare questions' }).click();
    await page.getByText('Listen for').first().waitFor();
    await page.getByText('Add a scorecard').click();
    await page.getByLabel('Strong yes').check();
    await page.getByLabel('What did you see?').fill('Clear about numbers.');
    await page.getByRole('button', { name: 'Submit scorecard' }).click();
    await page.getByText('Clear about numbers.').waitFor();

    await page.getByLabel('Referee’s name').fill('Helen Marsh');
    await page.getByLabel('Referee’s e-mail').fill('helen@ward.example');
    await page.getByRole('button', { name: 'Make link' }).click();
    const referee = await openPage(browser, { width: 390, scheme: 'light' });
    await referee.page.goto(
      (await page.getByLabel('Link for Helen Marsh', { exact: true }).textContent()) ?? '',
    );
    await expectFaultless(referee.page, 'referee', referee.complaints);
    await referee.page.getByLabel(/work together\?/).fill('I led the shop until 2021');
    await referee.page.getByLabel('Your reference').fill('The calmest person in the room.');
    await referee.page.getByLabel('Yes').check();
    await referee.page.getByRole('button', { name: 'Send reference' }).click();
    await referee.page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await expectFaultless(referee.page, 'referee-thanks', referee.complaints);
    await referee.context.close();

    await page.getByRole('button', { name: 'Ask for a video' }).click();
    const visitor = await openPage(browser, { width: 390, scheme: 'dark' });
    await visitor.page.goto(
      (await page.getByLabel('Link for Rosalind Achebe', { exact: true }).textContent()) ?? '',
    );
    await visitor.page.getByRole('button', { name: 'Start camera' }).click();
    await visitor.page.getByRole('button', { name: 'Record', exact: true }).click();
    await visitor.page.getByText(/0:02 of/).waitFor();
    await visitor.page.getByRole('button', { name: 'Stop' }).click();
    await visitor.page.getByText('recorded. Look at it').waitFor();
    await expectFaultless(visitor.page, 'recorder', visitor.complaints);
    await visitor.page.getByRole('button', { name: 'Send', exact: true }).click();
    await visitor.page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await visitor.context.close();

    await page.reload();
    await page.getByText('The calmest person in the room.').waitFor();
    const film = page.getByLabel('Video of Rosalind Achebe');
    // 2 is HAVE_CURRENT_DATA: a picture is there before anybody plays it.
    await expect
      .poll(() => film.evaluate((node) => (node as unknown as { readyState: number }).readyState))
      .toBeGreaterThanOrEqual(2);
    await expectFaultless(page, 'candidate-full', complaints);

    await page.getByLabel('More for this candidate').click();
    await page.getByRole('link', { name: 'Delete…' }).click();
    await page.getByText('1 scorecard, 1 reference, 1 video').waitFor();
    await expectFaultless(page, 'candidate-delete', complaints);
    await page.getByRole('button', { name: 'Delete everything listed' }).click();
    await page.getByText('Rosalind Achebe deleted').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([DESK, { width: 390, scheme: 'dark' }] satisfies Device[])(
    'does all of it without script, %o',
    { timeout: 180_000 },
    async (device) => {
      const { page, context, complaints } = await signedIn({ ...device, script: false });
      await page.goto(`${service.baseUrl}/app/jobs/new`);
      await page.getByLabel('Title').fill('Baker, nights');
      await page.getByLabel('Job spec').fill('Must have\n- 2 years as a baker\n- Sourdough');
      await page.getByRole('button', { name: 'Create job' }).click();
      await page.getByRole('heading', { name: 'Baker, nights' }).waitFor();

      await page.getByRole('link', { name: 'Add the first' }).click();
      await page.getByLabel('Full name').fill('Otto Korn');
      const cv = {
        name: 'otto.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Baker 2018 to 2024. Sourdough daily.'),
      };
      await page.getByLabel('CV', { exact: true }).setInputFiles(cv);
      await page.locator('#add').getByRole('button', { name: 'Add candidate' }).click();
      await page.getByRole('heading', { name: 'Otto Korn' }).waitFor();
      await page.getByRole('link', { name: 'Baker, nights' }).click();

      await page.getByRole('link', { name: 'Score 1 unscored' }).click();
      await page.locator('#cost-unscored').getByText('1 candidate, one scan each').waitFor();
      await page.getByRole('button', { name: 'Score 1 candidate' }).click();
      await expect
        .poll(async () => (await page.reload(), page.locator('.rank .verdict').count()), { timeout: 20_000 })
        .toBe(1);

      // Chosen ones: number and cost are named before anything is spent.
      await page.getByLabel('Select Otto Korn').check();
      await page.locator('.bulk').getByRole('button', { name: 'Score' }).click();
      await page.getByRole('heading', { name: 'Score 1 candidate?' }).waitFor();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.getByLabel('Select Otto Korn').check();
      await page.locator('.bulk').getByLabel('Stage').selectOption('screened');
      await page.locator('.bulk').getByRole('button', { name: 'Move' }).click();
      await page.getByText('Otto Korn moved to Screened').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Otto Korn moved back').waitFor();
      expect(await page.locator('.rank .st').last().textContent()).toBe('Applied');

      await page.getByRole('link', { name: 'Otto Korn' }).click();
      await page.getByRole('button', { name: 'Rejected' }).click();
      await page.getByText('Moved to Rejected').waitFor();
      await page.getByRole('button', { name: 'Ask for a video' }).click();
      const link = (await page.getByLabel('Link for Otto Korn', { exact: true }).textContent()) ?? '';
      await page.goto(link);
      const film = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(5000)]);
      await page
        .getByLabel('Video', { exact: true })
        .setInputFiles({ name: 'me.webm', mimeType: 'video/webm', buffer: film });
      await page.getByRole('button', { name: 'Send this file' }).click();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  describe.each(DEVICES)('at $width pixels, $scheme', (device) => {
    it('every page is without fault, its dialogs open as well', { timeout: 180_000 }, async () => {
      const { page, context, complaints } = await signedIn(device);
      await makeSample(page);
      const job = page.url();
      await expectFaultless(page, `job-unscored-${nameOf(device)}`, complaints);
      await scoreAll(page);
      for (const [name, address] of [
        ['jobs', '/app/jobs'],
        ['found', '/app/jobs?q=rosalind'],
        ['none', '/app/jobs?q=nothing-like-it'],
        ['new-job', '/app/jobs/new'],
        ['job', job],
        ['board', `${job}?view=board`],
        ['nobody', `${job}?stage=offered`],
        ['edit-job', `${job}/edit`],
      ] as const) {
        await page.goto(new URL(address, service.baseUrl).href);
        await expectFaultless(page, `${name}-${nameOf(device)}`, complaints);
      }
      await page.goto(job);
      for (const opener of ['Add candidate', 'Score all 6 again']) {
        if (opener !== 'Add candidate') await page.getByLabel('More for this job').click();
        await page.getByRole('link', { name: opener }).click();
        await page.locator('dialog[open]').waitFor();
        await expectFaultless(page, `${opener.split(' ')[0]}-dialog-${nameOf(device)}`, complaints);
        await page.keyboard.press('Escape');
      }
      await page.getByLabel('Select Rosalind Achebe').check();
      await expectFaultless(page, `selected-${nameOf(device)}`, complaints);
      await page.getByRole('link', { name: 'Corin Vale' }).click();
      await page.getByRole('heading', { name: 'Corin Vale' }).waitFor();
      await expectFaultless(page, `candidate-${nameOf(device)}`, complaints);
      await context.close();
    });
  });
});
