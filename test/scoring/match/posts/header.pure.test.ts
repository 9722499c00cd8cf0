// What names a post, and what is only told of it or of its name.

import { expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { headerOf } from '../../../../src/scoring/match/posts/header.ts';
import { gradedNowMs } from '../../graded/types.ts';

function titleOf(post: string): string | undefined {
  const [role] = readCv(`Experience\n${post}`, new Set(), gradedNowMs).roles;
  return role && headerOf(role).title?.text;
}

it.each([
  '2019-05 to today.\nMy title says clerk because the council has no other grade.',
  'Elm Water, since 2019\nOur titles were invented by a consultant.',
  'Bei Elm seit 2019\nMein Titel lautet Sachbearbeiter, weil es keinen anderen gibt.',
  'At Elm Bank since 2019\nThe unit is the third line of the engineer corps.',
])('is not the sentence that tells of it: %j', (post) => {
  expect(titleOf(post)).toBeUndefined();
});

it.each(['Title: Clerk of works, Elm, 2019 to today', 'Clerk of works, Elm, 2019 to today'])(
  'is %s',
  (post) => {
    expect(titleOf(post)).toContain('Clerk of works');
  },
);
