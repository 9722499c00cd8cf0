import { describe, expect, it } from 'vitest';
import { RefusedError, UnreachableError } from '../../scripts/cli/api-client.ts';
import { EXIT, exitCodeOf, renderReport } from '../../scripts/cli/report.ts';
import type { Screening } from '../../scripts/cli/screen-batches.ts';
import type { Paint } from '../../scripts/cli/table.ts';

const plain: Paint = (_colour, text) => text;
const SKIPPED = [{ path: 'photo.png', reason: '.png is not a CV format' }];
const SCREENING: Screening = {
  jobIds: ['job-1'],
  ranked: [
    {
      candidate_ref: '=cmd.pdf',
      score: 80,
      verdict: 'Strong shortlist',
      match_reasons: ['ICU: "nine years"', '@night'],
      gaps: [],
    },
  ],
  failed: [{ candidate_ref: 'b.pdf', error: 'encrypted: It is locked.' }],
  stoppedBy: null,
};

describe('the report', () => {
  it('as CSV has a row for every candidate, with nothing that a spreadsheet would calculate', () => {
    expect(renderReport(SCREENING, SKIPPED, 'csv', 80, plain)).toBe(
      [
        '"rank","candidate","score","verdict","reasons","gaps","error"',
        '1,"\'=cmd.pdf",80,"Strong shortlist","ICU: ""nine years"" | @night","",""',
        '"","b.pdf","","","","","encrypted: It is locked."',
        '',
      ].join('\r\n'),
    );
  });

  it('as JSON has the jobs, the results and all that was left out', () => {
    const report = JSON.parse(renderReport(SCREENING, SKIPPED, 'json', 80, plain)) as unknown;
    expect(report).toEqual({
      job_ids: ['job-1'],
      results: SCREENING.ranked,
      failed: SCREENING.failed,
      skipped: SKIPPED,
      stopped_by: null,
    });
  });

  it('as a table is empty when nothing was scored', () => {
    expect(renderReport({ ...SCREENING, ranked: [] }, [], 'table', 80, plain)).toBe('');
    expect(renderReport(SCREENING, [], 'table', 80, plain)).toContain('1 scored: 1 Strong shortlist');
  });
});

it.each([
  [EXIT.scored, { failed: [], stoppedBy: null }],
  [EXIT.partly, { failed: SCREENING.failed, stoppedBy: null }],
  [EXIT.refused, { failed: SCREENING.failed, stoppedBy: new RefusedError('429') }],
  [EXIT.unreachable, { failed: SCREENING.failed, stoppedBy: new UnreachableError('ECONNREFUSED') }],
])('exits with %d for %j', (code, screening) => {
  expect(exitCodeOf(screening)).toBe(code);
});
