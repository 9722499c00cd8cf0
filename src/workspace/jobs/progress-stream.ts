// A job's scoring as server-sent events: `progress` whenever it moved, `end` once it is done. A stream ends by itself
// after a while and the browser comes back, so that no request lives long; each look is one D1 round trip.

import type { Context } from '../../platform/context.ts';
import { findProgress, type RunProgress, type WhichRun } from '../../scoring-runs/progress.ts';

const LOOK_EVERY_MS = 700;
/** A free account allows 50 queries an invocation. */
const LOOKS_MAX = 20;

/** The stream. It says `end` at once when nothing runs. */
export function progressStream(ctx: Context, organisationId: string, which: WhichRun): Response {
  const encoder = new TextEncoder();
  let looks = 0;
  let before = '';
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('retry: 500\n\n'));
    },
    async pull(controller) {
      if (looks > 0) await new Promise((wait) => setTimeout(wait, LOOK_EVERY_MS));
      looks += 1;
      const run = await findProgress(ctx, organisationId, which);
      const event = run === null || run.finished_at !== null ? 'end' : 'progress';
      const text = eventText(event, run);
      // A comment keeps the connection when nothing moved, and tells a reader that left.
      controller.enqueue(encoder.encode(text === before ? ': still\n\n' : text));
      before = text;
      if (event === 'end' || looks >= LOOKS_MAX) controller.close();
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function eventText(event: string, run: RunProgress | null): string {
  return `event: ${event}\ndata: ${JSON.stringify(run)}\n\n`;
}
