import { describe, expect, it } from 'vitest';
import { readExcerpt, retryAfterSeconds, scrubbed } from '../../src/webhooks/attempts/answer.ts';
import { failureWithoutAnswer } from '../../src/webhooks/attempts/attempt.ts';

describe('the excerpt of an answer', () => {
  it.each([
    ['what it says', 'queue is full', 'queue is full'],
    ['no line breaks or control characters', 'a\r\n\u0000b\u001b[31m', 'a b [31m'],
    ['nothing of an answer that is blank', ' \n\t', null],
    ['no e-mail', 'no user jane.roe@example.com here', 'no user [removed] here'],
    ['no bearer token', 'Bearer abc.def refused', 'Bearer [removed] refused'],
    ['no named secret', '{"token":"abc","ok":true}', '{"token":"[removed]","ok":true}'],
    ['no password', 'password=hunter2&x=1', 'password=[removed]'],
    ['no signing secret', 'got whsec_AAAA/BBBB+CC= instead', 'got [removed] instead'],
    ['no API key', 'service_abcdefghijkl1234 is unknown', '[removed] is unknown'],
    ['no long token', `id ${'a1'.repeat(20)} seen`, 'id [removed] seen'],
  ])('holds %s', (_name, text, kept) => expect(scrubbed(text)).toBe(kept));

  it('reads no more than 512 bytes', async () => {
    let pulls = 0;
    const endless = new ReadableStream<Uint8Array>(
      { pull: (controller) => void (pulls++, controller.enqueue(new Uint8Array(256).fill(120))) },
      { highWaterMark: 0 },
    );
    expect(await readExcerpt(new Response(endless))).toHaveLength(512);
    expect(pulls).toBe(2);
  });

  it('does not wait for a body that never ends', async () => {
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
    expect(await readExcerpt(new Response(silent))).toBeNull();
  });

  it('is null without a body', async () => expect(await readExcerpt(new Response(null))).toBeNull());
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 21, 8, 0, 0);
  it.each([
    ['120', 120],
    [' 7 ', 7],
    ['0', 0],
    ['Sat, 21 Nov 2026 08:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
    ['99999999999999999999', null],
  ])('%j means %s seconds', (header, seconds) => expect(retryAfterSeconds(header, now)).toBe(seconds));

  it('may be absent', () => expect(retryAfterSeconds(null, now)).toBeNull());
});

describe('a failure without an answer', () => {
  const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  it.each([
    ['timeout', timeout],
    ['dns', new Error('DNS lookup failed.')],
    ['tls', new Error('TLS handshake failed')],
    ['tls', new Error('peer certificate is not trusted')],
    ['connection', new Error('Network connection lost.')],
    ['connection', 'thrown text'],
  ])('is told as %s', (failure, error) => expect(failureWithoutAnswer(error)).toBe(failure));
});
