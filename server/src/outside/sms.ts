import type { Foreign } from './foreign.ts';
import { type HandOver, handOver } from './hand-over.ts';

type SmsGateway = {
  url: string;
  method: 'POST' | 'GET';
  format: 'json' | 'form';
  body: string;
  headers: readonly { name: string; value: string }[];
  secret: string;
  isAccepted: (answer: string) => boolean;
};
/** Values of the placeholders in the gateway's templates. */
export type SmsValues = Record<'phone' | 'text' | 'code' | 'title' | 'sender' | 'school' | 'url' | 'id', string>;

type Escape = (value: string) => string;

const escapes: Record<SmsGateway['format'], Escape> = {
  json: (value) => JSON.stringify(value).slice(1, -1),
  form: encodeURIComponent,
};
const mediaTypes = { json: 'application/json; charset=utf-8', form: 'application/x-www-form-urlencoded' } as const;

const fillIn = (template: string, values: Record<string, string>, toSafe: Escape) =>
  template.replace(/\$\{(\w+)\}/g, (_, name: string) => toSafe(values[name] ?? ''));

/** Sends one SMS by the school's gateway. Values are escaped for the place they stand in. */
export async function sendSms(foreign: Pick<Foreign, 'ask'>, gateway: SmsGateway, sms: SmsValues): Promise<HandOver> {
  const { method, format, secret, isAccepted } = gateway;
  const values = { ...sms, secret };
  const url = fillIn(gateway.url, values, encodeURIComponent);
  const own = gateway.headers.map(({ name, value }) => [name, fillIn(value, values, toHeaderValue)] as const);
  const headers = Object.fromEntries([
    ...(method === 'POST' ? [['content-type', mediaTypes[format]] as const] : []),
    ...own,
  ]);
  const body = method === 'POST' ? fillIn(gateway.body, values, escapes[format]) : undefined;
  const result = await handOver(foreign, url, { method, headers, body }, isAccepted);
  return secret === '' ? result : { ...result, answer: result.answer.replaceAll(secret, '•••') };
}

const toHeaderValue: Escape = (value) => (/^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value));
