// `npm run dev`: the whole service on this machine until Ctrl-C.

import { startService } from './cli/start-service.ts';

const service = await startService().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`
  API       ${service.baseUrl}/api/v1
  App       ${service.baseUrl}/app      ${service.owner.email} / ${service.owner.password}
  API key   ${service.apiKey}
`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void service.stop().then(() => process.exit(0)));
}
process.exit((await service.ended) ?? 0);
