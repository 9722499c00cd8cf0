// `npm run bench:documents`: what reading CV files costs in workerd, and how well it reads.
// Real files come from DOCUMENTS_DATA (or ../shared), hostile ones from HOSTILE_DOCUMENTS; what is absent is skipped
// aloud. Without real files the times are those of the project's own fixtures.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDoc } from '../scripts/fixtures/write-doc.ts';
import { writeDocx } from '../scripts/fixtures/write-docx.ts';
import { writePdf } from '../scripts/fixtures/write-pdf.ts';
import type { DocumentText, Unreadable } from '../src/documents/outcome.ts';
import { bundleWorker, startDocuments, watch, type DocumentRuntime } from './document-runtime.ts';
import {
  compareWords,
  mean,
  readManifest,
  sharedDocuments,
  type SharedFile,
  type WordScore,
} from './document-score.ts';
import { bundleSizes } from './document-sizes.ts';

const MB = 1024 * 1024;
const ROUNDS = 5;
const OUT = join(import.meta.dirname, '../dist/bench/texts');
type Sample = { name: string; kind: string; bytes: Uint8Array };

await bundleWorker();
await printSizes();
const folder = sharedDocuments(process.env);
const files = existsSync(folder) ? readManifest(folder) : [];
if (files.length === 0) console.log(`\nno real files in ${folder}: fixtures instead, and no comparison`);
const samples = files.length > 0 ? realSamples() : fixtures();
const runtime = await startDocuments();
await printTimes(runtime);
if (files.length > 0) await printScores(runtime);
await runtime.stop();
await printHostile();

function realSamples(): Sample[] {
  return files.map(({ file, kind }) => ({
    name: file,
    kind,
    bytes: new Uint8Array(readFileSync(join(folder, 'files', file))),
  }));
}

function fixtures(): Sample[] {
  const lines = Array.from({ length: 80 }, (_, index) => ({
    text: `Line ${index} of a CV of ordinary length`,
  }));
  return [
    { name: 'cv.pdf', kind: 'pdf', bytes: writePdf(lines) },
    { name: 'cv.docx', kind: 'docx', bytes: writeDocx(lines) },
    { name: 'cv.doc', kind: 'doc', bytes: writeDoc(lines.map(({ text }) => ({ text: `${text}\r` }))) },
  ];
}

async function printSizes(): Promise<void> {
  console.log('bundle, minified (KB, gzipped KB)');
  for (const { reader, bytes, gzipBytes } of await bundleSizes())
    console.log(`  ${reader.padEnd(28)}${kilobytes(bytes)}${kilobytes(gzipBytes)}`);
}

/** Warm times, the way there and back included; `echo` is that way alone. */
async function printTimes({ read }: DocumentRuntime): Promise<void> {
  console.log(`\nwarm times in workerd over ${ROUNDS} rounds (ms)`);
  for (const kind of ['pdf', 'docx', 'doc']) {
    const ofKind = samples.filter((sample) => sample.kind === kind);
    const times: Record<string, number[]> = { '/echo': [], '/here': [], '/isolated': [] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const path of ['/echo', '/here', '/isolated'] as const) {
        for (const { bytes, name } of ofKind) {
          const startedAt = performance.now();
          await read(path, bytes, name);
          if (round > 0) times[path]?.push(performance.now() - startedAt);
        }
      }
    }
    for (const [path, values] of Object.entries(times))
      console.log(
        `  ${kind.padEnd(5)}${path.padEnd(10)} p50 ${quantile(values, 0.5)} p95 ${quantile(values, 0.95)} max ${quantile(values, 1)}`,
      );
  }
}

async function printScores({ read }: DocumentRuntime): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const scored: { file: SharedFile; score: WordScore }[] = [];
  const unreadable: string[] = [];
  for (const { name, bytes } of samples) {
    const result = await read('/here', bytes, name);
    writeFileSync(join(OUT, `${name}.txt`), result.kind === 'text' ? result.text : '');
    if (result.kind === 'unreadable') unreadable.push(`${result.code.padEnd(14)}${name}`);
    const file = files.find((one) => one.file === name);
    if (file?.reference)
      scored.push({ file, score: compareWords(result.kind === 'text' ? result.text : '', file.reference) });
  }
  console.log('\ntexts against references (files, precision, recall, F1)');
  for (const kind of ['pdf', 'docx', 'doc']) {
    const ofKind = scored.filter(({ file }) => file.kind === kind);
    printMeans(kind, ofKind);
    printMeans(
      `${kind}, CVs`,
      ofKind.filter(({ file }) => file.family === 'resume'),
    );
  }
  console.log('worst:');
  for (const { file, score } of scored.toSorted((one, other) => one.score.f1 - other.score.f1).slice(0, 10))
    console.log(
      `  ${score.f1.toFixed(3)} precision ${score.precision.toFixed(3)} recall ${score.recall.toFixed(3)} ${file.file}`,
    );
  console.log(`unreadable:\n  ${unreadable.join('\n  ')}`);
}

function printMeans(label: string, scored: { score: WordScore }[]): void {
  if (scored.length === 0) return;
  const of = (key: keyof WordScore) => mean(scored.map(({ score }) => score[key])).toFixed(3);
  console.log(
    `  ${label.padEnd(12)}${String(scored.length).padStart(4)}  ${of('precision')}  ${of('recall')}  ${of('f1')}`,
  );
}

/** Each hostile file in a runtime of its own, isolated, while others are served. */
async function printHostile(): Promise<void> {
  const hostile = process.env['HOSTILE_DOCUMENTS'];
  if (hostile === undefined) {
    console.log('\nno HOSTILE_DOCUMENTS: hostile files are skipped');
    return;
  }
  console.log('\nhostile files (ms, MB above idle, slowest ping meanwhile in ms, outcome)');
  const names = readdirSync(hostile, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(pdf|docx?)$/.test(name),
  );
  for (const name of names.toSorted()) {
    const one = await startDocuments();
    await one.ping();
    const idle = one.memory();
    let [outcome, ms] = ['', 0];
    const peak = await watch(one, async () => {
      const startedAt = performance.now();
      const bytes = new Uint8Array(readFileSync(join(hostile, name)));
      const result = await one.read('/isolated', bytes, name).catch(() => null);
      ms = performance.now() - startedAt;
      outcome = described(result);
    });
    await one.stop();
    const above = ((peak.bytes - idle) / MB).toFixed(0);
    console.log(
      `  ${name.padEnd(40)}${ms.toFixed(0).padStart(6)}${above.padStart(6)}${peak.pingMs.toFixed(0).padStart(6)}  ${outcome}`,
    );
  }
}

function described(result: DocumentText | Unreadable | null): string {
  if (result === null) return 'NO ANSWER';
  if (result.kind === 'unreadable') return result.code;
  return `text, ${result.characters} characters${result.cut ? ', cut' : ''}`;
}

function quantile(values: number[], part: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1).padStart(7);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(10);
}
