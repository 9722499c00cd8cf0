// A spec in one line with a sign between its lines, as a form or a search result shows it: the sign is a line break, where
// what stands between two signs is a heading, is a paragraph, or has the sign of an item of its own. Pure.

import { isHeading } from './headings.ts';

/** In characters; a shorter text is a line anyhow. */
const LENGTH_MIN = 200;
const BREAKS_MIN = 3;
/** Signs that stand between lines; a stroke never stands for an item. */
const STROKES = [' | ', ' // ', ' ¶ '];
const BULLETS = [' • ', ' · ', ' ● ', ' ▪ '];
const OWN = /^(?:[-–*•▪]|\(?[a-h\d]{1,2}[.)])\s/u;
/** More than one sentence, or a label and what it says. */
const PARAGRAPH = /[\p{Ll}\d)][.!?]\s+\p{Lu}|^\p{Lu}[^:.]{2,40}:\s\S/u;
const PARAGRAPHS_SHARE = 0.5;

/** The text with a line break for each such sign; as it is where it has lines or none of the signs. */
export function inLines(text: string): string {
  const line = text.trim();
  if (line.length < LENGTH_MIN || line.includes('\n')) return text;
  const sign = signOf(line);
  return sign === null ? text : partsBy(line, sign).join('\n');
}

/** The sign that stands between the lines; a title may have a stroke or two of its own. */
function signOf(line: string): string | null {
  const bullets = Math.max(...BULLETS.map((one) => partsBy(line, one).length));
  const stroke = STROKES.find((one) => {
    const parts = partsBy(line, one);
    return parts.length > BREAKS_MIN && (parts.length > bullets || parts.some((part) => OWN.test(part)));
  });
  const bullet = BULLETS.find((one) => partsBy(line, one).length > BREAKS_MIN);
  return stroke ?? (bullet !== undefined && areLines(partsBy(line, bullet)) ? bullet : null);
}

function areLines(parts: readonly string[]): boolean {
  const paragraphs = parts.filter((part) => PARAGRAPH.test(part)).length;
  return (
    paragraphs >= parts.length * PARAGRAPHS_SHARE ||
    parts.slice(1).some((part) => OWN.test(part) || isHeading(part))
  );
}

function partsBy(line: string, sign: string): string[] {
  return line.split(sign).map((part) => part.trim());
}
