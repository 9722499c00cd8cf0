import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function musts(title: string, jobSpec: string): string[] {
  return readSpec({ title, jobSpec })
    .units.filter(({ strength }) => strength === 'must' || strength === 'hard')
    .map(({ text }) => text);
}

describe('the tool that a job is called by', () => {
  it.each([
    ['C++ Software Developer', 'C++'],
    ['SAP consultant (m/f)', 'SAP'],
    ['Développeur PHP confirmé', 'PHP'],
    ['Softwareentwickler Java', 'Java'],
  ])('is asked for by the title alone: %s', (title, tool) => {
    expect(musts(title, 'Requirements:\n- A degree in computer science')).toContain(tool);
  });

  it('is asked for once', () => {
    expect(musts('C++ developer', 'Requirements:\n- Five years of C++ on Linux')).toEqual([
      'Five years of C++ on Linux',
    ]);
  });

  it.each([
    ['Conducteur de travaux GO', 'Requis :\n- Permis B'],
    ['Software engineer', 'Requirements:\n- A degree in computer science'],
  ])('is in no other title: %s', (title, spec) => {
    expect(musts(title, spec)).toHaveLength(1);
  });
});
