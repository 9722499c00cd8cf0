// Files that are small or honest in size and would take a careless pattern or table walk minutes.

import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../../scripts/fixtures/pdf-objects.ts';
import { docxDocument, paragraphXml } from '../../scripts/fixtures/write-docx.ts';
import { pdfDocument, pdfText } from '../../scripts/fixtures/write-pdf.ts';
import { READ_LIMIT_MS } from '../../src/documents/limits.ts';
import { joinBrokenWords } from '../../src/documents/pdf/hyphenation.ts';
import { readDocument } from '../../src/documents/read-document.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const docx = (text: string, header = '') =>
  docxDocument(paragraphXml({ text }), { header: paragraphXml({ text: header }) }, true);
const damagedStream = new Uint8Array(deflateSync(new Uint8Array(20 * 1024 * 1024))).fill(0xff, -1);

const FILES: [string, string, Uint8Array][] = [
  ['a run of spaces', 'cv.docx', docx(`${' '.repeat(390_000)}x`)],
  ['a run of letters', 'cv.docx', docx('a'.repeat(390_000))],
  ['a header of digits', 'cv.docx', docx('x', `${'1'.repeat(300_000)}x`)],
  [
    'unclosed references to headers',
    'cv.docx',
    docxDocument('<w:headerReference '.repeat(700_000), {}, true),
  ],
  ['spaces between tags', 'cv.doc', bytesOf(`<html>${'<b> '.repeat(1_000_000)}x</html>`)],
  ['unclosed comments', 'cv.doc', bytesOf(`<html>${'<!--'.repeat(2_000_000)}`)],
  ['a million changes of font', 'cv.doc', bytesOf(`{\\rtf1${'\\f0 x\\f1 y'.repeat(900_000)}}`)],
  [
    'a million parts',
    'cv.doc',
    bytesOf(`MIME-Version: 1.0\nContent-Type: x; boundary="x"\n\n${'--x\n'.repeat(1_000_000)}`),
  ],
  ['a million streams', 'cv.pdf', joinBytes(['%PDF-1.4\n', 'stream\nx\x9cabcd '.repeat(700_000)])],
  [
    'damaged bombs',
    'cv.pdf',
    joinBytes([
      '%PDF-1.4\n',
      ...Array.from({ length: 200 }, () => joinBytes(['stream\n', damagedStream, '\nendstream\n'])),
    ]),
  ],
  ['pictures without end', 'cv.pdf', joinBytes(['%PDF-1.4\n', '/Subtype /Image stream '.repeat(420_000)])],
  ['characters without end', 'cv.pdf', joinBytes(['%PDF-1.4\n', '/Filter /AHx stream\n41'.repeat(420_000)])],
  ['contents without end', 'cv.pdf', joinBytes(['%PDF-1.4\n', '/Contents '.repeat(990_000)])],
  [
    'a crowded page',
    'cv.pdf',
    pdfDocument([
      Array.from({ length: 20_000 }, (_, index) =>
        pdfText((index * 37) % 500, (index * 91) % 800, `w${index}`),
      ).join(''),
    ]),
  ],
];

describe('reading takes bounded time', () => {
  it.each(FILES)('for %s', async (_, name, bytes) => {
    const startedAt = performance.now();
    const result = await readDocument(bytes, name);
    expect(performance.now() - startedAt).toBeLessThan(READ_LIMIT_MS);
    expect(['text', 'unreadable']).toContain(result.kind);
  });

  it('for broken words without end', () => {
    const startedAt = performance.now();
    joinBrokenWords(`${'a'.repeat(400_000)}-\n${'b'.repeat(400_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
