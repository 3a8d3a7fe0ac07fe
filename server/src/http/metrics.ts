import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { fail } from '../common/fail.ts';
import type { Parts } from '../parts.ts';

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `GET /metrics` for Prometheus: the process, its database, and every call by name. Never an address or a person. */
export function serveMetrics(app: FastifyInstance, { config, database: { pool } }: Parts) {
  const register = new Registry();
  const calls = new Histogram({
    name: 'yizhan_call_seconds',
    help: 'Time from request to answer, by call and HTTP status',
    labelNames: ['call', 'http'],
    buckets: seconds,
    registers: [register],
  });
  new Gauge({
    name: 'yizhan_database_connections',
    help: 'Connections of the pool by state; waiting are requests without one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });

  // Looking up the labels costs more than counting: each pair is looked up once.
  const known = new Map<string, { observe(value: number): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call) {
      const key = `${call} ${reply.statusCode}`;
      const timer = known.get(key) ?? calls.labels(call, String(reply.statusCode));
      known.set(key, timer);
      timer.observe(reply.elapsedTime / 1000);
    }
    done();
  });

  // Watching the event loop is not free, so it begins with the first who asks.
  let watching = false;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) fail('unauthorized');
    if (!watching) collectDefaultMetrics({ register });
    watching = true;
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
}

/** Somebody with the token, or somebody on this very machine and not through a proxy. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const right = Buffer.from(`Bearer ${token}`);
    if (given.length === right.length && timingSafeEqual(given, right)) return true;
  }
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwarded === undefined && /^(::ffff:)?127\.|^::1$/.test(request.ip);
}
