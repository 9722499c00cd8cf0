// The markup that editors in a browser leave in a text: its tags are the line breaks, items and cells of what they show.
// Pure. Only marks of layout are read so; a tag that hides or commands ("<system>", white text, a comment) stays as it
// is, to be found as what it is.

import type { Piece } from './piece.ts';

const BLOCKS =
  'p|div|section|article|header|footer|main|h[1-6]|ul|ol|dl|dt|dd|li|table|thead|tbody|tr|td|th|br|hr|blockquote';
const INLINE = 'b|strong|i|em|u|s|span|font|a|small|big|sup|sub|mark';
/** A feed may have escaped the tags themselves. */
const TAG = new RegExp(
  String.raw`(?:<|&(?:amp;)?lt;)(/?)(${BLOCKS}|${INLINE})((?:\s[^<>]{0,400}?)?)\s?/?(?:>|&(?:amp;)?gt;)`,
  'iy',
);
const ANY_TAG = new RegExp(TAG.source, 'gi');
const IS_BLOCK = new RegExp(`^(?:${BLOCKS})$`, 'i');
/** A block begins a line of its own, and however many end or begin at a place, it is one line. */
export const EDGE = '\u2029';
const HEADS = /^h[1-6]$/;
/** What is not shown is no layout. */
const HIDES =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0|font-size\s*:\s*[01](?:px|pt|em|%|\b(?!\.))|color\s*:\s*(?:white|transparent|#f{3,6}\b)|\bhidden\b/i;
/** Fewer are a text that speaks of tags. */
const TAGS_MIN = 2;

/** How a text's tags are read: not at all, beside its line breaks, or in their place, as a browser does. */
export type Markup = 'none' | 'beside breaks' | 'for breaks';

/** What a text's tags say of its layout. */
export function markupOf(source: string): Markup {
  if (!source.includes('<') && !source.includes('lt;')) return 'none';
  const names = [...source.matchAll(ANY_TAG)].map(([, , name = '']) => name);
  if (names.length < TAGS_MIN) return 'none';
  const blocks = names.filter((name) => IS_BLOCK.test(name)).length;
  const lines = source.trim().split('\n').length - 1;
  return blocks >= Math.max(TAGS_MIN, lines) ? 'for breaks' : 'beside breaks';
}

/** What the tag at a place does to the layout, `EDGE` for a line of its own; null where no tag of layout stands. */
export function tagAt(source: string, at: number): Piece | null {
  TAG.lastIndex = at;
  const found = TAG.exec(source);
  if (found === null) return null;
  const [{ length }, slash, name = '', attributes = ''] = found;
  return HIDES.test(attributes) ? null : { text: shown(name.toLowerCase(), slash === '/'), length };
}

function shown(name: string, isEnd: boolean): string {
  if (!IS_BLOCK.test(name)) return '';
  if (name === 'br') return '\n';
  if (name === 'li' && !isEnd) return `${EDGE}- `;
  if (name === 'td' || name === 'th') return isEnd ? ' | ' : '';
  return HEADS.test(name) && !isEnd ? `${EDGE}\n` : EDGE;
}
