import { expect, it } from 'vitest';
import { createProgress, drawBar } from '../../scripts/cli/progress-bar.ts';

function recorded(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, columns: 60, write: (text: string) => written.push(text) > 0 };
  return { written, progress: createProgress(stream as never) };
}

it('draws one line again and again on a terminal, a new one for a new phase', () => {
  const { written, progress } = recorded(true);
  progress.update('Reading', 1, 2);
  progress.update('Reading', 2, 2);
  progress.update('Scoring', 0, 2);
  progress.finish();
  progress.finish();
  expect(written.join('').split('\n')).toHaveLength(3);
  expect(written.join('')).toContain('2/2\n\r');
});

it('writes a plain line now and then elsewhere', () => {
  const { written, progress } = recorded(false);
  for (let done = 0; done <= 400; done++) progress.update('Scoring', done, 400);
  expect(written).toEqual([0, 100, 200, 300, 400].map((done) => `  Scoring: ${done}/400\n`));
});

it.each([30, 80, 200])('fits %d columns', (columns) => {
  expect(drawBar('Scoring', 3, 1000, columns).length).toBeLessThanOrEqual(columns);
  expect(drawBar('Scoring', 0, 0, columns)).toContain('0/0');
});
