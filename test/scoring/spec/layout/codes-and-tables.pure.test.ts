// Layouts and remarks that say how much a spec asks: codes before a line, tables of two columns without a heading row, and
// what is said behind a demand.

import { expect, test } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function asked(jobSpec: string): string[] {
  return readSpec({ jobSpec }).units.map(({ strength, kind, text }) => `${strength} ${kind}: ${text}`);
}

test('codes with how they are measured say what is essential', () => {
  const units = asked(`Designer

E (A/I) Minimum four years designing digital products
E (T) Figma
D (A) Government background
D (I) Design systems`);
  expect(units).toContain('hard years: Minimum four years designing digital products');
  expect(units).toContain('must skill: Figma');
  expect(units).toContain('nice skill: Government background');
});

test('a table without a heading row has its labels first', () => {
  const units = asked(`ROLE PROFILE
Position | Payroll consultant
Tasks | Run workshops with plants
 | Write functional specifications
Essential | 5+ years as a payroll consultant
Desirable | SAP certification
Desirable | French`);
  expect(units).toContain('duty duty: Write functional specifications');
  expect(units).toContain('hard years: 5+ years as a payroll consultant');
  expect(units).toContain('nice certificate: SAP certification');
});

test('what is said behind a demand makes one of it', () => {
  const units = asked(`Machine learning engineer

You will order shelves. The grant which pays for this post names a doctorate in physics. I argued. So that is a must too.`);
  expect(units.filter((unit) => unit.startsWith('hard degree'))).toHaveLength(1);
});

test('a count of things that are checked demands what follows', () => {
  const units = asked(`Administrator

Three things we will check before we ring. That your welding certificate is active on the register. That you have run a live site for two years or more.`);
  expect(units.some((unit) => unit.startsWith('hard licence'))).toBe(true);
  expect(units.some((unit) => unit.startsWith('hard years'))).toBe(true);
});

test('a wish behind a colon leaves the demand before it as it is', () => {
  const units = asked(`Network engineer

What we need
A CCNP is a condition of the post: Data Center for preference`);
  expect(units[0]).toBe('hard certificate: A CCNP is a condition of the post');
});

test('who may work in a country is asked of no CV', () => {
  expect(asked('Analyst\n\nRequirements\n- You must be a U.S. person\n- SQL')).toEqual(['must skill: SQL']);
});

test.each([
  [
    'Crescent Dental\n\nBristol needs its fourth nurse. You are on the GDC register as a dental nurse.',
    'dental nurse',
  ],
  ["Hi! We're Larkspur.\n\nYou'd be our Credit Risk Analyst for impairment models.", 'Credit Risk Analyst'],
  ['A letter to our next Salesforce Administrator\n\nDear you, we run refuges.', 'Salesforce Administrator'],
])('%s: who is sought', (jobSpec, title) => {
  expect(readSpec({ jobSpec }).title).toBe(title);
});

test.each([
  ['HNC in rail engineering   E  A', 'Welding knowledge   D  I', 'Leading teams   E  I'],
  ['HNC in rail engineering. Essential, A C', 'Welding knowledge. Desirable', 'Leading teams. Essential, I'],
  ['HNC in rail engineering (essential)', 'Welding knowledge (desirable)', 'Leading teams (essential)'],
])('%s: a code or word behind a criterion says how much it asks', (...lines) => {
  const units = asked(
    `Track engineer\n\nCriteria\n\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`,
  );
  expect(units).toContain('nice skill: Welding knowledge');
  expect(units).toContain('must skill: Leading teams');
});

test.each([
  'How assessed: A = application form, I = interview, C = certificates seen',
  'Applicants who do not show how they meet every essential criterion will not be shortlisted.',
  'Towerline Trades Ltd, employment business.',
  'Must pass D&A.',
])('%s asks for nothing', (text) => {
  expect(asked(`Fitter\n\nRequirements\n- Welding of pipes\n- ${text}`)).toEqual([
    'must skill: Welding of pipes',
  ]);
});

test.each([
  [
    'STELLEN-ID: 20931 | STATUS: offen | STANDORT: Ulm\n\nSTELLENTITEL\nRegulatory Affairs Specialist',
    'Regulatory Affairs Specialist',
  ],
  [
    '| POSITION DESCRIPTION |  |\n| Title | Senior Geotechnical Engineer |\n| Office | Brisbane |',
    'Senior Geotechnical Engineer',
  ],
  [
    'ALDER CANCER CENTRES\nSenior Therapeutic Radiographer, Milton Keynes\n\nYou will be one of eleven.',
    'Senior Therapeutic Radiographer, Milton Keynes',
  ],
  [
    'From: Philippa\nTo: Recruitment\nSubject: Re: Re: conveyancer for Skipton - what I want\n\nHi Josh,',
    'conveyancer',
  ],
])('%s: the title of a form or a letter', (jobSpec, title) => {
  expect(readSpec({ jobSpec }).title).toBe(title);
});

test('a table of labels stands beside one that names its columns', () => {
  const units = asked(`Role | Audit Senior
Reports to | Audit Manager
Main tasks | Plan the job with the manager
 | Run the fieldwork with trainees

Person | Essential | Desirable
Experience | Review of files | Group audits
 | In charge of a year-end audit | Charities`);
  expect(units).toEqual([
    'duty duty: Plan the job with the manager',
    'duty duty: Run the fieldwork with trainees',
    'must skill: Review of files',
    'nice skill: Group audits',
    'must skill: In charge of a year-end audit',
    'nice skill: Charities',
  ]);
});

test('a paragraph of a longer spec that has lost its breaks is so many demands', () => {
  const { units } = readSpec({
    title: 'Junior software engineer',
    jobSpec:
      'About us\nWe make software for taxes. Our office is in Austin, and we are forty people. You will like it here, since nobody is asked to work on Sundays and the coffee is good.\nRequirements\nMust hold a computer science degree Desire to learn the details of financial products and taxation regimes Talent to create simplified solutions for complex problems Strong communication skills and an engaging personality Ability to work with experts who do not program Comfortable working in an agile team without much structure',
  });
  expect(units.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Must hold a computer science degree',
      'Talent to create simplified solutions for complex problems',
      'Comfortable working in an agile team without much structure',
    ]),
  );
});

test('a heading that ends in how much it asks is no row', () => {
  const units = asked(`Ward nurse

Main duties
- Carry out assessments

Person specification: essential
- Current NMC registration
- Two years on a ward

Person specification: desirable
- Mentor training

Knowledge and skills (desirable)
- SystmOne`);
  expect(units).toContain('hard licence: Current NMC registration');
  expect(units).toContain('hard years: Two years on a ward');
  expect(units).toContain('nice skill: SystmOne');
  expect(units.some((unit) => unit.endsWith('Person specification'))).toBe(false);
});
