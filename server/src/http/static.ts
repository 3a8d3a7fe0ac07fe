import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import serveFolder from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebBuild } from './web-build.ts';

const YEAR = 365 * 24 * 3600;
const hashed = /[-.][\w-]{7}\.\w+$/;
const packed = /\.(br|gz)$/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by under-pressure instead of refusing the request. */
    pressureHandler?: () => void;
  }
}

/** Without its document or a script the portal is blank, so these are served even when the event loop lags. */
export const servedUnderPressure = { pressureHandler: () => undefined };

/** The built client. Files with a hash in their name never change; the few others are revalidated. */
export async function serveClient(app: FastifyInstance, web: WebBuild) {
  await app.register(serveFolder, {
    root: web.folder,
    // Otherwise the plugin would register two routes per file at every start.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const name = basename(path).replace(packed, '');
      const lasting = path.includes('/assets/') && hashed.test(name);
      void reply.header('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  // The files of a build are known, so any other path is refused without touching the disk.
  const assets = new Set(filesIn(`${web.folder}/assets`));
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { config: { uncounted: true, ...servedUnderPressure } },
    ({ params: { name } }, reply) => (assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound()),
  );
  for (const name of filesIn(web.folder))
    app.get(`/${name}`, { config: servedUnderPressure }, (_request, reply) => reply.sendFile(name));
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !packed.test(entry.name))
    .map(({ name }) => name);
