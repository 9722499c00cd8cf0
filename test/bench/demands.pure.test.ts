// The figures of demands by themselves: what is told rightly, of rows that were seen and of those that were not.

import { describe, expect, it } from 'vitest';
import { loadDemands, measureDemands, type DemandRow } from '../../bench/eval/demands.ts';

const row = (changed: Partial<DemandRow>): DemandRow => ({
  title: 'Forklift driver',
  ask: 'You must hold a forklift licence',
  held: ['Forklift licence (RTITB counterbalance), renewed 2026'],
  near: ['I have never held a forklift licence'],
  seen: true,
  ...changed,
});

describe('demands by themselves', () => {
  it('counts what is told rightly, of seen rows and the others apart', () => {
    const told = row({});
    // What is said to be held here is plainly not, and the other way round.
    const mistaken = row({ held: told.near, near: told.held, seen: false });
    expect(measureDemands(new Map([['forklifts', [told, mistaken]]]))).toEqual([
      { file: 'forklifts', seen: true, rows: 1, held: 1, near: 1 },
      { file: 'forklifts', seen: false, rows: 1, held: 0, near: 0 },
    ]);
  });

  it('takes a demand that is not read for wrong of all its CVs', () => {
    const unread = row({ ask: 'We are a family firm and proud of our tea' });
    expect(measureDemands(new Map([['tea', [unread]]]))).toEqual([
      { file: 'tea', seen: true, rows: 1, held: 0, near: 0 },
    ]);
  });

  it('has rows of either kind, all with CVs', () => {
    const rows = [...loadDemands().values()].flat();
    expect(rows.filter(({ seen }) => seen).length).toBeGreaterThan(200);
    expect(rows.filter(({ seen }) => !seen).length).toBeGreaterThan(300);
    expect(rows.every(({ held, near }) => held.length > 0 && near.length > 0)).toBe(true);
  });
});
