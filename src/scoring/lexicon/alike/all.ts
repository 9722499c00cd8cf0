// Names of one thing in every trade, as groups; where a name stands in a group of `known`, its first name leads the group.

import { BUILDING } from './building.ts';
import { HEALTH } from './health.ts';
import { MAKING } from './making.ts';
import { OFFICE } from './office.ts';
import { PUBLIC } from './public.ts';
import { SERVICES } from './services.ts';

/** Groups of names, the first of which stands for all, joined to the groups that are known already. */
export function alikeBeside(known: readonly (readonly string[])[]): string[][] {
  const leading = new Map<string, string>();
  for (const group of known)
    for (const name of group) if (!leading.has(name)) leading.set(name, group[0] ?? name);
  return [...HEALTH, ...MAKING, ...BUILDING, ...OFFICE, ...PUBLIC, ...SERVICES].map((line) => {
    const names = line.split('; ');
    const first = names.map((name) => leading.get(name)).find((name) => name !== undefined);
    return first === undefined ? names : [first, ...names];
  });
}
