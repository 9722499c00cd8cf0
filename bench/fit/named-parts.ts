// Files of texts to learn from: each is headed by "@@ name" on a line of its own.

import { readFileSync } from 'node:fs';

/** The texts of a file with their names, as they stand below them. */
export function namedPartsIn(path: string): { name: string; text: string }[] {
  return readFileSync(path, 'utf8')
    .split(/^@@ /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return { name: name.trim(), text: lines.join('\n') };
    });
}
