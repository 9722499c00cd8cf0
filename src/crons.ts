// The map of cron triggers, by the expressions of wrangler.toml.

import { newContext } from './platform/context.ts';
import { writeLog } from './platform/log.ts';
import { purge } from './retention/purge.ts';
import { sweep } from './retention/sweep.ts';

const PURGE_CRON = '17 * * * *';

/** Runs what is due: the purge hourly, the sweep every minute. */
export async function runCron(controller: ScheduledController, env: Env): Promise<void> {
  const ctx = newContext(env);
  const startedAt = Date.now();
  const isPurge = controller.cron === PURGE_CRON;
  const did = isPurge ? await purge(ctx) : await sweep(ctx);
  writeLog('info', isPurge ? 'purge' : 'sweep', {
    ...did,
    duration_ms: Date.now() - startedAt,
    ...ctx.meter,
  });
}
