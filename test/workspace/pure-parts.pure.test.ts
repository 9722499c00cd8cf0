// Parts of the pages that are plain functions: addresses to go on to, months, times, requests as commands.

import { describe, expect, it } from 'vitest';
import { monthBefore, monthUse } from '../../src/workspace/settings/usage/month.ts';
import { findingWords } from '../../src/workspace/settings/usage/plot.tsx';
import { curlOf } from '../../src/workspace/settings/webhooks/curl.ts';
import { answerWords } from '../../src/workspace/settings/webhooks/words.ts';
import { safePath } from '../../src/workspace/shell/paths.ts';
import { ageText, agoText } from '../../src/workspace/shell/when.tsx';

describe('an address to go on to', () => {
  it.each(['/app', '/app/jobs/7?stage=applied', '/app?x=1', '/r/abc'])('keeps %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    'https://elsewhere.test/app',
    '//elsewhere.test/app',
    '/\\elsewhere.test/app',
    '/app/../../operator/purge',
    '/application',
    'javascript:alert(1)',
    '',
    null,
    7,
  ])('refuses %s', (path) => {
    expect(safePath(path, '/app')).toBe('/app');
  });
});

describe('a month of usage', () => {
  const days = [
    { day: '2026-03-02', cvs: 100 },
    { day: '2026-03-10', cvs: 140 },
  ];

  it('is summed up day by day, and reaches the cap at the pace of the last seven days', () => {
    const use = monthUse('2026-03', days, 12, 400);
    expect(use.length).toBe(31);
    expect(use.daily).toHaveLength(12);
    expect(use.total.at(-1)).toBe(240);
    expect(use.pace).toBe(20);
    expect(use.capDay).toBe(20);
    expect(findingWords({ use, month: '2026-03', committed: 200, cap: 400 })).toBe(
      '240 CVs by 12 March. The committed 200 were passed on 10 March. At the present pace the hard cap of 400 is reached about 20 March.',
    );
  });

  it('that is over or empty goes nowhere', () => {
    expect(monthUse('2026-03', days, 31, 400).capDay).toBeNull();
    expect(monthUse('2026-02', [], 3, 400)).toMatchObject({ length: 28, pace: 0, capDay: null });
  });

  it('goes back over the year', () => {
    expect(monthBefore('2026-01', 2)).toBe('2025-11');
    expect(monthBefore('2026-12', -1)).toBe('2027-01');
  });
});

describe('times', () => {
  const now = Date.parse('2026-03-12T12:00:00Z');

  it.each([
    ['2026-03-12T11:59:40Z', 'Now'],
    ['2026-03-12T11:58:00Z', '2 min'],
    ['2026-03-12T09:00:00Z', '3 h'],
    ['2026-03-11T11:00:00Z', 'Yesterday'],
    ['2026-03-08T11:00:00Z', '4 d'],
    ['2026-02-01T11:00:00Z', '1 February'],
    ['2025-12-02T11:00:00Z', '2 December 2025'],
    ['2026-03-12T12:05:00Z', 'in 5 min'],
    ['2026-03-18T13:00:00Z', 'in 6 d'],
  ])('%s reads %s', (at, words) => {
    expect(ageText(Date.parse(at), now)).toBe(words);
  });
});

describe('times in a sentence', () => {
  const now = Date.parse('2026-03-12T12:00:00Z');

  it.each([
    ['2026-03-12T11:59:40Z', 'just now'],
    ['2026-03-12T11:56:00Z', '4 min ago'],
    ['2026-03-11T11:00:00Z', 'yesterday'],
    ['2026-02-01T11:00:00Z', 'on 1 February'],
  ])('%s reads %s', (at, words) => {
    expect(agoText(Date.parse(at), now)).toBe(words);
  });
});

describe('a request as curl', () => {
  it('survives quotes in what it carries', () => {
    const command = curlOf({ url: 'https://x.example/a', headers: { 'X-A': "it's" }, body: '{"a":"b"}' });
    expect(command).toBe(
      [
        "curl -X POST 'https://x.example/a'",
        "-H 'Content-Type: application/json'",
        "-H 'X-A: it'\\''s'",
        '--data-raw \'{"a":"b"}\'',
      ].join(' \\\n  '),
    );
  });
});

describe('an answer', () => {
  it('is told with its time, or why there was none', () => {
    expect(answerWords({ status_code: 200, duration_ms: 84, error: null })).toBe('200 in 84 ms');
    expect(answerWords({ status_code: 503, duration_ms: 1200, error: 'status' })).toBe('503 in 1.2 s');
    expect(answerWords({ status_code: null, duration_ms: 15_000, error: 'timeout' })).toBe(
      'No answer in 15 s',
    );
  });
});
