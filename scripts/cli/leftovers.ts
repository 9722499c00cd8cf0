// A start script that was killed leaves wrangler and workerd behind, holding port and state. Two services cannot
// share a state, so whoever starts on it takes over.

import { execFileSync } from 'node:child_process';

type Process = { pid: number; parent: number; command: string };

/** Ends every wrangler that serves the state at `stateDir`, with its children; how many processes. */
export function endLeftovers(stateDir: string): number {
  const processes = runningProcesses();
  const roots = processes.filter(
    ({ pid, command }) =>
      pid !== process.pid &&
      command.includes('wrangler') &&
      `${command} `.includes(`--persist-to ${stateDir} `),
  );
  const doomed = new Set(roots.map((one) => one.pid));
  for (let grown = true; grown;) {
    const children = processes.filter((one) => doomed.has(one.parent) && !doomed.has(one.pid));
    for (const child of children) doomed.add(child.pid);
    grown = children.length > 0;
  }
  for (const pid of doomed) endProcess(pid);
  return doomed.size;
}

function runningProcesses(): Process[] {
  try {
    const table = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 64 << 20 });
    return table.split('\n').flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid && parent && command ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
  } catch {
    // No ps on this machine: then a port that is still taken will say so.
    return [];
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Ended by itself meanwhile.
  }
}
