// Whom work is handed to, and whoever the reader has: what they are called is not what the writer is.

import { describe, expect, it } from 'vitest';
import { recipientsIn } from '../../../../src/scoring/cv/stance/recipients.ts';

const calledIn = (text: string) => recipientsIn(text).map(({ start, end }) => text.slice(start, end));

describe('recipients', () => {
  it.each([
    ['Handing over to the night nurses at eight', 'the night nurses'],
    ['Keys the header and passes it on to the underwriter, who prices it', 'the underwriter'],
    ['Escalated tickets to the network engineers', 'the network engineers'],
    ['Forwarding invoices to the treasury team for payment', 'the treasury team'],
    ['Übergabe an die Bauleiter', 'die Bauleiter'],
    ['I know what your site managers need', 'site managers'],
  ])('%s', (text, called) => {
    expect(calledIn(text).map((one) => one.replace(/^(?:the|die) /, ''))).toEqual([
      called.replace(/^(?:the|die) /, ''),
    ]);
  });

  it.each(['Handed over the plant to operation', 'Passed the exam in 2019', 'Nurse, handover of wards'])(
    'are nobody: %s',
    (text) => {
      expect(calledIn(text)).toEqual([]);
    },
  );
});
