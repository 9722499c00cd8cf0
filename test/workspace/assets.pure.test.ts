// Addresses of styles and scripts follow their content, or browsers would keep an old file for a year.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ASSET_VERSIONS } from '../../src/workspace/shell/asset-versions.ts';

const ASSETS = join(import.meta.dirname, '../../public/assets');

it('knows the content of every file (run `npm run assets`)', () => {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(ASSETS, file)))
      .digest('hex')
      .slice(0, 10);
  const actual = Object.fromEntries(readdirSync(ASSETS).map((file) => [file, hashOf(file)]));
  expect(ASSET_VERSIONS).toEqual(actual);
});
