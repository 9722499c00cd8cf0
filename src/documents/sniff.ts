// Tells a file's real format from its first bytes. Pure; nothing is unpacked here.
// Real cases behind it: RTF and HTML named .doc, a compound file named .docx (encrypted), a PDF behind a byte-order
// mark or a printer's job ticket, text saved as UTF-16.

/** What the bytes are; `compound` is Word 6 to 2003 or an encrypted .docx, `unknown` none of these. */
export type Content = 'compound' | 'zip' | 'rtf' | 'pdf' | 'wordml' | 'mht' | 'html' | 'text' | 'unknown';

/** Bytes before `%PDF-` that readers are bound to tolerate. */
const PDF_HEADER_WITHIN = 1_024;
const HEAD_BYTES = 4_096;

/** The content of a file. */
export function sniffContent(bytes: Uint8Array): Content {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'compound';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  const latin1 = String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN));
  if (/^(?:\xef\xbb\xbf)?\s*\{\\rt/.test(latin1)) return 'rtf';
  if (latin1.includes('%PDF-')) return 'pdf';
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, HEAD_BYTES));
  if (/<w:wordDocument|<pkg:package/i.test(head)) return 'wordml';
  if (/^MIME-Version:|^Content-Type: multipart/im.test(head)) return 'mht';
  if (/<(!doctype\s+html|html|head|body|meta|div|table)\b/i.test(head)) return 'html';
  return isPlainText(head) ? 'text' : 'unknown';
}

/** The Unicode encoding that a byte-order mark names; UTF-8 without one. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8';
}

function startsWith(bytes: Uint8Array, prefix: number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

function isPlainText(head: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what tells binary data
  return head.length > 0 && !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(head);
}
