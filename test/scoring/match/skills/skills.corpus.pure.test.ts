// Skills and duties as CVs tell of them: shown, shown in part, denied, or told of another trade in the same words. Each
// row is one CV against one must-have; what is asserted is how far that must-have is met.

import { describe, expect, it } from 'vitest';
import { ALLOWED, SHOWN, shownBy } from './skill-row.ts';
import { BEYOND, SKILLS } from './skills.corpus.ts';

const KINDS = ['skill'];

describe('skills in the words of CVs', () => {
  for (const { title, ask, ...rows } of SKILLS) {
    describe(ask, () => {
      for (const wanted of SHOWN) {
        for (const cv of rows[wanted] ?? []) {
          it(`${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
            expect(ALLOWED[wanted]).toContain(shownBy({ title, ask }, cv, KINDS));
          });
        }
      }
    });
  }
});

/** Each fails, so that whoever mends one finds it here. */
describe('skills beyond the rules', () => {
  for (const { title, ask, ...rows } of BEYOND) {
    for (const wanted of SHOWN) {
      for (const cv of rows[wanted] ?? []) {
        it.fails(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          expect(ALLOWED[wanted]).toContain(shownBy({ title, ask }, cv, KINDS));
        });
      }
    }
  }
});
