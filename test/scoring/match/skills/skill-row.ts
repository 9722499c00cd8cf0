// What a row of the corpora of skills holds, and how a CV is read against it.

import { leastOf, outcomesOf } from '../../one-demand.ts';

/** One demand, and short CVs by how far they show it. */
export type SkillRow = {
  title: string;
  ask: string;
  met?: readonly string[];
  less?: readonly string[];
  none?: readonly string[];
  denied?: readonly string[];
};

/** What a CV shows of a demand. */
export type Shown = 'met' | 'less' | 'none' | 'denied';

/** In the order in which rows name them. */
export const SHOWN = ['met', 'less', 'none', 'denied'] as const satisfies readonly Shown[];

/** What may be found where the row says so: what shows less than all is neither met nor denied. */
export const ALLOWED: Readonly<Record<Shown, readonly Shown[]>> = {
  met: ['met'],
  less: ['less', 'none', 'denied'],
  none: ['none'],
  denied: ['denied'],
};

/** How far a CV that says little else shows what is asked: the least of what counts, or denied where any of it is. */
export function shownBy(row: { title: string; ask: string }, cv: string, kinds: readonly string[]): Shown {
  const asked = outcomesOf(row, cv).filter(({ kind }) => kinds.includes(kind));
  if (asked.length === 0) throw new Error(`nothing is asked by ${row.ask}`);
  if (asked.some(({ outcome }) => outcome === 'denied')) return 'denied';
  const credit = leastOf(asked);
  return credit >= 0.7 ? 'met' : credit >= 0.3 ? 'less' : 'none';
}
