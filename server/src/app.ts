import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { handlers } from './all-handlers.ts';
import { serveAccessibility } from './http/accessibility-page.ts';
import { limitAddresses } from './http/address-limit.ts';
import { refuseBroken, refuseUnsupported } from './http/broken-request.ts';
import { serveCalendar } from './http/calendar.ts';
import { CallTimes } from './http/call-times.ts';
import { watchConnections } from './http/close-connections.ts';
import { serveApiDocument, serveApiReader } from './http/docs.ts';
import { serveDocuments } from './http/documents.ts';
import { serveEntry } from './http/entry.ts';
import { handleErrors, refuseAddress } from './http/errors.ts';
import { serveFiles } from './http/files.ts';
import { serveGuideWord } from './http/guide-word.ts';
import { serveGuides } from './http/guides.ts';
import { addHeaders } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { mountCalls } from './http/mount.ts';
import { serveSearch } from './http/search-page.ts';
import { serveSignOn } from './http/sso.ts';
import { serveClient } from './http/static.ts';
import { serveStaticConfig } from './http/static-config.ts';
import { trustedProxyTest } from './http/trusted-proxies.ts';
import type { WebBuild } from './http/web-build.ts';
import type { Parts } from './parts.ts';
import { listenForSockets } from './socket/listen.ts';

type Options = {
  /** Hold every answer against its schema: tests and development. */
  checkAnswers?: boolean;
  /** The built client; without it only the API and the bare document are served. */
  web?: WebBuild | undefined;
  /** Refuse new requests while the event loop is later than this, in milliseconds; only a process watches its loop. */
  loopDelayMs?: number;
  /** How often one address may ask in a minute. */
  perAddress?: number;
  /** How often one address may come to the door of the central logins in a minute. */
  signOnsPerAddress?: number;
};

function noSchemas(): never {
  throw new Error('a route has a schema of its own: declare a call in the contract instead');
}

/** The application apart from its process: main.ts listens with it, tests inject into it. */
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
    // What is worth a line is written where it happens; Fastify's own logger listens to every answer.
    logger: false,
    genReqId: () => randomUUID().replaceAll('-', ''),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: serverLimits.maxBodyBytes,
    // Until a request has arrived whole: a large file over a slow line. Statements have a limit of their own.
    requestTimeout: serverLimits.receiveTimeoutMs,
    // A function: with a list Fastify would parse addresses in every request, several times.
    trustProxy: trustedProxyTest(parts.config.trustedProxies),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBroken(parts),
    // Without a host a request is refused in the envelope; Node would say nothing.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    // Calls are checked by the contract's schemas (http/mount.ts): what Fastify would check with need not be loaded.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // Fastify's own refusal has neither the envelope nor our headers: see http/closing.ts.
    return503OnClosing: false,
  });
  const times = new CallTimes();
  handleErrors(app, parts, times);
  addHeaders(app, parts.config);
  const endConnections = watchConnections(app);
  refuseUnsupported(app, parts);
  if (loopDelayMs) await app.register(underPressure, { maxEventLoopDelay: loopDelayMs });
  limitAddresses(app, perAddress, parts.clock);
  // Only answers are packed: a packed request could unfold without end.
  await app.register(compress, {
    threshold: serverLimits.compressFromBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // A stream and a thread for each answer cost more than packing it does.
    syncThreshold: serverLimits.compressAtOnceBytes,
  });
  serveMetrics(app, parts, times);
  await parts.jobs.prepare();
  await mountCalls(app, { parts, handlers, times, checkAnswers });
  serveSignOn(app, parts, signOnsPerAddress);
  serveEntry(app, parts);
  serveFiles(app, parts);
  serveHealth(app, parts);
  serveApiDocument(app);
  serveStaticConfig(app, parts);
  serveDocuments(app, parts, web);
  serveSearch(app, parts, web);
  serveAccessibility(app, parts, web);
  serveCalendar(app, parts, web);
  serveGuides(app, parts, web);
  serveGuideWord(app, parts);
  if (web) {
    await serveClient(app, web);
    await serveApiReader(app);
  }
  const closeSockets = listenForSockets(app.server, parts);
  app.addHook('preClose', async () => {
    endConnections();
    void parts.jobs.stop(); // jobs end while the last requests do
    await closeSockets();
  });
  app.addHook('onClose', () => parts.jobs.stop());
  return app;
}
