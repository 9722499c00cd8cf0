// How the terms of a line are meant: affirmed, weakly where they are pursued or lapsed, or denied. Pure.

import { spelledIn, type Initials } from '../text/initials.ts';
import { termsOf, type Term } from '../text/terms.ts';
import type { EvidenceLine } from './evidence.ts';
import { mayQualify, stanceAt } from './stance.ts';

/** What a line means, wherever it stands. */
export type Meant = Pick<EvidenceLine, 'terms' | 'denied' | 'weak' | 'spelled'>;

const NONE: ReadonlySet<string> = new Set();
/** What a line means that is evidence of nothing. */
export const NOTHING_MEANT: Meant = { terms: [], denied: [], weak: NONE, spelled: [] };

/** The terms of a line by how they are meant; `initials` are those of the spec's words, "present" is `nowMs`. */
export function meantIn(text: string, nowMs: number, initials: Initials): Meant {
  const spelled = spelledIn(text, initials);
  const all = termsOf(text);
  for (const { as, start, end } of spelled)
    for (const { term } of termsOf(as)) all.push({ term, start, end });
  if (!mayQualify(text)) return { terms: all, denied: [], weak: NONE, spelled };
  const weak = new Set<string>();
  const denied: Term[] = [];
  const terms = all.filter((term) => {
    const { stance } = stanceAt(text, term.start, term.end, nowMs);
    if (stance === 'denied') denied.push(term);
    else if (stance !== 'held') weak.add(term.term);
    return stance !== 'denied';
  });
  return { terms, denied, weak, spelled };
}
