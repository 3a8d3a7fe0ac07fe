import * as z from 'zod';
import type { Call } from './call.ts';
import { contract } from './contract.ts';
import { type OpenCall, openBase, openCalls } from './open/calls.ts';
import { type ApiScope, apiScopes } from './open/scopes.ts';
import { signatureHeaders } from './open/signature.ts';
import { webhookBody, webhookEvents } from './open/webhook-events.ts';
import { addressesOf, type Method } from './route.ts';
import { SUCCESS, statuses } from './statuses.ts';
import { failures } from './texts/en/failures.ts';
import { type WebhookKind, webhookKinds } from './webhooks.ts';
import { wire } from './wire.ts';

type Json = { [name: string]: unknown };
type JsonObject = { properties?: Record<string, Json>; required?: string[] };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const ref = (name: string) => ({ $ref: `#/components/${name}` });

/** The OpenAPI document of the whole API, derived from the declared calls. */
export function openapi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yizhan 一站',
      version: '1',
      description:
        'Every answer is an envelope; business results are HTTP 200 with a `status`, 1000 being success. ' +
        'A failed answer names its trace in `msgDetail`. Calls that only read answer GET with a query as well.',
    },
    servers: [{ url: '/' }],
    tags: [...Object.keys(contract), OPEN].map((name) => ({ name })),
    paths: { ...paths(), ...openPaths() },
    webhooks: webhooks(),
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'basic', description: `Names the client: ${wire.basicClient}` },
        session: { type: 'apiKey', in: 'header', name: wire.authHeader, description: '`bearer <access_token>`' },
        openSignature: {
          ...{ type: 'apiKey', in: 'header', name: signatureHeaders.signature },
          description:
            'Lower-case hex of HMAC-SHA256 over six lines joined by line feeds: METHOD, path, query sorted, ' +
            'x-timestamp (Unix seconds), x-nonce, SHA-256 of the body in hex. Together with x-app-id, x-timestamp, x-nonce.',
        },
        openToken: {
          type: 'oauth2',
          flows: {
            clientCredentials: {
              tokenUrl: `${openBase}/oauth/token`,
              scopes: Object.fromEntries(apiScopes.map((scope) => [scope, summaryOf(scope)])),
            },
          },
        },
      },
      schemas: { Failure: failureSchema },
      responses: { Failure: failureResponse },
    },
    'x-failures': Object.entries(statuses).map(([code, entry]) => ({
      code,
      ...entry,
      msg: failures[code as keyof typeof failures],
    })),
  };
}

const failureSchema = {
  type: 'object',
  required: ['status', 'msg', 'msgDetail'],
  properties: {
    status: { type: 'integer', description: 'One of x-failures' },
    msg: { type: 'string', description: 'A sentence for people, in the language they asked for' },
    msgDetail: { type: 'string', description: 'Ends with the trace of this call' },
    result: { description: 'What the client needs to go on, if anything' },
  },
};

const failureResponse = {
  description: 'Refused before the call ran: unreadable, not signed in, no menu entry, too large, locked, too many',
  content: { 'application/json': { schema: ref('schemas/Failure') } },
};

function paths(): Json {
  const all: Record<string, Json> = {};
  for (const [group, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
      addressesOf(call).forEach(({ method, url }, at) => {
        const id = at === 0 ? `${group}.${name}` : `${group}.${name}.${at + 1}`;
        all[url] = { ...all[url], [method.toLowerCase()]: operation(call, { id, group, method, url }) };
      });
    }
  }
  return all;
}

const OPEN = 'open';

/** The open interface, which other systems call. */
function openPaths(): Json {
  const all: Record<string, Json> = {};
  for (const [name, call] of Object.entries(openCalls) as [string, OpenCall][]) {
    const url = `${openBase}${call.path}`;
    const { method } = call;
    const described = operation(
      { ...call, base: 'platform', access: 'login' },
      { id: `open.${name}`, group: OPEN, method, url },
    );
    const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } };
    const parameters = [...((described.parameters as Json[] | undefined) ?? []), ...(method === 'POST' ? [key] : [])];
    all[url] = {
      ...all[url],
      [method.toLowerCase()]: {
        ...described,
        ...(parameters.length > 0 && { parameters }),
        security: [{ openSignature: [] }, { openToken: [call.scope] }],
      },
    };
  }
  return all;
}

const summaryOf = (wanted: ApiScope) =>
  Object.values<OpenCall>(openCalls)
    .filter(({ scope }) => scope === wanted)
    .map(({ summary }) => summary)
    .join('. ');

/** What the portal sends to other systems, signed like their own requests, with the webhook's secret. */
function webhooks(): Json {
  const parameters = [signatureHeaders.timestamp, signatureHeaders.nonce, signatureHeaders.signature].map((name) => ({
    ...{ name, in: 'header', required: true, schema: { type: 'string' } },
  }));
  const post = (kind: WebhookKind) => ({
    operationId: `webhook.${kind}`,
    tags: [OPEN],
    summary: webhookEvents[kind].summary,
    parameters,
    requestBody: { content: { 'application/json': { schema: schemaOf(webhookBody(kind), 'output') } } },
    responses: {
      '2XX': { description: 'Taken' },
      default: { description: 'Sent again later, with the same id, until it is taken or the last try has failed' },
    },
  });
  return Object.fromEntries(webhookKinds.map((kind) => [kind, { post: post(kind) }]));
}

type Operation = { id: string; group: string; method: Method; url: string };

function operation(call: Call, { id, group, method, url }: Operation): Json {
  const input = schemaOf(call.input, 'input') as JsonObject;
  const inPath = [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fields = Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name));
  const inQuery = method === 'GET' || call.inQuery === true;
  const parameters = [...inPath, ...(inQuery ? fields : [])].map((name) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || (input.required?.includes(name) ?? false),
    schema: input.properties?.[name] ?? { type: 'string' },
  }));
  return {
    operationId: id,
    tags: [group],
    summary: call.summary,
    security: call.access === 'nobody' ? [{ client: [] }] : [{ client: [], session: [] }],
    ...(call.access === 'config' ? { 'x-menu': call.menu } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(inQuery ? {} : { requestBody: body(call, input) }),
    responses: { 200: successResponse(call), '4XX': ref('responses/Failure') },
  };
}

const body = (call: Call, input: JsonObject) => ({
  content: call.upload
    ? {
        'multipart/form-data': {
          schema: { ...input, properties: { ...input.properties, file: { type: 'string', format: 'binary' } } },
        },
      }
    : { 'application/json': { schema: input } },
});

const successResponse = (call: Call) => ({
  description: 'The result, or a business refusal of x-failures in the same envelope',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['status', 'msg', 'msgDetail'],
        properties: {
          status: { type: 'integer', examples: [SUCCESS] },
          msg: { type: 'string' },
          msgDetail: { type: 'string' },
          result: schemaOf(call.output, 'output'),
        },
      },
    },
  },
});
