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
  const plain = isQuoted ? unquote(body) : body;
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(headers)?.[1];
  // The page itself need not say how it is written when its part does.
  const said =
    charset === undefined || /charset=/i.test(plain.slice(0, 1_024)) ? '' : `<meta charset="${charset}">`;
  return new Uint8Array(Buffer.from(said + plain, 'latin1'));
}

/** Quoted-printable: soft line ends fall away, =XX is a byte. */
function unquote(body: string): string {
  return body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
