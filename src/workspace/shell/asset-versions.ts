// Content hashes of public/assets, written by `npm run assets`: the address changes with the file, so that browsers
// may keep it for ever.

export const ASSET_VERSIONS: Record<string, string> = {
  'app.css': 'fa2f074c61',
  'app.js': '78fcd9c850',
  'candidate.js': '134347e753',
  'jobs.css': '74f62988c8',
  'jobs.js': 'cbb30f618a',
  'mark.svg': 'f9875845e5',
  'record.js': '35820deeaa',
  'tokens.css': '6251010bba',
};
