import { describe, expect, it } from 'vitest';
import { attemptsMax, waitSeconds } from '../../src/webhooks/schedule.ts';

describe('the schedule of attempts', () => {
  it('waits 5, 30 and 120 seconds for a callback, then gives up', () => {
    expect([1, 2, 3, 4].map((made) => waitSeconds('callback', made, 0.9))).toEqual([5, 30, 120, null]);
    expect(attemptsMax('callback')).toBe(4);
  });

  it('waits 1, 4, 10 and 25 minutes for an event, give or take a tenth, then gives up', () => {
    expect([1, 2, 3, 4, 5].map((made) => waitSeconds('event', made, 0.5))).toEqual([
      60,
      240,
      600,
      1500,
      null,
    ]);
    expect(waitSeconds('event', 1, 0)).toBe(54);
    expect(waitSeconds('event', 4, 0.999999)).toBe(1650);
    expect(attemptsMax('event')).toBe(5);
  });
});
