import { describe, expect, it } from 'vitest';
import { chunked, cutCv } from '../../src/screening/job.ts';

describe('cutting candidates into chunks', () => {
  it('keeps order and position', () => {
    const items = Array.from({ length: 60 }, (_, i) => i);
    const chunks = chunked(items, () => 100);
    expect(chunks.map((chunk) => [chunk.first, chunk.items.length])).toEqual([
      [0, 25],
      [25, 25],
      [50, 10],
    ]);
    expect(chunks.flatMap((chunk) => chunk.items)).toEqual(items);
  });

  it('never makes a row that D1 would refuse', () => {
    const chunks = chunked([1, 2, 3, 4, 5], () => 500_000);
    expect(chunks.map((chunk) => chunk.items)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('gives an item that is too big by itself a chunk of its own', () => {
    expect(chunked([1, 2], (item) => (item === 1 ? 5_000_000 : 1)).map((chunk) => chunk.items)).toEqual([
      [1],
      [2],
    ]);
  });
});

describe('cutting a CV', () => {
  it('counts code points, not UTF-16 units', () => {
    const text = '😀'.repeat(10_001);
    expect([...cutCv(text)].length).toBe(10_000);
    expect(cutCv(text).isWellFormed()).toBe(true);
  });

  it('leaves shorter texts alone', () => {
    expect(cutCv('a'.repeat(10_000))).toBe('a'.repeat(10_000));
    expect(cutCv('a'.repeat(10_001))).toBe('a'.repeat(10_000));
  });
});
