/** The home page: the server's time for its one call, and the first paint for a signed-in person. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as browserFile } from '../scripts/lib/packages.mjs';
import { startProduct } from '../scripts/lib/product.mjs';
import { startPostgres } from '../scripts/lib/services.mjs';
import { median } from './lib/load.ts';
import { homeTimes, openAllPages, p95, readPages } from './lib/pages.ts';
import { firstPaint, serveBarePage } from './lib/paint.ts';
import { signInStudents } from './lib/people.ts';
import { report } from './lib/report.ts';

const PEOPLE = 50;
/** People who share a place and take turns when there is no think time. */
const PER_PLACE = 4;
/** People who open their page for the first time. */
const NEWCOMERS = 150;
const SECONDS = Number(process.env.SECONDS ?? 20);
const WARM_SECONDS = 5;
const ROUNDS = 5;
const goals = { milliseconds: 60, paint: 1.2 };
const secret = 'a key for measuring, long enough to be one';

async function serverTime(name: string, env: Record<string, string>, thinkMs: number) {
  const product = await startProduct({ SECRET_KEY: secret, DEMO: 'on', ...env });
  try {
    await product.ready();
    const server = product.url;
    const perPlace = thinkMs > 0 ? 1 : PER_PLACE;
    const everybody = await signInStudents(server, PEOPLE * perPlace + NEWCOMERS);
    const newcomers = everybody.splice(-NEWCOMERS);
    const places = Array.from({ length: PEOPLE }, (_, at) => everybody.slice(at * perPlace, (at + 1) * perPlace));
    const load = { server, places, thinkMs };
    await readPages(load, WARM_SECONDS);
    const value = await timed(server, () => readPages(load, SECONDS));
    report({ name: `home p95 ${name}`, value, goal: goals.milliseconds, unit: ' ms', better: 'less' });
    const cold = await timed(server, () => openAllPages(server, newcomers, (NEWCOMERS / PEOPLE) * 1000));
    console.log(`  with nothing of their own cached, ${PEOPLE} people a second: ${cold.toFixed(0)} ms (no goal)`);
  } finally {
    await product.stop();
  }
}

/** The server's p95 time for the pages opened during `work`. */
async function timed(server: string, work: () => Promise<void>): Promise<number> {
  const before = await homeTimes(server);
  await work();
  return p95(before, await homeTimes(server));
}

async function paint(dataDir: string) {
  const product = await startProduct({ SECRET_KEY: secret, DEMO: 'on', DATA_DIR: dataDir });
  const bare = await serveBarePage();
  const browser = await chromium.launch({
    executablePath: browserFile(),
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
      if (round === 0) continue; // the first round warms up server and browser
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
