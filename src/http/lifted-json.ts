// JSON with very long strings, such as files in base64: the strings stay where they are in the body's bytes and only
// the rest is parsed, so that a body stands in memory once and not three times (a Worker has 128 MB). Pure but for the
// nonce, which keeps a caller from forging a reference.

import { parseJson } from './body.ts';

/** Shorter strings are not worth the trouble. */
const LONG_BYTES_MIN = 16 * 1024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The parsed body, and what its references stand for. */
export type LiftedJson = {
  value: unknown;
  /** The bytes between the quotes, as they came, when `value` is a reference; else null. */
  bytesOf(value: unknown): Uint8Array<ArrayBuffer> | null;
  /** The string that `value` is or refers to; anything else is handed back. Throws 422 for what is no JSON string. */
  resolve(value: unknown): unknown;
};

/** Parses a body. Throws 422 as `parseJson`. */
export function parseLiftedJson(body: Uint8Array<ArrayBuffer>): LiftedJson {
  const nonce = crypto.randomUUID();
  const lifted: Uint8Array<ArrayBuffer>[] = [];
  const rest: Uint8Array[] = [];
  const encoder = new TextEncoder();
  let copied = 0;
  for (let open = body.indexOf(QUOTE); open !== -1;) {
    const close = closingQuote(body, open);
    if (close === -1) break;
    if (close - open > LONG_BYTES_MIN) {
      rest.push(body.subarray(copied, open + 1), encoder.encode(`${nonce}:${lifted.length}`));
      lifted.push(body.subarray(open + 1, close));
      copied = close;
    }
    open = body.indexOf(QUOTE, close + 1);
  }
  rest.push(body.subarray(copied));
  const bytesOf = (value: unknown) =>
    typeof value === 'string' && value.startsWith(`${nonce}:`)
      ? (lifted[Number(value.slice(nonce.length + 1))] ?? null)
      : null;
  return {
    value: parseJson(lifted.length === 0 ? body : Buffer.concat(rest)),
    bytesOf,
    resolve(value) {
      const bytes = bytesOf(value);
      return bytes === null ? value : parseJson(Buffer.concat([QUOTES, bytes, QUOTES]));
    },
  };
}

const QUOTES = new Uint8Array([QUOTE]);

/** Where the string that opens at `open` ends; -1 when it does not. */
function closingQuote(body: Uint8Array, open: number): number {
  for (let at = body.indexOf(QUOTE, open + 1); at !== -1; at = body.indexOf(QUOTE, at + 1)) {
    let backslashes = 0;
    while (body[at - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return -1;
}
