// Old Word documents, made by the project's own writer, with the text they must give.

import { describe, expect, it } from 'vitest';
import { writeCompoundFile } from '../../scripts/fixtures/compound-file.ts';
import { writeDoc, writeOldDoc } from '../../scripts/fixtures/write-doc.ts';
import { readDocument } from '../../src/documents/read-document.ts';

async function textOf(bytes: Uint8Array, name = 'cv.doc'): Promise<string> {
  const result = await readDocument(bytes, name);
  return result.kind === 'text' ? result.text : result.code;
}

/** windows-1251 bytes of a Russian text. */
function cyrillic(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
}

describe('a .doc file', () => {
  it('gives the text of its pieces in order, of one byte and of two', async () => {
    const doc = writeDoc([
      { text: 'Grace Hopper\rCompilers, ' },
      { text: '日本語 and COBOL\r', wide: true },
      { text: 'Yale\r' },
    ]);
    expect(await readDocument(doc, 'cv.doc')).toMatchObject({ kind: 'text', format: 'doc', cut: false });
    expect(await textOf(doc)).toBe('Grace Hopper\nCompilers, 日本語 and COBOL\nYale');
  });

  it('shows the result of a field, cells and rows', async () => {
    const doc = writeDoc([
      { text: 'See \x13 HYPERLINK "http://x" \x14my page\x15\rSkill\x07Years\x07\x07COBOL\x0720\x07\x07\r' },
    ]);
    expect(await textOf(doc)).toBe('See my page\nSkill\tYears\nCOBOL\t20');
  });

  it('leaves out hidden and deleted text', async () => {
    const doc = writeDoc([
      { text: 'Seen ' },
      { text: 'hidden ', hidden: true },
      { text: 'deleted ', deleted: true, wide: true },
      { text: 'again\r' },
    ]);
    expect(await textOf(doc)).toBe('Seen again');
  });

  it('puts headers before the body and notes after it', async () => {
    const doc = writeDoc([{ text: 'Body\r' }], {
      headers: 'grace@example.org\rPage 1\r',
      footnotes: 'A note\r',
    });
    expect(await textOf(doc)).toBe('grace@example.org\nBody\n\nA note');
  });

  it('reads Word 95 in the code page of its language', async () => {
    expect(await textOf(writeOldDoc(cyrillic('Резюме\rПрограммист\r'), 0x0419))).toBe('Резюме\nПрограммист');
    expect(await textOf(writeOldDoc(cyrillic('plain\r'), 0x0409))).toBe('plain');
  });
});

describe('a compound file without text', () => {
  it('is encrypted when it says so, be it old or new', async () => {
    expect(await textOf(writeDoc([{ text: 'secret' }], { encrypted: true }))).toBe('encrypted');
    const encryptedDocx = writeCompoundFile({ EncryptedPackage: new Uint8Array(100) });
    expect(await textOf(encryptedDocx, 'cv.docx')).toBe('encrypted');
  });

  it('is wrong content when it is another Office file', async () => {
    expect(await textOf(writeCompoundFile({ Workbook: new Uint8Array(100) }))).toBe('wrong_content');
  });

  it('is corrupt when cut short or when its sectors go in circles', async () => {
    const doc = writeDoc([{ text: 'Grace' }]);
    expect(await textOf(doc.subarray(0, 600))).toBe('corrupt');
    const circular = doc.slice();
    // The directory's chain: sector 1 follows itself.
    circular.set([1, 0, 0, 0], 512 + 4);
    expect(await textOf(circular)).toBe('corrupt');
  });
});
