/** The home page: the server's time for its one call, and how soon a signed-in person sees something. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startProduct } from '../scripts/lib/product.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { median } from './lib/load.ts';
import { homeTimes, p95, readPages } from './lib/pages.ts';
import { firstPaint, serveBarePage } from './lib/paint.ts';
import { signInStudents } from './lib/people.ts';
import { report } from './lib/report.ts';

const PEOPLE = 50;
const SECONDS = Number(process.env.SECONDS ?? 20);
const WARM_SECONDS = 5;
const ROUNDS = 5;
const goals = { milliseconds: 60, paint: 1.2 };
const secret = 'a key for measuring, long enough to be one';

async function serverTime(name: string, env: Record<string, string>, thinkMs: number) {
  const product = await startProduct({ SECRET_KEY: secret, DEMO: 'on', ...env });
  try {
    await product.ready();
    const people = await signInStudents(product.url, PEOPLE);
    const reading = { server: product.url, people, thinkMs };
    await readPages({ ...reading, seconds: WARM_SECONDS });
    const before = await homeTimes(product.url);
    await readPages({ ...reading, seconds: SECONDS });
    const value = p95(before, await homeTimes(product.url));
    report({ name: `home p95 ${name}`, value, goal: goals.milliseconds, unit: ' ms', better: 'less' });
  } finally {
    await product.stop();
  }
}

async function paint(dataDir: string) {
  const product = await startProduct({ SECRET_KEY: secret, DEMO: 'on', DATA_DIR: dataDir });
  const bare = await serveBarePage();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    await product.ready();
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
    const entrance = await context.newPage();
    await entrance.goto(`${product.url}/#/login`);
    await entrance.locator('input[autocomplete~="username"]').fill('student');
    await entrance.locator('input[type="password"]').fill('Campus@2026');
    await entrance.keyboard.press('Enter');
    await entrance.locator('[data-card]').first().waitFor();
    await entrance.close();
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const theirs = await firstPaint(context, bare.url);
      const own = await firstPaint(context, `${product.url}/#/home/homePage`);
      if (round === 0) continue; // server and browser are warm only after a round
      ratios.push(own / theirs);
      console.log(`  first paint ${own.toFixed(0)} ms; bare React ${theirs.toFixed(0)} ms`);
    }
    const unit = ' × a bare React page';
    report({ name: 'home first paint', value: median(ratios), goal: goals.paint, unit, better: 'less' });
  } finally {
    await browser.close();
    bare.close();
    await product.stop();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'yizhan-bench-'));
const postgres = await startPostgres();
try {
  await serverTime('embedded, 1 s think time', { DATA_DIR: dataDir }, 1000);
  await serverTime('PostgreSQL, no think time', { DATABASE_URL: postgres.url }, 0);
  await paint(dataDir);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
