// The demo organisation of a local service and its API key. The key is made at random on first start and kept
// beside the state, because the service itself stores only its hash.

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleKey, IDENTIFIER_LENGTH, parseKey, SECRET_LENGTH } from '../../src/auth/key-format.ts';
import { runWrangler } from './wrangler.ts';

export type Demo = { api_key: string; base_url: string };

/** Reads the demo's key, or makes organisation and key in the state at `stateDir`. */
export async function ensureDemo(stateDir: string, baseUrl: string): Promise<Demo> {
  const file = join(stateDir, 'demo.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Demo) : null;
  const demo = { api_key: known?.api_key ?? (await seed(stateDir)), base_url: baseUrl };
  writeFileSync(file, `${JSON.stringify(demo, null, 2)}\n`);
  return demo;
}

async function seed(stateDir: string): Promise<string> {
  const key = assembleKey(letters(IDENTIFIER_LENGTH), letters(SECRET_LENGTH));
  const prefix = parseKey(key)?.prefix ?? '';
  const hash = createHash('sha256').update(key).digest('hex');
  const now = Date.now();
  const sql = [
    `INSERT OR IGNORE INTO organisations (id, slug, name, created_at, subscription, api_access_enabled, committed_scans, hard_cap_scans, active_job_limit, plan_scans) VALUES ('org_demo', 'org_demo', 'Demo', ${now}, 'active', 1, 1000, 2000, NULL, 1000)`,
    `INSERT INTO api_keys (organisation_id, name, prefix, hash, created_at) VALUES ('org_demo', 'Demo key', '${prefix}', '${hash}', ${now})`,
  ].join('; ');
  await runWrangler(['d1', 'execute', 'DB', '--local', '--persist-to', stateDir, '--command', sql]);
  return key;
}

function letters(length: number): string {
  return randomBytes(length * 4)
    .toString('base64')
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, length);
}
