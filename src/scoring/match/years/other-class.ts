// Classes and branches that years are to be of, told or called otherwise by a dated role.

import type { Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { isOfPosts, isOfWork } from '../../spec/papers/branches.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../../spec/papers/designators.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { headerOf } from '../posts/header.ts';

/** Class 2 is no driving of class 1, and the care of newborns none of adults; what a post is called counts before its account. */
export function isOtherClass(role: Role, { designators: { classes, branches } }: Unit): boolean {
  if (classes.length === 0 && branches.length === 0) return false;
  const asked = { ...NO_DESIGNATORS, classes, branches: branches.filter(isOfPosts) };
  const title = headerOf(role).title?.text;
  return (
    !answers(asked, designatorsOf(role)) || (title !== undefined && !answers(asked, designatorsIn(title)))
  );
}

/** The classes and branches that a post tells of. */
const designatorsOf = rememberedOf((role: Role) =>
  designatorsIn(role.lines.map(({ text }) => text).join(' ')),
);

/** "TIG pipe welder", and three years of welding: of the branch that the job is called by. */
export function isOfOtherBranch(role: Role, spec: Spec): boolean {
  const branches = branchesOfTitle(spec);
  if (branches.length === 0) return false;
  const title = headerOf(role).title?.text ?? '';
  const called = designatorsIn(SENTENCE.test(title) ? '' : title);
  return (
    !answers({ ...NO_DESIGNATORS, branches: branches.filter(isOfWork) }, designatorsOf(role)) ||
    !answers({ ...NO_DESIGNATORS, branches }, called)
  );
}

/** "I nurse for two dentists". */
const SENTENCE = /^\W*(?:i|we|my|ich|wir|je|nous|j['’])(?!\p{L})/iu;

const branchesOfTitle = rememberedOf((spec: Spec): string[] =>
  designatorsIn(spec.title).branches.filter(isOfPosts),
);
