// Posts in another language or platform than the one that years are asked in: ten years of PHP are none of Java. Pure.

import type { Role } from '../../cv/read-cv.ts';
import { RIVALS } from '../../lexicon/rivals.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { termsOfRole } from '../posts/role-terms.ts';
import { othersByTerm } from '../words/others-by-term.ts';

const rivals = othersByTerm(RIVALS, ';');

/** The tools that a unit's years are to be in, and those that are none of them. */
const toolsOf = rememberedOf((unit: Unit): { asked: readonly string[]; others: ReadonlySet<string> } => {
  const asked = [...unit.terms.keys()].filter((term) => rivals().has(term));
  const others = new Set(asked.flatMap((term) => rivals().get(term) ?? []));
  for (const term of asked) others.delete(term);
  return { asked, others };
});

/** Whether a role is told in a rival of the tools that the years are asked in, and in none of them. */
export function isInOtherTool(role: Role, unit: Unit): boolean {
  if (unit.allowsSimilar) return false;
  const { asked, others } = toolsOf(unit);
  if (asked.length === 0) return false;
  const terms = termsOfRole(role);
  if (asked.some((term) => terms.has(term))) return false;
  for (const term of others) if (terms.has(term)) return true;
  return false;
}
