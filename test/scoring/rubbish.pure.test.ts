// Whatever a text is made of, it is read to its end: no expression here goes over a long run of one sign again and again
// until the request is ended from outside. One that does stands still in this test.

import { expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from './graded/types.ts';

const SPEC_LENGTH = 100_000;
const CV_LENGTH = 10_000;
const cook = readSpec({
  jobSpec: 'Cook\n\nYou must have a driving licence, five years in kitchens and good English.',
});

const UNITS = [
  [' ', '\t', '\n', ' \n', '\n ', '\u00a0', '.', '. ', '- ', '_', '•', '|', ' | ', ', ', '; ', ':\n'],
  ['(', ')', '[', '"', '<', '<p ', '</p>', '&', '&amp;', '&lt;p ', '%20', '{', '#', '/', '@', '0', '2019 '],
  [
    'a',
    'A',
    'é',
    'e\u0301',
    'a\u0301\u0302',
    '漢',
    'б',
    '😀',
    '\u200b',
    'aб',
    'A. ',
    'a, ',
    'a-',
    'a (',
    '1. a\n',
  ],
  ['the ', 'must ', 'or ', 'no ', 'years ', '2019 - ', 'Manager, ', 'English, ', 'BSc, ', '(E) ', 'Word\n'],
].flat();

it.each(UNITS)('%j over and over is read as a spec and as a CV', (unit) => {
  const rubbish = `Cook needed\n${unit.repeat(SPEC_LENGTH / unit.length)} x`;
  expect(readSpec({ jobSpec: rubbish }).units.length).toBeLessThan(2_000);
  const { score, verdict } = assess(cook, unit.repeat(CV_LENGTH / unit.length), gradedNowMs);
  expect(score).toBeLessThan(50);
  expect(verdict).toBe('Do not progress');
});
