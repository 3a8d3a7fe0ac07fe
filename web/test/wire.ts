import type { Call, Input, Output } from '@yizhan/contract/call.ts';
import type { Contract } from '@yizhan/contract/contract.ts';
import { addressesOf, type Routes } from '@yizhan/contract/route.ts';
import { routes } from '@yizhan/contract/routes.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { onTestFinished, vi } from 'vitest';
// Normally loaded with the first sealed call; preloaded, so that tests do not wait for the import.
import '../src/lib/sealed/envelope.ts';
import '../src/lib/sealed/x25519.ts';
import { unsealed } from './portal-keys.ts';
import { forgetUnfakedCalls } from './unfaked-calls.ts';

/** A call of the contract by group and name: `roles.list`. */
type CallName = { [G in keyof Contract]: `${G}.${keyof Contract[G] & string}` }[keyof Contract];
type CallOf<N extends CallName> = N extends `${infer G extends keyof Contract}.${infer K}`
  ? K extends keyof Contract[G]
    ? Extract<Contract[G][K], Call>
    : never
  : never;

type Body = Record<string, unknown>;

/** A request as the server reads it. */
export type WireRequest<B extends Body = Body> = {
  /** Undefined for an address outside the contract. */
  call: CallName | undefined;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: B;
  /** The body without the fields that identify the caller. */
  input: B;
};

/** Values sent in the query or in a form are not in the body. */
type BodyOf<N extends CallName> =
  CallOf<N> extends { method: 'GET' } | { inQuery: true } | { upload: true } ? Body : Body & Input<CallOf<N>>;
type RequestOf<N extends CallName> = WireRequest<BodyOf<N>>;

type Envelope = { status: number; msg?: string; msgDetail?: string; result?: unknown };
export type RawAnswer = { http?: number } & (Envelope | { text: string });

const raw = Symbol('raw answer');
type Refusal = { [raw]: RawAnswer };

/** An answer other than the call's result: an envelope with another status, or text that is no envelope. */
export const refused = (answer: RawAnswer): Refusal => ({ [raw]: answer });

/** The answer to a call: its result or a refusal. */
export type Reply<N extends CallName> = Output<CallOf<N>> | Refusal;
/** A constant answer, or a function of the request. */
export type Answer<N extends CallName> = Reply<N> | ((request: RequestOf<N>) => Reply<N> | Promise<Reply<N>>);
export type Answers = { [N in CallName]?: Answer<N> };

type Options = {
  /** Answers by path, for addresses outside the contract. */
  paths?: Record<string, RawAnswer>;
};

const names = new Map<string, CallName>();
/** Calls with a value in their path: `/bulk/{list}/…`. */
const patterns: { pattern: RegExp; name: CallName }[] = [];
for (const [group, calls] of Object.entries<Routes>(routes))
  for (const [name, route] of Object.entries(calls))
    for (const { method, url } of addressesOf(route)) {
      const call = `${group}.${name}` as CallName;
      if (url.includes('{'))
        patterns.push({ pattern: new RegExp(`^${method} ${url.replace(/\{\w+\}/g, '[^/]+')}$`), name: call });
      else names.set(`${method} ${url}`, call);
    }

const nameOf = (address: string) => names.get(address) ?? patterns.find(({ pattern }) => pattern.test(address))?.name;

const bodyOf = (text: string) => JSON.parse(text || '{}') as Body;
const inputOf = ({ user_info_id: _, user_info_name: __, ...input }: Body): Body => input;

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && raw in answer;

function toRaw(answer: unknown): RawAnswer {
  return isRefusal(answer) ? answer[raw] : { status: SUCCESS, msg: 'success', result: answer };
}

/**
 * Replaces fetch: answers calls by name, and records the requests, unsealed if they were sealed.
 * A call without an answer is refused, and fails the test when it ends.
 */
export function fakeWire(answers: Answers = {}, { paths = {} }: Options = {}) {
  const sent: WireRequest[] = [];
  const unnamed = new Set<string>();
  onTestFinished(() => {
    if (unnamed.size > 0) throw new Error(`calls that the test does not name: ${[...unnamed].join(', ')}`);
  });
  const answerTo = async (request: WireRequest): Promise<RawAnswer> => {
    const outside = paths[request.path];
    if (outside) return outside;
    const answer: unknown = request.call && answers[request.call];
    if (answer === undefined) {
      unnamed.add(request.call ?? `${request.method} ${request.path}`);
      return { http: 404, status: 404 };
    }
    return toRaw(typeof answer === 'function' ? await answer(request) : answer);
  };
  forgetUnfakedCalls();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://portal.test');
    // Whether the server is there may be asked at any time, and is no call of a screen.
    if (url.pathname === '/healthz' && !paths['/healthz']) return new Response('');
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const sentText = typeof init.body === 'string' ? init.body : '';
    const seal = unsealed(headers, sentText);
    const body = bodyOf(seal?.body ?? sentText);
    const request: WireRequest = {
      call: nameOf(`${method} ${url.pathname}`),
      method,
      path: url.pathname,
      query: url.searchParams,
      headers,
      body,
      input: inputOf(body),
    };
    sent.push(request);
    const { http = 200, ...answer } = await answerTo(request);
    const text = 'text' in answer ? answer.text : JSON.stringify({ msg: '', msgDetail: '', result: null, ...answer });
    return new Response(seal ? seal.answer(http, text) : text, { status: http });
  });
  const to = <N extends CallName>(name: N) => sent.filter((request): request is RequestOf<N> => request.call === name);
  return { sent, to, inputs: <N extends CallName>(name: N) => to(name).map(({ input }) => input) };
}
