// Base62: what needs no escaping in a header, an address or a file name. Pure.

/** Its digits, by value. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The last `length` digits of a value, most significant first, zeros in front. */
export function toBase62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  while (text.length < length) {
    text = (BASE62[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  return text;
}
