// Reads the settings that any part may need. Every setting is documented in .dev.vars.example.

import { shiftedClock, type Clock } from './clock.ts';

/** True only for `npm run dev`, the demo and tests: development secrets and exceptions are valid there alone. */
export function isDevelopment(env: Env): boolean {
  return env.ENVIRONMENT === 'development';
}

/** The service's clock; a shift is honoured in development only. */
export function clockOf(env: Env): Clock {
  const offsetSeconds = isDevelopment(env) ? Number(env.CLOCK_OFFSET_SECONDS || 0) : 0;
  return shiftedClock(Number.isFinite(offsetSeconds) ? offsetSeconds : 0);
}

/** The workspace app's address without a trailing slash: APP_URL, or /app at the origin of `requestUrl`. */
export function appUrlOf(env: Env, requestUrl: string): string {
  const configured = env.APP_URL || `${new URL(requestUrl).origin}/app`;
  return configured.replace(/\/+$/, '');
}
