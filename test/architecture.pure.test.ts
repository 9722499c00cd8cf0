// The shape of the code, checked: imports run with the data, store files are private, nothing is called utils.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

/** A file imports a lower rank or its own folder. Folders of one rank do not know each other, except as listed. */
const RANKS: Record<string, number> = {
  platform: 0,
  db: 1,
  http: 2,
  email: 2,
  audit: 2,
  auth: 3,
  organisation: 4,
  scoring: 4,
  documents: 4,
  recordings: 4,
  webhooks: 5,
  'api-keys': 6,
  screening: 7,
  ats: 7,
  'scoring-runs': 8,
  applications: 8.5,
  retention: 9,
  operator: 10,
  reference: 10,
  workspace: 11,
};
const TOP_RANK = 12;
const FORBIDDEN_NAMES = /(^|[-/])(utils?|helpers?|common|misc|service|manager|lib)(\.|\/|$)/;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map((match) =>
    relative(SRC, join(SRC, file, '..', match[1] ?? '')),
  );
}

/** A file without the comments that stand on a line of their own. */
function code(file: string): string {
  return readFileSync(join(SRC, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
}

const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '');
const rankOf = (file: string) => (folderOf(file) === '' ? TOP_RANK : RANKS[folderOf(file)]);

/** A folder of one idea within a part of the engine; the parts' own roots bind their folders together. */
const isWithinEngine = (folder: string) => folder.split('/').length === 3;

describe('architecture', () => {
  it('knows the rank of every folder', () => {
    expect(files.filter((file) => rankOf(file) === undefined)).toEqual([]);
  });

  it('lets imports run one way, with the data', () => {
    const against = files.flatMap((file) =>
      importsOf(file)
        .filter((imported) => folderOf(imported) !== folderOf(file))
        .filter((imported) => !((rankOf(imported) ?? TOP_RANK) < (rankOf(file) ?? 0)))
        .map((imported) => `${file} imports ${imported}, which ranks no lower`),
    );
    expect(against).toEqual([]);
  });

  it('lets no two folders of the engine import each other', () => {
    const pairs = new Set(
      files
        .filter((file) => file.startsWith('scoring/'))
        .flatMap((file) => importsOf(file).map((imported) => [dirname(file), dirname(imported)] as const))
        .filter(
          ([folder, imported]) => folder !== imported && isWithinEngine(folder) && isWithinEngine(imported),
        )
        .map(([folder, imported]) => `${folder} and ${imported}`),
    );
    const mutual = [...pairs].filter((pair) => pairs.has(pair.split(' and ').toReversed().join(' and ')));
    expect(pairs.size).toBeGreaterThan(20);
    expect(mutual).toEqual([]);
  });

  it('keeps every store private to its folder', () => {
    const intruders = files.flatMap((file) =>
      importsOf(file)
        .filter((imported) => /[/-]store\.ts$/.test(imported) && folderOf(imported) !== folderOf(file))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(intruders).toEqual([]);
  });

  it('names files for what they are', () => {
    expect(files.filter((file) => FORBIDDEN_NAMES.test(file))).toEqual([]);
    expect(files.filter((file) => /[A-Z_]/.test(file.replace(/\.tsx?$/, '')))).toEqual([]);
  });

  it('opens every file with what it is for', () => {
    const silent = files.filter((file) => !/^(\/\/|\/\*\*)/.test(readFileSync(join(SRC, file), 'utf8')));
    expect(silent).toEqual([]);
  });

  it('modifies no flag within a regular expression, since the engine that runs it gets some of them wrong', () => {
    const modified = files.filter((file) => /\(\?[ims]*-?[ims]+:/.test(code(file)));
    expect(modified).toEqual([]);
  });
});
