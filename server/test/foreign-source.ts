import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { aServer } from './scripted-server.ts';

export type ForeignSource = { host: string; url: string; asked: () => readonly string[] };

/** A server that cards read, for one test; it records its requests. */
export async function aForeignSource(answer: RequestListener): Promise<ForeignSource> {
  const asked: string[] = [];
  const server = await aServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  onTestFinished(server.close);
  return { host: new URL(server.url).host, url: server.url, asked: () => asked };
}
