// One byte range of a request (RFC 9110, section 14.1.2). Several ranges, other units and nonsense count as none: the
// whole is a right answer to them. Pure.

export type ByteRange = { from: number; to: number };

/** Both ends included; null for the whole; `unsatisfiable` for a range that begins beyond the end. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return null;
    const length = Number(last);
    return length === 0 || size === 0 ? 'unsatisfiable' : { from: Math.max(0, size - length), to: size - 1 };
  }
  const from = Number(first);
  if (from >= size) return 'unsatisfiable';
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return to < from ? null : { from, to };
}
