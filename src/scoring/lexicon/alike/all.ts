// Names of one thing in every trade, as groups. A group that holds a name of one that is known joins it, by the
// first such name; the others of its names that are known elsewhere stay where they are.

import { AT_WORK } from './at-work.ts';
import { BUILDING } from './building.ts';
import { CARE_AND_SCHOOLS } from './care.ts';
import { HEALTH } from './health.ts';
import { MAKING } from './making.ts';
import { MONEY_AND_LAW } from './money-and-law.ts';
import { OFFICE } from './office.ts';
import { PEOPLE_AND_SELLING } from './people-and-selling.ts';
import { PUBLIC } from './public.ts';
import { SERVICES } from './services.ts';
import { TECHNOLOGY_ALIKE } from './technology.ts';

/** The groups, names parted by semicolons. */
export const ALIKE: readonly string[] = [
  ...HEALTH,
  ...MAKING,
  ...BUILDING,
  ...OFFICE,
  ...PUBLIC,
  ...CARE_AND_SCHOOLS,
  ...SERVICES,
  ...MONEY_AND_LAW,
  ...PEOPLE_AND_SELLING,
  ...TECHNOLOGY_ALIKE,
  ...AT_WORK,
  // Texts have straight apostrophes.
].map((names) => names.replaceAll('’', "'"));

/** `known` with the names of every trade: each name stands in one group, whose first stands for all. */
export function withAlike(known: readonly (readonly string[])[]): string[][] {
  const groups = known.map((group) => [...group]);
  const groupOf = new Map<string, string[]>();
  for (const group of groups) for (const name of group) groupOf.set(name, group);
  for (const line of ALIKE) {
    const names = line.split('; ');
    const fresh = names.filter((name) => !groupOf.has(name));
    const joined = groupOf.get(names.find((name) => groupOf.has(name)) ?? '');
    const group = joined ?? [];
    if (joined === undefined) groups.push(group);
    group.push(...fresh);
    for (const name of fresh) groupOf.set(name, group);
  }
  return groups;
}
