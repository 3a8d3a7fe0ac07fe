import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedFolder } from './folder.ts';
import { templateFolder } from './template.ts';

const writer = fileURLToPath(new URL('../../../test/write-until-killed.ts', import.meta.url));

/** Kills the writer in the middle of its work and answers the numbers it was told are written. */
async function writeAndKill(dataDir: string, first: number, enough: number) {
  const args = ['--import', 'tsx', writer, dataDir, String(first)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const answered: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (answered.push(Number(line)) === enough) child.kill('SIGKILL');
  }
  await gone;
  return answered;
}

test('kill -9 in the middle of writes, three times, loses no answered write', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'yizhan-killed-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const answered = [
    ...(await writeAndKill(dataDir, 10_000, 40)),
    ...(await writeAndKill(dataDir, 20_000, 150)),
    ...(await writeAndKill(dataDir, 30_000, 90)),
  ];
  const { pool, close } = await openEmbeddedFolder(dataDir, await templateFolder());
  const { rows } = await pool.query<{ n: number }>('select n from written');
  await close();
  const written = new Set(rows.map(({ n }) => n));
  expect(answered.length).toBeGreaterThanOrEqual(40 + 150 + 90);
  expect(answered.filter((n) => !written.has(n))).toEqual([]);
});
