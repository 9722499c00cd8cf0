// `npm test`: the checks, then every test. Arguments go to vitest (`npm test -- --project pure`).

import { runSteps, type Step } from './cli/steps.ts';

const vitest: Step = ['tests', 'npx', 'vitest', 'run', ...process.argv.slice(2)];
runSteps([['checks', process.execPath, 'scripts/check.ts'], vitest]);
