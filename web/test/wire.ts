import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { vi } from 'vitest';
// What seals comes with the first sealed call: a test waits for the answer, not for the disk.
import '../src/lib/sealed/envelope.ts';
import '../src/lib/sealed/x25519.ts';
import { unsealed } from './portal-keys.ts';

export type SentRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: Record<string, unknown>;
};

type Answer = { http?: number; status?: number; msg?: string; msgDetail?: string; result?: unknown; text?: string };
type Answers = Record<string, Answer | ((sent: SentRequest) => Answer | Promise<Answer>)>;

const bodyOf = (text: string) => JSON.parse(text || '{}') as Record<string, unknown>;

/** Stands at the network's edge: answers by the end of the path, and remembers what was sent, opened where it was sealed. */
export function fakeWire(answers: Answers = {}) {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://portal.test');
    const headers = new Headers(init.headers);
    const sentText = typeof init.body === 'string' ? init.body : '';
    const seal = unsealed(headers, sentText);
    const call: SentRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers,
      body: bodyOf(seal?.body ?? sentText),
    };
    sent.push(call);
    const found = Object.entries(answers).find(([end]) => url.pathname.endsWith(end))?.[1];
    const { http = 200, text, ...envelope } = typeof found === 'function' ? await found(call) : (found ?? {});
    const whole = { status: SUCCESS, msg: 'success', msgDetail: '', result: {}, ...envelope };
    const answer = text ?? JSON.stringify(whole);
    return new Response(seal ? seal.answer(http, answer) : answer, { status: http });
  });
  return { sent, to: (end: string) => sent.filter(({ path }) => path.endsWith(end)) };
}
