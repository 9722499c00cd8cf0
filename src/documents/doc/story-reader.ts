// Gives any stretch of a document's characters as text: gathers it from the pieces, leaves hidden runs out, and puts
// a list's label before each of its paragraphs. Labels are counted as paragraphs are read, so read in order.

import { ListCounters, type List } from '../lists/list-counters.ts';
import type { ByteRange } from './hidden-runs.ts';
import type { ListPlace } from './paragraph-lists.ts';
import type { Piece } from './pieces.ts';

export type StorySource = {
  word: Uint8Array;
  pieces: Piece[];
  /** Sorted, without overlaps. */
  hidden: ByteRange[];
  /** List paragraphs by where they begin in the Word stream. */
  paragraphs: Map<number, ListPlace>;
  lists: Map<number, List>;
  narrowEncoding: string;
};

export class StoryReader {
  readonly #source: StorySource;
  readonly #starts: number[];
  readonly #narrow: TextDecoder;
  readonly #wide = new TextDecoder('utf-16le');
  readonly #counters = new ListCounters();

  constructor(source: StorySource) {
    this.#source = source;
    this.#starts = [...source.paragraphs.keys()].toSorted((one, other) => one - other);
    this.#narrow = new TextDecoder(source.narrowEncoding);
  }

  /** How many characters there are. */
  get total(): number {
    return this.#source.pieces.reduce((end, { first, count }) => Math.max(end, first + count), 0);
  }

  /** The characters numbered `from` up to `to`. */
  read(from: number, to: number): string {
    return this.#source.pieces
      .filter(({ first, count }) => first < to && first + count > from)
      .map((piece) => {
        const width = piece.isWide ? 2 : 1;
        const start = Math.max(from, piece.first) - piece.first;
        const end = Math.min(to, piece.first + piece.count) - piece.first;
        return this.#readPiece(piece, piece.at + start * width, piece.at + end * width);
      })
      .join('');
  }

  #readPiece({ isWide }: Piece, from: number, to: number): string {
    const decoder = isWide ? this.#wide : this.#narrow;
    const out: string[] = [];
    for (const { start, end } of withoutHidden(from, to, this.#source.hidden)) {
      let at = start;
      for (const paragraph of this.#startsWithin(start, end)) {
        out.push(decoder.decode(this.#source.word.subarray(at, paragraph)), this.#labelAt(paragraph));
        at = paragraph;
      }
      out.push(decoder.decode(this.#source.word.subarray(at, end)));
    }
    return out.join('');
  }

  #startsWithin(from: number, to: number): number[] {
    const first = lowerBound(this.#starts, (start) => start >= from);
    const end = lowerBound(this.#starts, (start) => start >= to);
    return this.#starts.slice(first, end);
  }

  #labelAt(start: number): string {
    const place = this.#source.paragraphs.get(start);
    const list = place === undefined ? undefined : this.#source.lists.get(place.list);
    if (place === undefined || list === undefined) return '';
    const label = this.#counters.next(list, place.level, String(place.list));
    return label === '' ? '' : `${label} `;
  }
}

/** What is left of a run of bytes without the hidden ones. */
function withoutHidden(from: number, to: number, hidden: ByteRange[]): ByteRange[] {
  const left: ByteRange[] = [];
  let at = from;
  for (let index = lowerBound(hidden, ({ end }) => end > from); at < to; index++) {
    const { start, end } = hidden[index] ?? { start: to, end: to };
    if (start > at) left.push({ start: at, end: Math.min(start, to) });
    at = Math.max(at, end);
  }
  return left;
}

/** The first index whose element is past the bound, of elements sorted by it. */
function lowerBound<T>(sorted: T[], isPast: (element: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = sorted[middle];
    if (element !== undefined && isPast(element)) high = middle;
    else low = middle + 1;
  }
  return low;
}
