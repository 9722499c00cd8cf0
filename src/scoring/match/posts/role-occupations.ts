// The occupations that a post speaks of, worked out once for all that is asked of it: whether it is of the spec's, of
// another trade, and of the years that count. Pure.

import type { EvidenceLine, Role } from '../../cv/read-cv.ts';
import { withoutRecipients } from '../../cv/stance/recipients.ts';
import type { Reach } from './occupation-phrases.ts';
import { occupationsIn, type Occupied } from './occupations.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** The occupations of a post by all that is near them, each line counting alike. */
export const occupationsOfRole = rememberedOf((role: Role): Occupied => occupationsOfLines(role.lines));

/** The same by the words that are their own. */
export const ownOccupationsOfRole = rememberedOf((role: Role): Occupied =>
  occupationsOfLines(role.lines, 'own'),
);

/** The occupations of some lines, each counting alike. */
export function occupationsOfLines(lines: readonly EvidenceLine[], reach: Reach = 'wide'): Occupied {
  return occupationsIn(
    lines.map(({ text }) => ({ text: withoutRecipients(text), weight: 1 })),
    reach,
  );
}
