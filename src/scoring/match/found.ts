// What the CV was found to say to one requirement, before it becomes an outcome.

import type { EvidenceLine } from '../cv/read-cv.ts';
import type { Stance } from '../cv/stance/said-around.ts';
import type { RequirementOutcome } from '../types.ts';

/** `credit` is from 0 to 1, the lines are the best first; `stance` is null when nothing was found. */
export type Found = {
  credit: number;
  note: string | null;
  lines: EvidenceLine[];
  stance: Stance | null;
  /** The line that tells most of it by itself, to be quoted; the credit does not rest on it. */
  telling?: EvidenceLine | undefined;
};

/** The lines of what was found as a reader is shown them. */
export function linesShown({ lines, telling }: Found): EvidenceLine[] {
  const isAmong = telling !== undefined && (lines.includes(telling) || telling.role !== null);
  return isAmong ? [telling, ...lines.filter((line) => line !== telling)] : lines;
}

/** Credit from which a requirement is met, and from which it is met in part. */
export const MET_FROM = 0.7;
export const PARTLY_FROM = 0.3;

/** Whether what is asked for is not there. */
export function isMissing({ credit }: Pick<RequirementOutcome, 'credit'>): boolean {
  return credit < PARTLY_FROM;
}

/** Whether it is there in part. Without any dates the years are unknown, not missing: less than met, but no more than that. */
export function isPartly({ credit, evidence }: RequirementOutcome): boolean {
  return credit >= PARTLY_FROM && credit < MET_FROM && evidence.length > 0;
}
