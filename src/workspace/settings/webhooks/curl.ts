// A request as a command to paste into a shell. Pure.

import type { WebhookRequest } from '../../../webhooks/attempts/attempt.ts';

/** The command; single quotes hold whatever the parts hold. */
export function curlOf({ url, headers, body }: WebhookRequest): string {
  const all = { 'Content-Type': 'application/json', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return [`curl -X POST ${quoted(url)}`, ...lines, `--data-raw ${quoted(body)}`].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
