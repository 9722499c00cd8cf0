// Which parts of the package a part refers to. Parts outside of the package are passed by, never fetched.

import { attribute, scanXml } from './scan-xml.ts';
import type { ZipArchive } from './zip.ts';

/** `type` is the last segment of its URI, the same in all editions of the format; `path` starts at the root. */
export type Relationship = { id: string; type: string; path: string };

/** The internal relationships of a part ('' for the package itself). */
export function findRelated(archive: ZipArchive, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const xml = archive.readText(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const found: Relationship[] = [];
  scanXml(xml ?? '', {
    open(name, tag) {
      const target = attribute(tag, 'Target');
      if (name !== 'Relationship' || target === undefined || attribute(tag, 'TargetMode') === 'External')
        return;
      const type = attribute(tag, 'Type') ?? '';
      found.push({
        id: attribute(tag, 'Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        path: resolvePath(folder, target),
      });
    },
    close() {},
    text() {},
  });
  return found;
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const segments: string[] = [];
  for (const segment of `${folder}${target}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
