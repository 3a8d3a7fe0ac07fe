import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedFolder } from './folder.ts';
import { templateFolder } from './template.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yizhan-folder-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = async () => openEmbeddedFolder(dataDir, await templateFolder());

const writer = fileURLToPath(new URL('../../../test/write-until-killed.ts', import.meta.url));

/** Kills the writer while it works and returns the numbers whose write was confirmed. */
async function writeAndKill(first: number, enough: number) {
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

test('a first start makes the database from the template, a second one finds it again; it is for this user alone, also where it was made otherwise', async () => {
  const modeOfIt = async () => ((await stat(join(dataDir, 'db'))).mode & 0o777).toString(8);
  const first = await open();
  expect(await modeOfIt()).toBe('700');
  await first.pool.query("insert into tenant (id, name) values ('kept', 'x')");
  await first.close();
  await chmod(join(dataDir, 'db'), 0o755);
  const second = await open();
  expect(await modeOfIt()).toBe('700');
  const { rows } = await second.pool.query("select id from tenant where id = 'kept'");
  await second.close();
  expect(rows).toEqual([{ id: 'kept' }]);
  expect(await readdir(dataDir)).toEqual(['db']);
});

test('a second opening of the same folder is refused and leaves the first at work', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
  expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await first.close();
});

test('kill -9 in the middle of writes, three times, loses no answered write', async () => {
  const answered = [
    ...(await writeAndKill(10_000, 40)),
    ...(await writeAndKill(20_000, 150)),
    ...(await writeAndKill(30_000, 90)),
  ];
  const { pool, close } = await open();
  const { rows } = await pool.query<{ n: number }>('select n from written');
  await close();
  const written = new Set(rows.map(({ n }) => n));
  expect(answered.length).toBeGreaterThanOrEqual(40 + 150 + 90);
  expect(answered.filter((n) => !written.has(n))).toEqual([]);
});
