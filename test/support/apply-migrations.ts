// Loaded here, as a queue may ask for the engine while its file ends, when the runner answers no import any more.
import '../../src/scoring/read-spec.ts';
import '../../src/scoring/scorer.ts';
import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
