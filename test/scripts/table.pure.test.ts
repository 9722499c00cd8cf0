import { describe, expect, it } from 'vitest';
import { countVerdicts, renderTable, type Paint } from '../../scripts/cli/table.ts';
import { displayWidth } from '../../scripts/cli/text-width.ts';
import type { ScoredCandidate } from '../../src/screening/present.ts';

const plain: Paint = (_colour, text) => text;
const tagged: Paint = (colour, text) => `<${colour}>${text}</>`;

const CANDIDATE: ScoredCandidate = {
  candidate_ref: 'amara-oyelaran.pdf',
  score: 88,
  verdict: 'Strong shortlist',
  match_reasons: [
    'Nine years of intensive care: “Senior Staff Nurse, General Intensive Care, June 2020 to present”',
  ],
  gaps: ['“Inter-hospital transfer” is not in the CV. What experience is there of it?'],
};

function candidate(override: Partial<ScoredCandidate>): ScoredCandidate {
  return { ...CANDIDATE, ...override };
}

describe('the table', () => {
  it('shows rank, score with its bar, verdict and candidate, reasons above gaps on a narrow terminal', () => {
    expect(renderTable([CANDIDATE], 80, plain)).toEqual([
      '  #  Score           Verdict           Candidate',
      '  1   88 ████████▊   Strong shortlist  amara-oyelaran.pdf',
      '     + Nine years of intensive care: “Senior Staff Nurse, General Intensive',
      '       Care, June 2020 to present”',
      '     - “Inter-hospital transfer” is not in the CV. What experience is there of',
      '       it?',
    ]);
  });

  it('puts reasons and gaps side by side on a wide one', () => {
    expect(renderTable([CANDIDATE], 120, plain).slice(2)).toEqual([
      '     + Nine years of intensive care: “Senior Staff Nurse,      - “Inter-hospital transfer” is not in the CV. What',
      '       General Intensive Care, June 2020 to present”             experience is there of it?',
    ]);
  });

  it.each([60, 80, 109, 110, 120, 200])('stays within %d columns', (width) => {
    const hard = candidate({
      candidate_ref: `${'李娜-'.repeat(20)}${'x'.repeat(90)}.pdf`,
      match_reasons: [`${'http://very.long/'.repeat(20)} and then some words`, '短い文。'.repeat(40)],
    });
    const widths = renderTable([hard, CANDIDATE], width, plain).map(displayWidth);
    expect(Math.max(...widths)).toBeLessThanOrEqual(width);
  });

  it('lets no control character of a CV through', () => {
    const lines = renderTable([candidate({ gaps: ['\x1b]0;owned\x07\x1b[2J'] })], 80, plain);
    expect(lines.join('')).not.toMatch(/\p{Cc}/u);
  });

  it('draws a bar in proportion', () => {
    const bars = [0, 50, 100].map((score) => renderTable([candidate({ score })], 80, plain)[1]?.slice(9, 19));
    expect(bars).toEqual(['          ', '█████     ', '██████████']);
  });

  it('colours the verdicts without changing the layout', () => {
    const [, head = ''] = renderTable([candidate({ verdict: 'Do not progress' })], 80, tagged);
    expect(head).toContain('<red>Do not progress </>');
    expect(head.replaceAll(/<[^>]*>/g, '')).toContain('Do not progress   amara-oyelaran.pdf');
  });
});

it('counts the verdicts', () => {
  expect(countVerdicts([CANDIDATE, candidate({ verdict: 'Borderline' })])).toBe(
    '2 scored: 1 Strong shortlist, 1 Borderline, 0 Do not progress',
  );
});
