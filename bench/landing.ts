/** The landing page: first paint for a visitor, against bare HTML with the same text. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as browserFile } from '../scripts/lib/packages.mjs';
import { startProduct } from '../scripts/lib/product.mjs';
import { serveBareText } from './lib/bare-text.ts';
import { median } from './lib/load.ts';
import { firstPaint } from './lib/paint.ts';
import { report } from './lib/report.ts';

const ROUNDS = 7;
const GOAL = 1.5;

const dataDir = await mkdtemp(join(tmpdir(), 'yizhan-bench-'));
const product = await startProduct({
  SECRET_KEY: 'a key for measuring, long enough to be one',
  DEMO: 'on',
  DATA_DIR: dataDir,
});
const browser = await chromium.launch({
  executablePath: browserFile(),
  args: ['--no-sandbox'],
});
try {
  await product.ready();
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  const reader = await context.newPage();
  await reader.goto(product.url);
  const text = await reader.locator('#landing').innerText();
  await reader.close();
  const bare = await serveBareText(text);
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const theirs = await firstPaint(context, bare.url);
    const own = await firstPaint(context, `${product.url}/`);
    if (round === 0) continue; // the first round warms up server and browser
    ratios.push(own / theirs);
    console.log(`  first paint ${own.toFixed(0)} ms; bare HTML ${theirs.toFixed(0)} ms`);
  }
  bare.close();
  const unit = ' × bare HTML with the same text';
  report({ name: 'landing first paint', value: median(ratios), goal: GOAL, unit, better: 'less' });
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
