// One place or thing by several words with commas between them, in a demand.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function asked(jobSpec: string): string[] {
  return readSpec({ jobSpec }).units.map(({ strength, kind, text }) => `${strength} ${kind}: ${text}`);
}

describe('one thing by several words', () => {
  it('is not cut at its commas', () => {
    expect(
      asked(
        'Duty Manager\n\nYou must have at least four years in charge of a hotel, lodge or similar licensed house that sells food.\n',
      ).map((one) => one.split(':')[0]),
    ).toEqual(['hard years', 'must skill']);
  });
  it('is no paper for being licensed', () => {
    expect(asked('Duty Manager\n\nRequirements\n- Two busy licensed venues behind you\n')[0]).toContain(
      'must skill',
    );
  });
  it('leaves a paper in the list apart', () => {
    expect(
      asked(
        'Duty Manager\n\nYou must have two years in a hotel, a personal licence and a first aid certificate.\n',
      ).filter((one) => /licence|certificate/.test(one)),
    ).toHaveLength(2);
  });
});
