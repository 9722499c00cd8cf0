import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

const DEMANDS = 'Requirements:\n- Three years of payroll in a bureau\n- Sage and BACS are essential';

function asked(jobSpec: string): string[] {
  return readSpec({ title: 'Payroll clerk', jobSpec }).units.map(({ text }) => text);
}

describe('what a web page puts around an ad', () => {
  it.each([
    'Classified Title: Payroll Clerk II',
    'Employee group: Full Time',
    'Job ID: A28155',
    'Anstellungsart: unbefristet',
    'Type: Permanent',
    'Work location one location',
    '#LI-KB2 #hiring',
    'R401877',
    'Link: [url] be advised that we reach out from our own addresses only.',
    'Emails from all other domain names are fraudulent.',
    'A Master Services Agreement (MSA) must be executed prior to submitting any candidate.',
    'To comply with export regulations, the applicant must be a citizen or lawful permanent resident.',
    'Vacation accrual is prorated for those who work fewer hours.',
    'Competitive salary plus bonus',
    'Annual travel stipend to support families.',
    'If you are ready to grow with us, apply today!',
    'If you know someone who would be a great fit, please share!',
    'Kindly let me know if you are still open to work.',
    'Lucrative compensation packages.',
    'Career growth with handson learning',
    'Collaborative and inclusive work environment that values teamwork.',
    'Located in Leeds, a vibrant city known for its industry.',
    'This position can be virtual or onsite.',
    'Join a passionate team where your work will be seen.',
  ])('is asked of nobody: %s', (line) => {
    expect(asked(DEMANDS).length).toBeGreaterThan(1);
    expect(asked(`${DEMANDS}\n${line}`)).toEqual(asked(DEMANDS));
  });

  it.each([
    'Our clients include museums, councils and theatres.',
    'As a family-run bureau, we are passionate about clean books.',
    'Harlow Payroll is a leading provider of outsourced pay.',
    'At Harlow, our mission is to pay everybody on the day.',
    'When you join Harlow, you will learn quickly.',
    'We believe that books should be open.',
    'The Harlow team consists of accountants and clerks.',
  ])('is told of the house below the demands: %s', (line) => {
    expect(asked(`${DEMANDS}\n- ${line}`)).toEqual(asked(DEMANDS));
  });

  it.each([
    'Track vacation accrual and leave for 400 employees',
    'Experience with export control regulations and licences for persons abroad',
    'Our clients need somebody with experience of CIS returns',
    'Type: CSCS card',
    'We are a team that needs a degree in accounting',
    'Professional development of apprentices in payroll',
    'Knowledge of sales compensation and bonus plans',
  ])('is a demand all the same: %s', (line) => {
    expect(asked(`${DEMANDS}\n- ${line}`).length).toBeGreaterThan(asked(DEMANDS).length);
  });
});
