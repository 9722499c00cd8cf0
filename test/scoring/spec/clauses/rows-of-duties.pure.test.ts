// Rows of duties that name money, pensions, a number of people or of days: they are work, and neither offer nor demand.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function asked(jobSpec: string): string[] {
  return readSpec({ jobSpec }).units.map(({ strength, kind, text }) => `${strength} ${kind}: ${text}`);
}

describe('rows of duties', () => {
  const duties = [
    'Administer the two pension schemes and the death in service cover',
    'Write estimates up to £40,000 and follow them up',
    'Oversee beneficial ownership records',
    'To supervise trainees, of whom there are at least two on each ward',
    'To lead repairs under guarantee in the first twelve months',
    'Monitor works and apply mandatory landscape conditions',
    'You will be responsible for sales ledger, overtime and bonus, and a monthly close of eight entities',
    'You will visit farms at least four days a month, and report back',
  ];
  it('stay duties, whatever of an offer, a wish or a demand they name', () => {
    const spec = `Estates Officer\n\nAbout us\nWe are a trust.\n\nWhat you will do\n${duties.map((one) => `- ${one}`).join('\n')}\n\nWhat you need\n- HNC in building studies\n`;
    expect(asked(spec).filter((one) => one.startsWith('duty'))).toEqual(
      duties.map((one) => `duty duty: ${one}`),
    );
  });
  it('are read for what they ask where they ask for it', () => {
    const spec =
      'Estates Officer\n\nWhat you will do\n- Manage contractors\n- Ideally manage a budget too\n- Review drawings, for which a degree in architecture is required\n- Send your CV by Friday\n\nWhat you need\n- Tact\n';
    expect(asked(spec).map((one) => one.split(':')[0])).toEqual([
      'duty duty',
      'nice skill',
      'hard degree',
      'must skill',
    ]);
  });
});
