// The lines of a CV that deny anything: most have none, and every requirement asks for them. Pure.

import { rememberedOf } from '../text/remembered.ts';
import type { Cv, EvidenceLine } from './read-cv.ts';

/** The lines that deny something, without headings, in their order. */
export const denyingLines = rememberedOf((cv: Cv): readonly EvidenceLine[] =>
  cv.lines.filter(({ denied, isHeading }) => denied.length > 0 && !isHeading),
);
