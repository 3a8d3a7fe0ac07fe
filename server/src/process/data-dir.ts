import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Config, ConfigError } from '../config.ts';

const words: Record<string, string> = {
  EEXIST: 'a file stands in its place',
  ENOTDIR: 'a file stands in its place',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'no space is left there',
};

/** Makes DATA_DIR, for this user alone, when it is missing; one that cannot be used is one line that says why. */
export function prepareDataDir({ dataDir }: Pick<Config, 'dataDir'>): void {
  try {
    makeFolder(dataDir, 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be used: ${words[code ?? ''] ?? message}`);
  }
}

/** Step by step: the recursive way of Node never ends where a file system refuses new folders (/proc). */
function makeFolder(folder: string, mode?: number): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (!found && dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, mode);
}
