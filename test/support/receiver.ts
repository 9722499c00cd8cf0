// Asks the recording receiver what came.

import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

export type Recorded = { at: number; method: string; headers: Record<string, string>; body: string };

/** A receiver of this test's own; `query` says how it behaves (see receiver-server.ts). */
export function mintReceiver(query = ''): { url: string; name: string } {
  const name = `r-${crypto.randomUUID()}`;
  return { name, url: `${env.RECEIVER_URL}/${name}${query}` };
}

/** What came so far. */
export async function recordedAt(name: string): Promise<Recorded[]> {
  const response = await fetch(`${env.RECEIVER_URL}/_recorded/${name}`);
  return response.json<Recorded[]>();
}

/** Waits until `count` requests came. */
export async function untilRecorded(name: string, count = 1, timeoutMs = 10_000): Promise<Recorded[]> {
  return vi.waitUntil(
    async () => {
      const recorded = await recordedAt(name);
      return recorded.length >= count ? recorded : null;
    },
    { timeout: timeoutMs, interval: 50 },
  ) as Promise<Recorded[]>;
}
