import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromium } from '../scripts/lib/packages.mjs';
import { lanName } from './lib/lan-name.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// Run by hand, without scripts/test.mjs: a port that is most likely free and a folder git ignores. Workers read this
// file again and find the first process's choice in the environment.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(20_000 + Math.floor(Math.random() * 10_000));
  process.env.E2E_DATA_DIR = inRoot('reports/e2e-data');
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
mkdirSync(inRoot('reports'), { recursive: true });
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // One more than cores: a journey is mostly waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs its second try is reported as flaky, with a trace: a fault to fix, not to hide.
  retries: 1,
  // When a test counts as hung, with room for a machine at half speed; performance is measured by bench/.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: inRoot('reports/e2e'),
  reporter: [['list'], ['junit', { outputFile: process.env.E2E_REPORT ?? inRoot('reports/e2e.xml') }]],
  use: {
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    // Reduced motion, so that no test has to wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium(),
      args: ['--no-sandbox', `--host-resolver-rules=MAP ${lanName} 127.0.0.1`],
    },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" "${inRoot('scripts/serve-e2e.mjs')}"`,
    url: `${address}/healthz`,
    env: {
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'shared'),
      DEMO: 'on',
      DEMO_CAMPUS_PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
