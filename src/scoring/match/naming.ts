// One naming of a credential in a CV, and what it is worth by how it is meant. Pure.

import type { EvidenceLine } from '../cv/read-cv.ts';
import type { Stance } from '../cv/stance.ts';

/** One naming of a credential in a CV. */
export type Naming = {
  line: EvidenceLine;
  words: string;
  stance: Stance | 'other';
  isExplicit: boolean;
  credit: number;
};

/** What each stance is worth. */
export const CREDIT: Record<Naming['stance'], number> = {
  held: 1,
  pursued: 0.45,
  elsewhere: 0.45,
  other: 0.45,
  lapsed: 0.2,
  denied: 0,
};
/** What limits it, in a few words. */
export const NOTES: Record<Naming['stance'], string | null> = {
  held: null,
  pursued: 'in progress, not yet held',
  elsewhere: 'held in another country or state',
  other: 'of another level or category',
  lapsed: 'lapsed or expired',
  denied: 'the CV says that it is not held',
};
/** Among a dozen keywords it is as good as missing. */
export const IN_A_HEAP = 0.25;
const HEAP_COMMAS_MIN = 10;

/** A dozen things between commas, without a date: keywords, and no word of holding any of them. */
export function isHeap({ text, section, role, listed }: EvidenceLine): boolean {
  if (role !== null || section === 'certificates' || section === 'education') return false;
  return listed >= HEAP_COMMAS_MIN && !/\d{4}/.test(text);
}
