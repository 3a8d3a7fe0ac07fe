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

/** Creates DATA_DIR, for this user only, if it is missing; an unusable one gives a one-line reason. */
export function prepareDataDir({ dataDir }: Pick<Config, 'dataDir'>): void {
  try {
    makeFolder(dataDir, 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be used: ${words[code ?? ''] ?? message}`);
  }
}

/** One level at a time: Node's recursive mkdir never returns on a file system that refuses new folders (/proc). */
function makeFolder(folder: string, mode?: number): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (!found && dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, mode);
}
