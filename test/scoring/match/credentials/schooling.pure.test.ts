// What is asked of school: held, left or still to come, or told by nobody.

import { expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';

const DIPLOMA = { title: 'Warehouse Associate', ask: 'High school diploma or GED required' };
const MATURA = { title: 'Sachbearbeiter Förderungen', ask: 'Matura oder Abitur wird vorausgesetzt' };
const MATRIC = { title: 'Till Packer', ask: 'A matric certificate is required' };
const GRADES = { title: 'Apprentice Administrator', ask: 'GCSE English and Maths at grade 4 or above' };

it.each([
  [DIPLOMA, 'GED, State of Ohio, 2018'],
  [DIPLOMA, 'Lakeside High School, Reno, diploma 2012'],
  [DIPLOMA, 'B.A. in History, Denison University, 2019'],
  // Everybody left school, and few say so.
  [DIPLOMA, 'Forklift operator since 2019'],
  [MATURA, 'Matura, BORG Linz, 2014'],
  [MATURA, 'Bachelor of Arts in Geschichte, Universität Graz, 2019'],
  [MATRIC, 'Matric, Umlazi Commercial High, 2012'],
  [MATRIC, 'National Senior Certificate, 2015'],
  [DIPLOMA, 'Grade 12, Moncton, 2009'],
  [GRADES, '9 GCSEs (2019) including English Language (6) and Maths (5)'],
  [GRADES, 'GCSEs 2012: Maths C, English Language B, French D'],
])('%j is shown by %s', (demand, cv) => {
  expect(leastOf(outcomesOf(demand, cv))).toBeGreaterThanOrEqual(0.7);
});

it.each([
  [DIPLOMA, 'Lakeside High School, Reno: completed 10th grade, left school in 2011 without a diploma'],
  [DIPLOMA, 'GED in progress, two of four tests scheduled for March 2027'],
  [MATURA, 'Abend-HAK Graz, Matura voraussichtlich 2028'],
  [MATURA, 'HTL Steyr 2010-2013, ohne Matura abgebrochen'],
  [MATURA, 'Lehrabschluss Einzelhandel, 2011'],
  [MATRIC, 'Matric expected December 2027'],
  [GRADES, 'GCSEs 2019: English Language 3, Maths 2, Art 7'],
  [GRADES, 'Year 11, sitting GCSE English and Maths next summer'],
])('%j is not shown by %s', (demand, cv) => {
  const outcomes = outcomesOf(demand, cv);
  expect(outcomes.length).toBeGreaterThan(0);
  expect(leastOf(outcomes)).toBeLessThan(0.7);
});

it.each(['Experience of teaching GCSE English and Maths', 'Tutor high school graduates in algebra'])(
  '%s asks nothing of school',
  (ask) => {
    const kinds = outcomesOf({ title: 'Tutor', ask }, 'Tutor since 2015').map(({ kind }) => kind);
    expect(kinds).not.toContain('degree');
  },
);
