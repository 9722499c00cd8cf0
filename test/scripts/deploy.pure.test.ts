// `npm run deploy` against a wrangler that is played: what it asks for, what it shows, and how it fails.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Runs the script in a copy of the project whose wrangler notes its arguments and answers by their first words. */
function deploy(answers: Record<string, { printed?: string; code?: number }>) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
    for (const file of ['wrangler.toml', 'package.json']) cpSync(join(ROOT, file), join(folder, file));
    const bin = join(folder, 'node_modules/wrangler/bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(
      join(bin, 'wrangler.js'),
      `const line = process.argv.slice(2).join(' ');
       require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'calls'))}, line + '\\n');
       const answers = ${JSON.stringify(answers)};
       const key = Object.keys(answers).find((start) => line.startsWith(start));
       process.stdout.write(answers[key]?.printed ?? '');
       process.exit(answers[key]?.code ?? 0);`,
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    return { status, stdout, stderr, calls };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ACCOUNT = {
  whoami: { printed: 'You are logged in.' },
  'd1 list': { printed: '[{"name":"screening-service","uuid":"d1-id"}]' },
  'kv namespace list': { printed: '[{"title":"screening-service-retention-keys","id":"kv-id"}]' },
  'queues list': { printed: '│ scoring │ deliveries │ dead-letters │' },
  'secret list': { printed: '[]' },
};

it('says how to sign in, and asks for nothing, where nobody is signed in', () => {
  const { status, stderr, calls } = deploy({
    whoami: { printed: 'You are not authenticated. Please run `wrangler login`.' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npx wrangler login');
  expect(stderr).not.toContain('at async');
  expect(calls).toEqual(['whoami']);
});

it('shows a secret that was stored, whatever fails afterwards', () => {
  const { status, stdout, stderr } = deploy({ ...ACCOUNT, 'secret put AUTH_SECRET': { code: 1 } });
  expect(status).toBe(1);
  expect(stderr).toContain('The secret AUTH_SECRET could not be stored');
  expect(stdout).toMatch(/^OPERATOR_TOKEN=\S{43} /m);
});

it('makes a queue whose name is only part of the name of another', () => {
  const { status, calls } = deploy({
    ...ACCOUNT,
    'queues list': { printed: '│ my-scoring │ deliveries │ dead-letters-2 │' },
  });
  expect(status).toBe(0);
  expect(calls.filter((call) => call.startsWith('queues create'))).toEqual([
    'queues create scoring',
    'queues create dead-letters',
  ]);
});

it('makes no secret and no resource that is there already', () => {
  const present = '[{"name":"OPERATOR_TOKEN"},{"name":"AUTH_SECRET"},{"name":"SEALING_KEY"}]';
  const { status, calls } = deploy({ ...ACCOUNT, 'secret list': { printed: present } });
  expect(status).toBe(0);
  expect(calls.filter((call) => / (create|put) /.test(call))).toEqual([]);
});

it("leaves Cloudflare's own lines of requests off, which would hold secret links", () => {
  const config = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
  expect(config).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/);
});
