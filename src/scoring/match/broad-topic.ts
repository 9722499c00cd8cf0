// Years "in software development", "in the field" or "of relevant work" are years of an occupation: a role counts by what
// it is about as a whole, whatever words it is told in. Pure.

import { FAMILIES } from '../lexicon/families.ts';
import { TRADES } from '../lexicon/trades.ts';
import type { Spec } from '../read-spec.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/terms.ts';
import { familyMatch, OCCUPATION_WORDS, type FamilyVector } from './families.ts';
import { holdsKin } from './overlap.ts';

/** From this much of an occupation on a text is of it. */
const FAMILY_SHARE = 0.3;
/** How alike the occupations of the job and of a role must be. */
const SAME_WORK = 0.5;
/** Words that stand for whatever the job is. */
const ANY_WORK =
  /^(?:genuin\w*|helpful|field\w*|industr\w*|area\w*|occup\w*|employ\w*|job|position\w*|capac\w*|environ\w*|set|setting\w*|paid|practic\w*|hand|on|equal|prior|previou\w*|proven|direct\w*|demonstr\w*|develop\w*|technic\w*)$/;

/** Whether years of no more than the job's own occupation are asked for, and a role of these occupations is of it. */
export function isOfBroadTopic(unit: Unit, spec: Spec, ofRole: FamilyVector): boolean {
  if (unit.isNarrow || familyMatch(spec.families, ofRole) < SAME_WORK) return false;
  if (unit.topicRoots.length === 0) return unit.terms.size === 0;
  const names = new Set(
    [...spec.families].flatMap(([family, share]) =>
      share >= FAMILY_SHARE && (ofRole.get(family) ?? 0) >= FAMILY_SHARE
        ? (rootsByFamily.get(family) ?? [])
        : [],
    ),
  );
  return unit.topicRoots.some((roots) =>
    roots.every((root) => ANY_WORK.test(root) || names.has(root) || holdsKin(names, root)),
  );
}

/** The roots of what the people of an occupation are called. */
const rootsByFamily = new Map(
  [...Object.entries(FAMILIES), ...Object.entries(TRADES)].map(([family, words]) => [
    family,
    words
      .split(';')
      .slice(0, OCCUPATION_WORDS)
      .flatMap((name) => tokensOf(name).map(({ word }) => stem(word))),
  ]),
);
