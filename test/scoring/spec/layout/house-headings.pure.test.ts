import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function units(lines: string[]): string[] {
  return readSpec({ title: 'Payroll clerk', jobSpec: lines.join('\n') }).units.map(
    ({ strength, text }) => `${strength}: ${text}`,
  );
}

const DEMANDS = ['Requirements', '- Three years of payroll in a bureau', '- Sage and BACS'];

describe('headings of the house', () => {
  it.each(['About Harlow & Moss', 'Life at Harlow', 'Harlow Overview:', 'Über Harlow', 'Why join Harlow?'])(
    'end the demands: %s',
    (heading) => {
      const told = 'Harlow supports the change of sectors on five continents with insight.';
      expect(units([...DEMANDS, heading, told])).toEqual(units(DEMANDS));
    },
  );

  it('end where a list or the work begins', () => {
    const all = units([
      'About Harlow',
      'A bureau in Leeds.',
      'Manage the payrolls of six clients.',
      ...DEMANDS,
    ]);
    expect(all[0]).toBe('duty: Manage the payrolls of six clients.');
  });

  it.each(['Front-End:', 'Total Rewards', 'Job Details', 'Client Interaction:'])(
    'ask for nothing themselves: %s',
    (heading) => {
      expect(units([...DEMANDS, heading, '- Month-end closings'])).toEqual([
        ...units(DEMANDS),
        'must: Month-end closings',
      ]);
    },
  );
});

describe('what is written around a demand', () => {
  it('is no purpose of somebody else', () => {
    expect(units([...DEMANDS, '- Keep the payroll books so they can focus on care']).at(-1)).toBe(
      'must: Keep the payroll books',
    );
  });

  it('is no label of years', () => {
    expect(units(['Requirements', '- Years of relevant experience: 12+ years of payroll'])[0]).toBe(
      'hard: 12+ years of payroll',
    );
  });

  it.each(['BE/B.Tech/M. Tech/M. Sc and MCA', 'BFA/BA in graphic design', '16+ years of formal education'])(
    'is a degree in letters or years: %s',
    (degree) => {
      const [first, ...rest] = readSpec({
        title: 'Tester',
        jobSpec: `Requirements\n- ${degree}\n- SQL`,
      }).units;
      expect(first?.kind).toBe('degree');
      expect(rest).toHaveLength(1);
    },
  );

  it('is a class of lorries and no degree', () => {
    const [first] = readSpec({
      title: 'Driver',
      jobSpec: 'Requirements\n- C1, BE and B driving licence',
    }).units;
    expect(first?.kind).not.toBe('degree');
  });
});
