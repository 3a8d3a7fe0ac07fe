import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { build } from 'esbuild';

/** A page with React and one sentence, served as the product serves its own. */
export async function serveBarePage() {
  const source = `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
    createRoot(document.getElementById('root')).render(createElement('main', null, '一站式服务门户'));`;
  const made = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('../../web', import.meta.url)) },
    ...{ bundle: true, minify: true, write: false, format: 'esm', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const script = brotliCompressSync(made.outputFiles[0]?.contents ?? '');
  const html =
    '<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="/bare.js"></script>';
  const server = createServer((request, reply) => {
    if (request.url !== '/bare.js') return reply.setHeader('content-type', 'text/html').end(html);
    return reply.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'br').end(script);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const KILOBIT = 1000 / 8;
const slow = { offline: false, latency: 150, downloadThroughput: 1600 * KILOBIT, uploadThroughput: 750 * KILOBIT };

/** Milliseconds to the first contentful paint with an empty cache, on a quarter of the processor and a slow line. */
export async function firstPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', slow);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  const at = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const painted = Number(await at.jsonValue());
  await page.close();
  return painted;
}
