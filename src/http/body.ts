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
 * length is believed only when it already refuses. Throws 400 for a body whose sender went away before its end.
 */
export async function readBody(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBounded(request, bytesMax);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    // The runtime's only other error here is that of a lost connection, which is nothing that we failed at.
    throw new ServiceError('bad_request', 'The request body ended before it was complete.');
  }
}

async function readBounded(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > bytesMax) throw tooLarge(bytesMax);
  if (request.body === null) return new Uint8Array();
  if (declared >= LARGE_BYTES_MIN) return readDeclared(request.body, declared, bytesMax);
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

/** From here on a body's parts and their sum shall not stand in memory together. */
const LARGE_BYTES_MIN = 1024 * 1024;

/** Reads into one buffer of the declared length; a sender that lied about it is refused when it sends more. */
async function readDeclared(
  body: ReadableStream,
  declared: number,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(declared);
  let length = 0;
  for await (const part of body as ReadableStream<Uint8Array>) {
    if (length + part.length > declared) throw tooLarge(bytesMax);
    bytes.set(part, length);
    length += part.length;
  }
  return bytes.subarray(0, length);
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
