// Damaged files: cut at every 64th byte, or with bytes changed (seeded). Reading never throws, never hangs, and what
// it answers is text or a reason.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeDoc } from '../../scripts/fixtures/write-doc.ts';
import { docxDocument, paragraphXml } from '../../scripts/fixtures/write-docx.ts';
import { writePdf } from '../../scripts/fixtures/write-pdf.ts';
import { READ_TIMEOUT_MS } from '../../src/documents/limits.ts';
import { readDocument } from '../../src/documents/read-document.ts';

const CODES = ['encrypted', 'scanned', 'corrupt', 'too_large', 'wrong_content', 'no_text', 'unsupported'];
const SEED = 20_261_121;
const lines = Array.from({ length: 12 }, (_, index) => ({
  text: `Line ${index} of a CV, with (brackets) and \\ more`,
}));
const bytesOf = (text: string) => new TextEncoder().encode(text);

const SOUND: Record<string, Uint8Array> = {
  'cv.pdf': writePdf(lines),
  'stored.docx': docxDocument(lines.map(paragraphXml).join(''), { header: paragraphXml({ text: 'Header' }) }),
  'deflated.docx': docxDocument(lines.map(paragraphXml).join(''), {}, true),
  'cv.doc': writeDoc([
    ...lines.map(({ text }, index) => ({ text: `${text}\r`, wide: index % 2 === 1, hidden: index === 3 })),
    { text: '\x13 CODE \x14result\x15\r' },
  ]),
  'rtf.doc': bytesOf(
    `{\\rtf1\\ansi{\\fonttbl{\\f0 A;}}${lines.map(({ text }) => `${text}\\par \\'e9\\u8364?`).join('')}}`,
  ),
  'html.doc': bytesOf(
    `<html><body>${lines.map(({ text }) => `<p>${text}&eacute;</p>`).join('')}</body></html>`,
  ),
};

async function checkRead(bytes: Uint8Array, name: string): Promise<void> {
  const startedAt = performance.now();
  const result = await readDocument(bytes, name);
  expect(performance.now() - startedAt).toBeLessThan(READ_TIMEOUT_MS);
  if (result.kind === 'unreadable') expect(CODES).toContain(result.code);
  else expect(result.text).toHaveLength(result.characters);
}

describe.each(Object.entries(SOUND))('%s', (name, sound) => {
  it('is read when sound', async () => {
    expect(await readDocument(sound, name)).toMatchObject({ kind: 'text' });
  });

  it('is answered however short it is cut', async () => {
    for (let length = 0; length < sound.length; length += 64)
      await checkRead(sound.subarray(0, length), name);
  });

  it('is answered with bytes changed', async () => {
    const change = fc.tuple(fc.nat(sound.length - 1), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 24 }), async (changes) => {
        const damaged = sound.slice();
        for (const [at, byte] of changes) damaged[at] = byte;
        await checkRead(damaged, name);
      }),
      { seed: SEED, numRuns: 150 },
    );
  });
});
