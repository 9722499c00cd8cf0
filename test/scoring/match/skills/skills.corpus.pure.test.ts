// Skills and duties as CVs tell of them: shown, shown in part, denied, or told of another trade in the same words. Each
// row is one CV against one must-have; what is asserted is how far that must-have is met.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';
import { BEYOND, LATEST_SKILLS, MORE_SKILLS, SKILLS } from './skills.corpus.ts';

type Outcome = 'met' | 'less' | 'none' | 'denied';

/** The best of the skills that the statement asks for, in a CV that says little else. */
function outcomeOf(title: string, ask: string, cv: string): Outcome {
  const skills = outcomesOf({ title, ask }, cv).filter(({ kind }) => kind === 'skill');
  if (skills.length === 0) throw new Error(`nothing is asked by ${ask}`);
  if (skills.some(({ outcome }) => outcome === 'denied')) return 'denied';
  const credit = leastOf(skills);
  return credit >= 0.7 ? 'met' : credit >= 0.3 ? 'less' : 'none';
}

/** What may be found where the row says so: what shows less than all is neither met nor denied. */
const ALLOWED: Readonly<Record<Outcome, readonly Outcome[]>> = {
  met: ['met'],
  less: ['less', 'none', 'denied'],
  none: ['none'],
  denied: ['denied'],
};

describe('skills in the words of CVs', () => {
  for (const { title, ask, ...rows } of [...SKILLS, ...MORE_SKILLS, ...LATEST_SKILLS]) {
    describe(ask, () => {
      for (const wanted of ['met', 'less', 'none', 'denied'] as const) {
        for (const cv of rows[wanted] ?? []) {
          it(`${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
            expect(ALLOWED[wanted]).toContain(outcomeOf(title, ask, cv));
          });
        }
      }
    });
  }
});

/** Each fails, so that whoever mends one finds it here. */
describe('skills beyond the rules', () => {
  for (const { title, ask, ...rows } of BEYOND) {
    for (const wanted of ['met', 'less', 'none', 'denied'] as const) {
      for (const cv of rows[wanted] ?? []) {
        it.fails(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          expect(ALLOWED[wanted]).toContain(outcomeOf(title, ask, cv));
        });
      }
    }
  }
});
