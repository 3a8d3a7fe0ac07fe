import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { Agent, type BodyInit, fetch, type Response as UndiciResponse } from 'undici';
import { reasonOf } from './failure-reason.ts';
import { AddressRefused, checkedUrl, isNamed, outwardAddress, outwardLookup } from './foreign-address.ts';
import { decodeBody } from './foreign-text.ts';

export type AddressCheck = { ok: boolean /** Short reason; empty if it responds. */; reason: string };
/** The result of a probe: the last response, and every address on the way to it. */
export type AddressProbe = AddressCheck & { status: number | null; hops: string[] };

export type ForeignRequest = {
  method?: string | undefined;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: unknown;
  signal?: AbortSignal | undefined;
  /**
   * The address an administrator entered, if this one was named by a foreign document: at other origins such a document
   * reaches public addresses only.
   */
  home?: string;
};

/** How an address is read, where a plain GET does not do. */
export type ForeignRead = {
  method?: 'GET' | 'POST';
  /** They may show who asks, so that no redirect leads to another origin. */
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
  timeoutMs?: number;
};

export type ForeignStream = {
  headers: Readonly<Record<string, string>>;
  body: string;
  maxBytes: number;
  signal: AbortSignal;
};

/**
 * The one door to foreign addresses: never internal ones unless the installation names them, each redirect checked like
 * the first address, with limits on time and size.
 */
export type Foreign = {
  read(url: string, how?: ForeignRead): Promise<{ body: string; contentType: string }>;
  /** The bytes of a file as they arrive; whoever reads them ends at the size that is too much. */
  download(url: string, timeoutMs: number): AsyncIterable<Uint8Array>;
  /** POSTs, and gives the answer as it arrives, up to a size; the signal ends it. */
  stream(url: string, request: ForeignStream): AsyncIterable<string>;
  /** Whether the address responds at all. */
  check(url: string): Promise<AddressCheck>;
  /** The same, with a longer timeout and the redirects. */
  probe(url: string): Promise<AddressProbe>;
  /** One request of a protocol, GET or POST: no redirect is followed, and the whole response is read. */
  ask(url: string, request?: ForeignRequest): Promise<Response>;
  /** The address to connect to for a server that does not speak HTTP: checked, so that a later lookup cannot differ. */
  hostAddress(host: string, port: number): Promise<string>;
};

/** The server responded with an error status. */
export class ForeignRefusal extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

type Following = {
  method: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
};

/** No cookies, credentials or referrer: the server learns nothing beyond the address. */
const headers = { accept: 'application/json, application/rss+xml, application/atom+xml, */*;q=0.5' };

export function openForeign(inwardHosts: readonly string[], waitMs: number = feedLimits.timeoutMs): Foreign {
  // Few and short-lived connections: a slow source must not hold many.
  const shared = { connections: 8, pipelining: 1, keepAliveTimeout: 4_000, connectTimeout: waitMs };
  const outward = new Agent({ ...shared, connect: { lookup: outwardLookup, timeout: waitMs } });
  const inward = new Agent(shared);

  /** The final response of a redirect chain; every hop is checked like the first address. */
  async function follow(
    address: string,
    { method, headers: own, body }: Following,
    signal: AbortSignal,
    seen?: string[],
  ): Promise<UndiciResponse> {
    let next = address;
    for (let hops = 0; hops <= feedLimits.maxRedirects; hops += 1) {
      const { url, named } = checkedUrl(next, inwardHosts);
      seen?.push(url.href);
      const dispatcher = named ? inward : outward;
      const answer = await fetch(url, {
        ...{ method, headers: { ...headers, ...own }, signal, redirect: 'manual', dispatcher },
        ...(body === undefined ? {} : { body }),
      });
      const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
      if (location === null) return answer;
      await answer.body?.cancel();
      if (!URL.canParse(location, url.href)) throw new AddressRefused('no address');
      next = new URL(location, url).href;
      if (method === 'POST' || (own && !isSameOrigin(next, address))) throw new AddressRefused('redirected elsewhere');
    }
    throw new AddressRefused('too many redirects');
  }

  return {
    async read(address, { method = 'GET', headers: own, body, timeoutMs = waitMs } = {}) {
      const enough = new AbortController();
      const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await follow(address, { method, ...(hasAny(own) ? { headers: own } : {}), body }, signal);
      try {
        if (!answer.ok) throw new ForeignRefusal(answer.status);
        const contentType = answer.headers.get('content-type') ?? '';
        return { body: decodeBody(await readAtMost(answer, feedLimits.maxBytes), contentType), contentType };
      } catch (error) {
        enough.abort();
        throw error;
      }
    },

    async *download(address, timeoutMs) {
      const enough = new AbortController();
      const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const answer = await follow(address, { method: 'GET' }, signal);
        if (!answer.ok) throw new ForeignRefusal(answer.status);
        for await (const part of answer.body ?? []) yield part as Uint8Array;
      } finally {
        enough.abort();
      }
    },

    async *stream(address, { headers: own, body, maxBytes, signal }) {
      const enough = new AbortController();
      const either = AbortSignal.any([enough.signal, signal]);
      try {
        const answer = await follow(address, { method: 'POST', headers: own, body }, either);
        if (!answer.ok) throw new ForeignRefusal(answer.status);
        yield* textAtMost(answer, maxBytes);
      } finally {
        // Whoever stops reading ends the request too.
        enough.abort();
      }
    },

    async check(address) {
      try {
        const { status } = await requireOk(
          (to, method, signal) => follow(to, { method }, signal),
          address,
          AbortSignal.timeout(waitMs),
        );
        return checkStatus(status);
      } catch (error) {
        return { ok: false, reason: reasonOf(error) };
      }
    },

    async probe(address) {
      let hops: string[] = [];
      const countedAsk: Ask = (to, method, signal) => {
        hops = [];
        return follow(to, { method }, signal, hops);
      };
      try {
        const { status } = await requireOk(countedAsk, address, AbortSignal.timeout(serviceLimits.probeTimeoutMs));
        return { ...checkStatus(status), status, hops };
      } catch (error) {
        return { ok: false, reason: reasonOf(error), status: null, hops };
      }
    },

    async ask(address, { method = 'GET', headers, body, signal, home = address } = {}) {
      if (!protocolMethods.includes(method)) throw new AddressRefused('no such method');
      const { url, named } = checkedUrl(address, isSameOrigin(address, home) ? inwardHosts : []);
      const enough = new AbortController();
      const signals = [enough.signal, AbortSignal.timeout(signInLimits.signOnTimeoutMs), ...(signal ? [signal] : [])];
      const answer = await fetch(url, {
        ...{ method, redirect: 'manual', signal: AbortSignal.any(signals), dispatcher: named ? inward : outward },
        headers: Object.fromEntries(new Headers(headers)),
        ...(body ? { body: body as BodyInit } : {}),
      });
      try {
        const bytes = await readAtMost(answer, signInLimits.maxSignOnAnswerBytes);
        const init = { status: answer.status, headers: Object.fromEntries(answer.headers) };
        return new Response(bytes.length > 0 ? bytes : null, init);
      } catch (error) {
        enough.abort();
        throw error;
      }
    },

    hostAddress: async (host, port) => (isNamed({ hostname: host, port }, inwardHosts) ? host : outwardAddress(host)),
  };
}

const hasAny = (headers: ForeignRead['headers']): headers is Readonly<Record<string, string>> =>
  headers !== undefined && Object.keys(headers).length > 0;

const protocolMethods = ['GET', 'POST'];

const isSameOrigin = (address: string, home: string) =>
  URL.canParse(address) && URL.canParse(home) && new URL(address).origin === new URL(home).origin;

const checkStatus = (status: number): AddressCheck =>
  status < 400 ? { ok: true, reason: '' } : { ok: false, reason: `HTTP ${status}` };

type Ask = (address: string, method: 'GET' | 'HEAD', signal: AbortSignal) => Promise<UndiciResponse>;

/** Many servers refuse HEAD although the page exists. */
async function requireOk(ask: Ask, address: string, signal: AbortSignal): Promise<UndiciResponse> {
  const head = await ask(address, 'HEAD', signal);
  if (head.status < 400) return head;
  const page = await ask(address, 'GET', signal);
  await page.body?.cancel();
  return page;
}

async function* textAtMost({ body }: UndiciResponse, most: number): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let size = 0;
  for await (const part of body ?? []) {
    const bytes = part as Uint8Array;
    size += bytes.length;
    if (size > most) throw new Error(`more than ${most} bytes`);
    yield decoder.decode(bytes, { stream: true });
  }
}

async function readAtMost({ body }: UndiciResponse, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    const bytes = part as Uint8Array;
    size += bytes.length;
    if (size > most) throw new Error(`more than ${most} bytes`);
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
