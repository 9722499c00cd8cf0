// Titles that speak of learners, of schools and of children, and are posts all the same.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

function yearsAs(title: string, laidOut = `${title}, Norbury House, March 2019 to present`): number {
  const spec = readSpec({
    jobSpec: `${title}\nRequirements\n- At least three years' experience as a ${title}`,
  });
  const cv = `Experience\n${laidOut}\n- Worked with many people on many things every day`;
  return assess(spec, cv, gradedNowMs).requirements.find(({ kind }) => kind === 'years')?.credit ?? 0;
}

/** What four years of a kind on pumps come to for an apprentice. */
function creditOf(asked: string): number | undefined {
  return assess(
    readSpec({ jobSpec: `Pump fitter\nRequirements\n- At least four years of ${asked} on pumps` }),
    'Experience\nApprentice pump fitter, Elm Pumps, March 2021 to present\n- Strips and rebuilds pumps',
    gradedNowMs,
  ).requirements.find(({ kind }) => kind === 'years')?.credit;
}

describe('a post', () => {
  it.each([
    'Key Stage 2 Teacher',
    'Student Support Officer',
    'International Student Adviser',
    'Placement Officer',
    'Apprenticeship Assessor',
    'Stage Technician',
    'Volunteer Services Officer',
    'Mobile-Entwickler',
    'E-Mail-Marketing-Manager',
    'Ingénieur Génie Climatique',
  ])('is of its own title: %s', (title) => {
    expect(yearsAs(title)).toBe(1);
  });

  it.each([
    'Professeur de mathématiques, Lycée Jean Moulin, mars 2019 - à ce jour',
    'Lehrer für Mathematik am Gymnasium Nord, März 2019 - heute',
  ])('is at a school: %s', (laidOut) => {
    expect(yearsAs(laidOut.split(/,| am /)[0] ?? '', laidOut)).toBe(1);
  });

  it.each(['Dental Hygienist', 'Estate Agent', 'Educational Psychologist', 'Academic Researcher'])(
    'is called on a line of its own, which is no name and no heading: %s',
    (title) => {
      expect(yearsAs(title, `${title}\nNorbury House Ltd, Leeds\nMar 2019 - Present`)).toBe(1);
    },
  );
});

it('is learning no more where the learner has qualified within it', () => {
  const post = 'Audiologist, Norbury House, March 2019 to present';
  expect(yearsAs('Audiologist', `${post}\n- Began as trainee, qualified in May 2020`)).toBe(1);
  expect(yearsAs('Audiologist', `${post}\n- Trainee, part-qualified`)).toBe(0);
});

describe('no post of its own', () => {
  it.each([
    'Student Nurse',
    'Student Social Worker',
    'Trainee Solicitor',
    'Apprentice Electrician',
    'Stage développeur',
  ])('is that of a learner: %s', (title) => {
    expect(yearsAs(title.replace(/^\p{L}+ /u, ''), `${title}, Norbury House, March 2019 to present`)).toBe(0);
  });

  it.each([
    [
      'Attorney',
      'Volunteer attorney with a tenants clinic at the county court since 2019, about forty hours a year.',
    ],
    ['Solicitor', 'Pro bono solicitor at the Elm advice centre, one evening a month, March 2019 to present'],
  ])('is what is done for nothing now and then: %s', (title, laidOut) => {
    expect(yearsAs(title, laidOut)).toBe(0);
  });

  it.each(['Abitur, Gymnasium Nord, 2010 - 2019', 'Baccalauréat S, Lycée Jean Moulin, 2017 - 2026'])(
    'is school: %s',
    (line) => {
      expect(yearsAs('Teacher', line)).toBeLessThan(1);
    },
  );

  it('of learning counts where practical work is asked for', () => {
    expect(creditOf('practical work')).toBe(1);
    expect(creditOf('experience')).toBeLessThan(0.7);
  });
});
