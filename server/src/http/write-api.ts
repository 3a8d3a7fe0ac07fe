/** `npx tsx server/src/http/write-api.ts`: writes docs/api.json anew, so that every change of the API shows in the diff. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openapi } from '@yizhan/contract/openapi.ts';

const file = new URL('../../../docs/api.json', import.meta.url);

export const apiDocument = () => `${JSON.stringify(openapi(), null, 2)}\n`;
export const committedDocument = () => readFileSync(file, 'utf8');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(file, apiDocument());
