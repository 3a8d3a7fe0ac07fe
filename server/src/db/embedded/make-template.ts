/** Run by the build: creates the template beside itself, unless the existing one is current. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { templateHash } from './template.ts';
import { writeTemplate } from './write-template.ts';

const folder = fileURLToPath(new URL('./template', import.meta.url));
const stamp = `${folder}.hash`;
const hash = templateHash();

if (!existsSync(folder) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  rmSync(folder, { recursive: true, force: true });
  await writeTemplate(folder);
  writeFileSync(stamp, hash);
}
