// `npm run dev`: the whole service on this machine until Ctrl-C.

import { addressesOf } from './cli/addresses.ts';
import { startService } from './cli/start-service.ts';

const service = await startService().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`\n${await addressesOf(service)}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void service.stop().then(() => process.exit(0)));
}
process.exit((await service.ended) ?? 0);
