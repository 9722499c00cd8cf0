// The long name of a diploma stands in spec and CV alike: with its year it is told, in whatever company.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { isPaperOfYear } from '../../../../src/scoring/cv/untrusted/paper-of-year.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

const DEMAND = 'Level 5 Diploma in Leadership and Management for Adult Care';
const SPEC = `Registered Manager, Tolland

Requirements
- ${DEMAND}
- Two years as a manager of home care
- Level 3 Health and Social Care

The branch does eleven hundred hours a week, mostly older people, with some council work and a growing private side.`;

function cvWith(line: string): string {
  return `Alix Orne

Work
Branch manager, Ashlar Home Care, March 2019 to October 2026
Answered for rotas, audits and thirty carers

Qualifications
${line}
First aid at work, 2025

The branch does eleven hundred hours a week, mostly older people, with some council work and a growing private side.`;
}

describe('a paper by its long name', () => {
  const spec = readSpec({ jobSpec: SPEC });
  const outcomeOf = (line: string) =>
    assess(spec, cvWith(line), gradedNowMs).requirements.find(({ text }) => text.includes(DEMAND))?.outcome;

  it('is shown with the year of it, beside whatever was pasted', () => {
    expect(outcomeOf(`${DEMAND}, 2023\nLevel 3 Health and Social Care, 2018`)).toBe('met');
  });

  it.each([
    ['level 5 diploma in leadership 2023', true],
    ['level 5 diploma in leadership', false],
    ['two years as a manager of home care since 2019', false],
  ])('"%s": %s', (line, is) => {
    expect(isPaperOfYear(line.split(' '))).toBe(is);
  });
});
