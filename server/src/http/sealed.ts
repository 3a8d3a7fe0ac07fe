import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';
import type { Method, Route } from '@yizhan/contract/route.ts';
import { isNeverSealed } from '@yizhan/contract/route.ts';
import { hashedAnswer, sealed, signedRequest } from '@yizhan/contract/sealed.ts';
import { wire } from '@yizhan/contract/wire.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, fail } from '../common/fail.ts';
import type { Channel } from '../common/sealing/sealing-suite.ts';
import type { Sealing } from '../common/sealing.ts';
import type { Parts } from '../parts.ts';
import { jsonFault } from './json-depth.ts';

type Seal = { channel: Channel; sealing: Sealing; id: string };
type RequestId = { id: string; time: string; signature: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** How the response is sealed, once the request has sent its key. */
    seal: Seal | undefined;
  }
}

const windowMs = sealedLimits.envelopeWindowSeconds * 1000;
const tenantHeader = wire.tenantHeader.toLowerCase();
const authHeader = wire.authHeader.toLowerCase();
const requestId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15})\.([\w-]{43})$/;

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

function requestIdOf(request: FastifyRequest): RequestId | undefined {
  const [, id, time, signature] = requestId.exec(header(request, sealed.idHeader) ?? '') ?? [];
  return id && time && signature ? { id, time, signature } : undefined;
}

/** Returns a function that opens a sealed request, which afterwards looks like a plain one. */
export function receiveSealed(app: FastifyInstance, { sealing, replayGuard, clock, config }: Parts) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('seal', undefined);
  // The signature covers the raw body, so that no byte of it can be changed. It is therefore kept unparsed.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (header(request, sealed.keyHeader) !== undefined) return done(null, body);
    const fault = jsonFault(body);
    return fault ? done(new Failure(fault)) : parseJson(request, body, done);
  });
  /** Fastify's own parser calls its callback synchronously. */
  const parsed = (request: FastifyRequest, text: string) => {
    const fault = jsonFault(text);
    if (fault) fail(fault);
    let value: unknown;
    void parseJson(request, text, (error, read) => {
      if (error) throw error;
      value = read;
    });
    return value;
  };

  async function open(request: FastifyRequest, sealKey: string): Promise<void> {
    const channel = sealing.channel(sealKey) ?? fail('seal_broken');
    const { id, time, signature } = requestIdOf(request) ?? fail('seal_broken');
    request.seal = { channel, sealing, id };
    const body = typeof request.body === 'string' ? request.body : '';
    const signed = signedRequest({
      method: request.method as Method,
      path: request.url,
      token: header(request, authHeader) ?? '',
      tenant: header(request, tenantHeader) ?? '',
      id,
      time,
      body,
    });
    if (!channel.verify(signed, signature)) fail('seal_broken');
    const now = clock();
    if (Math.abs(now.getTime() - Number(time)) > windowMs) fail('seal_late');
    if (!(await replayGuard.isFirstUse(id, now))) fail('seal_late');
    const inside = body === '' ? '{}' : ((await channel.open(dataOf(body), id)) ?? fail('seal_broken'));
    request.body = parsed(request, inside);
  }

  return (request: FastifyRequest, route: Route): Promise<void> | undefined => {
    if (route.upload) return undefined;
    const sealKey = header(request, sealed.keyHeader);
    if (sealKey !== undefined) return open(request, sealKey);
    if (config.envelope.required && !isNeverSealed(route)) fail('seal_missing');
    return undefined;
  };
}

/** Parsing this as JSON would cost more than it is worth: the client always writes it in exactly this form. */
const dataOf = (body: string): string => /^\{"data":"([^"]*)"\}$/.exec(body)?.[1] ?? '';

async function sealWith({ channel, sealing, id }: Seal, text: string, http: number): Promise<string> {
  const data = await channel.seal(text, id);
  const sign = await sealing.sign(channel.hash(hashedAnswer(id, http, data)));
  // Built by hand: none of the three can contain a character that JSON escapes, and data can be long.
  return `{"requestId":"${id}","sign":"${sign}","data":"${data}"}`;
}

export const sealAnswer = ({ seal }: FastifyRequest, text: string, http: number) =>
  seal ? sealWith(seal, text, http) : text;

/** Errors are sealed too, even those raised before the request was opened. */
export function sealFailure(
  request: FastifyRequest,
  text: string,
  http: number,
  sealing: Sealing,
): string | Promise<string> {
  if (request.seal) return sealWith(request.seal, text, http);
  // No key exchange for rate-limited requests or while the server is overloaded.
  const sealKey = http === 429 || http === 503 ? undefined : header(request, sealed.keyHeader);
  const requestId = sealKey === undefined ? undefined : requestIdOf(request);
  const channel = sealKey !== undefined && requestId ? sealing.channel(sealKey) : undefined;
  return channel && requestId ? sealWith({ channel, sealing, id: requestId.id }, text, http) : text;
}
