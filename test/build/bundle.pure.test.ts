// What a waking isolate has to load: heavy parts come in on first use, and the whole fits every plan.

import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

const KILOBYTE = 1024;
/** Modules that must not be there when a Worker starts. */
const HEAVY = [
  'unpdf',
  'better-auth',
  'jose',
  'documents/pdf',
  'documents/docx',
  'documents/doc/',
  'cmaps',
  'scoring/lexicon',
];

let metafile: Metafile;
let texts: Map<string, Uint8Array>;

beforeAll(async () => {
  const built = await build({
    entryPoints: ['src/worker.ts'],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'dist/split',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    logLevel: 'error',
  });
  metafile = built.metafile;
  texts = new Map(built.outputFiles.map((file) => [file.path, file.contents]));
});

/** The outputs that the entry imports, and theirs, without those that are imported on use. */
function outputsAtStart(): string[] {
  const entry = Object.keys(metafile.outputs).find((name) => name.endsWith('/worker.js')) ?? '';
  const found = new Set<string>();
  const pending = [entry];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const imports = metafile.outputs[name]?.imports ?? [];
    pending.push(
      ...imports.filter((one) => one.kind === 'import-statement' && !one.external).map((one) => one.path),
    );
  }
  return [...found];
}

describe('at start a Worker loads', () => {
  it('none of the heavy parts', () => {
    const inputs = outputsAtStart().flatMap((name) => Object.keys(metafile.outputs[name]?.inputs ?? {}));
    expect(inputs.length).toBeGreaterThan(100);
    expect(inputs.filter((input) => HEAVY.some((part) => input.includes(part)))).toEqual([]);
  });

  it('less than a megabyte', () => {
    const bytes = outputsAtStart().reduce((sum, name) => sum + (metafile.outputs[name]?.bytes ?? 0), 0);
    expect(bytes / KILOBYTE).toBeLessThan(1024);
  });
});

it('the whole is below the 3 MB compressed that the smallest plan allows', () => {
  const bytes = [...texts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  // A tenth is kept free for what a deployment adds.
  expect(bytes / KILOBYTE).toBeLessThan(2.7 * 1024);
});
