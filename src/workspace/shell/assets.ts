// Addresses of our styles and scripts.

import { ASSET_VERSIONS } from './asset-versions.ts';

/** The address of a file of public/assets. */
export function assetUrl(file: string): string {
  return `/assets/${file}?v=${ASSET_VERSIONS[file] ?? '0'}`;
}
