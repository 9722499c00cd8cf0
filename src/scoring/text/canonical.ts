// One form of a text for matching, with the way back: every character knows where it came from, so that a quote is
// always the candidate's own bytes. Invisible characters fall away here, and with them what was hidden in them.

import type { Span } from '../types.ts';
import { misreadAt } from './misread.ts';

/** `text` for matching; `origin[i]` is the offset in the source of its i-th character. */
export type Canonical = { source: string; text: string; origin: Int32Array; invisible: number };

// Zero width, bidi controls, soft hyphens, byte order marks, tags and variation selectors: nobody reads these.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u061c|[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
/** Space separators and controls that are no line break. */
const SPACE = /[\p{Zs}\t]/u;
const LINE_BREAKS = new Set(['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']);
/** What fonts of symbols have made their own, as word processors set it before an item, and what looks like it. */
const BULLETS = /[\ue000-\uf8ff‣⁃∙►▶▸❖◆◇❑❒➔➜➢➤]/u;
const QUOTES: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
};
/** Cyrillic and Greek letters that look Latin; folded only inside words that are otherwise Latin. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ɡ: 'g',
  ո: 'n',
  ѵ: 'v',
  ԝ: 'w',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  κ: 'k',
  α: 'a',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  Ѕ: 'S',
  Ј: 'J',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Χ: 'X',
};
const MIXED_WORD = /(?=\p{L}*[a-zA-Z])(?=\p{L}*[\u0370-\u04ff\u0500-\u058f\u0250-\u02af])\p{L}+/gu;
/** A word is looked at only where one of these stands in it. */
const OTHER_LETTER = /[\u0250-\u058f]/g;

const BACKTICK = 0x60;
const LINE_FEED = 0x0a;

/** Canonicalises `source`; lines end in a single \n. */
export function canonical(source: string): Canonical {
  const parts: string[] = [];
  let origin = new Int32Array(source.length);
  let length = 0;
  let invisible = 0;
  for (let i = 0; i < source.length;) {
    // Most of most texts.
    const from = i;
    while (i < source.length && isPlain(source.charCodeAt(i))) i += 1;
    if (i > from) {
      parts.push(source.slice(from, i));
      origin = withRoom(origin, length + i - from);
      for (let at = from; at < i; at += 1) origin[length++] = at;
      continue;
    }
    const misread = misreadAt(source, i);
    const point = misread?.character ?? String.fromCodePoint(source.codePointAt(i) ?? 0xfffd);
    if (INVISIBLE.test(point)) invisible += 1;
    else {
      const isCrLf = point === '\r' && source[i + 1] === '\n';
      for (const character of isCrLf ? '' : plain(point)) {
        parts.push(character);
        // One sign may become several.
        origin = withRoom(origin, length + 1);
        origin[length++] = i;
      }
    }
    i += misread?.length ?? point.length;
  }
  return { source, text: unmixed(parts.join('')), origin, invisible };
}

function withRoom(numbers: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  if (needed <= numbers.length) return numbers;
  const more = new Int32Array(2 * needed);
  more.set(numbers);
  return more;
}

function isPlain(code: number): boolean {
  return (code < 0x7f && code >= 0x20 && code !== BACKTICK) || code === LINE_FEED;
}

/** The place in the source of a stretch of the canonical text, trimmed of white space. */
export function spanOf(canon: Canonical, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(canon.text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(canon.text[end - 1] ?? '')) end -= 1;
  const first = canon.origin[start] ?? 0;
  const last = canon.origin[end - 1] ?? first;
  const after = end > start ? last + unitsAt(canon.source, last) : first;
  return { start: first, end: after, quote: canon.source.slice(first, after) };
}

/** How many units of the source one character of the text took. */
function unitsAt(source: string, at: number): number {
  return misreadAt(source, at)?.length ?? ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

/** A code point as one or more UTF-16 units of plain text. */
function plain(point: string): string {
  if (LINE_BREAKS.has(point)) return '\n';
  if (SPACE.test(point)) return ' ';
  if (BULLETS.test(point)) return '•';
  const mapped = QUOTES[point];
  if (mapped !== undefined) return mapped;
  if (point < '\u0080') return point < ' ' && point !== '\n' ? ' ' : point;
  return point.normalize('NFKC');
}

/** Lookalikes are one unit each, so offsets stay. */
function unmixed(text: string): string {
  let result = '';
  let done = 0;
  for (const { index } of text.matchAll(OTHER_LETTER)) {
    if (index < done) continue;
    let from = index;
    let to = index + 1;
    while (from > done && mayBeLetter(text.charCodeAt(from - 1))) from -= 1;
    while (to < text.length && mayBeLetter(text.charCodeAt(to))) to += 1;
    result += text.slice(done, from) + text.slice(from, to).replace(MIXED_WORD, asLatin);
    done = to;
  }
  return done === 0 ? text : result + text.slice(done);
}

function asLatin(word: string): string {
  return [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('');
}

/** Letters of ASCII, and whatever lies beyond it. */
function mayBeLetter(code: number): boolean {
  return code >= 0x80 || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
