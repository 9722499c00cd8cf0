import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function asked(title: string, said: string): string[] {
  return readSpec({ title, jobSpec: `Requirements\n- Two years of payroll\n- ${said}` }).units.map(
    ({ text }) => text,
  );
}

describe('the title said again', () => {
  it.each([
    ['Senior Software Engineer', 'Software Engineer'],
    ['Data Scientist', 'DATA SCIENTIST'],
    ['Chef de partie', 'Chef de Partie'],
  ])('of a %s asks for nothing', (title, said) => {
    expect(asked(title, said)).toEqual(['Two years of payroll']);
  });

  it.each([
    ['SAP consultant', 'SAP'],
    ['Payroll and pensions clerk', 'Pensions'],
    ['Crane operator', 'Crane operator card'],
  ])('of a %s is not what it is called by: %s', (title, said) => {
    expect(asked(title, said).length).toBeGreaterThan(1);
  });
});
