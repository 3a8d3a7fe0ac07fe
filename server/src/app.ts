import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { handlers } from './all-handlers.ts';
import { serveAccessibility } from './http/accessibility-page.ts';
import { ActionLimit } from './http/action-limit.ts';
import { limitAddresses } from './http/address-limit.ts';
import { serveAgendaFeed } from './http/agenda-feed.ts';
import { refuseBroken, refuseUnsupported } from './http/broken-request.ts';
import { serveCalendar } from './http/calendar.ts';
import { CallTimes } from './http/call-times.ts';
import { watchConnections } from './http/close-connections.ts';
import { serveComposedAnswers } from './http/composed-answer.ts';
import { serveApiDocument, serveApiReader } from './http/docs.ts';
import { serveDocuments } from './http/documents.ts';
import { serveEntry } from './http/entry.ts';
import { handleErrors, refuseAddress } from './http/errors.ts';
import { serveFiles } from './http/files.ts';
import { serveGuideWord } from './http/guide-word.ts';
import { serveGuides } from './http/guides.ts';
import { serveHandbook } from './http/handbook.ts';
import { addHeaders } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { mountCalls } from './http/mount.ts';
import { serveOpen } from './http/open/serve-open.ts';
import { PersonLimit } from './http/person-limit.ts';
import { serveSearch } from './http/search-page.ts';
import { serveSignOn } from './http/sso.ts';
import { serveClient } from './http/static.ts';
import { serveStaticConfig } from './http/static-config.ts';
import { trustedProxyTest } from './http/trusted-proxies.ts';
import { serveVerify } from './http/verify.ts';
import type { WebBuild } from './http/web-build.ts';
import type { Parts } from './parts.ts';
import { listenForSockets } from './socket/listen.ts';

type Options = {
  /** Validate every response against its schema; used in tests and development. */
  checkAnswers?: boolean;
  /** The built client. Without it only the API and the bare document are served. */
  web?: WebBuild | undefined;
  /** Refuse new requests while the event loop lags more than this, in milliseconds. Set only by a real process. */
  loopDelayMs?: number;
  /** Requests per minute allowed from one IP address. */
  perAddress?: number;
  /** Requests per minute to the sign-on routes allowed from one IP address. */
  signOnsPerAddress?: number;
};

function noSchemas(): never {
  throw new Error('a route has a schema of its own: declare a call in the contract instead');
}

/** The application without its process: main.ts listens with it, tests inject requests into it. */
export async function buildApp(
  parts: Parts,
  {
    checkAnswers = false,
    web,
    loopDelayMs,
    perAddress = serverLimits.requestsPerMinutePerAddress,
    signOnsPerAddress = signInLimits.signOnsPerMinutePerAddress,
  }: Options = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    // Events are logged where they happen. Fastify's own logger would hook into every response.
    logger: false,
    genReqId: () => randomUUID().replaceAll('-', ''),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: serverLimits.maxBodyBytes,
    // Time to receive the whole request, such as a large file over a slow line. SQL statements have their own timeout.
    requestTimeout: serverLimits.receiveTimeoutMs,
    // A function, because with a list Fastify would parse addresses several times per request.
    trustProxy: trustedProxyTest(parts.config.trustedProxies),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBroken(parts),
    // A request without a Host header gets an error in our envelope; Node would send an empty response.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    // Calls are validated by the contract's schemas (http/mount.ts), so Fastify's own validators are not loaded.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // Fastify's own 503 has neither the envelope nor our headers: see http/close-connections.ts.
    return503OnClosing: false,
  });
  const times = new CallTimes();
  handleErrors(app, parts, times);
  addHeaders(app, parts.config);
  const endConnections = watchConnections(app);
  refuseUnsupported(app, parts);
  if (loopDelayMs) await app.register(underPressure, { maxEventLoopDelay: loopDelayMs });
  limitAddresses(app, perAddress, parts.clock);
  // Only responses are compressed: a compressed request could be a decompression bomb.
  await app.register(compress, {
    threshold: serverLimits.compressFromBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // Below this size, a stream and a thread per response cost more than the compression itself.
    syncThreshold: serverLimits.syncCompressionBytes,
  });
  serveMetrics(app, parts, times);
  await parts.jobs.prepare();
  const people = new PersonLimit(parts);
  const actions = new ActionLimit(parts, people);
  await mountCalls(app, { parts, handlers, times, people, actions, checkAnswers });
  serveSignOn(app, parts, signOnsPerAddress);
  serveEntry(app, parts);
  await serveOpen(app, { parts, times, checkAnswers });
  serveFiles(app, parts);
  serveHealth(app, parts);
  serveApiDocument(app);
  serveStaticConfig(app, parts);
  serveDocuments(app, parts, web);
  serveSearch(app, parts, { web, actions });
  serveAccessibility(app, parts, web);
  serveCalendar(app, parts, web);
  serveAgendaFeed(app, parts);
  serveComposedAnswers(app, parts);
  serveHandbook(app, parts, web);
  serveGuides(app, parts, web);
  serveVerify(app, parts, web);
  serveGuideWord(app, parts, people);
  if (web) {
    await serveClient(app, web);
    await serveApiReader(app);
  }
  const closeSockets = listenForSockets(app.server, parts);
  app.addHook('preClose', async () => {
    endConnections();
    void parts.jobs.stop(); // jobs stop while the last requests finish
    await closeSockets();
  });
  app.addHook('onClose', () => parts.jobs.stop());
  return app;
}
