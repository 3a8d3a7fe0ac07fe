import type { BootBundle, EnvelopeKeys } from '@yizhan/contract/entities/session.ts';
import type { Method } from '@yizhan/contract/route.ts';
import { hashedAnswer, type SealedBody, sealed, signedHashes, signedRequest } from '@yizhan/contract/sealed.ts';
import { sealed as texts } from '@yizhan/contract/texts/zh-CN/sealed.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { loadChunk } from '../load-chunk.ts';
import { textsOf } from '../text.ts';
import { randomBytes, toHex } from './bytes.ts';
import type { Channel, OpenChannel } from './channel.ts';

const t = textsOf({ sealed: texts });

/** What the envelope needs from the page: the boot answer, and when it was received by this computer's clock. */
export type Page = {
  boot: () => { boot: BootBundle; at: number } | undefined;
  loadBoot: () => Promise<void>;
};

type PlainRequest = { method: Method; headers: Record<string, string>; body?: string | FormData };
/** The message to show when the other side cannot be trusted. */
type Distrust = { distrust: string };
type OpenedAnswer = { text: string } | Distrust;
type SealedRequest = { request: PlainRequest; open(http: number, text: string): OpenedAnswer };

/** The channel is undefined if the boot answer has no valid keys. */
type CurrentChannel = { keys: EnvelopeKeys; channel: Promise<Channel | undefined> };
let current: CurrentChannel | undefined;

/** One key exchange per page, repeated only when the server's keys change. */
function getChannel(keys: EnvelopeKeys): Promise<Channel | undefined> {
  if (current?.keys.exchange === keys.exchange && current.keys.signing === keys.signing) return current.channel;
  const suite = keys.suite === 'sm' ? loadChunk(() => import('./sm.ts')) : loadChunk(() => import('./x25519.ts'));
  const open: CurrentChannel = { keys, channel: suite.then(({ openChannel }) => tryOpenChannel(openChannel, keys)) };
  current = open;
  // The code could not be loaded: the next call retries.
  open.channel.catch(() => {
    if (current === open) current = undefined;
  });
  return open.channel;
}

function tryOpenChannel(openChannel: OpenChannel, keys: EnvelopeKeys): Channel | undefined {
  try {
    return openChannel(keys);
  } catch {
    return undefined;
  }
}

async function ensureBoot(page: Page) {
  if (!page.boot()) await page.loadBoot();
  return page.boot();
}

export async function prepare(page: Page): Promise<void> {
  const known = page.boot();
  if (known) await getChannel(known.boot.envelope);
}

/** Wire times are in the school's time zone, whatever zone this computer is in. */
const parseWireTime = (wireTime: string) => Date.parse(`${wireTime.replace(' ', 'T')}+08:00`);

/** A random UUID; `crypto.randomUUID` is missing on plain http. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The sealed request, and a function to open its answer. */
export async function seal(page: Page, path: string, plain: PlainRequest): Promise<SealedRequest | Distrust> {
  const known = await ensureBoot(page);
  // Never fall back to plain text when the boot answer or its keys are missing: an attacker who can suppress them could
  // then read along.
  if (!known) throw new Error('the server told no keys');
  const { envelope, serverTime } = known.boot;
  const channel = await getChannel(envelope);
  if (!channel) return { distrust: t('missing') };
  const id = newId();
  const time = String(Date.now() + parseWireTime(serverTime) - known.at);
  // Forms with a file are never sealed.
  const body =
    typeof plain.body !== 'string' ? '' : JSON.stringify({ data: channel.seal(plain.body, id) } satisfies SealedBody);
  const { headers, method } = plain;
  const signature = channel.sign(
    signedRequest({
      method,
      path,
      token: headers[wire.authHeader] ?? '',
      tenant: headers[wire.tenantHeader] ?? '',
      id,
      time,
      body,
    }),
  );
  const own = { [sealed.keyHeader]: channel.sealKey, [sealed.idHeader]: `${id}.${time}.${signature}` };
  return {
    request: { method, headers: { ...headers, ...own }, ...(body ? { body } : {}) },
    open: (http, text) => openAnswer(channel, id, http, text),
  };
}

function openAnswer(channel: Channel, id: string, http: number, answer: string): OpenedAnswer {
  const { requestId, sign, data } = parseFields(answer);
  if (typeof requestId !== 'string' || typeof sign !== 'string') {
    // A proxy, or the server before it parses the request, can only report failure unsealed: its text is not used.
    return http === 429 || http >= 500 ? { text: '' } : { distrust: t('missing') };
  }
  if (requestId !== id) return { distrust: t('otherRequest') };
  const trusted = typeof data === 'string' && isSigned(channel, channel.hash(hashedAnswer(id, http, data)), sign);
  const text = trusted ? channel.open(data, id) : undefined;
  return text === undefined ? { distrust: t('broken') } : { text };
}

/** One signature may cover several answers; it then lists their hashes, including this one's. */
function isSigned(channel: Channel, hash: string, sign: string): boolean {
  const [signature = '', ...named] = sign.split('.');
  const hashes = named.length > 0 ? named : [hash];
  return hashes.includes(hash) && channel.verify(signedHashes(hashes), signature);
}

function parseFields(text: string): Partial<Record<'requestId' | 'sign' | 'data', unknown>> {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
