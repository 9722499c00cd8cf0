// A service with a state of its own that lives as long as one command. Whatever ends the command, an error or
// Ctrl-C at any instant, processes and state go with it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endLeftovers } from './leftovers.ts';
import { freePort, isPortFree } from './ports.ts';
import { startService, type RunningService } from './start-service.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const SIGNAL_EXIT_CODE = 130;

/** Starts it on `port`, or on a free one. Throws with the service's last log lines when it does not come up. */
export async function startTemporaryService(
  options: { port?: number; vars?: Record<string, string> } = {},
): Promise<RunningService> {
  const port = options.port ?? (await freePort());
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is taken. Choose another with --port, or leave it out.`);
  const stateDir = mkdtempSync(join(tmpdir(), 'screening-'));
  const starting = startService({ port, stateDir, quiet: true, vars: options.vars ?? {} });
  const end = async () => {
    await endAtAnyTime(starting, stateDir);
    rmSync(stateDir, { recursive: true, force: true });
  };
  const interruption = new AbortController();
  const onSignal = () => {
    interruption.abort();
    void end().finally(() => process.exit(SIGNAL_EXIT_CODE));
  };
  for (const signal of SIGNALS) process.once(signal, onSignal);
  const stop = async () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    await end();
  };
  try {
    const service = await starting;
    // After Ctrl-C the end is no news, and what is left of the command has nothing more to say.
    const ended = service.ended.then((code) => (interruption.signal.aborted ? forever() : code));
    return { ...service, ended, stop };
  } catch (error) {
    if (interruption.signal.aborted) return forever();
    await stop();
    throw error;
  }
}

/** Ends the service also while it is starting: each process of the start is ended until the start gives up. */
async function endAtAnyTime(starting: Promise<RunningService>, stateDir: string): Promise<void> {
  const life = new AbortController();
  const service = starting.finally(() => life.abort()).catch(() => null);
  await wait(0);
  while (!life.signal.aborted) {
    endLeftovers(stateDir);
    await wait(100);
  }
  await (await service)?.stop();
}

function forever(): Promise<never> {
  return new Promise(() => {});
}
