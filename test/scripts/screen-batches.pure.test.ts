import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../scripts/cli/api-client.ts';
import type { ReadCv } from '../../scripts/cli/read-cv.ts';
import { EXIT, exitCodeOf } from '../../scripts/cli/report.ts';
import { screenBatches, type BatchOptions } from '../../scripts/cli/screen-batches.ts';
import { playService } from '../support/played-service.ts';

/** The path is the CV's text; one that begins with `!` cannot be read. */
const readCv: ReadCv = async (path) =>
  path.startsWith('!') ? { problem: 'encrypted: It is locked.' } : { text: path };

async function screen(
  texts: string[],
  options: Parameters<typeof playService>[0] = {},
  override: Partial<BatchOptions> = {},
) {
  const service = await playService(options);
  onTestFinished(() => service.close());
  const client = createClient({ baseUrl: service.baseUrl, apiKey: 'key', waitsMs: [1] });
  const files = texts.map((path, index) => ({ path, ref: `cv-${index}` }));
  const run = () =>
    screenBatches(files, { client, jobSpec: 'A nurse.', readCv, firstPollMs: 1, ...override });
  return { service, run, screening: await run() };
}

function cvs(count: number): string[] {
  return Array.from({ length: count }, (_, index) => 'x'.repeat((index % 90) + 1));
}

describe('screening files', () => {
  it('sends batches of 200 and ranks them together, equal scores in the order of the files', async () => {
    const { service, screening } = await screen(cvs(401));
    expect([...service.jobs.values()].map((job) => job.candidates.length)).toEqual([200, 200, 1]);
    expect(screening.jobIds).toHaveLength(3);
    expect(screening.ranked).toHaveLength(401);
    const order = screening.ranked.map((one) => [-one.score, Number(one.candidate_ref.slice(3))]);
    expect(order).toEqual(order.toSorted(([a = 0, i = 0], [b = 0, j = 0]) => a - b || i - j));
    expect(exitCodeOf(screening)).toBe(EXIT.scored);
  });

  it('reports reading, then scoring, up to the last candidate', async () => {
    const seen: string[] = [];
    await screen(cvs(3), { polls: 2 }, { onProgress: (...progress) => seen.push(progress.join(' ')) });
    expect(seen).toEqual([
      'Reading 1 3',
      'Reading 2 3',
      'Reading 3 3',
      'Scoring 0 3',
      'Scoring 0 3',
      'Scoring 0 3',
      'Scoring 3 3',
    ]);
  });

  it('lists unreadable files and failed candidates in the order of the files', async () => {
    const { service, screening } = await screen(['unscorable', 'xx', '!locked']);
    expect(screening.ranked.map((one) => one.candidate_ref)).toEqual(['cv-1']);
    expect(screening.failed).toEqual([
      { candidate_ref: 'cv-0', error: 'empty_cv: it is blank' },
      { candidate_ref: 'cv-2', error: 'encrypted: It is locked.' },
    ]);
    expect(service.asked[0]?.body.candidates).toHaveLength(2);
    expect(exitCodeOf(screening)).toBe(EXIT.partly);
  });

  it('asks the service nothing when no file can be read', async () => {
    const { service, screening } = await screen(['!a', '!b']);
    expect(service.asked).toEqual([]);
    expect(exitCodeOf(screening)).toBe(EXIT.partly);
  });

  it('sends only the characters that are scored', async () => {
    const { service } = await screen(['🩺'.repeat(10_001), 'é'.repeat(9_999)]);
    const lengths = service.asked[0]?.body.candidates.map((one) => [...one.cv_text].length);
    expect(lengths).toEqual([10_000, 9_999]);
  });

  it('makes the same jobs when it is run again, new ones when asked to score anew', async () => {
    const { service, run } = await screen(cvs(3));
    await run();
    expect(service.jobs.size).toBe(1);
    const anew = await screen(cvs(3), {}, { again: true });
    await anew.run();
    expect(anew.service.jobs.size).toBe(2);
  });
});

describe('a service that stops', () => {
  it('refusing the second batch: the first is collected, the rest is named as not sent', async () => {
    const { screening } = await screen(cvs(500), {
      mishap: (one, count) => (one.method === 'POST' && count === 2 ? { status: 429 } : null),
    });
    expect(screening.ranked).toHaveLength(200);
    expect(screening.failed).toHaveLength(300);
    expect(screening.failed[299]).toEqual({
      candidate_ref: 'cv-499',
      error: 'not_sent: the service stopped this run',
    });
    expect(exitCodeOf(screening)).toBe(EXIT.refused);
  });

  it('vanishing while it scores: the job is named so that its results can be fetched later', async () => {
    const { screening } = await screen(cvs(2), {
      mishap: (one) => (one.method === 'GET' ? 'hang up' : null),
    });
    expect(screening.failed[0]?.error).toBe(`not_collected: ask for job ${screening.jobIds[0]}`);
    expect(exitCodeOf(screening)).toBe(EXIT.unreachable);
  });

  it('giving a job up: its candidates fail, the run goes on', async () => {
    const { screening } = await screen(cvs(2), {
      mishap: (one) =>
        one.method === 'GET' ? { status: 200, body: { status: 'failed', processed_candidates: 0 } } : null,
    });
    expect(screening.failed).toHaveLength(2);
    expect(exitCodeOf(screening)).toBe(EXIT.partly);
  });
});

it('looks at once when it is woken, and does not spin when the job is not done yet', async () => {
  const { service } = await screen(
    cvs(1),
    { polls: 1 },
    { firstPollMs: 60_000, wake: Promise.resolve('called back') },
  );
  expect(service.asked.filter((one) => one.method === 'GET')).toHaveLength(2);
});
