import { pbkdf2 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { writeFile } from './write-file.ts';

const derive = promisify(pbkdf2);

async function aPath() {
  const folder = await mkdtemp(join(tmpdir(), 'yizhan-write-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { folder, path: join(folder, 'arrived') };
}

// biome-ignore lint/correctness/useYield: it fails before anything comes
async function* failing(): AsyncGenerator<Uint8Array> {
  throw new Error('cut off');
}

test('FI-2 a file that fails at once is made before that is told: whoever removes it then leaves nothing behind', async () => {
  const { folder, path } = await aPath();
  // Keeps the thread pool busy, so that creating the file is delayed.
  const busy = Promise.all(Array.from({ length: 8 }, () => derive('a', 'b', 100_000, 32, 'sha256')));
  await expect(writeFile(failing(), path, 10)).rejects.toThrow('cut off');
  expect(existsSync(path)).toBe(true);
  await rm(path);
  await busy;
  expect(await readdir(folder)).toEqual([]);
});

test('FI-2 a file that is too long is refused as soon as it is', async () => {
  const { path } = await aPath();
  let given = 0;
  const endless = async function* () {
    for (;;) {
      given += 4;
      yield Buffer.alloc(4);
    }
  };
  await expect(writeFile(endless(), path, 10)).rejects.toMatchObject({ code: 'too_large' });
  expect(given).toBe(12);
});
