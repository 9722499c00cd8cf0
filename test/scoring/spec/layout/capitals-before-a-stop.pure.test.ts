// A name in capitals that reads like an abbreviation ends a sentence all the same.

import { expect, it } from 'vitest';
import { sentencesOf } from '../../../../src/scoring/spec/layout/sentences.ts';

it.each([
  ['A type rating for the 737 NG or MAX. We also ask for three years of certifying.', 2],
  ['You plan in ART. You lead two teams.', 2],
  ['You hold a welding CERT. Please bring it to the interview.', 2],
  ['Loads of max. 40 t and min. 3 years of driving', 1],
  ['A cert. in welding and 3 years', 1],
])('cuts %s into %i', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});
