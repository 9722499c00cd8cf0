// Walks through bytes with a cursor; beyond the end it throws, so that a damaged table ends its own reading only.

import { viewOf } from './compound-file.ts';

export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    this.at = at;
  }

  uint8(): number {
    return this.#view.getUint8(this.#advance(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.#advance(2), true);
  }

  uint32(): number {
    return this.#view.getUint32(this.#advance(4), true);
  }

  skip(bytes: number): void {
    this.#advance(bytes);
  }

  take(bytes: number): Uint8Array {
    const from = this.#advance(bytes);
    return this.#bytes.subarray(from, from + bytes);
  }

  #advance(bytes: number): number {
    const from = this.at;
    if (from + bytes > this.#bytes.length) throw new RangeError('beyond the end');
    this.at = from + bytes;
    return from;
  }
}
