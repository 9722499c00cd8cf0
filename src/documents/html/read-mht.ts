// A web page in an archive of its own (MHTML, RFC 2557), as wikis export "Word" files and converters embed in .docx.
// The first HTML part is read; pictures and style sheets beside it are passed by.

import { Buffer } from 'node:buffer';
import { UnreadableError, type ReaderText } from '../outcome.ts';
import { readHtml } from './read-html.ts';

const PARTS_MAX = 256;

type Part = { headers: string; body: string };

/** The text of the archive's page. Throws `no_text` when it holds none. */
export function readMht(bytes: Uint8Array): ReaderText {
  const whole = splitPart(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
  const boundary = /boundary\s*=\s*"?([^"\s;]+)/i.exec(whole.headers)?.[1];
  const parts =
    boundary === undefined ? [whole] : whole.body.split(`--${boundary}`, PARTS_MAX).map(splitPart);
  const page = parts.find(({ headers }) => /^content-type:\s*text\/html/im.test(headers));
  if (page === undefined) throw new UnreadableError('no_text', 'It holds no text.');
  return readHtml(decodeBody(page));
}

/** Headers and body, divided by the first empty line; bytes as characters. */
function splitPart(text: string): Part {
  const trimmed = text.replace(/^\s+/, '');
  const end = /\r?\n\r?\n/.exec(trimmed);
  if (end === null) return { headers: trimmed, body: '' };
  // A header may go on in an indented line.
  const headers = trimmed.slice(0, end.index).replace(/\r?\n[ \t]+/g, ' ');
  return { headers, body: trimmed.slice(end.index + end[0].length) };
}

function decodeBody({ headers, body }: Part): Uint8Array {
  if (/^content-transfer-encoding:\s*base64/im.test(headers))
    return new Uint8Array(Buffer.from(body, 'base64'));
  const isQuoted = /^content-transfer-encoding:\s*quoted-printable/im.test(headers);
  const bytes = Buffer.from(body, 'latin1');
  const plain = isQuoted ? unquote(bytes) : bytes;
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(headers)?.[1];
  // The page itself need not say how it is written when its part does.
  if (charset === undefined || /charset=/i.test(plain.toString('latin1', 0, 1_024))) return plain;
  return Buffer.concat([Buffer.from(`<meta charset="${charset}">`), plain]);
}

const EQUALS = 0x3d;

/** Quoted-printable: soft line ends fall away, =XX is a byte. In place, as text of many pieces takes much memory. */
function unquote(bytes: Buffer): Buffer {
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte !== EQUALS) {
      bytes[length++] = byte;
      continue;
    }
    const lineEnd = softLineEnd(bytes, at + 1);
    const value = lineEnd < 0 ? 16 * hexDigit(bytes[at + 1]) + hexDigit(bytes[at + 2]) : -1;
    if (lineEnd < 0) bytes[length++] = Number.isNaN(value) ? byte : value;
    if (lineEnd >= 0) at = lineEnd;
    else if (!Number.isNaN(value)) at += 2;
  }
  return bytes.subarray(0, length);
}

/** Where the line ends when only blanks are left of it; -1 otherwise. */
function softLineEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
  if (bytes[at] === 0x0d) at++;
  return bytes[at] === 0x0a ? at : -1;
}

function hexDigit(byte = 0): number {
  return Number.parseInt(String.fromCharCode(byte), 16);
}
