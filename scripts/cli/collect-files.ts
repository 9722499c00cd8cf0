// Finds the CVs that a command line names: files as given, folders to any depth. Says what it left out and why,
// and gives every file a reference that is unique in the whole run.

import { readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';

const CV_EXTENSIONS = new Set(['.pdf', '.docx', '.doc', '.txt']);

/** `ref` is the file's name, with as much of its path as it takes to be unique. */
export type CvFile = { path: string; ref: string };
export type SkippedFile = { path: string; reason: string };
export type Collected = { files: CvFile[]; skipped: SkippedFile[] };

/** A path on the command line that cannot be used. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/**
 * Collects from `paths`, relative to `directory`, in the order given and by name inside folders. A file that is
 * named twice, or is one of `except`, counts once or not at all. Throws PathError for a path that does not exist.
 */
export function collectFiles(paths: string[], directory: string, except: string[] = []): Collected {
  const skipped: SkippedFile[] = [];
  const seen = new Set(except.map((path) => realpathSync(resolve(directory, path))));
  const found: string[] = [];
  for (const path of paths) {
    for (const file of walk(resolve(directory, path), path, skipped)) {
      const real = realpathSync(file);
      if (seen.has(real)) continue;
      seen.add(real);
      const reason = reasonToSkip(file);
      if (reason === null) found.push(file);
      else skipped.push({ path: pathFrom(directory, file), reason });
    }
  }
  return { files: withUniqueRefs(found, directory), skipped };
}

function walk(path: string, given: string, skipped: SkippedFile[]): string[] {
  const stats = statsOf(path);
  if (stats === null) throw new PathError(`no such file or folder: ${given}`);
  return stats.isDirectory() ? filesUnder(path, skipped) : [path];
}

/** Links to folders are not followed: they may lead back up. */
function filesUnder(folder: string, skipped: SkippedFile[]): string[] {
  const files: string[] = [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.name.startsWith('.'));
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...filesUnder(path, skipped));
    else if (statsOf(path)?.isFile()) files.push(path);
    else skipped.push({ path, reason: 'not a file' });
  }
  return files;
}

function reasonToSkip(path: string): string | null {
  if (basename(path).startsWith('~$')) return 'lock file of a word processor';
  const extension = extname(path).toLowerCase();
  if (CV_EXTENSIONS.has(extension)) return null;
  return extension === '' ? 'no extension' : `${extension} is not a CV format`;
}

/** File names where they are unique, else paths, else paths with a number. */
function withUniqueRefs(paths: string[], directory: string): CvFile[] {
  const names = countsOf(paths.map((path) => basename(path)));
  const taken = new Set<string>();
  return paths.map((path) => {
    const wanted = names.get(basename(path)) === 1 ? basename(path) : pathFrom(directory, path);
    let ref = wanted;
    for (let number = 2; taken.has(ref); number++) ref = `${wanted} (${number})`;
    taken.add(ref);
    return { path, ref };
  });
}

/** Relative for what lies below `directory`, else whole. */
function pathFrom(directory: string, path: string): string {
  const shorter = relative(directory, path);
  return shorter.startsWith('..') ? path : shorter;
}

function countsOf(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function statsOf(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}
