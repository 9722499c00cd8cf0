// Turns the service's JSON log lines into lines that a person reads.

import { styleText } from 'node:util';

type Line = { level?: string; event?: string } & Record<string, unknown>;

const QUIET_FIELDS = new Set(['level', 'event', 'request_id', 'rowsRead', 'queueMessages']);

/** Wrangler's own line for each request and batch; ours says the same and more. */
const WRANGLER_ECHO = /^\[wrangler:info\] (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|QUEUE) /;

/** A log line for the terminal, null for one that says nothing new; what is not ours stays as it is. */
export function prettyLine(text: string): string | null {
  const line = parseLine(text);
  if (line === null) return WRANGLER_ECHO.test(text) ? null : text;
  const time = new Date().toTimeString().slice(0, 8);
  const head = line.event === 'request' ? `${line['method']} ${line['route']} ${line['status']}` : line.event;
  const skipped = line.event === 'request' ? ['method', 'route', 'status'] : [];
  const rest = Object.entries(line)
    .filter(
      ([name, value]) =>
        !QUIET_FIELDS.has(name) && !skipped.includes(name) && value !== 0 && value !== undefined,
    )
    .map(([name, value]) => `${name}=${String(value)}`);
  const colour = line.level === 'error' ? 'red' : line.level === 'warn' ? 'yellow' : 'cyan';
  return `${styleText('dim', time)} ${styleText(colour, String(head))} ${styleText('dim', rest.join(' '))}`;
}

function parseLine(text: string): Line | null {
  if (!text.startsWith('{"level"')) return null;
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
