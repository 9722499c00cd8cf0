// What each reader adds to the Worker's bundle: its own modules and packages, minified, plain and gzipped.

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const SRC = join(import.meta.dirname, '../src/documents');
const ENTRIES: Record<string, string> = {
  'entry, always loaded': 'read-document.ts',
  pdf: 'pdf/read-pdf.ts',
  'pdf, Chinese (simplified)': 'pdf/cmaps/gb1.ts',
  'pdf, Chinese (traditional)': 'pdf/cmaps/cns1.ts',
  'pdf, Japanese': 'pdf/cmaps/japan1.ts',
  'pdf, Korean': 'pdf/cmaps/korea1.ts',
  docx: 'docx/read-docx.ts',
  doc: 'doc/read-doc.ts',
  rtf: 'rtf/read-rtf.ts',
  html: 'html/read-html.ts',
};

/** Sizes by reader, in bytes. */
export async function bundleSizes(): Promise<{ reader: string; bytes: number; gzipBytes: number }[]> {
  const sizes = [];
  for (const [reader, entry] of Object.entries(ENTRIES)) {
    const { outputFiles } = await build({
      entryPoints: [join(SRC, entry)],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: ['workerd', 'worker', 'import'],
      // What is loaded on demand is listed under its own name.
      external: ['node:*', './cmaps/*', './pdf/*', './docx/*', './doc/*', './rtf/*', './html/*'],
      logLevel: 'error',
    });
    const code = outputFiles[0]?.contents ?? new Uint8Array();
    sizes.push({ reader, bytes: code.length, gzipBytes: gzipSync(code).length });
  }
  return sizes;
}
