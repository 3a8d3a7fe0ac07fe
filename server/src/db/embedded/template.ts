import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../migrations-folder.ts';

/** A build has its template beside it; from the sources one is created once per state of the migrations. */
export async function templateFolder(): Promise<string> {
  const built = fileURLToPath(new URL('./template', import.meta.url));
  if (import.meta.url.endsWith('.js')) return built;
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const folder = join(root, 'node_modules/.cache/yizhan', `template-${templateHash()}`);
  if (!existsSync(folder)) await (await import('./write-template.ts')).writeTemplate(folder);
  return folder;
}

/** Changes with everything a template depends on. */
export function templateHash() {
  const hash = createHash('sha256');
  const folder = migrationsFolder();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.sql') || name.endsWith('.json')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  for (const name of ['@electric-sql/pglite', 'pg-boss']) hash.update(`${name} ${versionOf(name)}`);
  return hash.digest('hex').slice(0, 16);
}

function versionOf(name: string) {
  // Not every package exports its package.json, so search upwards from its entry point.
  let at = dirname(createRequire(import.meta.url).resolve(name));
  while (!existsSync(join(at, 'package.json'))) at = dirname(at);
  const { version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as { version?: string };
  return version;
}
