import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';

/** One at a time on this copy of the sources: a second `npm start` waits for the install or build of the first. */
export async function exclusive(name, work) {
  // Outside of node_modules, which an install removes.
  const file = join(tmpdir(), `yizhan-${name}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`);
  for (let isAnnounced = false; !take(file); isAnnounced = true) {
    if (!isAnnounced) console.log(`waiting for the other ${name}`);
    await wait(300);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAlive(file)) rmSync(file, { force: true });
  return false;
}

function isAlive(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')) || -1, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
