// Runs wrangler as a child process, never with a question asked or a figure reported.

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');

/** Starts `wrangler ...args` in the project. */
export function spawnWrangler(args: string[]): ChildProcess {
  return spawn(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      FORCE_COLOR: '0',
      WRANGLER_HIDE_BANNER: 'true',
      // It would ask a host of Cloudflare where this machine is; nothing here reads the answer.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      // It would keep every address, those of callbacks and of secret links too, in the state for good.
      X_LOCAL_OBSERVABILITY: 'false',
    },
  });
}

/** Runs `wrangler ...args` to its end. Throws with what it printed when it fails. */
export async function runWrangler(args: string[]): Promise<string> {
  const child = spawnWrangler(args);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (printed += String(data)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${printed.trim()}`);
  return printed;
}
