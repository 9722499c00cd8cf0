// How a CV says that it stands on a register decides, and not the training that leads there; members are past their exams;
// a board that licenses many trades names none of them.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { itTellsApart } from '../../held-or-less.ts';

const asked = (lines: string): string[] =>
  readSpec({
    jobSpec: `Warehouse Clerk\n\nRequirements\n- You must be registered with the NMC\n${lines}`,
  }).units.map(({ text }) => text);

describe('papers by how one stands', () => {
  itTellsApart([
    {
      title: 'Teacher of Chemistry, Fife',
      ask: 'Full registration with the General Teaching Council for Scotland is required',
      held: [
        'PGDE, 2016\nGTCS: full registration since 2017',
        'On the Scottish teachers register, full, 2018',
      ],
      less: ['PGDE 2026\nGTCS registration: provisional, applied for'],
    },
    {
      title: 'Management Accountant',
      ask: 'You must be a member of CIMA',
      held: ['CIMA: passed finalist 2017, member 2018'],
      less: ['CIMA: passed finalist 2026'],
    },
    {
      title: 'Journeyman Electrician, Texas',
      ask: 'Texas journeyman electrician license (TDLR) required',
      held: ['TDLR journeyman license, active'],
      less: ['TDLR registered air conditioning technician'],
    },
    {
      title: 'Field Electrician',
      ask: "A valid driver's license is required",
      held: ['Licenses: valid Texas DL', 'Clean state DL'],
      less: ['Walks to work'],
    },
  ]);
});

describe('what an ad says beside its demands', () => {
  it.each([
    'Working without registration is not permitted by law.',
    'Experience in call centres only is not what we are looking for.',
  ])('asks for nothing by %j', (line) => {
    expect(asked(`- ${line}\n`)).toEqual(asked(''));
  });
});
