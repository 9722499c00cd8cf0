// Trades that borrow the job's words: their CVs stay far below the shortlist, and those of the job's own trade do not.

import { describe, expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from './graded/types.ts';

const ROWS = [
  {
    title: 'Diagnostic Radiographer',
    asks: ['Two years of experience in radiography', 'Digital radiography and dose records'],
    other:
      'Industrial Radiographer, Forth Inspection, 2019 to date\nRadiography of castings and pipeline girth welds with iridium and X-ray sets. Digital radiography, dose records, exposure charts. PCN level 2.',
    own: 'Radiographer, Leeds hospital, 2019 to date\nDigital radiography of patients in A&E and theatre, mobile X-rays, dose records and audits of exposure.',
  },
  {
    title: 'Internal Auditor',
    asks: ['Three years of experience in audit', 'Audit reports and reconciliations'],
    other:
      'Night Auditor, Hotel Bellevue, 2018 to date\nRuns the night audit and the reconciliation of the day, front desk check-in until seven, audit reports for the manager, guest folio queries.',
    own: 'Auditor, group assurance, 2018 to date\nPlans and carries out audits of purchasing and payroll, audit reports to the audit committee, reconciliations.',
  },
  {
    title: 'Supply Planner',
    asks: ['Two years of planning experience', 'Planning meetings with suppliers'],
    other:
      'Wedding Planner, Lavender Events, 2019 to date\nPlanning of sixty weddings a year, planning meetings with suppliers of flowers and tents. Event planner before that.',
    own: 'Planner, cereal maker, 2019 to date\nPlanning of materials and inventory in MRP, planning meetings with suppliers, safety stock.',
  },
] as const;

describe.each(ROWS)('$title', ({ title, asks, other, own }) => {
  const spec = readSpec({
    jobSpec: `${title}\n\nRequirements\n${asks.map((ask) => `- ${ask}`).join('\n')}\n`,
  });
  const scoreOf = (work: string) =>
    assess(spec, `Alex Morgan\nLeeds\n\nEXPERIENCE\n${work}`, gradedNowMs).score;

  it('is not shown by the same words of another trade', () => {
    expect(scoreOf(other)).toBeLessThan(50);
    expect(scoreOf(own)).toBeGreaterThan(scoreOf(other) + 15);
  });
});
