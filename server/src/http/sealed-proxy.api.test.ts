import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BootBundle } from '@yizhan/contract/entities/session.ts';
import { sessionRoutes } from '@yizhan/contract/routes/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSchool, type School } from '../../test/school.ts';
import { clientModule } from '../../test/sealed-client.ts';
import { aMember, password } from '../../test/sign-in.ts';

type Wire = { http: number; type: string; body: string };
type ProxiedRequest = { url: string; headers: IncomingMessage['headers']; body: string };

/** The client's own send path, as it runs in the browser. */
type Client = {
  hooks: {
    caller(): Record<'token' | 'account' | 'name' | 'tenant', string | undefined>;
    boot(): { boot: BootBundle; at: number } | undefined;
    loadBoot(): Promise<void>;
    refused(http: number): void;
  };
  callRoute(route: object, payload?: object): Promise<unknown>;
};

let school: School;
let proxy: Server;
let client: Client;
let account: string;
const seen: ProxiedRequest[] = [];
/** What the man in the middle does to a response. */
let tamper = (answer: Wire): Wire => answer;

const textOf = async (stream: AsyncIterable<Buffer>) => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Forwards the request to the server and returns the response as changed by `tamper`. */
async function pass(asked: IncomingMessage, reply: ServerResponse) {
  const body = await textOf(asked);
  seen.push({ url: asked.url ?? '', headers: asked.headers, body });
  // It reads what passes, so it asks for nothing compressed.
  const { method, url: path } = asked;
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const to = { port: portOf(school.app.server), host: '127.0.0.1', method, path, headers };
  forward(to, (got) => void back(got, reply)).end(body);
}

async function back(got: IncomingMessage, reply: ServerResponse) {
  const type = got.headers['content-type'] ?? '';
  const answer = tamper({ http: got.statusCode ?? 0, type, body: await textOf(got) });
  reply.writeHead(answer.http, { 'content-type': answer.type }).end(answer.body);
}

beforeEach(async () => {
  school = await aSchool();
  ({ account } = await aMember(school));
  await school.app.listen({ port: 0, host: '127.0.0.1' });
  proxy = createServer((asked, reply) => void pass(asked, reply));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const send = globalThis.fetch;
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN', dataset: {} } });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    send(`http://127.0.0.1:${portOf(proxy)}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), connection: 'close' },
    }),
  );
  client = await clientModule<Client>('request.ts');
  client.hooks.caller = () => ({ token: undefined, account: undefined, name: undefined, tenant: school.tenant });
  let boot: BootBundle | undefined;
  client.hooks.boot = () => boot && { boot, at: Date.now() };
  client.hooks.loadBoot = async () => {
    boot = (await client.callRoute(sessionRoutes.boot, {})) as BootBundle;
  };
  tamper = (answer) => answer;
  seen.length = 0;
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => proxy.close(resolve));
  await school.app.close();
});

const signIn = () => client.callRoute(sessionRoutes.signIn, { account, password });

const failureOf = async (call: Promise<unknown>) =>
  call.then(
    (result) => ({ result }),
    ({ status, msg, http }: { status: number; msg: string; http: number }) => ({ status, msg, http }),
  );

/** Changes only the sealed response of the sign-in. */
const changeAnswer = (change: (answer: Record<string, string>) => object) => {
  tamper = (answer) => {
    const fields = JSON.parse(answer.body) as Record<string, string>;
    return 'data' in fields ? { ...answer, body: JSON.stringify(change(fields)) } : answer;
  };
};

test('CL-4 somebody in the middle who changes nothing sees an envelope; the first waits for the server to tell its keys', async () => {
  expect(await signIn()).toMatchObject({ account, access_token: expect.any(String) });
  const [boot, sealed] = seen;
  expect(boot?.url).toMatch(/nobody\/index\/index$/);
  expect(sealed?.body).toMatch(/^\{"data":"[\w+/]+=*"\}$/);
  expect(sealed?.headers['request-id']).toMatch(/^[0-9a-f-]{36}\.\d{13}\.[\w-]{43}$/);
  expect(JSON.stringify(sealed)).not.toMatch(/user_info|Right-horse/);
});

test('CL-4 an answer without sign or requestId', async () => {
  const missing = { status: 1002, msg: '校验参数不存在，可能存在欺诈行为。' };
  changeAnswer(({ sign: _, ...rest }) => rest);
  expect(await failureOf(signIn())).toMatchObject(missing);
  changeAnswer(({ requestId: _, ...rest }) => rest);
  expect(await failureOf(signIn())).toMatchObject(missing);
  // A success forged by the man in the middle.
  changeAnswer(() => ({ status: 1000, msg: 'success', msgDetail: '', result: { account: 'forged' } }));
  expect(await failureOf(signIn())).toMatchObject(missing);
});

test('CL-4 an answer to another request', async () => {
  changeAnswer((answer) => ({ ...answer, requestId: '00000000-0000-4000-8000-000000000000' }));
  expect(await failureOf(signIn())).toMatchObject({ status: 1002, msg: 'requestId不一致，可能存在欺诈行为。' });
  let first: object | undefined;
  changeAnswer((answer) => {
    first ??= answer;
    return first;
  });
  await signIn();
  expect(await failureOf(signIn())).toMatchObject({ status: 1002, msg: 'requestId不一致，可能存在欺诈行为。' });
});

test('CL-4 an answer whose HTTP status was changed is not believed, and ends no session', async () => {
  const ended: number[] = [];
  client.hooks.refused = (http) => void ended.push(http);
  const broken = { status: 1002, msg: '验签失败 服务器返回内容不可信。' };
  for (const http of [401, 423, 503]) {
    tamper = (answer) => (answer.body.includes('"sign"') ? { ...answer, http } : answer);
    expect(await failureOf(signIn()), String(http)).toMatchObject(broken);
  }
  const unknown = () => failureOf(client.callRoute(sessionRoutes.userInfo, {}));
  tamper = (answer) => answer;
  expect(await unknown()).toMatchObject({ http: 401 });
  tamper = (answer) => (answer.body.includes('"sign"') ? { ...answer, http: 200 } : answer);
  expect(await unknown()).toMatchObject(broken);
  expect(ended).toEqual([401]);
});

test('CL-4 an answer that the server did not sign', async () => {
  const broken = { status: 1002, msg: '验签失败 服务器返回内容不可信。' };
  changeAnswer((answer) => ({ ...answer, data: Buffer.from('forged'.repeat(20)).toString('base64') }));
  expect(await failureOf(signIn())).toMatchObject(broken);
  changeAnswer((answer) => ({ ...answer, sign: Buffer.alloc(64, 7).toString('base64url') }));
  expect(await failureOf(signIn())).toMatchObject(broken);
});

test('CL-4 a request changed in the middle is refused by the server, and the client learns it sealed', async () => {
  await client.hooks.loadBoot();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    send(path, { ...init, body: String(init.body).replace('data":"', 'data":"AAAA') }),
  );
  expect(await failureOf(signIn())).toEqual({ status: 1002, msg: '请求校验未通过，请刷新页面后再试', http: 200 });
});

test("a proxy's page that the server is away stays what it is", async () => {
  await client.hooks.loadBoot();
  tamper = () => ({ http: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' });
  expect(await failureOf(signIn())).toMatchObject({
    status: 8008,
    http: 502,
    msg: expect.stringContaining('E-FY502Q'),
  });
});

test('CL-4 nothing is sent in the open because the keys could not be had', async () => {
  client.hooks.loadBoot = async () => undefined;
  expect(await failureOf(signIn())).toMatchObject({ status: 8199 });
  expect(seen).toEqual([]);
});
