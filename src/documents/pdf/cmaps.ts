// Hands the library the predefined CMaps of East Asian fonts, without which such a PDF has no readable text. Each
// character collection is a module of its own, loaded when a file first asks for one of its CMaps.

import { Buffer } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';

export type Collection = 'cns1' | 'gb1' | 'japan1' | 'korea1';

const PACKS: Record<Collection, () => Promise<{ CMAPS: Record<string, string> }>> = {
  cns1: () => import('./cmaps/cns1.ts'),
  gb1: () => import('./cmaps/gb1.ts'),
  japan1: () => import('./cmaps/japan1.ts'),
  korea1: () => import('./cmaps/korea1.ts'),
};

/** The character collection that a predefined CMap belongs to, by its name. */
export function collectionOf(name: string): Collection {
  if (/^(Adobe-CNS1|UniCNS|B5|CNS|ET|HK)/.test(name)) return 'cns1';
  if (/^(Adobe-GB1|UniGB|GB)/.test(name)) return 'gb1';
  return /^(Adobe-Korea1|UniKS|KSC)/.test(name) ? 'korea1' : 'japan1';
}

/** The library's way to ask for data files; only CMaps are kept, fonts are not needed to read text. */
export class CMapFactory {
  /** A CMap in the library's binary form. Throws for any other file. */
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const name = filename.replace('.bcmap', '');
    const packed = kind === 'cMapUrl' ? (await PACKS[collectionOf(name)]()).CMAPS[name] : undefined;
    if (packed === undefined) throw new Error('No such data file.');
    return new Uint8Array(inflateRawSync(Buffer.from(packed, 'base64')));
  }
}
