// One better-auth instance an isolate and origin, made on first use: API calls with a key never load it.

import type { Auth } from './better-auth.ts';

const instances = new Map<string, Promise<Auth>>();
/** An installation answers under a few hosts; more would be somebody playing with the Host header. */
const ORIGINS_MAX = 20;

/** The instance that answers at `origin`. */
export function authFor(env: Env, origin: string): Promise<Auth> {
  const known = instances.get(origin);
  if (known !== undefined) return known;
  if (instances.size >= ORIGINS_MAX) instances.clear();
  const made = import('./better-auth.ts').then(({ createAuth }) => createAuth(env, origin));
  instances.set(origin, made);
  made.catch(() => instances.delete(origin));
  return made;
}
