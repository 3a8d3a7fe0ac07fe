import { Readable } from 'node:stream';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { fail } from '../common/fail.ts';
import { type Composed, compose, readComposing } from '../features/robot/compose.ts';
import type { Parts } from '../parts.ts';

type Ask = FastifyRequest<{ Querystring: { of?: unknown } }>;

/** `GET /robot/composed?of={sealed}`: an answer as it is composed, as server-sent events; each address is good once. */
export function serveComposedAnswers(app: FastifyInstance, parts: Parts) {
  const { clock, database, tenants, secrets, foreign, logger } = parts;
  const used = new LRUCache<string, true>({ max: 10_000 });
  let composing = 0;
  app.get('/robot/composed', { compress: false }, async (request: Ask, reply) => {
    const sealed = String(request.query.of);
    const tenant = await tenants.byHost(request.hostname);
    const wanted = readComposing(secrets, sealed, tenant.id, clock());
    if (!wanted || used.has(sealed)) return fail('no_such_call');
    used.set(sealed, true);
    if (composing >= robotLimits.maxComposing) return fail('busy');
    composing += 1;
    const left = new AbortController();
    reply.raw.once('close', () => {
      composing -= 1;
      left.abort();
    });
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(robotLimits.composeMs)]);
    const db = database.of(tenant.id);
    const events = compose({ db, tenant, foreign, secrets, log: logger }, wanted, signal);
    return (
      reply
        // Nothing on the way may wait for the end.
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .type('text/event-stream; charset=utf-8')
        .send(Readable.from(written(events)).on('error', (err) => logger.error({ err }, 'a composed answer broke off')))
    );
  });
}

async function* written(events: AsyncIterable<Composed>): AsyncIterable<string> {
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
