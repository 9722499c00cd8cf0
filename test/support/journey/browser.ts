// A real Chromium for journeys: Debian's, or the one that CHROMIUM names. Everything a page complains about is kept.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Where Chromium is; null when there is none, and the journey skips saying so. */
export const CHROMIUM =
  [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path !== '' && existsSync(path),
  ) ?? null;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a browser is like. */
export type Device = { width: 390 | 1440; scheme: 'light' | 'dark'; script?: boolean };

export const DEVICES: Device[] = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
];

/** What pictures and accounts of a device are called after. */
export function nameOf({ width, scheme, script }: Device): string {
  return `${width}-${scheme}${script === false ? '-noscript' : ''}`;
}

/** Chromium with further switches. */
export function launch(switches: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox', ...switches] });
}

/** A page of its own; `complaints` fills with console errors and exceptions. */
export async function openPage(
  browser: Browser,
  { width, scheme, script = true }: Device,
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const isPhone = width === 390;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    colorScheme: scheme,
    javaScriptEnabled: script,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  // Well over what a page takes on a busy machine; the default of 30 s makes a fault slow to show.
  context.setDefaultTimeout(12_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return { page, context, complaints };
}

/** What axe-core finds on the page as it stands, in a line each; empty is what we want. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations: found } = await axe.run({ runOnly: { type: 'tag', values: tags } });
    return found.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
    );
  }, TAGS);
}

/** Pixels by which the page is wider than the window; 0 is what we want. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = (
      globalThis as unknown as { document: { documentElement: { scrollWidth: number; clientWidth: number } } }
    ).document.documentElement;
    return scrollWidth - clientWidth;
  });
}
