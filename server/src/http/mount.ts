import multipart from '@fastify/multipart';
import type { Call } from '@yizhan/contract/call.ts';
import { contract } from '@yizhan/contract/contract.ts';
import type * as actionLimits from '@yizhan/contract/limits/actions.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { addressesOf } from '@yizhan/contract/route.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenContext } from '../context.ts';
import { assertOpen, type Tenant } from '../domain/tenants/tenants.ts';
import type { AllHandlers } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../person.ts';
import { actorOf, admit, admitDuringMaintenance, personOf, timeOf } from './access.ts';
import type { ActionLimit } from './action-limit.ts';
import { bodySizeOf } from './body-size.ts';
import type { CallTimes } from './call-times.ts';
import { callerOf } from './caller.ts';
import { succeeded } from './envelope.ts';
import { invalidInput } from './errors.ts';
import type { PersonLimit } from './person-limit.ts';
import { receiveSealed, sealAnswer } from './sealed.ts';
import { uploadOf } from './upload.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `group.name` of the call, for metrics and logs. */
    call?: string;
  }
}

type AnyHandler = (input: unknown, context: OpenContext) => Promise<unknown>;

type Mounting = {
  parts: Parts;
  handlers: AllHandlers;
  times: CallTimes;
  people: PersonLimit;
  actions: ActionLimit;
  checkAnswers: boolean;
};

/** Registers the routes of every call in the contract: access check, input, output. */
export async function mountCalls(app: FastifyInstance, mounting: Mounting) {
  const { parts, handlers, times, people, actions, checkAnswers } = mounting;
  const openSealed = receiveSealed(app, parts);
  const contextOf = contextMaker(parts);
  const mount = (to: FastifyInstance, { name, call, handler }: MountedCall) => {
    const took = times.of(name);
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      request.began = performance.now();
      const opening = openSealed(request, call);
      if (opening) await opening;
      const person = await personOf(request, parts);
      admit(call, person);
      if (person) people.countCall(person.id);
      const work = async () => {
        const input = call.input.safeParse(
          call.upload ? { ...(await uploadOf(request)), ...(request.params as object) } : inputOf(request),
        );
        if (!input.success) throw invalidInput(input.error);
        const tenant = await tenantOf(request, parts, person);
        assertOpen(tenant);
        admitDuringMaintenance(call, person, tenant);
        const context = contextOf({ request, reply }, tenant, actorOf(call, person));
        context.now = timeOf(call, person, context.now);
        return shownTo(context, call, await handler(input.data, context));
      };
      const action = actionOf(call, request);
      const result = await (action
        ? actions.do(action, person ? { userId: person.id } : { ip: request.ip }, work)
        : work());
      const answer = succeeded(checkAnswers ? call.output.parse(result) : result);
      const text = await sealAnswer(request, answer, reply.statusCode);
      reply.type('application/json; charset=utf-8');
      took(reply.statusCode, request.began);
      return text;
    };
    const route = { config: { call: name }, handler: answer, ...bodySizeOf(call, parts) };
    for (const { method, url } of addressesOf(call)) to.route({ ...route, method, url: fastifyPath(url) });
  };

  const all = callsOf(handlers);
  for (const one of all) if (!one.call.upload) mount(app, one);
  // The multipart parser hooks into every route of its scope, so uploads get a scope of their own.
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fileSize: fileLimits.maxOwnDevicesBytes + 1, fields: 20 },
    });
    for (const one of all) if (one.call.upload) mount(uploads, one);
  });
}

/** Administration sees the school's texts as they are written: it edits them. */
const shownTo = ({ english, db, caller }: OpenContext, call: Call, result: unknown) =>
  call.access === 'config' || caller.language !== 'en' ? result : english.inLanguage(db, caller.language, result);

type MountedCall = { name: string; call: Call; handler: AnyHandler };

function callsOf(handlers: AllHandlers): MountedCall[] {
  return Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Call>).map(([key, call]) => {
      const name = `${group}.${key}`;
      // The type AllHandlers guarantees that each handler exists. Looked up by name, the key is only a string.
      const handler = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[group]?.[key];
      if (!handler) throw new Error(`no handler for ${name}`);
      return { name, call, handler };
    }),
  );
}

const fastifyPath = (url: string) => url.replace(/\{(\w+)\}/g, ':$1');

/** Merges query, path and body into one input. */
function inputOf({ query, params, body }: FastifyRequest): unknown {
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  // Most calls have only a body, and merging objects without a prototype is slow.
  return isEmpty(query) && isEmpty(params) ? fields : { ...(query as object), ...(params as object), ...fields };
}

/** The kind of action this request is. Any list that can be searched is a search, with something to search for. */
function actionOf({ action, withKeyword }: Call, request: FastifyRequest): actionLimits.Action | undefined {
  if (action) return action;
  const { keyword = '' } = inputOf(request) as { keyword?: unknown };
  return keyword === '' ? undefined : (withKeyword ?? 'search');
}

function isEmpty(fields: unknown): boolean {
  for (const _ in fields as object) return false;
  return true;
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type ContextMaker = (exchange: Exchange, tenant: Tenant, person: Person | undefined) => OpenContext;

/** Copying an object that already has every field is cheap. Spreading the parts into a larger one is not. */
function contextMaker({ hub: _, ...parts }: Parts): ContextMaker {
  const own = { db: undefined, now: undefined, tenant: undefined, person: undefined, caller: undefined };
  const template = { ...parts, ...own, log: parts.logger };
  return ({ request, reply }, tenant, person) => {
    const context = { ...template } as unknown as OpenContext;
    context.db = parts.database.of(tenant.id);
    context.now = parts.clock();
    context.tenant = tenant;
    context.person = person;
    context.caller = callerOf(request, reply);
    return context;
  };
}

/** A session determines its tenant. Before sign-in the Tenant-Id header or the host does. */
async function tenantOf(request: FastifyRequest, { tenants }: Parts, person: Person | undefined): Promise<Tenant> {
  const named = person?.tenantId ?? request.headers['tenant-id'];
  const found = typeof named === 'string' ? tenants.get(named) : undefined;
  return (found instanceof Promise ? await found : found) ?? tenants.byHost(request.hostname);
}
