import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { fail } from '../common/fail.ts';
import type { Parts } from '../parts.ts';
import type { CallTimes } from './call-times.ts';

/** `GET /metrics` for Prometheus: the process, its database, and every call by name. Never an address or a person. */
export function serveMetrics(app: FastifyInstance, { config, database: { pool } }: Parts, times: CallTimes) {
  const register = new Registry();
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

  // Monitoring the event loop has a cost, so it starts with the first request.
  let watching = false;
  app.get('/metrics', async (request, reply) => {
    if (!canRead(request, config.metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      fail('metrics_refused');
    }
    if (!watching) collectDefaultMetrics({ register });
    watching = true;
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send((await register.metrics()) + times.text());
  });
}

/** Requires the token, or a direct request from this machine that did not come through a proxy. */
function canRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) {
    const actual = Buffer.from(request.headers.authorization ?? '');
    const right = Buffer.from(`Bearer ${token}`);
    if (actual.length === right.length && timingSafeEqual(actual, right)) return true;
  }
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwarded === undefined && /^(::ffff:)?127\.|^::1$/.test(request.ip);
}
