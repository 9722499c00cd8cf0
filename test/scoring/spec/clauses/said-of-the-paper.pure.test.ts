// What stands beside a demanded paper and asks for nothing: why it is asked for, who insists on it, how it is shown, who need
// not apply.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function asked(line: string): string[] {
  return readSpec({ jobSpec: `Post\n\nRequirements\n- ${line}\n`, title: 'Post' })
    .units.filter(({ strength }) => strength === 'hard' || strength === 'must')
    .map(({ strength, text }) => `${strength}: ${text.replace(/\.$/, '')}`);
}

const ONE: readonly (readonly [line: string, demand: string])[] = [
  [
    'The lead partner countersigns every file, so a CTA qualification is essential.',
    'hard: a CTA qualification is essential',
  ],
  [
    'You will be working on live boards every week and therefore need to be a registered electrician with an unexpired licence.',
    'hard: need to be a registered electrician with an unexpired licence',
  ],
  [
    'Sie führen täglich Krane, daher müssen Sie einen Kranschein besitzen.',
    'hard: müssen Sie einen Kranschein besitzen',
  ],
  [
    'As this is a lone-working role you will need a valid SIA licence.',
    'hard: you will need a valid SIA licence',
  ],
  [
    'The jobholder countersigns designs and must be a Chartered Engineer.',
    'hard: must be a Chartered Engineer',
  ],
  [
    'A fully qualified accountant, and be able to show your certificate.',
    'hard: A fully qualified accountant',
  ],
  [
    'CISRS scaffolder card in date; you will be asked to hand in a copy of it.',
    'hard: CISRS scaffolder card in date',
  ],
  ['PASMA card, current; our insurers do not cover anyone without.', 'hard: PASMA card, current'],
  ['NMC registration; overseas registration has to be converted first.', 'hard: NMC registration'],
  ['IPAF 3a and 3b in date; ground operatives need not apply.', 'hard: IPAF 3a and 3b in date'],
  [
    'You already hold the UK National Rope Rescue Certificate.',
    'hard: You already hold the UK National Rope Rescue Certificate',
  ],
];

describe('beside a paper', () => {
  it.each(ONE)('%s', (line, demand) => {
    expect(asked(line)).toEqual([demand]);
  });
  it('what the reason names that somebody has is asked for, too', () => {
    expect(
      asked('Experience of night trains is needed here, so a driving licence is essential.'),
    ).toHaveLength(2);
  });
});
