import { describe, expect, it } from 'vitest';
import { Together } from '../../src/webhooks/attempts/together.ts';

/** Doubles numbers, and says which were doubled together. */
function doubling(most: number) {
  const calls: number[][] = [];
  const together = new Together(most, async (items: number[]) => {
    calls.push(items);
    await new Promise((wait) => setTimeout(wait));
    if (items.includes(13)) throw new Error('no');
    return items.map((item) => item * 2);
  });
  return { calls, ask: (item: number) => together.ask(item) };
}

describe('calls made together', () => {
  it('answer everyone with their own answer', async () => {
    const { ask } = doubling(10);
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6]);
  });

  it('take what was asked for meanwhile, so many at a time', async () => {
    const { calls, ask } = doubling(3);
    const first = ask(1);
    await new Promise((wait) => setTimeout(wait));
    await Promise.all([first, ...[2, 3, 4, 5].map(ask)]);
    expect(calls).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('fail for those who asked together, and for nobody after', async () => {
    const { ask } = doubling(2);
    const answers = await Promise.allSettled([12, 13, 14].map(ask));
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await ask(1)).toBe(2);
  });
});
