// A CV as the rest of the scoring sees it: lines that count, the posts that they belong to, and what was left out and why.
// Types alone.

import type { Canonical } from '../text/stored/canonical.ts';
import type { Spelled } from '../text/terms/initials.ts';
import type { Term } from '../text/terms/terms.ts';
import type { Period } from './posts/dates.ts';
import type { Line } from './layout/lines.ts';
import type { Distrust } from './untrusted/untrusted.ts';
import type { WrittenLanguage } from '../text/written-language.ts';

/** A line of a CV that counts, and how it is meant. */
export type EvidenceLine = Line & {
  /** What it affirms; what it denies is in `denied`. */
  terms: Term[];
  denied: Term[];
  /** Of `terms`, those that are pursued or lapsed. */
  weak: ReadonlySet<string>;
  /** What it says in the letters of the spec's words, or in words of its letters; their terms are among the others. */
  spelled: Spelled[];
  /** The dated role it belongs to; null outside of any. */
  role: Role | null;
  /** Separators of the list that it stands in, which may go on over lines. */
  listed: number;
};

/** A dated stretch of work; `lines` are its own. */
export type Role = { period: Period; lines: EvidenceLine[]; endedMonthsAgo: number };

/** A CV as evidence. */
export type Cv = {
  canon: Canonical;
  /** The submission's instant. */
  nowMs: number;
  /** The language it is written in; null where that does not show. */
  language: WrittenLanguage | null;
  lines: EvidenceLine[];
  roles: Role[];
  distrusted: { line: Line; why: Distrust }[];
  /** Words that count as evidence. */
  words: number;
  /** The lines that hold each of its terms. */
  linesOfTerm: ReadonlyMap<string, EvidenceLine[]>;
};
