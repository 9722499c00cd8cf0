import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectFiles, PathError } from '../../scripts/cli/collect-files.ts';

/** A folder of its own with these files in it. */
function folderWith(...paths: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'screening-files-'));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
  return folder;
}

function refsIn(folder: string, paths: string[], except: string[] = []): string[] {
  return collectFiles(paths, folder, except).files.map((file) => file.ref);
}

describe('collecting CVs', () => {
  it('walks folders to any depth, by name, extensions in any case', () => {
    const folder = folderWith('cvs/b.PDF', 'cvs/a.docx', 'cvs/2026/may/c.doc', 'd.txt');
    expect(refsIn(folder, ['cvs', 'd.txt'])).toEqual(['c.doc', 'a.docx', 'b.PDF', 'd.txt']);
  });

  it('lists what it skips with the reason and passes over hidden files', () => {
    const folder = folderWith('cvs/a.pdf', 'cvs/photo.png', 'cvs/README', 'cvs/~$a.docx', 'cvs/.DS_Store');
    expect(collectFiles(['cvs'], folder).skipped).toEqual([
      { path: 'cvs/README', reason: 'no extension' },
      { path: 'cvs/photo.png', reason: '.png is not a CV format' },
      { path: 'cvs/~$a.docx', reason: 'lock file of a word processor' },
    ]);
  });

  it('gives files of one name references that differ', () => {
    const folder = folderWith('x/cv.pdf', 'y/cv.pdf', 'z/other.pdf');
    expect(refsIn(folder, ['x', 'y', 'z'])).toEqual(['x/cv.pdf', 'y/cv.pdf', 'other.pdf']);
  });

  it('takes a file once, however often it is named, and never the job spec', () => {
    const folder = folderWith('cvs/a.txt', 'cvs/job.txt');
    symlinkSync(join(folder, 'cvs/a.txt'), join(folder, 'cvs/link.txt'));
    expect(refsIn(folder, ['cvs', 'cvs/a.txt', './cvs/../cvs'], ['cvs/job.txt'])).toEqual(['a.txt']);
  });

  it('ends on links that lead in a circle or nowhere', () => {
    const folder = folderWith('cvs/a.txt');
    symlinkSync(join(folder, 'cvs'), join(folder, 'cvs/self'));
    symlinkSync(join(folder, 'gone.pdf'), join(folder, 'cvs/broken.pdf'));
    expect(collectFiles(['cvs'], folder)).toMatchObject({
      files: [{ ref: 'a.txt' }],
      skipped: [{ reason: 'not a file' }, { reason: 'not a file' }],
    });
  });

  it('names a path that does not exist', () => {
    expect(() => collectFiles(['nowhere'], folderWith())).toThrow(
      new PathError('no such file or folder: nowhere'),
    );
  });
});
