import { createHash } from 'node:crypto';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { type OpenCall, type OpenCallName, openBase, openCalls } from '@yizhan/contract/open/calls.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, fail } from '../../common/fail.ts';
import * as clients from '../../domain/api-clients/queries.ts';
import { assertUsable } from '../../domain/api-clients/rules.ts';
import type { AfterCommit, PushContext } from '../../features/open-push/handler.ts';
import { handlers } from '../../features/open-push/handlers.ts';
import type { Parts } from '../../parts.ts';
import type { CallTimes } from '../call-times.ts';
import { callerOf } from '../caller.ts';
import { succeeded } from '../envelope.ts';
import { invalidInput, meaningOf } from '../errors.ts';
import { jsonFault } from '../json-depth.ts';
import { checkBatch } from './batch.ts';
import { recordCall, recordRefusal } from './calls.ts';
import { findPresentedClient, type PresentedClient } from './credentials.ts';
import { serveToken } from './token.ts';

type Serving = { parts: Parts; times: CallTimes; checkAnswers: boolean };
type Arrival = PresentedClient & { context: PushContext };
type AnyHandler = (
  input: unknown,
  context: PushContext,
) => Promise<(db: PushContext['db'], afterCommit: AfterCommit) => Promise<unknown>>;

/** The open interface: a scope of its own, since signatures cover the bytes of the body. */
export async function serveOpen(app: FastifyInstance, serving: Serving) {
  await app.register(async (open) => {
    open.removeAllContentTypeParsers();
    open.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [name, call] of Object.entries(openCalls) as [OpenCallName, OpenCall][])
      mount(open, name, call, serving);
  });
  await serveToken(app, serving.parts);
}

const fastifyPath = (path: string) =>
  path.replaceAll(':', '::').replace(/\{(\w+)\}(::)?/g, (_, name, verb) => `:${name}${verb ? '(^[^:/]+)::' : ''}`);

function mount(app: FastifyInstance, name: OpenCallName, call: OpenCall, { parts, times, checkAnswers }: Serving) {
  const arrivals = new WeakMap<FastifyRequest, Arrival>();
  const took = times.of(`open.${name}`);

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    request.began = performance.now();
    const tenant = await parts.tenants.byHost(request.hostname);
    const db = parts.database.of(tenant.id);
    const now = parts.clock();
    const presented = await findPresentedClient(request, { ...parts, db, now });
    const context: PushContext = {
      ...parts,
      db,
      now,
      tenant,
      client: presented.client,
      caller: callerOf(request, reply),
    };
    arrivals.set(request, { ...presented, context });
    await refusing(request, context, async () => {
      assertUsable(presented.client, request.ip, now);
      if (tenant.settings.maintenance.on) fail('maintenance');
    });
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { verify, context } = arrivals.get(request) ?? fail('open_no_credentials');
    const text = await refusing(request, context, async () => {
      await verify(request);
      const { client, db, now } = context;
      if (!client.scopes.includes(call.scope)) fail('open_scope', { scope: call.scope });
      const used = await clients.countCall(db, client.id, now);
      if (used.minute > client.perMinute) fail('open_per_minute', { most: client.perMinute }, { used: used.minute });
      if (used.day > client.perDay) fail('open_per_day', { most: client.perDay }, { used: used.day });
      const result = await perform(name, call, request, context);
      return succeeded(checkAnswers ? call.output.parse(result) : result);
    });
    took(reply.statusCode, request.began);
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text);
  };

  const route = { config: { call: `open.${name}` }, onRequest, handler };
  app.route({ ...route, method: call.method, url: fastifyPath(`${openBase}${call.path}`) });
}

/** A refusal of a known client is stored with its reason; those above its quota by the first of each minute. */
async function refusing<T>(request: FastifyRequest, context: PushContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = meaningOf(error);
    const sent = bodyOf(request, { lenient: true });
    if (!isRepeatedQuota(failure, context)) {
      await recordRefusal(request, context, failure, sent).catch(() => undefined);
    }
    throw error;
  }
}

const isRepeatedQuota = ({ code, result }: Failure, { client }: PushContext) => {
  const { used = 0 } = (result ?? {}) as { used?: number };
  if (code === 'open_per_minute') return used > client.perMinute + 1;
  return code === 'open_per_day' && used > client.perDay + 1;
};

/** The body as JSON; `lenient` for what is stored of a refused request. */
function bodyOf({ body }: FastifyRequest, { lenient = false } = {}): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  const text = body.toString('utf8');
  const fault = jsonFault(text);
  if (fault) return lenient ? undefined : fail(fault);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return lenient ? undefined : fail('unreadable');
  }
}

async function perform(name: OpenCallName, call: OpenCall, request: FastifyRequest, context: PushContext) {
  const sent = bodyOf(request);
  const before = await givenAnswer(request, context);
  if (before) {
    await recordCall(request, context, taken(sent, before.answer));
    return before.answer;
  }
  const handle = handlers[name] as unknown as AnyHandler;
  if (call.batch) {
    const { items, resultOf } = await checkBatch(call.batch, sent);
    const write = await handle(items, context);
    return writeOnce(request, context, sent, async (db, afterCommit) => ({
      items: resultOf((await write(db, afterCommit)) as [], context.caller.language),
    }));
  }
  const fields = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {};
  const input = call.input.safeParse({ ...(request.query as object), ...fields, ...(request.params as object) });
  if (!input.success) throw invalidInput(input.error);
  const write = await handle(input.data, context);
  if (call.method !== 'GET') return writeOnce(request, context, sent, write);
  const result = await write(context.db, (effect) => effect());
  await recordCall(request, context, taken(undefined, result));
  return result;
}

const taken = (sent: unknown, answer: unknown) => ({ status: SUCCESS, code: '', sent, answer });

/**
 * In one transaction, with the record of the call: a push waits for the disk once. A request that names a key before
 * is answered with the first one's answer.
 */
async function writeOnce(
  request: FastifyRequest,
  context: PushContext,
  sent: unknown,
  write: (db: PushContext['db'], afterCommit: AfterCommit) => Promise<unknown>,
): Promise<unknown> {
  const effects: (() => void)[] = [];
  const result = await context.db.transaction(async (db) => {
    const answer = await answerOf(request, { ...context, db }, () => write(db, (effect) => effects.push(effect)));
    await recordCall(request, { ...context, db }, taken(sent, answer));
    return answer;
  });
  for (const effect of effects) effect();
  return result;
}

/** What a request with this key was answered before: what would be checked today is not asked again. */
async function givenAnswer(request: FastifyRequest, { db, client }: PushContext) {
  const key = request.method === 'GET' ? undefined : keyOf(request);
  const stored = key === undefined ? undefined : await clients.findAnswer(db, client.id, key);
  if (!stored) return undefined;
  return stored.requestHash.equals(requestHash(request)) ? stored : fail('open_key_reused');
}

/** The answer stored under the request's key, or a new one. */
async function answerOf(
  request: FastifyRequest,
  { db, client, now }: PushContext,
  write: () => Promise<unknown>,
): Promise<unknown> {
  const key = keyOf(request);
  await clients.lockClient(db, client.id);
  if (key === undefined) return write();
  const hash = requestHash(request);
  if (!(await clients.claimKey(db, client.id, key, hash, now))) {
    const stored = await clients.findAnswer(db, client.id, key);
    return stored?.requestHash.equals(hash) ? stored.answer : fail('open_key_reused');
  }
  const answer = await write();
  await clients.saveAnswer(db, client.id, key, JSON.stringify(answer));
  return answer;
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > openLimits.maxKeyLength) fail('invalid_input', { fields: 'Idempotency-Key' });
  return key;
}

const requestHash = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(Buffer.isBuffer(body) ? body : '')
    .digest();
