// What a receiver answered, as far as the log keeps it: the first bytes, scrubbed, and how long it asks us to wait.

const EXCERPT_BYTES_MAX = 512;
/** A receiver that drips its body may not keep an attempt open: by then the status is known. */
const EXCERPT_WITHIN_MS = 1_000;

const EMAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;
/** Names that announce a secret, and whatever follows them. */
const NAMED_SECRET =
  /\b(bearer|basic|token|secret|password|passwd|pwd|api[-_ ]?key|apikey|key|authorization|cookie|session)\b(["']?\s*[:=]?\s*["']?)([^\s"',;}]+)/gi;
/** Anything long without a space that holds a digit: keys, tokens, hashes. */
const TOKEN = /(?=[\w+/=.~-]*\d)[\w+/=.~-]{20,}/g;
const PREFIXED = /\b(whsec|service|sk|pk|ghp|xox[a-z])[_-][\w+/=.-]{4,}/gi;
const REMOVED = '[removed]';

/** Reads at most 512 bytes of the answer and lets go of the rest. Null when there is nothing. Never throws. */
export async function readExcerpt(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return null;
  const parts: Uint8Array[] = [];
  const collect = async () => {
    for (let length = 0; length < EXCERPT_BYTES_MAX;) {
      const { value, done } = await reader.read();
      if (done) return;
      const part = value.subarray(0, EXCERPT_BYTES_MAX - length);
      parts.push(part);
      length += part.length;
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((done) => (timer = setTimeout(done, EXCERPT_WITHIN_MS)));
  await Promise.race([collect().catch(() => undefined), tooLong]);
  clearTimeout(timer);
  await reader.cancel().catch(() => undefined);
  return scrubbed(new TextDecoder().decode(Buffer.concat(parts)));
}

/** `text` without control characters and without what looks like a key, a token or an e-mail; null when blank. */
export function scrubbed(text: string): string | null {
  const clean = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(EMAIL, REMOVED)
    .replace(PREFIXED, REMOVED)
    .replace(NAMED_SECRET, `$1$2${REMOVED}`)
    .replace(TOKEN, REMOVED)
    .trim();
  return clean === '' ? null : clean;
}

/** The seconds that `Retry-After` asks for, as a number or a date (RFC 9110, 10.2.3); null when it asks for none. */
export function retryAfterSeconds(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}
