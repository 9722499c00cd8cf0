// The demo's CVs are what their sources say, whichever format they come in.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCvFile } from '../../scripts/cli/read-cv.ts';

const SAMPLES = join(import.meta.dirname, '../../samples');
const DELIVERED = readdirSync(join(SAMPLES, 'cvs'));

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

it('come as PDF, DOCX and text', () => {
  const formats = new Set(DELIVERED.map((name) => name.split('.').at(-1)));
  expect(formats).toEqual(new Set(['pdf', 'docx', 'txt']));
  expect(DELIVERED).toHaveLength(readdirSync(join(SAMPLES, 'source')).length);
});

it.each(DELIVERED)('%s reads as its source', async (name) => {
  const source = readFileSync(join(SAMPLES, 'source', name.replace(/\.\w+$/, '.txt')), 'utf8');
  const read = await readCvFile(join(SAMPLES, 'cvs', name));
  expect('text' in read && wordsOf(read.text)).toBe(wordsOf(source));
});
