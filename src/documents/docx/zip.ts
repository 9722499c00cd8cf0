// Reads a zip's directory and unpacks single entries under a budget. Sizes that the archive claims are never believed.
// Entries are found through the central directory, as Word finds them; case and leading slashes do not matter.

import { inflateBounded } from '../inflate.ts';
import { DOCX_LIMITS } from '../limits.ts';
import { UnreadableError } from '../outcome.ts';
import { encodingOf } from '../sniff.ts';

const END_OF_DIRECTORY = 0x504b0506;
const DIRECTORY_ENTRY = 0x504b0102;
const LOCAL_HEADER = 0x504b0304;
/** The end record's own length and the longest comment that may follow it. */
const END_RECORD_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;

type ZipEntry = { encrypted: boolean; method: number; packedBytes: number; at: number };

/** An archive whose entries are unpacked on demand. */
export class ZipArchive {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries = new Map<string, ZipEntry>();
  #budgetBytes = DOCX_LIMITS.xmlBytes;

  /** Reads the directory; throws `corrupt` or `too_large`. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#readDirectory();
  }

  /** An entry's text (UTF-8 or UTF-16 by its mark), or null when there is none of that path. */
  readText(path: string): string | null {
    const content = this.readBytes(path);
    return content === null ? null : new TextDecoder(encodingOf(content)).decode(content);
  }

  /** An entry's bytes, or null when there is none of that path. */
  readBytes(path: string): Uint8Array | null {
    const entry = this.#entries.get(normalised(path));
    return entry === undefined ? null : this.#unpack(entry);
  }

  #unpack(entry: ZipEntry): Uint8Array {
    if (entry.encrypted) throw new UnreadableError('encrypted', 'It is protected by a password.');
    if (entry.at + 30 > this.#bytes.length || this.#view.getUint32(entry.at) !== LOCAL_HEADER)
      throw damaged();
    const names = this.#view.getUint16(entry.at + 26, true) + this.#view.getUint16(entry.at + 28, true);
    const start = entry.at + 30 + names;
    const packed = this.#bytes.subarray(start, start + entry.packedBytes);
    if (entry.method !== STORED && entry.method !== DEFLATED) throw damaged();
    const content = entry.method === STORED ? packed : inflateBounded(packed, this.#budgetBytes, 'raw');
    this.#budgetBytes -= content.length;
    if (this.#budgetBytes < 0)
      throw new UnreadableError('too_large', 'It unpacks to more than a CV can hold.');
    return content;
  }

  #readDirectory(): void {
    const end = this.#findEnd();
    const count = this.#view.getUint16(end + 10, true);
    if (count > DOCX_LIMITS.entries) throw new UnreadableError('too_large', 'It holds too many parts.');
    let at = this.#view.getUint32(end + 16, true);
    const decoder = new TextDecoder();
    for (let index = 0; index < count && at + 46 <= this.#bytes.length; index++) {
      if (this.#view.getUint32(at) !== DIRECTORY_ENTRY) throw damaged();
      const nameBytes = this.#view.getUint16(at + 28, true);
      const name = decoder.decode(this.#bytes.subarray(at + 46, at + 46 + nameBytes));
      this.#entries.set(normalised(name), {
        encrypted: (this.#view.getUint16(at + 8, true) & 1) !== 0,
        method: this.#view.getUint16(at + 10, true),
        packedBytes: this.#view.getUint32(at + 20, true),
        at: this.#view.getUint32(at + 42, true),
      });
      at += 46 + nameBytes + this.#view.getUint16(at + 30, true) + this.#view.getUint16(at + 32, true);
    }
  }

  #findEnd(): number {
    const last = this.#bytes.length - END_RECORD_BYTES;
    for (let at = last; at >= Math.max(0, last - COMMENT_BYTES_MAX); at--) {
      if (this.#bytes[at] === 0x50 && this.#view.getUint32(at) === END_OF_DIRECTORY) return at;
    }
    throw damaged();
  }
}

function normalised(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
}

function damaged(): UnreadableError {
  return new UnreadableError('corrupt', 'Its archive is damaged.');
}
