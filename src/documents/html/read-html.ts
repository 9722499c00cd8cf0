// HTML that was saved as .doc, as some job boards do. Tags fall away, block ends become line breaks. Linear in the
// length of the file; nothing is fetched and no script is looked at.

import { TEXT_CHARACTERS_MAX } from '../limits.ts';
import type { ReaderText } from '../outcome.ts';
import { encodingOf } from '../sniff.ts';
import { resolveReferences } from './entities.ts';

/** Elements whose content no reader of the page sees. */
const UNSEEN = new Set(['script', 'style', 'head', 'title', 'xml', 'template', 'noscript']);
const ENDS_LINE = new Set([
  'br',
  'p',
  'div',
  'tr',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
]);
const ENDS_CELL = new Set(['td', 'th']);

/** The text of an HTML page. */
export function readHtml(bytes: Uint8Array): ReaderText {
  const html = decodeHtml(bytes);
  const out: string[] = [];
  let unseenUntil = '';
  let characters = 0;
  for (let at = 0; at < html.length && characters <= TEXT_CHARACTERS_MAX;) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (unseenUntil === '') {
      // One more than is kept, to know that some was not.
      const piece = html.slice(at, Math.min(end, at + TEXT_CHARACTERS_MAX + 1)).replace(/\s+/g, ' ');
      if (piece !== ' ') characters += piece.length;
      out.push(piece);
    }
    if (open < 0) break;
    const close = html.startsWith('<!--', open) ? afterOrEnd(html, '-->', open) : afterOrEnd(html, '>', open);
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 16)) ?? [];
    const tag = name.toLowerCase();
    if (unseenUntil !== '') {
      if (slash && tag === unseenUntil) unseenUntil = '';
    } else if (UNSEEN.has(tag) && !slash && html[close - 2] !== '/') unseenUntil = tag;
    else if (ENDS_LINE.has(tag)) out.push('\n');
    else if (ENDS_CELL.has(tag) && slash) out.push('\t');
    at = close;
  }
  const lines = resolveReferences(out.join('')).split('\n');
  const text = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  return { text: text.slice(0, TEXT_CHARACTERS_MAX), pages: null, cut: characters > TEXT_CHARACTERS_MAX };
}

function decodeHtml(bytes: Uint8Array): string {
  const marked = encodingOf(bytes);
  if (marked !== 'utf-8') return new TextDecoder(marked).decode(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, 2_048));
  const declared = /charset=["']?([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function afterOrEnd(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}
