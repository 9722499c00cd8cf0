// Runs commands one after another with their output as it comes; stops at the first that fails.

import { spawnSync } from 'node:child_process';

export type Step = [name: string, command: string, ...args: string[]];

/** Runs `steps` in the project; ends the process with the code of the first that fails. */
export function runSteps(steps: Step[]): void {
  for (const [name, command, ...args] of steps) {
    const startedAt = Date.now();
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    console.log(
      `${status === 0 ? 'ok' : 'FAILED'}  ${name}  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    );
    if (status !== 0) process.exit(status ?? 1);
  }
}
