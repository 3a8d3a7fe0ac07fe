import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const skipped = new Set(['node_modules', 'dist', 'reports', 'data', 'migrations']);

/** Paths, from the root, of what people wrote: every file below the folder whose name matches. */
export function sources(named, folder = '.') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(named, path) : named.test(entry.name) ? [path] : [];
  });
}
