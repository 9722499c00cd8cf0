// Dated posts are read from every form of dates and every layout of the corpus.

import { describe, expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { gradedNowMs } from '../../graded/types.ts';
import { dateForms, layouts, type DatedText } from './roles.corpus.ts';

const nothing: ReadonlySet<string> = new Set();

/** The posts of a CV as the corpus writes them: the expected word where the post's lines hold it. */
function postsOf([text, expected]: DatedText) {
  const { roles } = readCv(text, nothing, gradedNowMs);
  return roles.map(({ period, lines }, index) => {
    const told = lines.map((line) => line.text).join(' ');
    const word = expected[index]?.[1] ?? '';
    return [period.to - period.from + 1, told.toLowerCase().includes(word.toLowerCase()) ? word : told];
  });
}

describe('a period', () => {
  it.each(dateForms)('%s', (...row) => expect(postsOf(row)).toEqual(row[1]));
});

describe('the posts of a CV', () => {
  it.each(layouts)('%s', (...row) => expect(postsOf(row)).toEqual(row[1]));
});
