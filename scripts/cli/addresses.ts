// Where a running service is reached, in lines for a person. A part is named once it is there.

import type { RunningService } from './start-service.ts';

/** Addresses and log-in of a service. */
export async function addressesOf({ baseUrl, apiKey, owner }: RunningService): Promise<string> {
  const lines = [`  API   ${baseUrl}/api/v1   X-API-Key: ${apiKey}`];
  if (await isServed(`${baseUrl}/docs`)) lines.push(`  Docs  ${baseUrl}/docs`);
  if (await isServed(`${baseUrl}/app`))
    lines.push(`  App   ${baseUrl}/app   ${owner.email} / ${owner.password}`);
  return lines.join('\n');
}

async function isServed(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => null);
  await response?.body?.cancel();
  return response !== null && response.status < 400;
}
