// Request bodies: read with a bound, decoded strictly, parsed once. Every failure is a 4xx with a reason.

import { ServiceError } from './errors.ts';

/** What /screen accepts: 200 CVs of 10,000 four-byte characters with room to spare. */
export const SCREEN_BODY_BYTES_MAX = 32 * 1024 * 1024;
/** What a push of candidates accepts: files as base64. A Worker has 128 MB for everything. */
export const ATS_BODY_BYTES_MAX = 64 * 1024 * 1024;
/** What a job accepts: its longest texts in four-byte characters, escaped. */
export const JOB_BODY_BYTES_MAX = 4 * 1024 * 1024;

/**
 * The body's bytes. Throws 413 once more than `bytesMax` came, whatever Content-Length said; the declared
 * length is believed only when it already refuses.
 */
export async function readBody(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge(bytesMax);
  if (request.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body as ReadableStream<Uint8Array>) {
    length += part.length;
    if (length > bytesMax) throw tooLarge(bytesMax);
    parts.push(part);
  }
  return joined(parts, length);
}

/** Parses JSON in UTF-8. Throws 422 `json_invalid` at `["body", 0]`; V8's message is left out, as it quotes the input. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new ServiceError('unprocessable', [
      {
        loc: ['body', 0],
        msg: 'JSON decode error: the body is not valid JSON in UTF-8',
        type: 'json_invalid',
      },
    ]);
  }
}

function tooLarge(bytesMax: number): ServiceError {
  const megabytes = Math.floor(bytesMax / 1024 / 1024);
  return new ServiceError(
    'too_large',
    `The request body may hold at most ${megabytes} MB. Send fewer candidates per request.`,
  );
}

function joined(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
