import { describe, expect, it } from 'vitest';
import { Lanes } from '../../src/webhooks/attempts/lanes.ts';

function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Tasks that end when they are told to, and the order in which they began. */
function harness(lanes: Lanes) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, lane: string, width: number) =>
    void lanes.run(lane, width, async () => {
      began.push(name);
      await new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { began, add, end };
}

describe('lanes', () => {
  it('let so many of one lane run at once, and the rest in order', async () => {
    const { began, add, end } = harness(new Lanes(10));
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a', 2);
    await settle();
    expect(began).toEqual(['a1', 'a2']);
    await end('a2');
    expect(began).toEqual(['a1', 'a2', 'a3']);
    await end('a1');
    expect(began).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('do not let a full lane keep another waiting', async () => {
    const { began, add } = harness(new Lanes(10));
    for (let i = 0; i < 50; i++) add(`slow${i}`, 'slow', 2);
    add('quick', 'quick', 2);
    await settle();
    expect(began).toEqual(['slow0', 'slow1', 'quick']);
  });

  it('take turns when all turns are taken', async () => {
    const { began, add, end } = harness(new Lanes(2));
    for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a', 2);
    for (const name of ['b1', 'b2']) add(name, 'b', 2);
    await settle();
    await end('a1');
    await end('a2');
    expect(began).toEqual(['a1', 'a2', 'a3', 'b1']);
    await end('a3');
    expect(began.at(-1)).toBe('a4');
    await end('a4');
    expect(began.at(-1)).toBe('b2');
  });

  it('give the turn back when a task fails', async () => {
    const lanes = new Lanes(1);
    await expect(lanes.run('a', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(lanes.hasTurn('a', 1)).toBe(true);
    expect(await lanes.run('a', 1, async () => 'ran')).toBe('ran');
  });
});
