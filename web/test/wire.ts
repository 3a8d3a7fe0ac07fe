import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { vi } from 'vitest';

export type Sent = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: Record<string, unknown>;
};

type Answer = { http?: number; status?: number; msg?: string; msgDetail?: string; result?: unknown; text?: string };
type Answers = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>;

const bodyOf = (body: unknown) => (typeof body === 'string' ? JSON.parse(body) : {}) as Record<string, unknown>;

/** Stands at the network's edge: answers by the end of the path, and remembers what was sent. */
export function fakeWire(answers: Answers = {}) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://portal.test');
    const call: Sent = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    };
    sent.push(call);
    const found = Object.entries(answers).find(([end]) => url.pathname.endsWith(end))?.[1];
    const { http = 200, text, ...envelope } = typeof found === 'function' ? await found(call) : (found ?? {});
    const whole = { status: SUCCESS, msg: 'success', msgDetail: '', result: {}, ...envelope };
    return new Response(text ?? JSON.stringify(whole), { status: http });
  });
  return { sent, to: (end: string) => sent.filter(({ path }) => path.endsWith(end)) };
}
