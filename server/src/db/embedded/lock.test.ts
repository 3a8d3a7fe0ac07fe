import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yizhan-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockOf = (pid: number, started: string | null = null) =>
  writeFile(join(folder, 'lock'), JSON.stringify({ pid, started }));

test('a folder in use is refused in one line that names folder and process', () => {
  lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `DATA_DIR: ${folder} is in use by process ${process.pid}: stop it first, or start with another DATA_DIR`,
  );
});

test('a folder given back can be taken again and nothing is left in it', async () => {
  lockFolder(folder)();
  expect(await readdir(folder)).toEqual([]);
  lockFolder(folder);
});

test('the lock of a process that died is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await lockOf(child.pid ?? 0);
  const release = lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
  release();
});

test('the lock of a process that ended, but that nobody has taken note of, is taken over', async () => {
  // The shell becomes a program that does not reap the child it inherited.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(said.toString());
  const statusOf = (pid: number | undefined) => readFile(`/proc/${pid}/stat`, 'utf8');
  await vi.waitFor(async () => expect(await statusOf(parent.pid)).toContain('(sleep)'));
  process.kill(child);
  await vi.waitFor(async () => expect(await statusOf(child)).toContain(') Z '));
  await lockOf(child);
  lockFolder(folder)();
  parent.kill();
});

test('a process id used again by somebody else does not hold the folder', async () => {
  await lockOf(process.ppid, 'another boot/1');
  lockFolder(folder)();
});

test('an unreadable lock is taken over', async () => {
  await writeFile(join(folder, 'lock'), '{"pid"');
  lockFolder(folder)();
});

test('giving back does not touch the lock of the next owner', async () => {
  const release = lockFolder(folder);
  await lockOf(process.ppid);
  release();
  expect(existsSync(join(folder, 'lock'))).toBe(true);
});
