import { defineConfig } from 'vitest/config';

const apiTests = '**/*.api.test.ts';
/** Of the client, but about its files. */
const webInNode = 'web/**/*.node.test.ts';
const ignored = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            ...['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
            webInNode,
          ],
          exclude: [...ignored, apiTests],
          // Rules are pure: their files need no fresh process each.
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...ignored, webInNode],
          environment: 'happy-dom',
          setupFiles: ['web/test/setup.ts'],
          // A window and the imports for each file would take twice as long as all tests; setup.ts cleans between them.
          isolate: false,
          // A whole form is filled in on a machine that does other things beside it; what a test waits for has limits of its own.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.api.test.ts'],
          exclude: ignored,
          globalSetup: ['server/test/setup-databases.ts'],
          // One process, and so one database, serves many files: every test makes its own tenant.
          pool: 'forks',
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
