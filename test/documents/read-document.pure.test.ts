// The entry's promises: names and contents, and that nothing throws.

import { describe, expect, it } from 'vitest';
import { writeDocx } from '../../scripts/fixtures/write-docx.ts';
import { writePdf } from '../../scripts/fixtures/write-pdf.ts';
import { FILE_BYTES_MAX } from '../../src/documents/limits.ts';
import { mimeTypeOf, uploadMimeTypeOf } from '../../src/documents/mime.ts';
import { readDocument } from '../../src/documents/read-document.ts';
import { tidyText } from '../../src/documents/tidy.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function codeOf(bytes: Uint8Array, name: string): Promise<string> {
  const result = await readDocument(bytes, name);
  return result.kind === 'text' ? 'text' : result.code;
}

describe('a file name', () => {
  it('decides the MIME type, whatever its case', () => {
    expect(mimeTypeOf('CV.PDF')).toBe('application/pdf');
    expect(mimeTypeOf('Jane.Doe.docx')).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(mimeTypeOf('cv.doc')).toBe('application/msword');
    expect([mimeTypeOf('cv.txt'), mimeTypeOf('cv'), mimeTypeOf('pdf'), mimeTypeOf('')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([uploadMimeTypeOf('cv.txt'), uploadMimeTypeOf('cv.odt')]).toEqual(['text/plain', null]);
  });

  it('decides which contents are taken', async () => {
    const pdf = writePdf([{ text: 'Ada' }]);
    const docx = writeDocx([{ text: 'Ada' }]);
    expect(await codeOf(pdf, 'cv.docx')).toBe('wrong_content');
    expect(await codeOf(docx, 'cv.pdf')).toBe('wrong_content');
    expect(await codeOf(docx, 'cv.doc')).toBe('text');
    expect(await codeOf(pdf, 'cv.odt')).toBe('unsupported');
    expect(await codeOf(bytesOf('a plain text'), 'cv.doc')).toBe('wrong_content');
    expect(await codeOf(bytesOf('a plain text'), 'cv.txt')).toBe('text');
    expect(await codeOf(bytesOf('\x89PNG\r\n\x1a\n\0\0'), 'cv.pdf')).toBe('wrong_content');
  });
});

describe('a file', () => {
  it('is refused beyond ten megabytes and when empty', async () => {
    expect(await codeOf(new Uint8Array(FILE_BYTES_MAX + 1), 'cv.pdf')).toBe('too_large');
    expect(await codeOf(new Uint8Array(0), 'cv.pdf')).toBe('wrong_content');
  });

  it('comes with a reason that quotes nothing of it', async () => {
    const result = await readDocument(bytesOf('%PDF-1.7 Secret Name'), 'secret-name.pdf');
    expect(result.kind).toBe('unreadable');
    expect(JSON.stringify(result)).not.toMatch(/secret/i);
  });

  it('may be text in UTF-16 or an old code page', async () => {
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from('Né', (char) => [char.charCodeAt(0), 0]).flat(),
    ]);
    expect(await readDocument(utf16, 'cv.txt')).toMatchObject({ text: 'Né' });
    expect(await readDocument(Uint8Array.from([0x4e, 0xe9]), 'cv.txt')).toMatchObject({ text: 'Né' });
  });
});

describe('tidy text', () => {
  it('has no control characters, lone surrogates or soft hyphens, and keeps ligatures', () => {
    expect(tidyText('a\0b\x07c\u00add\ud800e\r\nf\u00a0g\n\n\n\nﬁ\u2028h')).toBe('abcd\ufffde\nf g\n\nﬁ\nh');
    expect(tidyText('\uf0b7 \uf0e0 mail')).toBe('•  mail');
  });
});
