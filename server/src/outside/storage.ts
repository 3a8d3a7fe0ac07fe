import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export type Part = { start: number; end: number };

/** Where the bytes of files lie. A key is `<tenant>/<hash>`: the same bytes twice are one object. */
export type Storage = {
  /** A path on this machine to write to first; it is taken over by `put` or removed by `drop`. */
  scratch(): Promise<string>;
  drop(scratch: string): Promise<void>;
  put(tenant: string, hash: string, scratch: string): Promise<void>;
  /** Fails at once when the object is not there. */
  read(tenant: string, hash: string, part?: Part): Promise<Readable>;
  remove(tenant: string, hash: string): Promise<void>;
  /** Objects of a tenant that were put before a time. */
  list(tenant: string, before: Date): AsyncIterable<string>;
  /** Removes scratch files that a process which died has left behind. */
  tidy(before: Date): Promise<void>;
};

/** In a folder: of this machine, or one that all nodes share. */
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
      // Within one file system this is one step: the object is there whole or not at all.
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
