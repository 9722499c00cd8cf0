// Scores extracted texts against references: precision, recall and F1 of the multisets of words, after NFKC and lower
// case, East Asian text split by character.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type WordScore = { precision: number; recall: number; f1: number };

/** A file of the data set; `reference` is null where there is none, or none of five words or more. */
export type SharedFile = {
  file: string;
  kind: string;
  family: string;
  note: string;
  reference: string | null;
};

const REFERENCE_WORDS_MIN = 5;

/** Where the data set is looked for: DOCUMENTS_DATA, or a shared folder beside the checkout. */
export function sharedDocuments(env: NodeJS.ProcessEnv): string {
  return env['DOCUMENTS_DATA'] ?? join(import.meta.dirname, '../../shared/data/documents');
}

/** Reads the data set's table and its reference texts. */
export function readManifest(folder: string): SharedFile[] {
  const [head = '', ...rows] = readFileSync(join(folder, 'manifest.tsv'), 'utf8').trimEnd().split(/\r?\n/);
  const names = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const path = join(folder, 'text', `${cell('file')}.txt`);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const hasReference = wordsOf(text).length >= REFERENCE_WORDS_MIN && !cell('note').includes('unreadable');
    return {
      file: cell('file'),
      kind: cell('kind'),
      family: cell('family'),
      note: cell('note'),
      reference: hasReference ? text : null,
    };
  });
}

/** How well a text has the words of its reference. */
export function compareWords(text: string, reference: string): WordScore {
  const [words, wanted] = [wordsOf(text), wordsOf(reference)];
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) hits++;
    left.set(word, count - 1);
  }
  const precision = words.length === 0 ? 0 : hits / words.length;
  const recall = wanted.length === 0 ? 0 : hits / wanted.length;
  return { precision, recall, f1: hits === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return plain.replace(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g, ' $& ').match(/[\p{L}\p{N}_]+/gu) ?? [];
}
