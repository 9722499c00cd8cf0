// A thing of two words is not shown by one of them in another sense; a name among them tells it alone.

import { expect, test } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';

test.each([
  [
    'Forensic Accountant',
    'tracing of cryptoassets',
    'Power BI model for multi-account tracing of payments.',
    false,
  ],
  ['Forensic Accountant', 'tracing of cryptoassets', 'Tracing of cryptoassets through exchanges.', true],
  [
    'Company Secretary',
    'knowledge of overseas subsidiaries',
    'Two trading subsidiaries: filings and minutes.',
    false,
  ],
  ['Elektroniker', 'Robotik (KUKA)', 'KUKA-Palettierer gewartet und Bediener geschult.', true],
])('%s: %s, told as "%s"', (title, ask, told, isMet) => {
  const cv = `${title}, Alder & Sons, 2019 - present\n${told}`;
  const met = outcomesOf({ title, ask }, cv).some(
    ({ kind, outcome }) => kind === 'skill' && outcome === 'met',
  );
  expect(met).toBe(isMet);
});
