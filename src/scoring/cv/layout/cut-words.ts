// Words that a converter has cut at the end of a line ("experi-", "ence") are whole again: the rest of each moves up, and the
// break behind it. Pure; every character still knows where it came from, so that a quote holds both lines.

import type { Canonical } from '../../text/stored/canonical.ts';
import { isUnheard } from '../../text/terms/rarity.ts';
import { stem } from '../../text/terms/stem.ts';

const CUT = '-\n';
const HEAD = /\p{L}{2,}$/u;
const REST = /^([ \t]*)(\p{Ll}{2,}[^\s]*)([ \t]*)/u;

/** The text with its cut words whole; the same object where none is cut. */
export function withWholeWords(canon: Canonical): Canonical {
  if (!canon.text.includes(CUT)) return canon;
  const { text } = canon;
  const parts: string[] = [];
  const places: number[] = [];
  let lower: string | null = null;
  const words = (): string => (lower ??= text.toLowerCase());
  let done = 0;
  const take = (from: number, to: number): void => {
    parts.push(text.slice(from, to));
    for (let at = from; at < to; at += 1) places.push(canon.origin[at] ?? 0);
    done = to;
  };
  for (let cut = text.indexOf(CUT); cut >= 0; cut = text.indexOf(CUT, cut + 1)) {
    const head = HEAD.exec(lineBefore(text, cut))?.[0] ?? '';
    const below = lineAfter(text, cut + CUT.length);
    const [whole = '', indent = '', rest = ''] = REST.exec(below) ?? [];
    const word = /^\p{Ll}+/u.exec(rest)?.[0] ?? '';
    // The rest of one word is no beginning of the next.
    if (head === '' || word === '' || cut - head.length < done) continue;
    // What is written with a hyphen keeps it.
    const isKnown = words().includes(`${head}${word}`.toLowerCase());
    take(done, !isKnown && isCompound(head, word) ? cut + 1 : cut);
    const from = cut + CUT.length + indent.length;
    take(from, from + rest.length);
    if (whole.length === below.length) continue;
    parts.push('\n');
    places.push(canon.origin[from + rest.length] ?? 0);
    done = cut + CUT.length + whole.length;
  }
  take(done, text.length);
  return { ...canon, text: parts.join(''), origin: Int32Array.from(places) };
}

function lineBefore(text: string, at: number): string {
  return text.slice(at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1, at);
}

function lineAfter(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? text.length : end);
}

/** "self-" and "employed" stand for themselves where the whole is no word. */
function isCompound(head: string, tail: string): boolean {
  return !isWord(head + tail) && isWord(head) && isWord(tail);
}

function isWord(word: string): boolean {
  return !isUnheard(stem(word.toLowerCase()));
}
