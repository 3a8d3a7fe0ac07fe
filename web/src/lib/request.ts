import type { BootBundle } from '@yizhan/contract/entities/session.ts';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { addressOf, type Base, isNeverSealed, type Method, type Route } from '@yizhan/contract/route.ts';
import { clientStatuses, passThrough, passThroughOnline, SUCCESS, UNTRUSTED } from '@yizhan/contract/statuses.ts';
import { client } from '@yizhan/contract/texts/zh-CN/client.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { ApiError } from './api-error.ts';
import { checkConnection } from './connection.ts';
import { ChunkError, loadChunk } from './load-chunk.ts';
import { textsOf } from './text.ts';

const t = textsOf({ client });

export type Envelope = { status: number; msg: string; msgDetail: string; result: unknown };

export { ApiError };

export type Caller = {
  token: string | undefined;
  account: string | undefined;
  name: string | undefined;
  tenant: string | undefined;
};

/** Set by lib/session.ts and lib/refresh.ts: who calls, and what to do when the server no longer accepts the caller. */
export const hooks = {
  caller: (): Caller => ({ token: undefined, account: undefined, name: undefined, tenant: undefined }),
  /** Awaited before a call that needs a session: after sleep the token is renewed first. */
  ready: (): Promise<void> | undefined => undefined,
  refused: (_http: 401 | 423, _token: string | undefined): void => undefined,
  /**
   * The boot answer with the time it was received by this computer's clock: it holds the keys of the sealed envelope.
   */
  boot: (): { boot: BootBundle; at: number } | undefined => undefined,
  loadBoot: async (): Promise<void> => undefined,
};

export const toHeaders = ({ token, tenant }: Caller): Record<string, string> => ({
  Authorization: `Basic ${btoa(wire.basicClient)}`,
  'Accept-Language': document.documentElement.lang === 'en' ? 'en' : 'zh-CN',
  ...(token ? { [wire.authHeader]: `bearer ${token}` } : {}),
  ...(tenant ? { [wire.tenantHeader]: tenant } : {}),
});

export const userInfo = ({ account, name }: Caller) => ({
  user_info_id: account ?? wire.nobody,
  user_info_name: name ?? wire.nobody,
});

type Payload = Record<string, unknown>;
/** The body's text, or the message why it cannot be trusted as the server's. */
type OpenedBody = { text: string } | { distrust: string };
type SendOptions = { sealed?: boolean | undefined; mayBeRefused?: boolean };
type PlainRequest = { method: Method; headers?: Record<string, string>; body?: string | FormData };

/**
 * The document also says whether all calls must be sealed, because the first calls are sent before the boot answer
 * arrives.
 */
const isSealed = (route: Route) => {
  if (isNeverSealed(route)) return false;
  const keys = hooks.boot()?.boot.envelope;
  return route.sealed || keys?.required || document.documentElement.dataset.envelope === 'required';
};

const toQueryString = (payload: Payload) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload))
    if (value !== undefined && value !== null) query.set(name, String(value));
  query.set(wire.timeParam, String(Date.now()));
  return query;
};

/** GET with a query; without a payload only the timestamp is added. */
export const get = (base: Base, path: string, payload: Payload = {}, sending?: SendOptions) =>
  send(base, `${addressOf({ base, path })}?${toQueryString(payload)}`, () => ({ method: 'GET' }), sending);

/** GET with the token in a header of its own: used by sign-out. */
const getWithToken = (base: Base, path: string, sending: SendOptions) =>
  send(
    base,
    `${addressOf({ base, path })}?${toQueryString({})}`,
    ({ token }) => ({ method: 'GET', headers: token ? { [wire.accessTokenHeader]: token } : {} }),
    sending,
  );

export const postJson = (base: Base, path: string, payload: Payload = {}, sending?: SendOptions) =>
  send(
    base,
    addressOf({ base, path }),
    (caller) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...payload, ...userInfo(caller) }),
    }),
    sending,
  );

/** Values in the query, an empty body: used by token renewal. */
const postQuery = (base: Base, path: string, payload: Payload, sending: SendOptions) =>
  send(
    base,
    `${addressOf({ base, path })}?${new URLSearchParams(payload as Record<string, string>)}`,
    (caller) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(userInfo(caller)),
    }),
    // Another tab may have renewed first: lib/refresh.ts decides whether the session is over.
    { ...sending, mayBeRefused: true },
  );

/** POST multipart, for uploads. The form encoding is a separate chunk, since no first screen needs it. */
export async function postForm(base: Base, path: string, payload: Payload) {
  const { toFormData } = await loadChunk(() => import('./to-form-data.ts'));
  return send(base, addressOf({ base, path }), (caller) => ({
    method: 'POST',
    body: toFormData({ ...userInfo(caller), ...payload }),
  }));
}

/** Names in braces are places of the path itself. */
const fillPath = (path: string, payload: Payload) =>
  path.replace(/\{(\w+)\}/g, (place, name: string) => encodeURIComponent(String(payload[name] ?? place)));

export async function callRoute(route: Route, payload: Payload = {}) {
  const renewing = route.access === 'nobody' ? undefined : hooks.ready();
  if (renewing) await renewing;
  const { base } = route;
  const path = fillPath(route.path, payload);
  if (route.upload) return postForm(base, path, payload);
  const sending = { sealed: isSealed(route) };
  if (route.inQuery) return postQuery(base, path, payload, sending);
  if (route.accessTokenHeader) return getWithToken(base, path, sending);
  return (route.method === 'GET' ? get : postJson)(base, path, payload, sending);
}

async function send(
  base: Base,
  url: string,
  init: (caller: Caller) => PlainRequest,
  { mayBeRefused = false, sealed = false }: SendOptions = {},
): Promise<unknown> {
  const caller = hooks.caller();
  const request = init(caller);
  const plain = { ...request, headers: { ...toHeaders(caller), ...request.headers } };
  const timeout = AbortSignal.timeout(
    base === 'online' ? requestLimits.onlineTimeoutMs : requestLimits.platformTimeoutMs,
  );
  let response: Response;
  let opened: OpenedBody;
  try {
    const sealing = sealed ? await loadChunk(() => import('./sealed/envelope.ts')) : undefined;
    const envelope = await sealing?.seal(hooks, url, plain);
    if (envelope && 'distrust' in envelope) throw new ApiError(UNTRUSTED, envelope.distrust, url);
    response = await fetch(url, { ...(envelope?.request ?? plain), signal: timeout });
    const text = await response.text();
    opened = envelope ? envelope.open(response.status, text) : { text };
  } catch (error) {
    // A chunk removed by an upgrade stays a ChunkError (AP-4); a slow chunk is a network failure, like a slow call.
    const slow = error instanceof ChunkError && error.why === 'slow';
    if (error instanceof ApiError && !slow) throw error;
    // One failed call is no proof: another page may have cancelled it.
    void checkConnection();
    if (timeout.aborted) throw new ApiError(clientStatuses.timeout, t('timeout'), url);
    throw new ApiError(clientStatuses.offline, t('offline'), url);
  }
  const { status } = response;
  // An untrusted answer says nothing about the session either.
  if ('distrust' in opened) throw new ApiError(UNTRUSTED, opened.distrust, url, null, status);
  if ((status === 401 || status === 423) && !mayBeRefused) hooks.refused(status, caller.token);
  return parseResult(base, response, opened.text);
}

export function parseResult(base: Base, response: Pick<Response, 'status'>, text: string): unknown {
  const body = parseEnvelope(text);
  if (!body) {
    throw new ApiError(
      clientStatuses.other,
      t('httpError', { status: response.status }),
      text.slice(0, 200),
      null,
      response.status,
    );
  }
  if (body.status === SUCCESS) return body.result;
  const through = passThrough.includes(body.status) || (base === 'online' && body.status === passThroughOnline);
  throw new ApiError(
    through ? body.status : clientStatuses.other,
    body.msg || t('empty'),
    body.msgDetail,
    body.result,
    response.status,
  );
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'status' in body ? (body as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
