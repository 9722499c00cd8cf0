// A CV that a browser printed from a template is read back as the CV that it was: letters and places become lines and
// columns again, and the score hardly moves.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGraded } from '../../bench/eval/data.ts';
import { assessPair } from '../../bench/eval/engine.ts';
import { bandOf } from '../../bench/eval/figures.ts';
import { TEMPLATES, type Template } from '../../bench/eval/layouts/templates.ts';
import { sampleOf } from '../../bench/eval/variants.ts';
import { readDocument } from '../../src/documents/read-document.ts';
import { CHROMIUM, launch } from '../support/journey/browser.ts';

if (CHROMIUM === null)
  console.warn('No Chromium here: printed CVs are not read back. Install one, or set CHROMIUM.');

const PAIRS = 24;
/**
 * How far a score may move on average, in points, and in what share of the CVs the band may change. Near a threshold a
 * point of the sum is up to four of the score.
 */
const POINTS_MAX = 2.3;
const BANDS_MAX = 0.09;
const pairs = sampleOf(loadGraded(), PAIRS);

describe.skipIf(CHROMIUM === null)('a CV printed from a template', () => {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(Object.entries(TEMPLATES))('%s', async (_, template: Template) => {
    const page = await browser.newPage();
    const moved: number[] = [];
    let bands = 0;
    for (const pair of pairs) {
      await page.setContent(template(pair.cv));
      const read = await readDocument(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), 'cv.pdf');
      if (read.kind !== 'text') throw new Error(`${pair.id} was not read: ${read.code}`);
      const [before, after] = [assessPair(pair).score, assessPair(pair, read.text).score];
      moved.push(Math.abs(after - before));
      if (bandOf(after) !== bandOf(before)) bands += 1;
    }
    await page.close();
    expect(moved.reduce((sum, points) => sum + points, 0) / PAIRS).toBeLessThan(POINTS_MAX);
    expect(bands / PAIRS).toBeLessThan(BANDS_MAX);
  });
});
