// Labels that say of what kind a row is, and not how much is asked: "Education:", "Certification:" below "Preferred
// qualifications" are wishes as the heading says. Pure.

import { testOf } from '../first-look.ts';
import type { StatementKind } from '../layout/statement-kind.ts';

const KIND = String.raw`(?:(?:professional|technical|work|prior|computer|language|formal|other|relevant|related) )?(?:education(?:al)?|experience|certifications?|certificates?|licensure|licen[cs]es?|registrations?|skills?|knowledge|abilities|training|languages?|competenc(?:y|ies|es)|degrees?|ausbildung|studium|(?:berufs)?erfahrung|kenntnisse|sprachen|formation|expérience|langues|compétences|diplômes?)`;
const OF_A_KIND = new RegExp(
  String.raw`^\W*${KIND}(?:(?:,| and| &| or|\/| und| et) ?${KIND}){0,3}\W*$`,
  'iu',
);
const isOfAKind = testOf(OF_A_KIND);

/** What a label of the kind `labelled` makes of its row below a heading of the kind `heading`. */
export function kindBelow(
  heading: StatementKind,
  label: string | null,
  labelled: StatementKind | null,
): StatementKind | null {
  return heading === 'nice' && labelled === 'must' && isOfAKind(label ?? '') ? heading : labelled;
}
