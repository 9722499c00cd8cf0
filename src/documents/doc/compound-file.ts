// Reads the compound file format [MS-CFB], in which Word 6 to 2003 and encrypted .docx files come: a small file
// system of sectors in chains. Every chain is bounded by the number of sectors there are, so a cycle ends in an error.

import { DOC_LIMITS } from '../limits.ts';
import { UnreadableError } from '../outcome.ts';

const END_OF_CHAIN = 0xfffffffe;
/** Sector numbers from here on are marks (free, end of chain, tables), not sectors. */
const FIRST_MARK = 0xfffffffa;
const HEADER_BYTES = 512;
const FAT_SECTORS_IN_HEADER = 109;
const DIRECTORY_ENTRY_BYTES = 128;
const STREAM = 2;
const ROOT = 5;

type Stream = { start: number; size: number };

/** A compound file; stream names are compared in lower case, as some writers vary it. */
export class CompoundFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorBytes: number;
  readonly #miniSectorBytes: number;
  readonly #sectors: number;
  readonly #fatSectors: number[];
  readonly #streams = new Map<string, Stream>();
  #root: Stream = { start: END_OF_CHAIN, size: 0 };
  #mini: { table: DataView; content: Uint8Array } | null = null;

  /** Reads the directory; throws `corrupt`. */
  constructor(bytes: Uint8Array) {
    if (bytes.length < HEADER_BYTES) throw broken();
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    const shift = this.#view.getUint16(30, true);
    const miniShift = this.#view.getUint16(32, true);
    if ((shift !== 9 && shift !== 12) || miniShift < 4 || miniShift > 9) throw broken();
    this.#sectorBytes = 2 ** shift;
    this.#miniSectorBytes = 2 ** miniShift;
    this.#sectors = Math.ceil(bytes.length / this.#sectorBytes);
    this.#fatSectors = this.#findFatSectors();
    this.#readDirectory();
  }

  /** True when its directory names no stream: what is left of a file that was cut short. */
  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  has(name: string): boolean {
    return this.#streams.has(name.toLowerCase());
  }

  /** A stream's bytes, or null when there is none of that name. */
  read(name: string): Uint8Array | null {
    const stream = this.#streams.get(name.toLowerCase());
    if (stream === undefined) return null;
    const cutoff = this.#view.getUint32(56, true) || 4096;
    return stream.size >= cutoff ? this.#readSectors(stream.start, stream.size) : this.#readMini(stream);
  }

  #findFatSectors(): number[] {
    const wanted = Math.min(this.#view.getUint32(44, true), this.#sectors);
    const found: number[] = [];
    const take = (from: number, count: number) => {
      for (let index = 0; index < count && found.length < wanted; index++) {
        const sector = this.#uint32(from + 4 * index);
        if (sector < this.#sectors) found.push(sector);
      }
    };
    take(76, FAT_SECTORS_IN_HEADER);
    const perSector = this.#sectorBytes / 4 - 1;
    let next = this.#view.getUint32(68, true);
    for (let steps = 0; next < this.#sectors && steps <= this.#sectors && found.length < wanted; steps++) {
      take(this.#offset(next), perSector);
      next = this.#uint32(this.#offset(next) + 4 * perSector);
    }
    return found;
  }

  #readDirectory(): void {
    const bytes = this.#readSectors(
      this.#view.getUint32(48, true),
      DIRECTORY_ENTRY_BYTES * DOC_LIMITS.directoryEntries,
    );
    const view = viewOf(bytes);
    for (let at = 0; at + DIRECTORY_ENTRY_BYTES <= bytes.length; at += DIRECTORY_ENTRY_BYTES) {
      const nameBytes = Math.max(0, Math.min(view.getUint16(at + 64, true), 64) - 2);
      const name = new TextDecoder('utf-16le').decode(bytes.subarray(at, at + nameBytes)).toLowerCase();
      const stream = { start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) };
      if (bytes[at + 66] === ROOT) this.#root = stream;
      // The first of a name wins: the document's own streams stand before those of embedded objects.
      if (bytes[at + 66] === STREAM && !this.#streams.has(name)) this.#streams.set(name, stream);
    }
  }

  #readSectors(start: number, bytesMax: number): Uint8Array {
    const chain = followChain(start, (sector) => this.#nextSector(sector), this.#sectors);
    return gather(this.#bytes, chain, (sector) => this.#offset(sector), this.#sectorBytes, bytesMax);
  }

  /** Small streams live in the root's stream, in sectors and a table of their own. */
  #readMini({ start, size }: Stream): Uint8Array {
    this.#mini ??= {
      table: viewOf(this.#readSectors(this.#view.getUint32(60, true), Number.POSITIVE_INFINITY)),
      content: this.#readSectors(this.#root.start, this.#root.size),
    };
    const { table, content } = this.#mini;
    const entries = Math.floor(table.byteLength / 4);
    const next = (sector: number) => (sector < entries ? table.getUint32(sector * 4, true) : END_OF_CHAIN);
    const width = this.#miniSectorBytes;
    return gather(content, followChain(start, next, entries), (sector) => sector * width, width, size);
  }

  #nextSector(sector: number): number {
    const perSector = this.#sectorBytes / 4;
    const table = this.#fatSectors[Math.floor(sector / perSector)];
    return table === undefined ? END_OF_CHAIN : this.#uint32(this.#offset(table) + 4 * (sector % perSector));
  }

  #offset(sector: number): number {
    return (sector + 1) * this.#sectorBytes;
  }

  #uint32(at: number): number {
    return at + 4 <= this.#bytes.length ? this.#view.getUint32(at, true) : END_OF_CHAIN;
  }
}

function followChain(start: number, next: (sector: number) => number, sectors: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < FIRST_MARK && sector < sectors; sector = next(sector)) {
    if (chain.length >= sectors) throw broken();
    chain.push(sector);
  }
  return chain;
}

function gather(
  source: Uint8Array,
  chain: number[],
  offset: (sector: number) => number,
  width: number,
  bytesMax: number,
): Uint8Array {
  const bytes = new Uint8Array(Math.min(bytesMax, chain.length * width));
  chain.forEach((sector, index) => {
    const at = index * width;
    const from = offset(sector);
    if (at < bytes.length) bytes.set(source.subarray(from, from + Math.min(width, bytes.length - at)), at);
  });
  return bytes;
}

/** A DataView over exactly these bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function broken(): UnreadableError {
  return new UnreadableError('corrupt', 'Its structure is broken.');
}
