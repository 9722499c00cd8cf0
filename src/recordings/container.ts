// What a recording is, read off its own first bytes, and how long it runs where the container says so: names and
// headers of uploads are believed by nobody. Pure.

export type VideoType = 'video/webm' | 'video/mp4' | 'video/quicktime';

/** The type of a file that begins like this; null for anything but the three that browsers record and play. */
export function videoTypeOf(head: Uint8Array): VideoType | null {
  if (head.length < 12) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.getUint32(0) === 0x1a45dfa3) return 'video/webm';
  if (text(head, 4) !== 'ftyp') return null;
  return text(head, 8) === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** Reads `length` bytes at an offset; fewer at the end. */
export type ReadAt = (offset: number, length: number) => Promise<Uint8Array>;

const BOXES_MAX = 64;

/** The seconds that an MP4 or QuickTime file runs, by its movie header; null when it has none to be found. */
export async function mp4Seconds(readAt: ReadAt, size: number): Promise<number | null> {
  let offset = 0;
  for (let box = 0; box < BOXES_MAX && offset + 8 <= size; box += 1) {
    const head = await readAt(offset, 16);
    if (head.length < 8) return null;
    if (text(head, 4) === 'moov') return movieSeconds(await readAt(offset + 8, 256));
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const short = view.getUint32(0);
    const length = short === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : short;
    if (length < 8) return null;
    offset += length;
  }
  return null;
}

/** The movie header is the first box of a movie in what all recorders write; fragments say 0, which is not known. */
function movieSeconds(bytes: Uint8Array): number | null {
  if (bytes.length < 40 || text(bytes, 4) !== 'mvhd') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLong = bytes[8] === 1;
  const scale = view.getUint32(isLong ? 28 : 20);
  const duration = isLong ? Number(view.getBigUint64(32)) : view.getUint32(24);
  if (scale === 0 || duration === 0 || duration === 0xffffffff) return null;
  return duration / scale;
}
