import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const apiTests = '**/*.api.test.ts';
/** API tests whose statements could differ between the engines, and one journey a feature: these run on both. */
const enginesTests = 'server/**/*.engines.api.test.ts';
const processTests = '**/*.process.test.ts';
/** Of the client, but about its files. */
const webInNode = 'web/**/*.node.test.ts';
const ignored = ['**/node_modules/**', '**/dist/**'];

/** Tests that go through every school, as the nightly clean-up does. */
const ofAllSchools = [
  ...['jobs/', 'process/start-message', 'http/walk-tenants', 'http/walk-persons', 'http/walk-mirror'],
  ...['features/bulk/kept-files', 'features/cases/files', 'features/chat/chat-safety', 'features/feedback/lifecycle'],
  ...['features/files/', 'features/recycling/', 'features/faq/faq.engines'],
].map((path) => `/server/src/${path}`);

/** What goes through every school takes the longer the more tests were there before: it comes first. */
class AllSchoolsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isOfAll = ({ moduleId }: TestSpecification) => ofAllSchools.some((path) => moduleId.includes(path));
    return [...sorted.filter(isOfAll), ...sorted.filter((file) => !isOfAll(file))];
  }
}

/** One process, and so one database, serves many files: every test makes its own tenant. */
const apiProject = {
  exclude: ignored,
  globalSetup: 'server/test/setup-databases.ts',
  setupFiles: 'server/test/watch-tenants.ts',
  pool: 'forks',
  isolate: false,
  sequence: { groupOrder: 1 },
  testTimeout: 30_000,
  hookTimeout: 180_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { sequencer: AllSchoolsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            ...['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
            webInNode,
          ],
          exclude: [...ignored, apiTests, processTests],
          // Rules are pure: their files need no fresh process each.
          isolate: false,
          // When a test counts as hung, on a machine that does other things beside it.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...ignored, webInNode, processTests],
          environment: 'happy-dom',
          setupFiles: ['web/test/setup.ts'],
          // A window and the imports for each file would take twice as long as all tests; setup.ts cleans between them.
          isolate: false,
          // A whole form is filled in on a machine that does other things beside it; what a test waits for has limits of its own.
          testTimeout: 30_000,
        },
      },
      { test: { ...apiProject, name: 'api', include: ['server/**/*.api.test.ts'] } },
      { test: { ...apiProject, name: 'api-embedded', include: [enginesTests] } },
      {
        test: {
          name: 'process',
          include: ['e2e/**/*.test.ts', processTests],
          exclude: ignored,
          // Each starts processes, some of them several, each with a whole campus to write first.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
