/** `npm run dev`: the server from its sources, restarted on change, and the client with hot reload in front of it. */
import { resolve } from 'node:path';
import { untilHealthy } from './lib/healthy.mjs';
import { inRoot, root } from './lib/root.mjs';
import { Failed, node, script } from './lib/run.mjs';
import { setup } from './setup.mjs';

await script(async () => {
  await setup();
  const api = process.env.PORT || '8080';
  const client = '5173';
  let over = false;
  const server = node('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/main.ts'], {
    cwd: inRoot('server'),
    env: { PORT: api, DATA_DIR: resolve(root, process.env.DATA_DIR || 'data') },
  }).finally(() => {
    over = true;
  });
  const url = `http://127.0.0.1:${api}`;
  const served = async () => {
    // The client asks it for the document: before that there is nothing to open.
    await untilHealthy(url, () => {
      if (over) throw new Failed('the server ended');
    });
    console.log(`client with hot reload: http://127.0.0.1:${client}  (API on ${api})`);
    await node('vite/bin/vite.js', ['--host', '127.0.0.1', '--port', client], {
      cwd: inRoot('web'),
      env: { API: url },
    });
  };
  await Promise.race([server, served()]);
});
