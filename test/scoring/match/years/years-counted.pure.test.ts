// What a demand for years says of learning, of ranks and of leading, against how a post is called.

import { describe, expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { isBelowAsked } from '../../../../src/scoring/match/posts/lower-rank.ts';
import { matchUnits } from '../../../../src/scoring/match/match-units.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

/** The credit of the years that a spec asks for once. */
function creditOf(title: string, demand: string, work: string): number {
  const spec = readSpec({ jobSpec: `${title}\n\nRequirements\n- ${demand}\n` });
  const cv = readCv(`EXPERIENCE\n${work}`, spec.runs, gradedNowMs, spec.initials);
  return matchUnits(spec, cv).find(({ kind }) => kind === 'years')?.credit ?? -1;
}

describe('years of learning', () => {
  const work =
    'Audit Trainee, Moloney, September 2021 to date\nExternal audit of twelve companies a year, planning to sign-off, audit files and stock counts.';
  it('count where the demand says so, and else do not', () => {
    expect(creditOf('Audit Senior', 'Minimum 3 years external audit, training contract counts', work)).toBe(
      1,
    );
    expect(creditOf('Audit Senior', 'Minimum 3 years external audit', work)).toBeLessThan(1);
    expect(
      creditOf('Audit Senior', 'Minimum 3 years external audit, training does not count', work),
    ).toBeLessThan(1);
  });
});

describe('years of practice', () => {
  it('count though a trainee is in the team', () => {
    const work =
      'Pharmacy Manager, Greenhead Chemists, Huddersfield (April 2022 - present)\n- RP for a branch of 11,000 items a month; team of seven, incl. ACT and foundation trainee\n- Pharmacy First, flu vaccination, CD register';
    expect(creditOf('Community Pharmacist', 'At least two years in community pharmacy', work)).toBe(1);
  });
  it('after qualifying count from the licence, and not from a course of this year', () => {
    const spec = readSpec({
      jobSpec:
        'CT Radiographer\n\nRequirements\n- HCPC registration as a diagnostic radiographer is essential\n- Immediate Life Support certificate is essential\n- At least two years of hands-on clinical CT scanning after qualifying\n',
    });
    const cv = readCv(
      'EXPERIENCE\nSpecialist Radiographer, Computed Tomography, Severnside Hospitals, February 2021 to date\n- Scan trauma, stroke perfusion and pulmonary angiograms on two Siemens Somatom CT scanners\n\nREGISTRATION\nHCPC: Radiographer, RA 104417, renewed to 29 February 2028\nImmediate Life Support, January 2026',
      spec.runs,
      gradedNowMs,
      spec.initials,
    );
    expect(matchUnits(spec, cv).find(({ kind }) => kind === 'years')?.credit).toBe(1);
  });
});

describe('years after qualifying', () => {
  it('begin with the paper, and not with the year that its certificate is for', () => {
    const spec = readSpec({
      jobSpec:
        'Osteopath\n\nRequirements\n- Registration with the General Osteopathic Council is essential\n- At least three years of post-registration practice as an osteopath\n',
    });
    const cv = readCv(
      'EXPERIENCE\nOsteopath, Quay Clinic, Truro, January 2019 to present\n- Backs and necks, own list\n\nREGISTRATION\nRegistered with the General Osteopathic Council (GOsC), certificate to practise for 2026',
      spec.runs,
      gradedNowMs,
      spec.initials,
    );
    expect(matchUnits(spec, cv).find(({ kind }) => kind === 'years')?.credit).toBe(1);
  });
});

describe('years of a trade', () => {
  const work =
    '2018 - present: Brandt Plant Maintenance\nLead operator on two 80-ton cranes that stay in the plant, tilt-up panels, lift sheets.';
  const yearsOf = (demand: string) => {
    const spec = readSpec({
      jobSpec: `Mobile Crane Operator\n\nRequirements\n- ${demand}\n- Four years in the seat of mobile cranes\n`,
    });
    const cv = readCv(`EXPERIENCE\n${work}`, spec.runs, gradedNowMs, spec.initials);
    return matchUnits(spec, cv);
  };
  it('are told without the licence to drive there', () => {
    const outcomes = yearsOf('Class A CDL with a current medical card');
    expect(outcomes.find(({ kind }) => kind === 'years')?.credit).toBe(1);
    expect(outcomes.map(({ kind, strength }) => `${strength} ${kind}`)).toContain('must licence');
    expect(outcomes.filter(({ kind, strength }) => kind === 'licence' && strength === 'hard')).toHaveLength(
      1,
    );
  });
});

describe('years under another title', () => {
  const years = 'At least five years as an HR manager or HR business partner';
  it('count by the work of a commercial manager who runs personnel', () => {
    const work =
      'Commercial Manager, Ritter Guss, March 2017 - present\n- Betriebsrat meetings, works agreements on shifts, social plan of 2022\n- written warnings, dismissals and the labour court, pay grading, recruitment and onboarding';
    expect(creditOf('HR Business Partner', years, work)).toBe(1);
  });
  it('count for a commercial engineer, who sells nothing', () => {
    const work =
      'Commercial Gas Engineer, Bolton Heating, March 2019 - present\n- Services and repairs gas boilers, burners and plant rooms, pipework, combustion analysis';
    expect(creditOf('Gas Engineer', 'At least three years servicing gas boilers', work)).toBe(1);
  });
  it('do not count for a recruiter who hands over to those whose years are asked', () => {
    const work =
      'Talent Acquisition Partner, Ritter Guss, March 2017 - present\n- Fills 60 vacancies a year: briefing, sourcing, interviews, offers\n- Hands over to the HR business partners when the contract is signed';
    expect(creditOf('HR Business Partner', years, work)).toBeLessThan(0.7);
  });
  it('do not count for a buyer who writes that sellers try to convince them', () => {
    const work =
      'For six years, since 2020, I have been one of those your key account managers try to convince.\nI am now a category buyer for tea and coffee at a regional chain of shops: yearly agreements with suppliers, price lists, rebates, promotions, new listings, private label.';
    expect(
      creditOf(
        'Key Account Manager',
        'Four years of managing accounts yourself, selling food to supermarket chains',
        work,
      ),
    ).toBeLessThan(0.7);
  });
});

describe('a post below the one whose years are asked for', () => {
  const spec = readSpec({
    jobSpec: 'Hotel General Manager\n\nRequirements\n- At least three years as general manager of a hotel\n',
  });
  const unit = spec.units.find(({ minimumMonths }) => minimumMonths > 0);
  const behind =
    'The Dunedin Royal, Princes Street area (168 rooms, two restaurants, rooftop bar, 130 staff), August 2015 to present';
  it.each([
    ['Deputy General Manager', true],
    ['General Manager', false],
  ])('is told by the title at the head of a long line: %s', (title, isBelow) => {
    const cv = readCv(
      `EXPERIENCE\n${title}, ${behind}\nFive managers report to me.`,
      spec.runs,
      gradedNowMs,
      spec.initials,
    );
    expect(cv.roles.map((role) => unit !== undefined && isBelowAsked(role, unit))).toEqual([isBelow]);
  });
});

describe('years of selling', () => {
  it('count under a title of selling where the demand asks for customers won', () => {
    const demand = 'Three years of winning new B2B customers against your own number';
    const work =
      'Account Executive Benelux, Talentkade, March 2021 to present\nNew annual revenue target of 720k, all deals won by myself, first call to signature with HR directors.';
    expect(creditOf('Account Executive', demand, work)).toBe(1);
  });
});

describe('years below interests', () => {
  const work = 'Accountant, Elm Ltd, 2025 - present\nLedgers, VAT, month end.';
  it('are none, however alike they sound', () => {
    const club = `${work}\n\nINTERESTS\nTreasurer and accountant of the rowing club since 2015: ledgers, month end`;
    expect(creditOf('Accountant', 'Five years of accounting', club)).toBeLessThan(1);
  });
});

describe('a coordinator', () => {
  it('of buying has bought', () => {
    const buying =
      'Purchasing Coordinator, Elk Transit District, 2018 to now\nTenders for buses, evaluation, awards to the board, contracts with suppliers.';
    expect(creditOf('Buyer', 'Four years of purchasing', buying)).toBe(1);
  });
});
