import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export type Part = { start: number; end: number };

/** Storage of file contents. A key is `<tenant>/<hash>`: identical contents are one object. */
export type Storage = {
  /** A local scratch path to write to first; `put` takes it over, `drop` removes it. */
  scratch(): Promise<string>;
  drop(scratch: string): Promise<void>;
  put(tenant: string, hash: string, scratch: string): Promise<void>;
  /** Fails immediately when the object does not exist. */
  read(tenant: string, hash: string, part?: Part): Promise<Readable>;
  remove(tenant: string, hash: string): Promise<void>;
  /** Objects of a tenant stored before a given time. */
  list(tenant: string, before: Date): AsyncIterable<string>;
  /** Removes scratch files left behind by a process that died. */
  tidy(before: Date): Promise<void>;
};

/** In a folder: local, or shared by all nodes. */
export function folderStorage(folder: string): Storage {
  const scratchFolder = join(folder, '.scratch');
  const pathOf = (tenant: string, hash: string) => join(folder, tenant, hash.slice(0, 2), hash);
  return {
    async scratch() {
      await mkdir(scratchFolder, { recursive: true, mode: 0o700 });
      return join(scratchFolder, randomUUID());
    },
    drop: (scratch) => rm(scratch, { force: true }),
    async put(tenant, hash, scratch) {
      const path = pathOf(tenant, hash);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Within one file system a rename is atomic: the object is complete or absent.
      await rename(scratch, path);
    },
    async read(tenant, hash, part) {
      const stream = createReadStream(pathOf(tenant, hash), part);
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
      return stream;
    },
    remove: (tenant, hash) => rm(pathOf(tenant, hash), { force: true }),
    async *list(tenant, before) {
      for (const shelf of await namesIn(join(folder, tenant)))
        for (const hash of await namesIn(join(folder, tenant, shelf)))
          if (await isOlder(pathOf(tenant, hash), before)) yield hash;
    },
    async tidy(before) {
      for (const name of await namesIn(scratchFolder)) {
        const path = join(scratchFolder, name);
        if (await isOlder(path, before)) await rm(path, { force: true });
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < before.getTime();
}
