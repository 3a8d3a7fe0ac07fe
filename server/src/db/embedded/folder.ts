import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenPool } from '../pool.ts';
import { lockFolder } from './lock.ts';
import { openEmbedded } from './open.ts';

/** Opens the database of a data folder exclusively; the first start copies the template. */
export async function openEmbeddedFolder(dataDir: string, templateDir: string): Promise<OpenPool> {
  await mkdir(dataDir, { recursive: true });
  const release = lockFolder(dataDir);
  try {
    const database = join(dataDir, 'db');
    if (!existsSync(database)) await copyTemplate(templateDir, dataDir, database);
    // The engine makes its files readable and writable for everybody: restrict the folder to this user.
    await chmod(database, 0o700).catch(unlessRefused);
    const { pool, close } = await openEmbedded(database);
    return { pool, close: () => close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Copied to a temporary name and renamed: an interrupted start leaves no partial database. */
async function copyTemplate(template: string, dataDir: string, database: string) {
  const half = join(dataDir, 'db.new');
  await rm(half, { recursive: true, force: true });
  await cp(template, half, { recursive: true });
  await rename(half, database);
}

/** A folder owned by somebody else, as on a mounted volume, is theirs to protect. */
function unlessRefused(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPERM' && error.code !== 'ENOTSUP') throw error;
}
