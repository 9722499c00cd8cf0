// Source maps of libraries left out of what the runner sends to workerd. Every worker test file is
// handed all modules already transformed, maps included, in one message, and workerd takes none over
// 32 MiB; the maps of node_modules are more than half of it, and no failure of ours points into them.

import type { Plugin } from 'vitest/config';

/** Gives every module under node_modules the empty map, which the runner then does not send. */
export const withoutLibraryMaps: Plugin = {
  name: 'without-library-maps',
  enforce: 'post',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
};
