/** The committed document is the one the contract makes. */
import { existsSync, readFileSync } from 'node:fs';
import { openapi } from '../../contract/openapi.ts';
import { inRoot } from '../lib/root.mjs';

const file = inRoot('docs/api.json');
const right = `${JSON.stringify(openapi(), null, 2)}\n`;
if (!existsSync(file) || readFileSync(file, 'utf8') !== right) {
  console.error('docs/api.json is out of date: npx tsx server/src/http/write-api.ts');
  process.exitCode = 1;
}
