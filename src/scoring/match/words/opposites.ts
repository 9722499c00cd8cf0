// Words that split a trade in two: who audits from within has not audited from without. Pure.

import type { Role } from '../../cv/read-cv.ts';

const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bexternal\b/i, /\binternal\b/i],
  [/\bcommercial\b/i, /\b(?:residential|domestic|homeowners?|town ?houses?|single-family|personal lines)\b/i],
  [/\b(?:hospitality|hotels?)\b/i, /\b(?:residential|private (?:houses|homes|residences))\b/i],
  [/\boutbound\b/i, /\binbound\b/i],
  [/\bin-?patients?\b/i, /\bout-?patients?\b/i],
  [/\boffshore\b/i, /\bonshore\b/i],
  [/\bhigh[- ]voltage\b/i, /\blow[- ]voltage\b/i],
  [/\bfreight\b/i, /\bpassengers?\b/i],
];

/** Whether a role tells of the other half only of what `asked` names one half of. */
export function isOtherHalf(asked: string, { lines }: Role): boolean {
  const told = lines.map(({ text }) => text).join(' ');
  return PAIRS.some(([one, other]) => isOther(asked, told, one, other) || isOther(asked, told, other, one));
}

function isOther(asked: string, told: string, one: RegExp, other: RegExp): boolean {
  return one.test(asked) && !other.test(asked) && other.test(told) && !one.test(told);
}
