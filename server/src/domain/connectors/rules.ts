import { createHash, randomUUID } from 'node:crypto';
import { combParameter } from '@yizhan/contract/connector-ways.ts';
import type { ConnectorQuestion } from '@yizhan/contract/entities/connector.ts';
import { signatureHeaders, stringToSign } from '@yizhan/contract/open/signature.ts';
import { hmacSha256 } from '../../common/hmac.ts';
import type { ForeignRead } from '../../outside/foreign.ts';

/** What the secrets of connectors are sealed for. */
export const CONNECTOR_SECRET = 'connector-secret';

/** A connector as it is read. */
export type Connector = ConnectorQuestion & {
  id: string;
  version: number;
  /** Sealed; empty = none. */
  secret: string;
  cacheSeconds: number;
  timeoutMs: number;
  failuresBeforePause: number;
  pauseSeconds: number;
};

/** Everything of a connector that may contain parameters, as one text. */
export const templateOf = ({ url, params }: Pick<ConnectorQuestion, 'url' | 'params'>) =>
  [url, ...params.map(({ value }) => value)].join(' ');

export type FilledConnector = { url: string; method: 'GET' | 'POST'; body: string | undefined };

type Fill = (template: string, encode?: (value: string) => string) => string;

/** The request for one person. Their values are encoded: they can name somebody, but not change the address. */
export function fillConnector(question: ConnectorQuestion, fill: Fill, comb: string): FilledConnector {
  const { url, method, params, auth } = question;
  const values = [
    ...params.map(({ name, value }) => [name, fill(value)] as const),
    ...(auth === 'combStr' ? [[combParameter, comb] as const] : []),
  ];
  const address = fill(url, encodeURIComponent);
  if (method === 'POST') return { url: address, method, body: JSON.stringify(Object.fromEntries(values)) };
  if (values.length === 0) return { url: address, method, body: undefined };
  const query = values.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const plain = address.split('#', 1)[0] ?? '';
  return { url: `${plain}${plain.includes('?') ? '&' : '?'}${query}`, method, body: undefined };
}

type Credentials = { secret: string; token: string; now: Date };

/** The headers that show who asks. */
export function authHeaders(
  { auth, user }: Pick<ConnectorQuestion, 'auth' | 'user'>,
  { url, method, body = '' }: FilledConnector,
  { secret, token, now }: Credentials,
): Record<string, string> {
  if (auth === 'basic') return { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` };
  if (auth === 'oauth2') return { authorization: `Bearer ${token}` };
  if (auth !== 'hmac') return {};
  const { pathname, search } = new URL(url);
  const [timestamp, nonce] = [String(Math.floor(now.getTime() / 1000)), randomUUID()];
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const signed = stringToSign({ method, url: pathname + search, timestamp, nonce, bodyHash });
  return {
    [signatureHeaders.appId]: user,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: hmacSha256(Buffer.from(secret))(signed).toString('hex'),
  };
}

export function toForeignRead(
  { headers, timeoutMs }: Pick<Connector, 'headers' | 'timeoutMs'>,
  { method, body }: FilledConnector,
  auth: Readonly<Record<string, string>>,
): ForeignRead {
  const own = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return { method, body, timeoutMs, headers: { ...own, ...type, ...auth } };
}
