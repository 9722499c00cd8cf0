// The target rules of this installation.

import { isDevelopment } from '../platform/environment.ts';
import type { TargetRules } from './target-rules.ts';

/**
 * Rules from the environment; exceptions exist in development only. `servingHost` is the host that serves the request;
 * where there is no request, the address of the workspace app says what the service's own host is.
 */
export function targetRules(env: Env, servingHost: string | null = null): TargetRules {
  const listed = isDevelopment(env) ? env.WEBHOOK_DEV_TARGETS : '';
  return {
    devTargets: listed
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    ownHosts: [servingHost, URL.parse(env.APP_URL)?.host].filter((host) => typeof host === 'string'),
  };
}
