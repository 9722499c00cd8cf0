// A one-pass XML scanner for Office parts: no DTD, no entities of the document's own, no tree, linear in its length.
// Any DOCTYPE ends the read: Office never writes one, and every XML attack (entity bombs, external files) needs it.

import { resolveReferences } from '../html/entities.ts';
import { DOCX_LIMITS } from '../limits.ts';
import { UnreadableError } from '../outcome.ts';

/** What the scanner tells of; names come without their namespace prefix. */
export type XmlVisitor = {
  /** An element opens; `tag` is everything between its name and its end, for `attribute`. */
  open(name: string, tag: string): void;
  /** An element closes; told for self-closing ones too. */
  close(name: string): void;
  text(text: string): void;
};

/** Walks through the document; throws `corrupt` for a DOCTYPE and `too_large` for absurd nesting. */
export function scanXml(xml: string, visitor: XmlVisitor): void {
  let depth = 0;
  for (let at = 0; at < xml.length;) {
    const open = xml.indexOf('<', at);
    if (open < 0) break;
    if (open > at) visitor.text(resolveReferences(xml.slice(at, open)));
    const second = xml.charCodeAt(open + 1);
    if (second === EXCLAMATION || second === QUESTION) {
      at = skipMarkup(xml, open, visitor);
      continue;
    }
    const end = tagEnd(xml, open);
    if (end < 0) break;
    at = end + 1;
    const isClosing = second === SLASH;
    const isEmpty = !isClosing && xml.charCodeAt(end - 1) === SLASH;
    const from = open + (isClosing ? 2 : 1);
    const to = isEmpty ? end - 1 : end;
    const nameEnd = endOfName(xml, from, to);
    const name = localName(xml, from, nameEnd);
    if (!isClosing) {
      if (++depth > DOCX_LIMITS.depth) throw new UnreadableError('too_large', 'It is nested too deeply.');
      visitor.open(name, nameEnd < to ? xml.slice(nameEnd, to) : '');
    }
    if (isClosing || isEmpty) {
      depth--;
      visitor.close(name);
    }
  }
}

/** An attribute's value by its local name, from what `open` was given. */
export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s(?:[\\w-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : resolveReferences(value);
}

const EXCLAMATION = 33;
const SLASH = 47;
const QUESTION = 63;
const GREATER = 62;
const COLON = 58;
const QUOTES = new Set([34, 39]);

/** Passes comments and processing instructions by, hands CDATA on; answers where to go on. */
function skipMarkup(xml: string, open: number, visitor: XmlVisitor): number {
  if (xml.startsWith('<?', open)) return after(xml, '?>', open);
  if (xml.startsWith('<!--', open)) return after(xml, '-->', open + 4);
  if (!xml.startsWith('<![CDATA[', open))
    throw new UnreadableError('corrupt', 'It declares a document type.');
  const next = after(xml, ']]>', open);
  visitor.text(xml.slice(open + 9, next - 3));
  return next;
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  return found < 0 ? xml.length : found + mark.length;
}

/** The place of a tag's closing bracket, quoted ones left out; -1 when there is none. */
function tagEnd(xml: string, open: number): number {
  const simple = xml.indexOf('>', open);
  if (simple < 0) return -1;
  let quote = 0;
  for (let at = open + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER) return at;
    else if (QUOTES.has(code)) quote = code;
  }
  return -1;
}

function endOfName(xml: string, from: number, to: number): number {
  let at = from;
  while (at < to && xml.charCodeAt(at) > 32) at++;
  return at;
}

function localName(xml: string, from: number, to: number): string {
  for (let at = to - 1; at > from; at--) {
    if (xml.charCodeAt(at) === COLON) return xml.slice(at + 1, to);
  }
  return xml.slice(from, to);
}
