import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Holder = { pid: number; started: string | null };

/** Another process uses this folder: two would silently lose each other's rows. */
export class FolderLocked extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`DATA_DIR: ${folder} is in use by process ${pid}: stop it first, or start with another DATA_DIR`);
  }
}

/** Locks the folder for this process and returns the release function. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const own = `${file}.${process.pid}`;
  const mine = JSON.stringify({ pid: process.pid, started: lookAt(process.pid)?.started ?? null } satisfies Holder);
  writeFileSync(own, mine);
  try {
    // Creating a link is atomic, so nobody reads a half-written lock.
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
  if (holder && isRunning(holder)) throw new FolderLocked(folder, holder.pid);
  // Moved aside and checked again: a third process may have taken over in between.
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
  const now = lookAt(pid);
  if (!now) return true;
  // Process ids are reused, after a container restart immediately: the start time distinguishes them.
  return !now.hasEnded && (started === null || now.started === started);
}

/** Start time of a process, and whether it is a zombie; undefined on systems without /proc. */
function lookAt(pid: number) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; after it the state is the first field and the start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: `${boot}/${fields[19]}`, hasEnded: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return undefined;
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
