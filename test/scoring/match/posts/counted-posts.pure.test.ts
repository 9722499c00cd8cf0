// Which posts of a CV count towards the years that a spec asks for, on labelled posts of 220 jobs. The weights of
// src/scoring/match/years/relevance.ts were fitted on them, but for the second half of further-trades.json, which they
// have not seen. Half the posts that count are called by another name.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCv, type Role } from '../../../../src/scoring/cv/read-cv.ts';
import { matchUnits } from '../../../../src/scoring/match/match-units.ts';
import { papersLacking } from '../../../../src/scoring/match/credentials/papers-lacking.ts';
import { isRelevant } from '../../../../src/scoring/match/years/relevance.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

/** A spec that asks for years once, a CV, and its posts in order: the month of the start, and whether it counts. */
type Labelled = {
  id: string;
  spec: string;
  cv: string;
  roles: { from: string; counts: 0 | 1; why: string }[];
};
type Judged = { counts: boolean; found: boolean };

function judgedOf({ spec, cv, roles }: Labelled): Judged[] {
  const read = readSpec({ jobSpec: spec });
  const unit = read.units.find(({ minimumMonths }) => minimumMonths > 0);
  const told = readCv(cv, read.runs, gradedNowMs, read.initials);
  const lacking = papersLacking(matchUnits(read, told), read);
  const left = [...told.roles];
  return roles.flatMap(({ from, counts }) => {
    const post = postFrom(from, left);
    if (unit === undefined || post === undefined) return [];
    left.splice(left.indexOf(post), 1);
    return [{ counts: counts === 1, found: isRelevant(post, unit, read, told, lacking) }];
  });
}

/** Of a start that gives the year alone, any month will do. */
function postFrom(from: string, roles: Role[]): Role | undefined {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return (
    roles.find(({ period }) => period.from === year * 12 + month - 1) ??
    roles.find(({ period }) => Math.floor(period.from / 12) === year)
  );
}

describe.each([
  { file: 'office-and-software', right: 0.84 },
  { file: 'health-and-public', right: 0.76 },
  { file: 'building-and-industry', right: 0.82 },
  { file: 'further-trades', right: 0.71 },
])('posts in $file', ({ file, right }) => {
  const labelled = JSON.parse(readFileSync(join(import.meta.dirname, `${file}.json`), 'utf8')) as Labelled[];
  const judged = labelled.flatMap(judgedOf);

  it('are found with their dates', () => {
    const all = labelled.reduce((sum, { roles }) => sum + roles.length, 0);
    expect(judged.length / all).toBeGreaterThanOrEqual(0.92);
  });

  it(`count as a recruiter counts them, in ${right * 100} % or more`, () => {
    expect(
      judged.filter(({ counts, found }) => counts === found).length / judged.length,
    ).toBeGreaterThanOrEqual(right);
  });
});
