// Who is led by the post whose years are asked for has none of them.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

describe('the years of a post that leads', () => {
  const demand = {
    title: 'Train Driver Manager',
    ask: 'two years in a depot as driver manager or instructor',
  };

  it('are none of those whom it leads', () => {
    expect(
      isLacking(demand, 'Train driver, Northern, 2012 - present\nRoutes out of Leeds, no incidents.'),
    ).toBe(true);
  });

  it('are those of the post itself', () => {
    expect(
      isLacking(
        demand,
        'Driver manager, Northern depot, 2012 - present\nLed 40 train drivers, assessments, rosters.',
      ),
    ).toBe(false);
  });

  it('are theirs where they are asked for too', () => {
    const either = { title: 'Train Driver', ask: 'two years as train driver or driver manager' };
    expect(
      isLacking(either, 'Train driver, Northern, 2012 - present\nRoutes out of Leeds, no incidents.'),
    ).toBe(false);
  });
});
