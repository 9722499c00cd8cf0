// Content hashes of public/assets, written by `npm run assets`: the address changes with the file, so that browsers
// may keep it for ever.

export const ASSET_VERSIONS: Record<string, string> = {
  'app.css': '17164454d8',
  'app.js': '95f842e4fb',
  'candidate.js': '134347e753',
  'jobs.css': '74f62988c8',
  'jobs.js': '3a11b0286c',
  'mark.svg': 'f9875845e5',
  'record.js': '35820deeaa',
  'tokens.css': '6251010bba',
};
