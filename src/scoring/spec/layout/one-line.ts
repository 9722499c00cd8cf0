// A spec in one line with a sign between its lines, as a form or a search result shows it: the sign is a line break, where
// what stands between two signs is a heading or has the sign of an item of its own. Pure.

import { kindOfHeading } from './headings.ts';

/** In characters; a shorter text is a line anyhow. */
const LENGTH_MIN = 200;
const BREAKS_MIN = 4;
/** Signs that stand between lines; a stroke never stands for an item. */
const SIGNS = [' • ', ' | ', ' · ', ' ● ', ' ▪ ', ' // ', ' ¶ '];
const STROKES = new Set([' | ', ' // ', ' ¶ ']);
const OWN = /^(?:[-–*•▪]|\(?[a-h\d]{1,2}[.)])\s/u;

/** The text with a line break for each such sign; as it is where it has lines or none of the signs. */
export function inLines(text: string): string {
  const line = text.trim();
  if (line.length < LENGTH_MIN || line.includes('\n')) return text;
  const sign = SIGNS.find((one) => line.split(one).length > BREAKS_MIN);
  if (sign === undefined) return text;
  const parts = line.split(sign).map((part) => part.trim());
  const areLines = STROKES.has(sign) || parts.slice(1).some((part) => OWN.test(part) || heads(part));
  return areLines ? parts.join('\n') : text;
}

function heads(part: string): boolean {
  return /[^.;,]$/.test(part) && kindOfHeading(part) !== null;
}
