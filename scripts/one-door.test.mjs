import { expect, test } from 'vitest';
import { doorsIn } from './lib/foreign-doors.mjs';

const anywhere = 'server/src/features/news/handlers.ts';

test.each([
  "await fetch('http://10.0.0.1/');",
  "const ask = fetch; await ask('http://10.0.0.1/');",
  "await globalThis.fetch('http://10.0.0.1/');",
  'const parts = { fetch };',
  "new WebSocket('ws://10.0.0.1/');",
  "import { fetch } from 'undici';",
  "import { fetch as ask } from 'undici';",
  "import { request } from 'node:https';",
  "import http from 'http';",
  "import * as net from 'node:net';",
  "export { connect } from 'node:tls';",
  "export * from 'node:http2';",
  "import { isIP, connect } from 'node:net';",
  "import { lookup } from 'node:dns/promises';",
  "import { execFile } from 'node:child_process';",
  "const { request } = await import('node:http');",
  "const name = 'undici'; await import(name);",
  "const http = process.getBuiltinModule('node:http');",
  "const http = require('node:http');",
  "createRequire(import.meta.url)('node:http').get('http://10.0.0.1/');",
  "const load = createRequire(import.meta.url); load('node:http');",
  "import axios from 'axios';",
  "import 'axios/register';",
  "import { createTransport } from 'nodemailer';",
  "import { createRemoteJWKSet } from 'jose';",
])('DR-8 a second door to foreign addresses is found: %s', (text) => {
  expect(doorsIn(anywhere, text)).not.toEqual([]);
});

test.each([
  "import type { IncomingMessage } from 'node:http';",
  "import { type Socket } from 'node:net';",
  "import { BlockList, isIP } from 'node:net';",
  "import { type IncomingMessage, STATUS_CODES } from 'node:http';",
  'const { body } = await foreign.read(address); await provider.fetch(address);',
  'type Door = typeof fetch; const door = { fetch: foreign.ask };',
  "import * as z from 'zod';",
  "const library = createRequire(import.meta.url)('pinyin-pro');",
])('what connects to nothing is no door: %s', (text) => {
  expect(doorsIn(anywhere, text)).toEqual([]);
});

test('DR-8 the door itself may connect, and a protocol’s library only in its own file', () => {
  expect(doorsIn('server/src/outside/foreign.ts', "import { Agent, fetch } from 'undici'; await fetch(url);")).toEqual(
    [],
  );
  expect(doorsIn('server/src/outside/mail.ts', "await import('nodemailer');")).toEqual([]);
  expect(doorsIn('server/src/outside/mail.ts', "await import('openid-client');")).not.toEqual([]);
});
