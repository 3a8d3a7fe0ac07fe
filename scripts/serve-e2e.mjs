/** The server most browser tests share. The campus of its first day is laid by, for those that need a server of their own. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { campus } from './lib/campus.mjs';
import { inRoot } from './lib/root.mjs';

const env = { ...process.env, DATA_DIR: campus };
execFileSync(process.execPath, ['--import', 'tsx', inRoot('server/test/write-campus.ts')], { env, stdio: 'inherit' });
cpSync(campus, process.env.DATA_DIR, { recursive: true });
await import('../server/dist/main.js');
