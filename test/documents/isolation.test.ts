// Documents are read elsewhere, within bounded time; the reader's death is an answer.

import { env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { writeDocx } from '../../scripts/fixtures/write-docx.ts';
import { writePdf } from '../../scripts/fixtures/write-pdf.ts';
import { readIsolated, type ReaderBinding } from '../../src/documents/client.ts';
import { READ_TIMEOUT_MS } from '../../src/documents/limits.ts';

/** A namespace whose objects behave as `read` does; what the platform does to us is outside of us. */
function readerThat(read: () => Promise<never>): ReaderBinding {
  const object = { newUniqueId: () => ({}), get: () => ({ read }) };
  return { DOCUMENT_READER: object as unknown as ReaderBinding['DOCUMENT_READER'] };
}

const pdf = writePdf([{ text: 'Grace Hopper' }, { text: 'Compilers and COBOL' }]);

describe('a document read in an object of its own', () => {
  it('comes back as its text', async () => {
    expect(await readIsolated(env, pdf, 'cv.pdf')).toMatchObject({
      kind: 'text',
      text: 'Grace Hopper\nCompilers and COBOL',
      pages: 1,
    });
  });

  it('comes back as a reason when it cannot be read', async () => {
    expect(await readIsolated(env, pdf, 'cv.docx')).toMatchObject({ code: 'wrong_content' });
    expect(await readIsolated(env, pdf, 'cv')).toMatchObject({ code: 'unsupported' });
  });

  it('does not change or take the bytes of its caller', async () => {
    const bytes = pdf.slice();
    await readIsolated(env, bytes, 'cv.pdf');
    expect(bytes).toEqual(pdf);
  });

  it('gives each of many its own text', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Candidate ${index}`);
    const results = await Promise.all(
      names.map((name) => readIsolated(env, writeDocx([{ text: name }]), 'cv.docx')),
    );
    expect(results.map((result) => (result.kind === 'text' ? result.text : result.code))).toEqual(names);
  });
});

describe('a reader that fails', () => {
  it('makes the document unreadable when it dies', async () => {
    const dying = readerThat(() =>
      Promise.reject(new Error('isolate exceeded its memory limit and was reset')),
    );
    const result = await readIsolated(dying, pdf, 'cv.pdf');
    expect(result).toMatchObject({ kind: 'unreadable', code: 'corrupt' });
  });

  it('is tried once more, as a neighbour may have taken it along', async () => {
    const answer = { kind: 'unreadable', code: 'no_text', message: 'It holds no text.' } as const;
    const read = vi
      .fn<() => Promise<never>>()
      .mockRejectedValueOnce(new Error('isolate exceeded its memory limit and was reset'))
      .mockResolvedValueOnce(answer as never);
    expect(await readIsolated(readerThat(read), pdf, 'cv.pdf')).toEqual(answer);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is given up on after the time limit, and the next document is read', async () => {
    vi.useFakeTimers();
    try {
      const hanging = readerThat(() => new Promise(() => {}));
      const stuck = Promise.all([readIsolated(hanging, pdf, 'a.pdf'), readIsolated(hanging, pdf, 'b.pdf')]);
      await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
      expect((await stuck).map((result) => result.kind)).toEqual(['unreadable', 'unreadable']);
    } finally {
      vi.useRealTimers();
    }
    expect(await readIsolated(env, pdf, 'cv.pdf')).toMatchObject({ kind: 'text' });
  });
});
