// One better-auth instance an isolate and origin, made on first use: API calls with a key never load it.

import type { Auth } from './better-auth.ts';

/** Made instances and no promises of them: a request that is broken off leaves nothing that others wait for. */
const instances = new Map<string, Auth>();
/** An installation answers under a few hosts; more would be somebody playing with the Host header. */
const ORIGINS_MAX = 20;

/** The instance that answers at `origin`. */
export async function authFor(env: Env, origin: string): Promise<Auth> {
  const known = instances.get(origin);
  if (known !== undefined) return known;
  const { createAuth } = await import('./better-auth.ts');
  const made = createAuth(env, origin);
  if (instances.size >= ORIGINS_MAX) instances.clear();
  instances.set(origin, made);
  return made;
}
