import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function strengthOf(line: string): string | undefined {
  const jobSpec = `Requirements:\n- Three years in a hotel\n- ${line}\n- Good German`;
  const { units } = readSpec({ title: 'Front desk clerk', jobSpec });
  return units.find(({ text }) => text.startsWith(line.slice(0, 12)))?.strength;
}

describe('a line under a heading of demands', () => {
  it.each([
    'Handle incoming calls from guests',
    'Develop, debug, and deliver booking pages',
    'Resolve complaints about rooms',
    'Collaborate with housekeeping and kitchen',
    'Prepare the weekly rota for six people',
  ])('is a duty where it is a sentence of work: %s', (line) => {
    expect(strengthOf(line)).toBe('duty');
  });

  it.each([
    'Test automation with Selenium',
    'Design skills in Figma',
    'Research experience in tourism',
    'Support engineers in the field for two years',
    'Manage stress with ease, with proven skills in mediation',
    'Knowledge of Opera',
    'Must prepare the weekly rota',
    'Build experience',
    'Review of contracts under German law',
  ])('is a demand where it is of somebody, or of a thing: %s', (line) => {
    expect(['must', 'hard']).toContain(strengthOf(line));
  });
});
