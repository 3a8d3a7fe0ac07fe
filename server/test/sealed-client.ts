import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { BootBundle } from '@yizhan/contract/entities/session.ts';
import type { Answer, School } from './school.ts';

type Request = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };
type Page = { boot(): { boot: BootBundle; at: number } | undefined; loadBoot(): Promise<void> };
type OpenedAnswer = { text: string } | { distrust: string };
type SealedRequest = { request: Request; open(http: number, text: string): OpenedAnswer };
type Envelope = { seal(page: Page, path: string, plain: Request): Promise<SealedRequest | undefined> };

/** Client and server share only the contract. Only here they are tested against each other, by file path. */
export const clientModule = <T>(name: string) =>
  import(/* @vite-ignore */ fileURLToPath(new URL(`../../web/src/lib/${name}`, import.meta.url))) as Promise<T>;

/** The state of a page after its first call. */
export async function aPage(school: School, aheadMs = 0): Promise<Page> {
  const { result: boot } = await school.visitor.session.boot({});
  return { boot: () => ({ boot, at: Date.now() + aheadMs }), loadBoot: async () => undefined };
}

type Call = { path: string; method?: 'GET' | 'POST'; body?: object; headers?: Record<string, string> };

/** A request sealed as the client does it. */
export async function seal(page: Page, { path, method = 'POST', body, headers = {} }: Call): Promise<SealedRequest> {
  const { seal: sealWith } = await clientModule<Envelope>('sealed/envelope.ts');
  const json = body ? { 'content-type': 'application/json' } : {};
  const plain = { method, headers: { ...json, ...headers }, ...(body ? { body: JSON.stringify(body) } : {}) };
  const sealed = await sealWith(page, path, plain);
  if (!sealed) throw new Error('the server has no keys');
  return sealed;
}

/** A new address each time, because requests are counted by address. */
const someAddress = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`;

export function sendRequest(school: School, path: string, { method, headers, body }: Request) {
  return school.inject({
    method,
    url: path,
    headers,
    remoteAddress: someAddress(),
    ...(body === undefined ? {} : { payload: body }),
  });
}

/** Sends a sealed call and opens the response. */
export async function callSealed<T = unknown>(school: School, page: Page, call: Call): Promise<Answer<T>> {
  const { request, open } = await seal(page, call);
  const { http, body } = await sendRequest(school, call.path, request);
  const opened = open(http, body);
  if ('distrust' in opened) throw new Error(`${opened.distrust} ${body}`);
  return { http, ...(JSON.parse(opened.text) as Omit<Answer<T>, 'http'>) };
}
