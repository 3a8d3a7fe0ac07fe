import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Campus } from './campus.ts';
import { serveCas } from './cas.ts';
import { serveOpenId } from './openid.ts';
import type { CampusOptions, PortalAddress } from './options.ts';
import { servePages } from './pages.ts';
import { Records } from './records.ts';
import { serveServices } from './services.ts';
import { Sessions } from './sessions.ts';
import { serveSignIn } from './sign-in.ts';
import { serveSources } from './sources.ts';
import { serveTodos } from './todos.ts';
import { serveOpenIdReturn } from './way-openid.ts';

const MOST_BYTES = 16 * 1024;
const WAIT_MS = 5_000;

/** The campus while it listens. */
export type RunningCampus = {
  origin: string;
  /** Tells it where the portal is: the portal listens after the campus. */
  meet(portal: PortalAddress): void;
  close(): Promise<void>;
};

/**
 * The demo's foreign campus: the systems of a fictional university, on an origin of their own, as a school would connect
 * them (docs/connecting.md). It is started by the demo alone and keeps everything in memory.
 */
export async function startCampus({ host, port, originAt, ...options }: CampusOptions): Promise<RunningCampus> {
  const server = createServer();
  server.listen({ host, port });
  await once(server, 'listening');
  // Pages and central login write their own address, which needs the port.
  const { port: at } = server.address() as AddressInfo;
  const origin = originAt(at);
  const inner = `http://${host.includes(':') ? `[${host}]` : host}:${at}`;
  let portal: PortalAddress = { inner: '', site: '' };
  const campus: Campus = {
    ...options,
    base: `${origin}/yunling`,
    portal: () => portal,
    sessions: new Sessions(options.clock, origin.startsWith('https:')),
    records: new Records(),
    // Its own systems speak to its own central login; they need no way through a proxy for that.
    ask: (url, init) =>
      fetch(url.startsWith(`${origin}/`) ? inner + url.slice(origin.length) : url, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(WAIT_MS),
      }),
  };
  await build(server, campus);
  return {
    origin,
    meet(address) {
      portal = address;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function build(server: Server, campus: Campus): Promise<void> {
  const app = fastify({
    bodyLimit: MOST_BYTES,
    serverFactory: (handler) => server.on('request', handler),
    // `/timetable/next` as well as `/yunling/timetable/next`.
    rewriteUrl: ({ url = '/' }) => (url === '/yunling' || url.startsWith('/yunling/') ? url : `/yunling${url}`),
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(pageHeaders(campus));
    if (request.method === 'POST' && isFromElsewhere(request, campus)) return void reply.code(403).send();
    done();
  });
  await app.register(
    async (below: FastifyInstance) => {
      serveSignIn(below, campus);
      serveCas(below, campus);
      await serveOpenId(below, campus);
      serveOpenIdReturn(below, campus);
      serveServices(below, campus);
      serveTodos(below, campus);
      serveSources(below, campus);
      servePages(below, campus);
    },
    { prefix: '/yunling' },
  );
  await app.ready();
}

/** A form of another site must not act in the name of whoever is signed in here; servers name no origin. */
function isFromElsewhere({ headers }: FastifyRequest, { base }: Campus): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === 'cross-site' || site === 'same-site';
  return origin !== new URL(base).origin && !(URL.canParse(origin) && new URL(origin).host === host);
}

const loopback = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** No script at all; only the portal may show these pages in a frame. */
function pageHeaders(campus: Campus) {
  const { site } = campus.portal();
  // On one machine the portal has several names, and a port of its own under development.
  const portals = loopback.test(site) ? 'http://localhost:* http://127.0.0.1:*' : new URL(site || campus.base).origin;
  return {
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self' ${portals}`,
    'x-content-type-options': 'nosniff',
    // With none at all, browsers would not say where a form comes from.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}
