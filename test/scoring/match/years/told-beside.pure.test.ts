// What lies beside the work, is sent on, or was done for some weeks, is not the work of those years.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

type Row = { title: string; ask: string; held?: readonly string[]; near?: readonly string[] };

const ROWS: readonly Row[] = [
  {
    title: 'Ophthalmic Nurse',
    ask: 'At least three years on an ophthalmology ward is essential.',
    held: [
      'Staff Nurse, ophthalmology ward, Orme General\nMay 2019 - present\nEye drops, pressure checks, theatre lists. The cafe is opposite the main gate.',
    ],
    near: [
      'Staff Nurse, urology ward, Orme General\nMay 2019 - present\nCatheters, drains, discharge letters. The ward is next to the ophthalmology unit.',
      'Practice Nurse, Quill Surgery\nMay 2019 - present\nSmears, dressings, asthma reviews. Refers patients with red eyes to the ophthalmology clinic at the infirmary.',
    ],
  },
  {
    title: 'Zahntechniker Kieferorthopädie (m/w/d)',
    ask: 'Mindestens drei Jahre Erfahrung in der Kieferorthopädie sind zwingend.',
    near: [
      'Zahntechniker, Dentallabor Orme, Fulda\n03/2017 - heute\nKronen, Brücken, Teilprothesen. Kieferorthopädie fertigt uns ein externes Labor.',
    ],
  },
  {
    title: 'Payroll Specialist',
    ask: 'At least three years running payroll in ADP is required.',
    near: [
      'HR Generalist, Orme Plastics\n2016 - present\nHiring, leave, benefits, handbook. Briefs an external provider, which runs the whole payroll in ADP.',
    ],
  },
];

for (const row of ROWS)
  describe(row.ask, () => {
    for (const cv of row.held ?? [])
      it(`held: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(row, cv)).toBe(false));
    for (const cv of row.near ?? [])
      it(`near: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(row, cv)).toBe(true));
  });
