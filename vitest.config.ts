// Three kinds of test: pure (plain Node), worker (workerd with real D1, queues, objects and KV), journey
// (drives whole processes). Only the outside world is played: a recording receiver, a model endpoint.

import { availableParallelism } from 'node:os';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

import { withoutLibraryMaps } from './test/support/without-library-maps.ts';

/**
 * Each in a process of its own: one watches how modules are read, one how long a reading takes, and one listens to every
 * expression, after which V8 runs all of them up to fifty times slower, the rest of the process long.
 */
const ALONE = [
  'test/documents/slow-patterns.pure.test.ts',
  'test/scoring/text/expressions/first-look.pure.test.ts',
  'test/scoring/text/expressions/index-once.pure.test.ts',
];

const migrations = await readD1Migrations('./drizzle');

export default defineConfig({
  test: {
    // Of itself it leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'pure',
          include: ['test/**/*.pure.test.ts'],
          exclude: ALONE,
          environment: 'node',
          // They share nothing that changes: one reading of the modules in each worker will do.
          isolate: false,
          // A bundle is built before one of them.
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        test: { name: 'alone', include: ALONE, environment: 'node', testTimeout: 60_000 },
      },
      {
        plugins: [
          withoutLibraryMaps,
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ENVIRONMENT: 'development',
                OPERATOR_TOKEN: 'test-operator-token',
                AUTH_SECRET: 'test-only-secret-of-at-least-forty-characters',
                SIGN_UP: 'open',
                SEALING_KEY: 'dGVzdHMtb25seS1zZWFsaW5nLWtleS0wMTIzNDU2Nzg=',
                WEBHOOK_DEV_TARGETS: `127.0.0.1:${inject<number>('receiverPort')}`,
                TEST_MIGRATIONS: migrations,
                RECEIVER_URL: `http://127.0.0.1:${inject<number>('receiverPort')}`,
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/**/*.pure.test.ts', 'test/**/*.journey.test.ts'],
          setupFiles: ['./test/support/kept-logs.ts', './test/support/apply-migrations.ts'],
          globalSetup: ['./test/support/receiver-server.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journey',
          include: ['test/**/*.journey.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
