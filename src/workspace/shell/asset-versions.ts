// Content hashes of public/assets, written by `npm run assets`: the address changes with the file, so that browsers
// may keep it for ever.

export const ASSET_VERSIONS: Record<string, string> = {
  'app.css': 'fb145334fa',
  'app.js': '4f9197c7e6',
  'mark.svg': 'f9875845e5',
  'tokens.css': '6251010bba',
};
