// `npm run deploy`: the service in the organisation's own Cloudflare account. Resolves or creates resources by
// name, writes their ids into a git-ignored configuration, makes only the secrets that are missing, migrates,
// deploys, and checks /health. Safe to run again at any time.

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runWrangler } from './cli/wrangler.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = join(ROOT, '.deploy/wrangler.toml');
const QUEUES = ['scoring', 'deliveries', 'dead-letters'];
const SECRETS: Record<string, () => string> = {
  OPERATOR_TOKEN: () => randomBytes(32).toString('base64url'),
  AUTH_SECRET: () => randomBytes(32).toString('base64url'),
  SEALING_KEY: () => randomBytes(32).toString('base64'),
};

type Named = { name?: string; title?: string; uuid?: string; id?: string };

await runWrangler(['whoami']);
const databaseId = await ensure(
  'D1 database',
  ['d1', 'list', '--json'],
  'screening-service',
  (one) => one.uuid,
  ['d1', 'create', 'screening-service'],
);
const namespaceId = await ensure(
  'KV namespace',
  ['kv', 'namespace', 'list'],
  'screening-service-retention-keys',
  (one) => one.id,
  ['kv', 'namespace', 'create', 'screening-service-retention-keys'],
);
await ensureQueues();
writeConfig(databaseId, namespaceId);
await runWrangler(['d1', 'migrations', 'apply', 'DB', '--remote', '--config', CONFIG]);
const printed = await runWrangler(['deploy', '--minify', '--config', CONFIG]);
const made = await ensureSecrets();
await checkHealth(/https:\/\/\S+\.workers\.dev/.exec(printed)?.[0]);
for (const [name, value] of made) console.log(`${name}=${value}   (shown once; keep it)`);

async function ensure(
  what: string,
  list: string[],
  name: string,
  idOf: (one: Named) => string | undefined,
  create: string[],
): Promise<string> {
  const find = async () => {
    const all = JSON.parse(jsonIn(await runWrangler(list))) as Named[];
    const one = all.find((candidate) => (candidate.name ?? candidate.title) === name);
    return one === undefined ? undefined : idOf(one);
  };
  const known = await find();
  if (known !== undefined) return known;
  console.log(`Creating the ${what} ${name}`);
  await runWrangler(create);
  const id = await find();
  if (id === undefined) throw new Error(`The ${what} ${name} was created but is not listed. Run this again.`);
  return id;
}

async function ensureQueues(): Promise<void> {
  const listed = await runWrangler(['queues', 'list']);
  for (const queue of QUEUES) {
    if (!new RegExp(`\\b${queue}\\b`).test(listed)) await runWrangler(['queues', 'create', queue]);
  }
}

function writeConfig(databaseId: string, namespaceId: string): void {
  mkdirSync(join(ROOT, '.deploy'), { recursive: true });
  const config = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
    .replace('database_id = "local"', `database_id = "${databaseId}"`)
    .replace('id = "local"', `id = "${namespaceId}"`)
    .replace('main = "src/', 'main = "../src/')
    .replace('directory = "public"', 'directory = "../public"')
    .replace('migrations_dir = "drizzle"', 'migrations_dir = "../drizzle"');
  writeFileSync(CONFIG, config);
}

/** Makes the secrets that the Worker lacks; those that it has are never touched. */
async function ensureSecrets(): Promise<[string, string][]> {
  const listed = JSON.parse(jsonIn(await runWrangler(['secret', 'list', '--config', CONFIG]))) as Named[];
  const present = new Set(listed.map((one) => one.name));
  const missing = Object.entries(SECRETS).filter(([name]) => !present.has(name));
  const made = missing.map(([name, make]): [string, string] => [name, make()]);
  for (const [name, value] of made) {
    const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
    const { status, stderr } = spawnSync(
      process.execPath,
      [wrangler, 'secret', 'put', name, '--config', CONFIG],
      { input: value },
    );
    if (status !== 0) throw new Error(`The secret ${name} could not be stored: ${String(stderr)}`);
  }
  return made;
}

async function checkHealth(url: string | undefined): Promise<void> {
  if (url === undefined) return console.log('Deployed. Check /health at your own domain.');
  for (let i = 0; i < 30; i++) {
    const response = await fetch(`${url}/health`).catch(() => null);
    if (response?.ok) return console.log(`Deployed and healthy: ${url}`);
    await new Promise((wait) => setTimeout(wait, 2_000));
  }
  throw new Error(`Deployed, but ${url}/health does not answer 200. Look at what it says.`);
}

/** Wrangler may print a line before its JSON. */
function jsonIn(printed: string): string {
  return printed.slice(printed.search(/[[{]/));
}
