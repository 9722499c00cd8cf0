// The commands as a newcomer runs them.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, LocalService } from '../support/journey/local-service.ts';

const ROOT = join(import.meta.dirname, '../..');

function run(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const child = spawn('npm', ['run', '--silent', ...args], { cwd: ROOT, env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (err += String(data)));
    child.on('close', (code) => done({ code, out, err }));
  });
}

describe('npm run demo', () => {
  it('screens the samples, checks the callback, ranks them and ends', async () => {
    const { code, out } = await run(['demo']);
    expect(code, out).toBe(0);
    expect(out).toContain('The callback came and tells the same');
    const scores = [...out.matchAll(/^ +\d+ +(\d+) .*\.(?:pdf|docx|txt)$/gm)].map((match) =>
      Number(match[1]),
    );
    expect(scores).toHaveLength(12);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThanOrEqual(75);
    expect(scores.at(-1)).toBeLessThan(30);
    const address = /http:\/\/localhost:\d+/.exec(out)?.[0] ?? '';
    await expect(fetch(`${address}/health`)).rejects.toThrow();
  });
});

describe('npm run screen', () => {
  let service: LocalService;
  let env: Record<string, string>;
  const broken = join(mkdtempSync(join(tmpdir(), 'screening-cvs-')), 'broken.pdf');

  beforeAll(async () => {
    writeFileSync(broken, 'not a PDF at all');
    service = new LocalService(await freePort());
    await service.start();
    env = { SCREENING_URL: service.baseUrl, SCREENING_API_KEY: service.apiKey };
  });
  afterAll(() => service.stop());

  it('has a service that keeps no traces of requests, with their addresses, in its state', () => {
    expect(readdirSync(join(service.stateDir, 'v3'))).not.toContain('observability');
  });

  it('scores a folder as JSON and exits with 0', async () => {
    const { code, out } = await run(
      ['screen', '--', '--spec', 'samples/job.txt', '--format', 'json', 'samples/cvs'],
      env,
    );
    expect(code).toBe(0);
    expect(JSON.parse(out).results).toHaveLength(12);
  });

  it('lists what cannot be read, scores the rest and exits with 2', async () => {
    const args = [
      'screen',
      '--',
      '--spec',
      'samples/job.txt',
      '--format',
      'csv',
      broken,
      'samples/cvs/owen-hargreaves.txt',
    ];
    const { code, out, err } = await run(args, env);
    expect(code).toBe(2);
    expect(out.trim().split('\r\n')).toHaveLength(3);
    expect(err).toContain('broken.pdf: ');
  });

  it('tells wrong usage, a refusal and an outage apart', async () => {
    const args = ['screen', '--', '--spec', 'samples/job.txt', 'samples/cvs/owen-hargreaves.txt'];
    expect((await run(['screen', '--', 'samples/cvs'], env)).code).toBe(1);
    expect((await run(args, { ...env, SCREENING_API_KEY: 'service_wrong' })).code).toBe(3);
    expect((await run(args, { ...env, SCREENING_URL: `http://127.0.0.1:${await freePort()}` })).code).toBe(4);
  });
});
