// What every unit of work carries: bindings, clock, meter. Made at the edge (a request, a message batch,
// an alarm, a cron run) and handed down as the first parameter.

import type { Clock } from './clock.ts';
import { clockOf } from './environment.ts';
import { newMeter, type Meter } from './meter.ts';

/** One unit of work. */
export type Context = {
  env: Env;
  clock: Clock;
  meter: Meter;
  /** Follows the work through every log line; the caller's own X-Request-Id where there is one. */
  requestId: string;
};

/** A context for work that begins here. */
export function newContext(env: Env, requestId: string = crypto.randomUUID()): Context {
  return { env, clock: clockOf(env), meter: newMeter(), requestId };
}
