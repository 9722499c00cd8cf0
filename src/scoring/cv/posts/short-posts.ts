// Posts of some weeks or months, in whose account a span as short is all of the post. Pure.

import type { Role } from '../evidence.ts';

const SHORT_MONTHS = 6;

/** Whether a post lasted no longer than what others tell of in passing. */
export function isShort({ period }: Role): boolean {
  return period.to - period.from < SHORT_MONTHS;
}
