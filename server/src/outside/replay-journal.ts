import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';
import type { ReplayGuard } from './replay-guard.ts';

/** A line per id. A line cut off by a crash belongs to a request that was not answered. */
const lineOf = (id: string) => Buffer.from(id).toString('base64url');

/**
 * For one process, and for the next one in its place: every id is also a line of a file, written before the request is
 * answered. Two files rotate as the sets in memory do; the first line of each says when.
 */
export function fileReplayGuard(folder: string): ReplayGuard {
  mkdirSync(folder, { recursive: true });
  const [recentFile, olderFile] = [join(folder, 'recent'), join(folder, 'older')];
  let [older, recent] = [read(olderFile), read(recentFile)];
  let file = openSync(recentFile, 'a', 0o600);
  // Ends a line that a crash has cut off.
  writeSync(file, '\n');
  const turn = (now: Date) => {
    closeSync(file);
    renameSync(recentFile, olderFile);
    file = openSync(recentFile, 'a', 0o600);
    [older, recent] = [recent, { ids: new Set(), turnsAt: now.getTime() + sealedLimits.replayGuardSeconds * 1000 }];
    writeSync(file, `${recent.turnsAt}\n`);
  };
  return {
    async isFirstUse(id, now) {
      if (now.getTime() >= recent.turnsAt) turn(now);
      const line = lineOf(id);
      if (recent.ids.has(line) || older.ids.has(line)) return false;
      recent.ids.add(line);
      // Into the cache of the operating system, which a killed process does not take with it: some microseconds.
      writeSync(file, `${line}\n`);
      return true;
    },
    async close() {
      closeSync(file);
    },
  };
}

type Ids = { ids: Set<string>; turnsAt: number };

function read(path: string): Ids {
  try {
    const [turnsAt, ...lines] = readFileSync(path, 'utf8').split('\n');
    return { ids: new Set(lines.filter(Boolean)), turnsAt: Number(turnsAt) || 0 };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { ids: new Set(), turnsAt: 0 };
  }
}
