import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The text of a page as plain paragraphs, compressed as the product compresses its own. */
export async function serveBareText(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const body = lines.map((line) => `<p>${escaped(line)}</p>`).join('\n');
  const page = brotliCompressSync(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>一站</title></head><body>${body}</body></html>`,
  );
  const server = createServer((_, reply) =>
    reply.setHeader('content-type', 'text/html').setHeader('content-encoding', 'br').end(page),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
