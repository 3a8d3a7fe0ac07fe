import * as serverLimits from '@yizhan/contract/limits/server.ts';
import type { FastifyInstance } from 'fastify';
import { fail } from '../common/fail.ts';
import type { Database } from '../db/database.ts';
import { ping } from '../db/ping.ts';
import type { Parts } from '../parts.ts';
import { succeeded } from './envelope.ts';

/** For load balancers: 200 only while this node can serve requests. */
export function serveHealth(app: FastifyInstance, { database, bus }: Parts) {
  app.get('/healthz', { config: { uncounted: true } }, async (_request, reply) => {
    const state = { database: (await answers(database)) ? 'up' : 'down', bus: bus.state() };
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    if (Object.values(state).includes('down')) fail('not_ready', {}, state);
    return succeeded(state);
  });
}

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, serverLimits.healthTimeoutMs, false);
  });
  const answer = ping(database.across).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
