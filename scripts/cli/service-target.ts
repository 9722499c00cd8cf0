// Which service a command talks to: the one it was told, else the local one that runs, else one of its own.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { ScreenOptions } from './arguments.ts';
import { startTemporaryService } from './temporary-service.ts';

export type Target = { baseUrl: string; apiKey: string; stop(): Promise<void> };

/** No service was named or it cannot be used as named; the message says what to give. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}

const Demo = z.object({ api_key: z.string(), base_url: z.string() });
type Demo = z.infer<typeof Demo>;
type Named = Pick<ScreenOptions, 'baseUrl' | 'apiKey'>;
type Environment = Record<string, string | undefined>;

const HEALTH_TIMEOUT_MS = 3_000;
const ROOT = join(import.meta.dirname, '../..');
const LOCAL_ADDRESS = 'http://localhost:8787';

/** Finds or starts the service. Throws TargetError when a key is missing, any other error when a start fails. */
export async function resolveTarget(
  named: Named,
  environment: Environment,
  say: (line: string) => void,
): Promise<Target> {
  const demo = findDemo(environment);
  if (named.baseUrl !== null || named.apiKey !== null) {
    const baseUrl = named.baseUrl ?? demo?.base_url ?? LOCAL_ADDRESS;
    const apiKey = named.apiKey ?? (demo?.base_url === baseUrl ? demo.api_key : null);
    if (apiKey === null)
      throw new TargetError(`no API key for ${baseUrl}: give --api-key or SCREENING_API_KEY`);
    return { baseUrl, apiKey, stop: leaveRunning };
  }
  if (demo !== null && (await isHealthy(demo.base_url))) {
    return { baseUrl: demo.base_url, apiKey: demo.api_key, stop: leaveRunning };
  }
  say('No local service is running: starting one for this run.');
  return startTemporaryService();
}

/** What `npm run dev` left beside its state. */
function findDemo(environment: Environment): Demo | null {
  const file = join(resolve(ROOT, environment['STATE_DIR'] || '.wrangler/state'), 'demo.json');
  if (!existsSync(file)) return null;
  try {
    return Demo.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Half written by a start that was killed: as good as none.
    return null;
  }
}

async function isHealthy(baseUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
  const response = await fetch(`${baseUrl}/health`, { signal }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  return response?.status === 200 && (body as { status?: unknown } | null)?.status === 'ok';
}

/** A service that this command did not start goes on without it. */
function leaveRunning(): Promise<void> {
  return Promise.resolve();
}
