// Small files that begin like videos.

/** A WebM of `bytes`: its first four bytes, then a count that tells positions apart. */
export function webm(bytes: number): Uint8Array<ArrayBuffer> {
  const file = Uint8Array.from({ length: bytes }, (_, i) => (i * 7 + (i >> 8)) & 0xff);
  file.set([0x1a, 0x45, 0xdf, 0xa3]);
  return file;
}

/** One box of an MP4. */
const box = (type: string, body: Uint8Array) => {
  const whole = new Uint8Array(8 + body.length);
  new DataView(whole.buffer).setUint32(0, whole.length);
  whole.set(new TextEncoder().encode(type), 4);
  whole.set(body, 8);
  return whole;
};

/** An MP4 that says it runs so long; its movie header stands behind `padding` bytes of media. */
export function mp4(seconds: number, padding = 64): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(100);
  const view = new DataView(header.buffer);
  view.setUint32(12, 1000);
  view.setUint32(16, seconds * 1000);
  const parts = [
    box('ftyp', new TextEncoder().encode('isom\0\0\0\0isom')),
    box('mdat', new Uint8Array(padding)),
    box('moov', box('mvhd', header)),
  ];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
