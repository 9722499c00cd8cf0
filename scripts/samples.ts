// `npm run samples`: makes the demo's CVs (samples/cvs) from their sources (samples/source), as PDF, DOCX and text in
// turn. The people are fictional. In a source `# ` begins a heading and `- ` a bullet.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDocx } from './fixtures/write-docx.ts';
import { writePdf } from './fixtures/write-pdf.ts';

const SAMPLES = join(import.meta.dirname, '../samples');
const WRITERS = [
  ['pdf', asPdf],
  ['docx', asDocx],
  ['txt', asText],
] as const;

rmSync(join(SAMPLES, 'cvs'), { recursive: true, force: true });
mkdirSync(join(SAMPLES, 'cvs'));
for (const [index, file] of readdirSync(join(SAMPLES, 'source')).toSorted().entries()) {
  const lines = readFileSync(join(SAMPLES, 'source', file), 'utf8')
    .trimEnd()
    .split('\n');
  const [extension, write] = WRITERS[index % WRITERS.length] ?? WRITERS[0];
  writeFileSync(join(SAMPLES, 'cvs', file.replace(/txt$/, extension)), write(lines));
}

function asPdf(lines: string[]): Uint8Array {
  return writePdf(
    lines.map((line, index) => {
      if (index === 0) return { text: line, size: 18, bold: true };
      if (line.startsWith('# ')) return { text: line.slice(2), size: 13, bold: true };
      return { text: line.replace(/^- /, '• ') };
    }),
  );
}

function asDocx(lines: string[]): Uint8Array {
  return writeDocx(
    lines.map((line) => {
      if (line.startsWith('# ')) return { text: line.slice(2), style: 'heading' };
      return line.startsWith('- ') ? { text: line.slice(2), style: 'bullet' } : { text: line };
    }),
  );
}

function asText(lines: string[]): string {
  return `${lines.map((line) => (line.startsWith('# ') ? line.slice(2).toUpperCase() : line)).join('\n')}\n`;
}
