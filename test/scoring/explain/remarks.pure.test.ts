// What an ad says in passing: counted as the little that it may be, and named by no reason and no gap.

import { describe, expect, it } from 'vitest';
import { adsIn, lettersOf, textOf } from '../../../bench/fit/labelled-ads.ts';
import { assess } from '../../../src/scoring/assess.ts';
import { readSpec } from '../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../graded/types.ts';

const AD = `Stonemason, Ashlar Lodge

We are eleven people in a yard behind the old goods station, and the cathedral keeps us busy until about 2041.
Half of our scaffolds have been up longer than some of us have been married.
The saw is serviced on the first Monday, and you bring your own mug.

All of our replacement work is in limestone, so you will have cut mouldings in it by hand for some years.
You fix ashlar, cut indents, point in lime and keep a record of every stone that goes back.
If you have ever drawn on a tablet, so much the better.
You come in through the small gate, since the big one sticks when it has rained.
Pay follows the national agreement, with a day more of leave for every fifth year.`;

const CV = `Alix Orne

Stonemason, Tolland Yard, March 2018 to October 2026
Cut mouldings in limestone by hand and fixed ashlar on two towers
Kept my own mug and came in through the small gate`;

describe('what an ad says in passing', () => {
  const spec = readSpec({ jobSpec: AD });
  const { reasons, gaps, requirements } = assess(spec, CV, gradedNowMs);
  const remarks = requirements.filter(({ isRemark }) => isRemark);

  it('is marked as a remark, and what is asked and done is not', () => {
    expect(remarks.map(({ text }) => text).join(' ')).toMatch(/mug|small gate/);
    expect(remarks.some(({ text }) => /limestone|ashlar|tablet/.test(text))).toBe(false);
  });

  it('is neither a reason nor a gap', () => {
    const named = new Set([...reasons, ...gaps].map(({ requirement }) => requirement));
    expect(named.size).toBeGreaterThan(1);
    expect(remarks.filter(({ id }) => named.has(id))).toEqual([]);
  });

  it('is what hardly any gap is about, whatever the ad', () => {
    const asked: string[] = [];
    const told: string[] = [];
    for (const ad of [...adsIn('offices.txt'), ...adsIn('trades.txt')]) {
      const remark = ad.sentences.filter(({ label }) => label === 'T').map(({ text }) => lettersOf(text));
      const { gaps: of, requirements: all } = assess(
        readSpec({ jobSpec: textOf(ad) }),
        'Alix Orne\n\nGap year, 2024 to 2026',
        gradedNowMs,
      );
      for (const { requirement } of of) {
        const text = lettersOf(all.find(({ id }) => id === requirement)?.text ?? '');
        (remark.some((one) => one.includes(text)) ? told : asked).push(text);
      }
    }
    expect(asked.length).toBeGreaterThan(200);
    expect(told.length / (asked.length + told.length)).toBeLessThan(0.03);
  });
});
