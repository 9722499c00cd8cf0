// Runs the parts of a purge or a sweep so that one that fails holds none of the others back.

import type { Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';

/** What a part did, as counts by their names. */
export type Done = Record<string, number>;

/**
 * Runs the parts in their order, each by its name, and gives what they did together. One that throws is logged, and what it
 * threw is thrown once all have run, so that the trigger counts as failed.
 */
export async function eachPart(
  ctx: Context,
  parts: Readonly<Record<string, () => Promise<Done>>>,
): Promise<Done> {
  const done: Done = {};
  const failures: unknown[] = [];
  for (const [part, run] of Object.entries(parts)) {
    try {
      Object.assign(done, await run());
    } catch (error) {
      failures.push(error);
      writeLog('error', 'part_failed', { request_id: ctx.requestId, part, ...errorFields(error) });
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}
