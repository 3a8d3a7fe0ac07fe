/** `npm test`: set-up, then every stage; `npm test -- unit` (or check, api, e2e) runs one. Reports go to reports/. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { count, failures } from './lib/junit.mjs';
import { needPackages } from './lib/packages.mjs';
import { inRoot } from './lib/root.mjs';
import { Failed, node, script } from './lib/run.mjs';
import { freePort, startPostgres, startRedis } from './lib/services.mjs';
import { setup } from './setup.mjs';

const report = (stage) => inRoot('reports', `${stage}.xml`);

const vitest = (stage, project, env) => {
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report(stage)}`];
  return node('vitest/vitest.mjs', ['run', '--project', project, ...reporters], { env });
};

/** A real central login to sign on at. */
const cas = 'python3-django-cas-server';

const stages = {
  check: { word: 'check', run: check },
  unit: { word: 'unit', run: () => vitest('unit', 'unit*') },
  'api-embedded': {
    word: 'api',
    packages: [cas],
    run: () => vitest('api-embedded', 'api-embedded', { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' }),
  },
  'api-postgres': { word: 'api', packages: [cas, 'postgresql', 'redis-server'], run: apiOnPostgres },
  process: {
    word: 'e2e',
    packages: ['postgresql', 'redis-server'],
    run: () => vitest('process', 'process'),
  },
  e2e: { word: 'e2e', packages: [cas, 'chromium-headless-shell', 'fonts-noto-cjk'], run: browser },
};

async function apiOnPostgres() {
  const postgres = await startPostgres();
  try {
    const redis = await startRedis();
    try {
      return await vitest('api-postgres', 'api', { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url });
    } finally {
      await redis.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function browser() {
  const dataDir = mkdtempSync(join(tmpdir(), 'yizhan-e2e-'));
  try {
    const env = {
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: dataDir,
      E2E_REPORT: report('e2e'),
    };
    return await node('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], { env });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function selectStages(words) {
  const all = Object.entries(stages);
  const known = new Set(all.map(([, { word }]) => word));
  const unknown = words.find((word) => !known.has(word));
  if (unknown) throw new Failed(`there is no stage ${unknown}: ${[...known].join(', ')}`);
  return words.length === 0 ? all : all.filter(([, { word }]) => words.includes(word));
}

async function timed(name, work) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const code = await work();
  console.log(`== ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return code ?? 0;
}

await script(async () => {
  const todo = selectStages(process.argv.slice(2));
  mkdirSync(inRoot('reports'), { recursive: true });
  await timed('set-up', async () => {
    await setup();
    await needPackages([...new Set(todo.flatMap(([, { packages = [] }]) => packages))]);
    await build();
  });
  const crashed = [];
  for (const [name, { run }] of todo) {
    rmSync(report(name), { force: true });
    const code = await timed(name, run);
    // A stage that ends badly without a failed test (or without a report) fell over on its way.
    if (code !== 0 && count(report(name)).failed === 0) crashed.push(name);
  }
  const sums = todo.map(([name]) => count(report(name)));
  const passed = sums.reduce((all, sum) => all + sum.passed, 0);
  const failed = sums.reduce((all, sum) => all + sum.failed, 0) + crashed.length;
  // Repeated at the end: people read the last lines of a long run.
  for (const [name] of todo) {
    for (const one of failures(report(name))) console.log(`\nfailed in ${name}: ${one.name}\n${one.reason}`);
  }
  for (const name of crashed) console.log(`${name} did not finish`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
