import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Holder = { pid: number; started: string | null };

/** Another process works on this folder: two would silently lose each other's rows. */
export class FolderTaken extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`DATA_DIR: ${folder} is in use by process ${pid}: stop it first, or start with another DATA_DIR`);
  }
}

/** Takes the folder for this process and answers how to give it back. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const own = `${file}.${process.pid}`;
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  writeFileSync(own, mine);
  try {
    // A link appears whole or not at all, so nobody reads a half-written lock.
    while (!link(own, file)) clearStale(folder, file);
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
}

function clearStale(folder: string, file: string) {
  const seen = read(file);
  if (seen === undefined) return;
  const holder = parse(seen);
  if (holder && isRunning(holder)) throw new FolderTaken(folder, holder.pid);
  // Moved aside and looked at again: a third process may have taken over in between.
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) !== seen) link(aside, file);
  rmSync(aside, { force: true });
}

function isRunning({ pid, started }: Holder) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  // Process ids are used again, after a restart of a container at once: the moment of start tells them apart.
  const now = startOf(pid);
  return started === null || now === null || now === started;
}

/** When a process began, on systems that tell. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the start is the 20th field after it.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined;
    return { pid: value.pid, started: 'started' in value && typeof value.started === 'string' ? value.started : null };
  } catch {
    return undefined;
  }
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function link(from: string, to: string) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
