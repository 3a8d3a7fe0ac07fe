import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

const ignored = new Set(['node_modules', 'dist', 'test', 'reports']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** Of the contents, not the times: a fresh clone or a switched branch has times that say nothing. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const full = inRoot(path);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    hash.update(`${path}\0`).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) if (!ignored.has(name) && !isTest(name)) add(hash, join(path, name));
}
