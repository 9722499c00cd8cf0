// How the terms of a line are meant: affirmed, weakly where they are pursued or lapsed, or denied. Pure.

import { spelledIn, type Initials } from '../../text/terms/initials.ts';
import { termsOf, type Term } from '../../text/terms/terms.ts';
import { overlap } from '../../text/place.ts';
import type { EvidenceLine } from '../evidence.ts';
import { othersWork, takesBack } from './others-work.ts';
import { mayQualify } from './said-around.ts';
import { recipientsIn } from './recipients.ts';
import { stanceAt } from './stance.ts';

/** What a line means, wherever it stands. */
export type Meant = Pick<EvidenceLine, 'terms' | 'denied' | 'weak' | 'spelled'>;

const NONE: ReadonlySet<string> = new Set();
/** What a line means that is evidence of nothing. */
export const NOTHING_MEANT: Meant = { terms: [], denied: [], weak: NONE, spelled: [] };

/**
 * The terms of a line by how they are meant; `initials` are those of the spec's words, "present" is `nowMs`, `next` the
 * line that goes on, which may take back what this one says.
 */
export function meantIn(text: string, nowMs: number, initials: Initials, next = ''): Meant {
  const spelled = spelledIn(text, initials);
  const theirs = recipientsIn(text);
  const all = termsOf(text).filter((term) => !theirs.some((one) => overlap(one, term)));
  for (const { as, start, end } of spelled)
    for (const { term, known } of termsOf(as)) all.push({ term, start, end, known });
  const notMine = othersWork(text);
  const from = takesBack(next) ? lastSentence(text) : text.length;
  if (notMine.length === 0 && from === text.length && !mayQualify(text))
    return { terms: all, denied: [], weak: NONE, spelled };
  const weak = new Set<string>();
  const denied: Term[] = [];
  const terms = all.filter((term) => {
    if (term.start >= from || notMine.some(({ start, end }) => term.start >= start && term.end <= end)) {
      denied.push(term);
      return false;
    }
    const { stance } = stanceAt(text, term, nowMs);
    if (stance === 'denied') denied.push(term);
    else if (stance !== 'held') weak.add(term.term);
    return stance !== 'denied';
  });
  return { terms, denied, weak, spelled };
}

/** Where the last sentence of a text begins. */
function lastSentence(text: string): number {
  return Math.max(
    0,
    ...[...text.trimEnd().matchAll(/[.;!?]\s+(?=\S)/g)].map(({ index, 0: sign }) => index + sign.length),
  );
}
