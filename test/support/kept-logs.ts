// What the service logs while a test runs is kept, and told where the test fails. The runner would send each line to its
// host at once, as a call that the request waits for: a request that ends first leaves the call open for ever, and the
// runner waits for all of them at the end of a file.

import { afterEach } from 'vitest';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const kept: (() => void)[] = [];

for (const level of LEVELS) {
  const tell = console[level].bind(console);
  console[level] = (...words: unknown[]) => void kept.push(() => tell(...words));
}

afterEach(({ task }) => {
  const lines = kept.splice(0);
  if (task.result?.state === 'fail') for (const tell of lines) tell();
});
