import { describe, expect, it } from 'vitest';
import { waitAsAskedSeconds, waitSeconds, windowSeconds } from '../../src/webhooks/schedule.ts';

describe('the schedule of attempts', () => {
  it('waits 5, 30 and 120 seconds for a callback, then gives up', () => {
    expect([1, 2, 3, 4].map((made) => waitSeconds('callback', made, 0.9))).toEqual([5, 30, 120, null]);
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
    expect(windowSeconds('event')).toBe(40 * 60);
  });
});

function asked(retryAfter: number | null, elapsed = 0, made = 1) {
  return waitAsAskedSeconds('event', made, 0.5, retryAfter, elapsed);
}

describe('a receiver that asks to be left alone', () => {
  it('is left alone for as long as it asks', () => expect(asked(300)).toBe(300));

  it('is not called sooner than the schedule says', () => {
    expect(asked(5)).toBe(60);
    expect(asked(0)).toBe(60);
    expect(asked(null)).toBe(60);
  });

  it('is called before the 40 minutes are over, whatever it asks', () => {
    expect(asked(86_400)).toBe(2_400);
    expect(asked(86_400, 400)).toBe(2_000);
    expect(asked(86_400, 2_390, 2)).toBe(240);
  });

  it('gets no attempt more for it', () => expect(asked(300, 0, 5)).toBeNull());
});
