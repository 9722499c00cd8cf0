// `npm run assets`: writes the content hashes of public/assets where the pages find them. A test fails when they are
// out of date.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, '../public/assets');
const TARGET = join(import.meta.dirname, '../src/workspace/shell/asset-versions.ts');
const HEAD = `// Content hashes of public/assets, written by \`npm run assets\`: the address changes with the file, so that browsers
// may keep it for ever.
`;

const entries = readdirSync(ASSETS)
  .toSorted()
  .map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(ASSETS, file)))
      .digest('hex')
      .slice(0, 10);
    return `  '${file}': '${hash}',\n`;
  });
writeFileSync(
  TARGET,
  `${HEAD}\nexport const ASSET_VERSIONS: Record<string, string> = {\n${entries.join('')}};\n`,
);
