/** `npx tsx server/src/http/write-api.ts`: regenerates docs/api.json, so that every API change shows in the diff. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openapi } from '@yizhan/contract/openapi.ts';

const file = new URL('../../../docs/api.json', import.meta.url);

export const apiDocument = () => `${JSON.stringify(openapi(), null, 2)}\n`;
export const committedDocument = () => readFileSync(file, 'utf8');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(file, apiDocument());
