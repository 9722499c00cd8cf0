// Real files with reference texts, where the machine has them (DOCUMENTS_DATA, or ../shared). They belong to
// others and are no part of the repository; without them these tests skip.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareWords, mean, readManifest, sharedDocuments } from '../../bench/document-score.ts';
import { readDocument } from '../../src/documents/read-document.ts';

const FOLDER = sharedDocuments(process.env);
const GOALS: Record<string, { f1: number; recall: number }> = {
  pdf: { f1: 0.97, recall: 0.97 },
  docx: { f1: 0.94, recall: 0.96 },
  doc: { f1: 0.94, recall: 0.95 },
};

describe.skipIf(!existsSync(FOLDER))(`real files (skipped without ${FOLDER})`, () => {
  const files = existsSync(FOLDER) ? readManifest(FOLDER) : [];
  const read = async (file: string) => {
    const result = await readDocument(new Uint8Array(readFileSync(join(FOLDER, 'files', file))), file);
    return result.kind === 'text' ? result.text : null;
  };

  it.each(Object.keys(GOALS))('of kind %s come out as their references say', async (kind) => {
    const scores = [];
    for (const { file, reference } of files.filter((one) => one.kind === kind && one.reference !== null)) {
      scores.push(compareWords((await read(file)) ?? '', reference ?? ''));
    }
    expect(scores.length).toBeGreaterThan(20);
    expect(mean(scores.map(({ f1 }) => f1))).toBeGreaterThan(GOALS[kind]?.f1 ?? 1);
    expect(mean(scores.map(({ recall }) => recall))).toBeGreaterThan(GOALS[kind]?.recall ?? 1);
  });

  it('that are encrypted, scanned or broken are unreadable', async () => {
    const unreadable = files.filter(({ note }) => note.includes('unreadable'));
    const texts = await Promise.all(unreadable.map(({ file }) => read(file)));
    expect(unreadable.length).toBeGreaterThan(5);
    expect(texts.filter((text) => text !== null)).toEqual([]);
  });
});
