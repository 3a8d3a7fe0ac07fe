/** `npm run dev`: the server from its sources, restarted on change, and the client with hot reload in front of it. */
import { resolve } from 'node:path';
import { inRoot, root } from './lib/root.mjs';
import { node, script } from './lib/run.mjs';
import { setup } from './setup.mjs';

await script(async () => {
  await setup();
  const api = process.env.PORT || '8080';
  const client = '5173';
  console.log(`client with hot reload: http://127.0.0.1:${client}  (API on ${api})`);
  await Promise.race([
    node('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/main.ts'], {
      cwd: inRoot('server'),
      env: { PORT: api, DATA_DIR: resolve(root, process.env.DATA_DIR || 'data') },
    }),
    node('vite/bin/vite.js', ['--host', '127.0.0.1', '--port', client], {
      cwd: inRoot('web'),
      env: { API: `http://127.0.0.1:${api}` },
    }),
  ]);
});
