// The target rules of this installation.

import { isDevelopment } from '../platform/environment.ts';
import type { TargetRules } from './target-rules.ts';

/** Rules from the environment; exceptions exist in development only. `ownHost` is the host that serves the request. */
export function targetRules(env: Env, ownHost: string | null = null): TargetRules {
  const listed = isDevelopment(env) ? env.WEBHOOK_DEV_TARGETS : '';
  return {
    devTargets: listed
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    ownHost,
  };
}
