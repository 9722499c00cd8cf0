// A line that tells how to reach somebody is left out, but for the papers that stand in it.

import { describe, expect, it } from 'vitest';
import { papersBesideContact } from '../../../src/scoring/cv/beside-contact.ts';
import type { Line } from '../../../src/scoring/cv/layout/lines.ts';

const lineOf = (text: string) => ({ text, start: 100, end: 100 + text.length }) as Line;

describe('papers beside an address', () => {
  it.each([
    [
      'Leeds · a.b@post.example · NMC PIN 15I2291W (Adult, revalidated 2024)',
      'NMC PIN 15I2291W (Adult, revalidated 2024)',
    ],
    ['Full UK driving licence | 07700 900123 | Hull', 'Full UK driving licence'],
    ['linkedin.com/in/ab - CSCS card - Goole', 'CSCS card'],
    ['Geboren am 4.5.1991 in Celle – Staplerschein – ledig', 'Staplerschein'],
    ['Née le 12/03/1988, permis B, deux enfants', 'permis B'],
  ])('stay of %s', (text, paper) => {
    const [piece, ...others] = papersBesideContact(lineOf(text));
    expect(others).toEqual([]);
    expect(piece?.text).toBe(paper);
    expect(text.slice((piece?.start ?? 0) - 100, (piece?.end ?? 0) - 100)).toBe(paper);
  });

  it.each(['Leeds · a.b@post.example · Ada Quist', 'NMC PIN 15I2291W, Leeds', 'nmc.pin@post.example'])(
    'are none in %s',
    (text) => expect(papersBesideContact(lineOf(text))).toEqual([]),
  );
});
