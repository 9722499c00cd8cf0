// Where a running service is reached, in lines for a person. The app is named once it is there.

import type { RunningService } from './start-service.ts';

/** Addresses and log-in of a service. */
export async function addressesOf({ baseUrl, apiKey, owner }: RunningService): Promise<string> {
  const lines = [`  API   ${baseUrl}/api/v1   X-API-Key: ${apiKey}`];
  const app = await fetch(`${baseUrl}/app`, { redirect: 'manual' }).catch(() => null);
  if (app !== null && app.status < 400)
    lines.push(`  App   ${baseUrl}/app   ${owner.email} / ${owner.password}`);
  return lines.join('\n');
}
