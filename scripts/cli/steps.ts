// Runs commands one after another, or side by side; the first that fails ends the process.

import { spawn, spawnSync } from 'node:child_process';

export type Step = [name: string, command: string, ...args: string[]];

/** Runs `steps` in the project; ends the process with the code of the first that fails. A quiet step speaks only then. */
export function runSteps(steps: Step[], options: { quiet?: boolean } = {}): void {
  for (const [name, command, ...args] of steps) {
    const startedAt = Date.now();
    const stdio = options.quiet ? 'pipe' : 'inherit';
    const { status, stdout, stderr } = spawnSync(command, args, { stdio, encoding: 'utf8' });
    if (status !== 0 && options.quiet) console.log(stdout, stderr);
    tell(name, status, Date.now() - startedAt);
    if (status !== 0) process.exit(status ?? 1);
  }
}

/**
 * Runs `steps` side by side. The first speaks as it goes, and each of the others when it has ended, so that no two mix; all
 * are waited for, and then the process ends with the code of one that failed.
 */
export async function runTogether(steps: Step[]): Promise<void> {
  const ended = await Promise.all(
    steps.map(async ([name, command, ...args], index) => {
      const startedAt = Date.now();
      const child = spawn(command, args, { stdio: index === 0 ? 'inherit' : 'pipe' });
      const said: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part: Buffer) => void said.push(part));
      const code = await new Promise<number>((resolve) => {
        child.on('error', () => resolve(1));
        child.on('close', (status) => resolve(status ?? 1));
      });
      return { name, code, endedAfter: Date.now() - startedAt, said };
    }),
  );
  for (const { name, code, endedAfter, said } of ended) {
    process.stdout.write(Buffer.concat(said));
    tell(name, code, endedAfter);
  }
  const failed = ended.find(({ code }) => code !== 0);
  if (failed !== undefined) process.exit(failed.code);
}

function tell(name: string, status: number | null, tookMs: number): void {
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  ${(tookMs / 1000).toFixed(1)} s`);
}
