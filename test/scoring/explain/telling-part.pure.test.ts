// Of a line of several sentences the part that tells of what is asked for.

import { describe, expect, it } from 'vitest';
import { tellingPart } from '../../../src/scoring/explain/telling-part.ts';

const LINE =
  'Verify cargo, run the waiting list, cover the front office. Moorings software every day. No diving in this post.';

function part(line: string, asked: string, max = 180): string {
  const { start, end } = tellingPart(line, asked, max);
  return line.slice(start, end);
}

describe('the part of a line that is quoted', () => {
  it.each([
    ['Keep records in moorings software', 'Moorings software every day.'],
    ['Verify cargo', 'Verify cargo, run the waiting list, cover the front office.'],
    ['Diving', 'No diving in this post.'],
  ])('for "%s" is "%s"', (asked, told) => {
    expect(part(LINE, asked)).toBe(told);
  });

  it('holds several sentences where each tells of it', () => {
    expect(part(LINE, 'Cargo and moorings software')).toBe(
      'Verify cargo, run the waiting list, cover the front office. Moorings software every day.',
    );
  });

  it('is the whole line where none tells more, and where there is one sentence', () => {
    expect(part(LINE, 'Welsh')).toBe(LINE);
    expect(part('Moorings software, v. 4', 'Welsh')).toBe('Moorings software, v. 4');
  });

  it('does not begin within the letters of a degree', () => {
    expect(part('B.Com. (Accounting), University of Lund, 2008', 'A degree in accounting')).toBe(
      'B.Com. (Accounting), University of Lund, 2008',
    );
  });

  it('does not end behind what is only short for something', () => {
    expect(part('Rest of it: Kat. B, Stapler', 'Führerausweis Kat. B')).toBe('Rest of it: Kat. B, Stapler');
  });

  it('is no longer than asked where a shorter one tells as much', () => {
    const line = `Sorted the nets. ${'Other work of every kind was done on the quay as well. '.repeat(6)}Repaired sonar.`;
    expect(part(line, 'sonar', 60)).toBe('Repaired sonar.');
  });
});
