import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside this file in the sources, beside main.js in a build. */
export function migrationsFolder() {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url));
  if (!existsSync(folder)) throw new Error('the migrations are missing from this build');
  return folder;
}
