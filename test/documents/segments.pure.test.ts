// What stands between two pieces of text on a page, by where they are.

import { describe, expect, it } from 'vitest';
import { pageText } from '../../src/documents/pdf/reading-order.ts';
import type { Run } from '../../src/documents/pdf/runs.ts';
import { joinRuns } from '../../src/documents/pdf/segments.ts';

function runOf(text: string, x: number, y: number, end: number, size = 10): Run {
  return { text, x, y, end, size, isRotated: false, afterSpace: false, afterBreak: false };
}

const textOf = (...runs: Run[]) => pageText(joinRuns(runs));

describe('two runs', () => {
  it('are a word when they touch, words with a gap, cells with a wide one', () => {
    expect(textOf(runOf('Grace', 50, 700, 80), runOf('ful', 80, 700, 95))).toBe('Graceful');
    expect(textOf(runOf('Grace', 50, 700, 80), runOf('Hopper', 83, 700, 110))).toBe('Grace Hopper');
    expect(textOf(runOf('Grace', 50, 700, 80), runOf('1906', 200, 700, 220))).toBe('Grace\t1906');
  });

  it('are lines when one is under the other, save what is raised beside its word', () => {
    expect(textOf(runOf('Grace', 50, 700, 80), runOf('Hopper', 50, 688, 90))).toBe('Grace\nHopper');
    expect(textOf(runOf('Jan 1', 50, 700, 80), runOf('st', 80, 704, 86, 7))).toBe('Jan 1st');
    expect(textOf(runOf('7', 58, 107, 75, 30), runOf('years', 51, 93, 82, 12))).toBe('7\nyears');
  });

  it('are apart when the second stands before the first', () => {
    expect(textOf(runOf('Engineer', 200, 700, 250), runOf('2019', 50, 700, 70))).toBe('Engineer\t2019');
    expect(textOf(runOf('Experience', 220, 742, 270), runOf('Skills', 56, 740, 80))).toBe(
      'Experience\nSkills',
    );
  });

  it('go on to the left in Hebrew and Arabic', () => {
    expect(textOf(runOf('שלום', 200, 700, 230), runOf('עולם', 165, 700, 197))).toBe('שלום עולם');
    expect(textOf(runOf('של', 200, 700, 230), runOf('ום', 170, 700, 200))).toBe('שלום');
  });
});
