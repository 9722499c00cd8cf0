// What people do in the browser, and what every page owes them.

import { join } from 'node:path';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { overflow, violations } from './browser.ts';

export const PASSWORD = 'correct horse battery';

/** Fills the form of sign-up and sends it. */
export async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
}

/** Fills the form of sign-in and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** No violation, no complaint, no sideways scroll. With SHOTS set, keeps the picture there. */
export async function expectFaultless(page: Page, name: string, complaints: string[]): Promise<void> {
  const shots = process.env['SHOTS'] ?? '';
  if (shots !== '') await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
  expect(await violations(page), name).toEqual([]);
  expect(await overflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
}
