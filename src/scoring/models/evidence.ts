// Holds a model to the CV: every quote it gives is found in a line that counts as evidence, repaired to one, or
// dropped. Pure. The lines are those of the built-in pass, so a model sees neither who the person is nor an instruction
// that was already found.

import { escaped } from '../text/expressions/escaped.ts';
import type { EvidenceLine } from '../cv/read-cv.ts';
import { mayQualify } from '../cv/stance/said-around.ts';
import { stanceAt } from '../cv/stance/stance.ts';
import type { Place } from '../text/place.ts';

/** What is needed of a line; places are of the canonical text. */
export type QuotableLine = Pick<EvidenceLine, 'text' | 'start' | 'end'>;

const QUOTE_MIN = 3;
/** Of the words of a quote, so many must be in the line it claims for that line to stand in for it. */
const OVERLAP_MIN = 0.7;

/**
 * A model's quote as a place in the CV: in the line it names, in another, or that line itself when most words agree.
 * A line that denies, or tells of something lapsed, pursued or held elsewhere, shows nothing.
 */
export function verifyQuote(
  lines: QuotableLine[],
  lineNumber: number,
  quote: string,
  nowMs: number,
): Place | null {
  const claimed = lines[lineNumber - 1];
  const wanted = quote.trim();
  if (wanted.length < QUOTE_MIN)
    return claimed !== undefined && affirms(claimed, nowMs) ? wholeLine(claimed) : null;
  for (const line of claimed === undefined ? lines : [claimed, ...lines]) {
    const found = findIn(line, wanted);
    if (found !== null) return affirms(line, nowMs, found) ? found : null;
  }
  const stands = claimed !== undefined && affirms(claimed, nowMs) && sharesWords(claimed.text, wanted);
  return stands ? wholeLine(claimed) : null;
}

/** Whether a line, or a place in it, says that something is so; a whole line with a doubt in it shows nothing. */
function affirms(line: QuotableLine, nowMs: number, place?: Place): boolean {
  if (!mayQualify(line.text)) return true;
  const start = (place?.start ?? line.start) - line.start;
  const end = (place?.end ?? line.end) - line.start;
  const words = [...line.text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)];
  return words.every(({ 0: word, index }) => {
    return (
      stanceAt(line.text, { start: start + index, end: start + index + word.length }, nowMs).stance === 'held'
    );
  });
}

function findIn(line: QuotableLine, wanted: string): Place | null {
  const pattern = wanted
    .split(/\s+/)
    .map((word) => escaped(word).replace(/['’"“”]/g, '[\'’"“”]'))
    .join(String.raw`\s+`);
  const match = new RegExp(pattern, 'iu').exec(line.text);
  if (match === null) return null;
  return { start: line.start + match.index, end: line.start + match.index + match[0].length };
}

function wholeLine(line: QuotableLine): Place {
  return { start: line.start, end: line.end };
}

function sharesWords(text: string, quote: string): boolean {
  const words = wordsOf(quote);
  const present = new Set(wordsOf(text));
  return words.length >= 3 && words.filter((word) => present.has(word)).length / words.length >= OVERLAP_MIN;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
