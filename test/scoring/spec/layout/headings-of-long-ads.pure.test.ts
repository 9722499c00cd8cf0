// Headings and leads of long ads: labels by kind below a heading of wishes, sentences that lead to duties, "a good fit if",
// the terms of a post.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function asked(jobSpec: string): string[] {
  return readSpec({ jobSpec }).units.map(({ strength, kind, text }) => `${strength} ${kind}: ${text}`);
}

describe('labels by kind', () => {
  it('ask as the heading of wishes above them asks', () => {
    const all = asked(
      'Surgical Technologist\n\nMINIMUM QUALIFICATIONS\nEducation: High school diploma.\nExperience: One year in an operating room.\n\nPREFERRED QUALIFICATIONS\nEducation: Associate degree.\nCertification: CST.\nExperience: Cardiac cases.\nLanguages: Spanish.\n',
    );
    expect(all.filter((one) => /Spanish|Cardiac|CST|Associate/.test(one))).not.toHaveLength(0);
    expect(all.filter((one) => /Spanish|Cardiac|CST|Associate/.test(one) && !one.startsWith('nice'))).toEqual(
      [],
    );
    expect(all.some((one) => one.startsWith('hard years'))).toBe(true);
  });
});

describe('sentences over a list', () => {
  it('lead to duties by their last words', () => {
    const all = asked(
      'Production Manager\n\nOur client bakes bread.\n\nReporting to the General Manager Operations, you will be responsible for:\n- HACCP, BRCGS and organic licence compliance\n- Root cause work and supplier approval\n\nTo be successful in this role you will have:\n- Five years of running a bakery\n',
    );
    expect(all.slice(0, 2).every((one) => one.startsWith('duty'))).toBe(true);
    expect(all.filter((one) => one.startsWith('hard'))).toHaveLength(1);
  });
  it('say who fits', () => {
    const all = asked(
      "Bid Writer\n\nWHAT THE JOB INVOLVES\n- Writing bids\n\nYOU'LL BE A GOOD FIT IF YOU\n- have won six-figure grants\n\nIT'D BE EVEN BETTER IF YOU\n- have used Salesforce\n",
    );
    expect(all.map((one) => one.split(' ')[0])).toEqual(['duty', 'must', 'nice']);
  });
  it('head the terms of a post', () => {
    const all = asked(
      'Engineer\n\n1. Duties\na) assess plans\n\n2. Essential requirements\n(a) hold a driving licence;\n\n3. Desirable\n(i) experience of hearings.\n\n4. Principal conditions of service\nThe appointment is to a permanent post. Candidates must be citizens of the EEA.\n',
    );
    expect(all.join(' ')).not.toMatch(/citizens|permanent/);
  });
});

describe('what is asked in the words of a country', () => {
  it('is a wish where it is highly regarded', () => {
    expect(
      asked('Brewer\n\nRequirements\n- Cellar work\n\nTimber casks will be highly regarded.\n').at(-1),
    ).toMatch(/^nice/);
  });
  it('is a degree where it is a tertiary qualification in a subject', () => {
    expect(
      asked(
        'Ranger\n\nRequirements\n- Tertiary qualifications in Ecology, Forestry or a related discipline\n',
      )[0],
    ).toMatch(/degree: /);
  });
  it('is never who somebody is', () => {
    expect(
      asked(
        'Advocate\n\nRequirements\n- Casework\n- Are a woman (Schedule 9 of the Equality Act 2010 applies)\n',
      ),
    ).toHaveLength(1);
  });
});
