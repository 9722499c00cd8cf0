// Whether a dated role says itself that what the years are to be of was no part of it.

import type { Role } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { holdsKin } from '../words/overlap.ts';
import { saysHowMade } from '../words/made-so.ts';
import { deniesPosts } from './denied-posts.ts';

/** Whether a line of the role denies the unit's topic and no other line tells of it. */
export function deniesTopic({ lines }: Role, { terms, text }: Unit): boolean {
  if (lines.every(({ denied }) => denied.length === 0)) return false;
  // "Medication in our home is done by seniors": what the post tells of in other lines is no less a part of it, unless it
  // is posts that are denied.
  const told = new Set(lines.flatMap((line) => line.terms.map(({ term }) => term)));
  const held = new Set(
    lines.flatMap((line) =>
      line.denied.map(({ term }) => term).filter((term) => !told.has(term) || deniesPosts(line.text)),
    ),
  );
  // "SAP FI" is a thing of its own, and "no SAP" denies it.
  const isLetters = (term: string) => held.has(`=${term}`) && text.includes(term.toUpperCase());
  return [...terms.keys()].some(
    (term) => held.has(term) || isLetters(term) || (!saysHowMade(term) && holdsKin(held, term)),
  );
}
