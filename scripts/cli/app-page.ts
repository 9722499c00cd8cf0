// The app in a real Chromium (CHROMIUM, default /usr/bin/chromium), signed in as the owner of the demo organisation.

import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import type { RunningService } from './start-service.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a Chromium here. */
export function hasChromium(): boolean {
  return existsSync(CHROMIUM);
}

/** Opens the app in a light window of this size, hands it to `use`, and closes the browser whatever happens. */
export async function withAppPage(
  { baseUrl, owner }: RunningService,
  viewport: { width: number; height: number },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport, colorScheme: 'light' });
    await page.goto(`${baseUrl}/app/sign-in`);
    await submit(page, '/app/sign-in', owner);
    await use(page);
  } finally {
    await browser.close();
  }
}

/** Sends a form as the app's own pages do. Throws with the answer when it is refused. */
export async function submit(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const origin = new URL(page.url()).origin;
  const headers = { origin, accept: 'application/json' };
  const response = await page.request.post(origin + path, { form, headers, maxRedirects: 0 });
  if (response.status() >= 400)
    throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
}
