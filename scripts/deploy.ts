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

if (/not authenticated/i.test(await runWrangler(['whoami']))) {
  // Wrangler itself does not call this a failure.
  console.error('Not signed in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.');
  process.exit(1);
}
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
await ensureSecrets();
await checkHealth(/https:\/\/\S+\.workers\.dev/.exec(printed)?.[0]);

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
    // The whole name: an account may have a `my-scoring` of its own.
    if (!new RegExp(`(?<![\\w-])${queue}(?![\\w-])`).test(listed))
      await runWrangler(['queues', 'create', queue]);
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

/**
 * Makes the secrets that the Worker lacks; those that it has are never touched. Each is shown as soon as it is stored,
 * since nobody can read it again: what fails afterwards must not take it along.
 */
async function ensureSecrets(): Promise<void> {
  const listed = JSON.parse(jsonIn(await runWrangler(['secret', 'list', '--config', CONFIG]))) as Named[];
  const present = new Set(listed.map((one) => one.name));
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
  for (const [name, make] of Object.entries(SECRETS).filter(([secret]) => !present.has(secret))) {
    const value = make();
    const { status, stderr } = spawnSync(
      process.execPath,
      [wrangler, 'secret', 'put', name, '--config', CONFIG],
      { input: value },
    );
    if (status !== 0) throw new Error(`The secret ${name} could not be stored: ${String(stderr)}`);
    console.log(`${name}=${value}   (shown once; keep it)`);
  }
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
