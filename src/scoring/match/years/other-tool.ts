// Posts in another language or platform than the one that years are asked in: ten years of PHP are none of Java, and a
// small thing once made in it is no year of it either. Pure.

import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { rememberedOf, rememberedOfBoth } from '../../text/remembered.ts';
import { isTool, rivalsOf } from '../../text/terms/rivals.ts';
import { termsOfRole } from '../posts/role-terms.ts';
import { termsShowing } from '../words/implied.ts';

/** The tools that a unit's years are to be in, with what implies them, and those that are none of them. */
type Tools = { asked: readonly string[]; others: ReadonlySet<string> };

const toolsOf = rememberedOf((unit: Unit): Tools => {
  const named = [...unit.terms.keys()].filter(isTool);
  const asked = named.flatMap((term) => [term, ...termsShowing(term)]);
  const others = new Set(
    named.flatMap((term) => rivalsOf(term)).flatMap((term) => [term, ...termsShowing(term)]),
  );
  for (const term of asked) others.delete(term);
  return { asked, others };
});

/** Whether a role is told in a rival of the tools that the years are asked in, and in none of them but in passing. */
export const isInOtherTool = rememberedOfBoth((role: Role, unit: Unit): boolean => {
  if (unit.allowsSimilar) return false;
  const { asked, others } = toolsOf(unit);
  if (asked.length === 0) return false;
  const terms = termsOfRole(role);
  if (asked.some((term) => terms.has(term)) && !role.lines.every((line) => isInPassing(line, asked)))
    return false;
  for (const term of others) if (terms.has(term)) return true;
  return false;
});

/** Whether every post of a CV that names tools of the kind is told in a rival: there is no year of the one asked for. */
export function isAllInOtherTool({ roles }: Cv, unit: Unit): boolean {
  const { asked } = toolsOf(unit);
  if (asked.length === 0 || unit.allowsSimilar) return false;
  return (
    roles.some((role) => isInOtherTool(role, unit)) &&
    roles.every((role) => isInOtherTool(role, unit) || !asked.some((term) => termsOfRole(role).has(term)))
  );
}

/** "One platform channel in Kotlin", "Entre février et septembre 2025 ... en Symfony": a single thing, or some months. */
const ONCE =
  /(?<!\p{L})(?:one|a single|a small|a few|a couple of|some|odd|un seul|une seule|un petit|une petite|quelques|ein einziges?|eine einzige|ein kleines|eine kleine|ein paar|einige wenige)\s(?:[\p{L}-]+\s){0,4}$/iu;
const SOME_MONTHS =
  /(?<!\p{L})(?:for|in|over|während|pendant|durant|en)\s(?:the\s)?(?:\d|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq)\s(?:weeks?|months?|wochen|monaten?|semaines|mois)(?!\p{L})|(?<!\p{L})(?:between|entre|zwischen)\s\p{L}+\s(?:and|et|und)\s\p{L}+\s20\d\d/iu;
const tellsMonths = testOf(SOME_MONTHS);

function isInPassing({ text, terms }: EvidenceLine, asked: readonly string[]): boolean {
  return terms
    .filter(({ term }) => asked.includes(term))
    .every(({ start, end }) => {
      const { from } = clauseAround(text, start, end);
      return ONCE.test(text.slice(from, start)) || tellsMonths(sentenceTo(text, start));
    });
}

/** The sentence of a line up to a place. */
function sentenceTo(text: string, place: number): string {
  const before = text.slice(0, place);
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1);
}
