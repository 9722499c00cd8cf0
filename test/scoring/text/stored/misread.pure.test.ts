// Text that was written as UTF-8 and read as Windows' letters is read as it was meant, and quoted as it stands.

import { describe, expect, it } from 'vitest';
import { canonical, spanOf } from '../../../../src/scoring/text/stored/canonical.ts';

describe('text that was misread before it came', () => {
  it.each([
    ['DiplÃ´me d’Ã‰tat', "Diplôme d'État"],
    ['FÃ¼hrerschein Klasse C', 'Führerschein Klasse C'],
    ['câ€™est NaÃ¯ve Bayes', "c'est Naïve Bayes"],
    ['â€¢ Ran the night shift', '• Ran the night shift'],
    ['â?¢ Ran the night shift', '• Ran the night shift'],
    ['2019 â€“ 2021', '2019 - 2021'],
  ])('is read as it was meant: %s', (source, meant) => {
    const canon = canonical(source);
    expect(canon.text).toBe(meant);
    expect(spanOf(canon, 0, canon.text.length).quote).toBe(source);
  });

  it.each(['à la carte', 'Ålesund', 'château â la carte', 'Über 20 Jahre', 'Â la carte', 'São Tomé'])(
    'is left alone where it is what it seems: %s',
    (source) => {
      expect(canonical(source).text).toBe(source);
    },
  );
});
