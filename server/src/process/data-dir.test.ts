import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDataDir } from './data-dir.ts';

test('a missing DATA_DIR is made for this user alone, a file or a refusing place is one line that names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yizhan-data-'));
  prepareDataDir({ dataDir: join(folder, 'a', 'b') });
  expect(statSync(join(folder, 'a', 'b')).mode & 0o777).toBe(0o700);
  writeFileSync(join(folder, 'file'), '');
  expect(() => prepareDataDir({ dataDir: join(folder, 'file') })).toThrow(
    /^DATA_DIR: \S+ cannot be used: a file stands in its place$/,
  );
  expect(() => prepareDataDir({ dataDir: join(folder, 'file', 'x') })).toThrow(/: a file stands in its place$/);
  expect(() => prepareDataDir({ dataDir: '/proc/nothing/here' })).toThrow(
    /^DATA_DIR: \S+ cannot be used: no folder can be made there$/,
  );
  rmSync(folder, { recursive: true });
});
