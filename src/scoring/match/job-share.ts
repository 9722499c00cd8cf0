// How much of what a role tells is what the spec tells of the job, by the weight of its terms.

import type { Role } from '../cv/read-cv.ts';
import { termWeight } from '../text/rarity.ts';

const sharesOfJob = new WeakMap<Role, { core: ReadonlySet<string>; share: number }>();

/** From 0 to 1, for the role with these `terms`; `core` is what the spec tells of the job. */
export function shareOfJob(role: Role, terms: ReadonlySet<string>, core: ReadonlySet<string>): number {
  const known = sharesOfJob.get(role);
  if (known?.core === core) return known.share;
  const share = shareOfCore(terms, core);
  sharesOfJob.set(role, { core, share });
  return share;
}

function shareOfCore(terms: ReadonlySet<string>, core: ReadonlySet<string>): number {
  let shared = 0;
  let total = 0;
  for (const term of terms) {
    const weight = termWeight(term);
    total += weight;
    if (core.has(term)) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}
