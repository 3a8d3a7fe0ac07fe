/** Start time: the very first start with the demo campus, and every start after it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../scripts/lib/product.mjs';
import { report } from './lib/report.ts';

const goals = { cold: 10, warm: 3 };
const dataDir = await mkdtemp(join(tmpdir(), 'yizhan-bench-'));

async function secondsToHealth() {
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: 'on' });
  try {
    return (await product.ready()) / 1000;
  } finally {
    await product.stop();
  }
}

try {
  const cold = await secondsToHealth();
  const warm = [await secondsToHealth(), await secondsToHealth(), await secondsToHealth()].sort((a, b) => a - b);
  report({ name: 'start cold', value: cold, goal: goals.cold, unit: ' s', better: 'less' });
  report({ name: 'start warm', value: warm[1] ?? Number.NaN, goal: goals.warm, unit: ' s', better: 'less' });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
