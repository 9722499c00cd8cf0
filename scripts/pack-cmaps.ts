// Packs the predefined CMaps of East Asian PDFs into the data files under src/documents/pdf/cmaps, one a character
// collection. Wanted once, and again when the library's CMap format changes:
//   npm pack pdfjs-dist@<the version inside unpdf> && tar xzf pdfjs-dist-*.tgz && npm run pack-cmaps package/cmaps
// UTF-8 and UTF-32 CMaps are left out: the PDF specification does not list them, and no file seen uses them.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { collectionOf, type Collection } from '../src/documents/pdf/cmaps.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the .bcmap files are.');
const target = join(import.meta.dirname, '../src/documents/pdf/cmaps');

const packs = new Map<Collection, string[]>();
for (const file of readdirSync(folder).toSorted()) {
  if (!file.endsWith('.bcmap') || /UTF8|UTF32/.test(file)) continue;
  const name = file.replace('.bcmap', '');
  const packed = deflateRawSync(readFileSync(join(folder, file)), { level: 9 }).toString('base64');
  const collection = collectionOf(name);
  packs.set(collection, [...(packs.get(collection) ?? []), `  '${name}': '${packed}',`]);
}
for (const [collection, lines] of packs) {
  const header = [
    `// CMaps of the ${collection} character collection, deflated and in base64. Made by scripts/pack-cmaps.ts.`,
    ...notice(readFileSync(join(folder, 'LICENSE'), 'utf8')),
  ];
  const body = ['export const CMAPS: Record<string, string> = {', ...lines, '};', ''];
  writeFileSync(join(target, `${collection}.ts`), [...header, '', ...body].join('\n'));
}

/** Adobe's licence asks that its notice goes with every copy. */
function notice(licence: string): string[] {
  return licence
    .split('\n')
    .map((line) => line.replace(/^%%Copyright:\s*/, '').trim())
    .filter((line) => line !== '' && !/^-+$/.test(line))
    .map((line) => `// ${line}`);
}
