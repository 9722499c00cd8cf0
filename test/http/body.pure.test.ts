import { describe, expect, it } from 'vitest';
import { readBody } from '../../src/http/body.ts';

const MB = 1024 * 1024;

function requestOf(body: ReadableStream, headers: Record<string, string> = {}): Request {
  return new Request('https://api.example/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

/** A sender that goes away after its first part. */
function broken(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    pull: (controller) => controller.error(new Error('Network connection lost.')),
  });
}

describe('readBody', () => {
  it.each([{}, { 'content-length': String(2 * MB) }])(
    'takes a lost sender for a 400 (%j)',
    async (headers) => {
      await expect(readBody(requestOf(broken(), headers), 4 * MB)).rejects.toMatchObject({
        code: 'bad_request',
        detail: 'The request body ended before it was complete.',
      });
    },
  );

  it('refuses what grows beyond the bound, whatever was declared', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(MB)) });
    await expect(readBody(requestOf(endless), 4 * MB)).rejects.toMatchObject({ code: 'too_large' });
  });
});
