// Runs commands one after another; stops at the first that fails.

import { spawnSync } from 'node:child_process';

export type Step = [name: string, command: string, ...args: string[]];

/** Runs `steps` in the project; ends the process with the code of the first that fails. A quiet step speaks only then. */
export function runSteps(steps: Step[], options: { quiet?: boolean } = {}): void {
  for (const [name, command, ...args] of steps) {
    const startedAt = Date.now();
    const stdio = options.quiet ? 'pipe' : 'inherit';
    const { status, stdout, stderr } = spawnSync(command, args, { stdio, encoding: 'utf8' });
    if (status !== 0 && options.quiet) console.log(stdout, stderr);
    console.log(
      `${status === 0 ? 'ok' : 'FAILED'}  ${name}  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    );
    if (status !== 0) process.exit(status ?? 1);
  }
}
