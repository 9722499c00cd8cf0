// One form of a text for matching, with the way back: every character knows where it came from, so that a quote is
// always the candidate's own bytes. Invisible characters fall away here, and with them what was hidden in them.

import type { Span } from '../../types.ts';
import { unmixed } from './lookalikes.ts';
import { isMark } from './marks.ts';
import { EDGE } from './tags.ts';
import { pieceAt, writtenAs, type Written } from './written.ts';

/** `text` for matching; `origin[i]` is the offset in the source of its i-th character. */
export type Canonical = {
  source: string;
  text: string;
  origin: Int32Array;
  invisible: number;
  written: Written;
};

const BACKTICK = 0x60;
const AMPERSAND = 0x26;
const LESS_THAN = 0x3c;
const SPACE = 0x20;
const LINE_FEED = 0x0a;

/** Canonicalises `source`; lines end in a single \n. */
export function canonical(source: string): Canonical {
  const written = writtenAs(source);
  const isPlain = written.isBare ? isBare : isPlainBeside(written);
  const parts: string[] = [];
  let origin = new Int32Array(source.length);
  let length = 0;
  let invisible = 0;
  for (let i = 0; i < source.length;) {
    // Most of most texts.
    const from = i;
    while (i < source.length && isPlain(source.charCodeAt(i))) i += 1;
    // An accent belongs to the letter before it.
    if (i > from && isMark(source.charCodeAt(i))) i -= 1;
    if (i > from) {
      parts.push(source.slice(from, i));
      origin = withRoom(origin, length + i - from);
      for (let at = from; at < i; at += 1) origin[length++] = at;
      continue;
    }
    const piece = pieceAt(source, i, written);
    if (piece.isInvisible === true) invisible += 1;
    const text = written.isMarkedUp ? flowing(piece.text, parts, written) : piece.text;
    for (const character of text) {
      parts.push(character);
      // One sign may become several.
      origin = withRoom(origin, length + 1);
      origin[length++] = i;
    }
    i += piece.length;
  }
  return { source, text: unmixed(parts.join('')), origin, invisible, written };
}

/** What of a piece is seen behind `parts` as a browser lays it out: one line for many edges, one space for many. */
function flowing(text: string, parts: readonly string[], { markup }: Written): string {
  const last = parts.at(-1)?.at(-1) ?? '\n';
  if (text.startsWith(EDGE)) return (last === '\n' ? '' : '\n') + text.slice(EDGE.length);
  return text === ' ' && markup === 'for breaks' && /\s/.test(last) ? '' : text;
}

function withRoom(numbers: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  if (needed <= numbers.length) return numbers;
  const more = new Int32Array(2 * needed);
  more.set(numbers);
  return more;
}

function isBare(code: number): boolean {
  return (code < 0x7f && code >= SPACE && code !== BACKTICK) || code === LINE_FEED;
}

/** As `isBare`, less the signs that mean something in a text so written. */
function isPlainBeside({ isMarkedUp, isSpaced, markup }: Written): (code: number) => boolean {
  return (code) =>
    isBare(code) &&
    !(isMarkedUp && (code === AMPERSAND || code === LESS_THAN)) &&
    !(isSpaced && code === SPACE) &&
    !(markup === 'for breaks' && (code === LINE_FEED || code === SPACE));
}

/** The place in the source of a stretch of the canonical text, trimmed of white space. */
export function spanOf(canon: Canonical, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(canon.text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(canon.text[end - 1] ?? '')) end -= 1;
  const first = canon.origin[start] ?? 0;
  const last = canon.origin[end - 1] ?? first;
  const after = end > start ? last + pieceAt(canon.source, last, canon.written).length : first;
  return { start: first, end: after, quote: canon.source.slice(first, after) };
}
