// `npm run check`: what can be said of the code without running it.

import { runSteps } from './cli/steps.ts';

runSteps(
  [
    ['types of the bindings', 'npm', 'run', '--silent', 'types'],
    ['format', 'npx', 'prettier', '--check', '--log-level', 'warn', '.'],
    ['lint', 'npx', 'oxlint', '--quiet'],
    ['types', 'npx', 'tsc', '--noEmit'],
    ['migrations follow the schema', 'npx', 'drizzle-kit', 'check'],
  ],
  { quiet: true },
);
