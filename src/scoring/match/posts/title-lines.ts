// Where the titles of posts stand in a CV: its first lines, and short lines that are no sentence in an account of work.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { withoutSchoolNames } from './school-names.ts';

const FIRST_LINES = 3;
const LENGTH_MAX = 60;
const WORDS_MAX = 6;
const LINES_MAX = 40;

/** The lines of a CV that may hold titles. */
export function titleLines(cv: Cv): EvidenceLine[] {
  return cv.lines
    .filter((line, index) => {
      if (index >= FIRST_LINES && line.section !== 'experience' && line.section !== 'head') return false;
      const text = withoutSchoolNames(line.text).trim();
      return text.length < LENGTH_MAX && !/[.;]$/.test(text) && text.split(/\s+/).length <= WORDS_MAX;
    })
    .slice(0, LINES_MAX);
}
