import { describe, expect, it, vi } from 'vitest';
import type { Context } from '../../src/platform/context.ts';
import { eachPart } from '../../src/retention/each-part.ts';

const ctx = { requestId: 'nightly' } as Context;

const failing = (message: string) => async (): Promise<never> => {
  throw new RangeError(message);
};

describe('the parts of a purge or a sweep', () => {
  it('are run in their order, and what they did is told together', async () => {
    const ran: string[] = [];
    const part = (name: string, count: number) => async () => {
      ran.push(name);
      return { [name]: count };
    };
    expect(await eachPart(ctx, { jobs: part('jobs', 2), videos: part('videos', 0) })).toEqual({
      jobs: 2,
      videos: 0,
    });
    expect(ran).toEqual(['jobs', 'videos']);
  });

  it('hold none of the others back, and the first failure is thrown at the end', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const last = vi.fn(async () => ({ videos: 1 }));
    await expect(
      eachPart(ctx, { jobs: failing('first'), deliveries: failing('second'), videos: last }),
    ).rejects.toThrow('first');
    expect(last).toHaveBeenCalledOnce();
    const lines = told.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
    expect(lines.map(({ event, part, error }) => [event, part, error])).toEqual([
      ['part_failed', 'jobs', 'RangeError'],
      ['part_failed', 'deliveries', 'RangeError'],
    ]);
    told.mockRestore();
  });
});
