import { basename } from 'node:path';
import serveFolder from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebBuild } from './web-build.ts';

const YEAR = 365 * 24 * 3600;
const hashed = /[-.][\w-]{7}\.\w+$/;

/** The built client. A file with a hash in its name never changes; the few others are asked for again. */
export async function serveClient(app: FastifyInstance, web: WebBuild) {
  await app.register(serveFolder, {
    root: web.folder,
    index: false,
    // The files of a build are known: every other address is refused before the disk is asked.
    wildcard: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const name = basename(path).replace(/\.(br|gz)$/, '');
      const lasting = path.includes('/assets/') && hashed.test(name);
      void reply.header('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
}
