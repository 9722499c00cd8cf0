import { expect, it } from 'vitest';
import { Turns } from '../../src/documents/turns.ts';

it('lets no more than so many at once, and the next when one is over', async () => {
  const turns = new Turns(2, 60_000);
  let now = 0;
  let most = 0;
  const work = async () => {
    const over = await turns.take();
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    now--;
    over();
  };
  await Promise.all(Array.from({ length: 20 }, work));
  expect({ most, now }).toEqual({ most: 2, now: 0 });
});

it('ends the turns of those that were cut off and never give them back', async () => {
  const turns = new Turns(2, 150);
  await Promise.all([turns.take(), turns.take()]);
  const startedAt = Date.now();
  const over = await turns.take();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(100);
  over();
  await turns.take();
});

it('serves whoever came first, however quickly another comes back', async () => {
  const turns = new Turns(1, 60_000);
  const served: string[] = [];
  const many = async () => {
    for (let i = 0; i < 3; i++) {
      const over = await turns.take();
      served.push('many');
      await new Promise((resolve) => setTimeout(resolve, 2));
      over();
    }
  };
  const one = async () => {
    const over = await turns.take();
    served.push('one');
    over();
  };
  await Promise.all([many(), one()]);
  expect(served).toEqual(['many', 'one', 'many', 'many']);
});
