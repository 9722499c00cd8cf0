// One sentence that demands a paper and, behind "and to have", years of work: two demands, and the paper is one of them.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

const asked = (ask: string) =>
  readSpec({ jobSpec: `The post\n\nRequirements\n- ${ask}\n- Tidy notes\n` })
    .units.filter(({ strength }) => strength === 'hard')
    .map(({ kind, text }) => [kind, text]);

describe('a paper and years in one sentence', () => {
  it.each([
    [
      'You have to be registered with the Veterinary Council as a veterinary technician, and to have at least two years behind you in a mixed practice',
      'You have to be registered with the Veterinary Council as a veterinary technician',
    ],
    [
      'You have to be registered with the Farriers Council as a farrier, and to bring three years of remedial shoeing, since nobody here can check your work',
      'You have to be registered with the Farriers Council as a farrier',
    ],
  ])('%s', (ask, paper) => {
    const units = asked(ask);
    expect(units[0]?.[1]).toBe(paper);
    expect(units.map(([one]) => one)).toContain('years');
  });

  it('stay together where no years follow', () => {
    expect(asked('You have to be first aid trained and to have patience with parents')).toHaveLength(0);
  });
});
