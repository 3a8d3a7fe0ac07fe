import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { bases } from '@yizhan/contract/route.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { fakeWire, type RawAnswer } from '../../test/wire.ts';
import { ApiError, get, postForm, postJson } from './request.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Every base answers the same at this address. */
const answerAny = (answer: RawAnswer = { status: SUCCESS }) =>
  fakeWire({}, { paths: Object.fromEntries(Object.values(bases).map((base) => [`${base}/any`, answer])) });

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('the call did not fail');
  return error;
};

test('CL-1 every call names the client, and who is signed in by a bearer token', async () => {
  const wire = answerAny();
  await postJson('platform', '/any');
  signedIn();
  await postJson('platform', '/any');
  const [visitor, person] = wire.sent;
  expect(visitor?.headers.get('Authorization')).toBe(`Basic ${btoa('portal:portal_secret')}`);
  expect(visitor?.headers.has('Blade-Auth')).toBe(false);
  expect(person?.headers.get('Blade-Auth')).toBe('bearer access-1');
});

test('CL-2 a body carries account and nickname, a placeholder when nobody is signed in', async () => {
  const wire = answerAny();
  await postJson('platform', '/any', { a: 1 });
  signedIn();
  await postJson('platform', '/any', { a: 1 });
  expect(wire.sent.map(({ body }) => body)).toEqual([
    { a: 1, user_info_id: 'anonymous', user_info_name: 'anonymous' },
    { a: 1, user_info_id: 't001', user_info_name: '李老师' },
  ]);
});

test('CL-3 GET gets a time parameter', async () => {
  const wire = answerAny();
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  await get('platform', '/any', { page: 2, none: undefined });
  expect(String(wire.sent[0]?.query)).toBe('page=2&time=1700000000000');
});

test('CL-5 json, query, no payload and multipart each have their helper', async () => {
  const forms: FormData[] = [];
  const wire = answerAny();
  await postJson('platform', '/any', { a: 1 });
  await get('platform', '/any', { a: 1 });
  await get('platform', '/any');
  const plain = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.body instanceof FormData) forms.push(init.body);
    return plain(address, init);
  });
  await postForm('platform', '/any', { name: 'a', file: new Blob(['x']) });
  expect(wire.sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'POST']);
  expect(wire.sent[0]?.headers.get('Content-Type')).toBe('application/json');
  expect([...(wire.sent[2]?.query.keys() ?? [])]).toEqual(['time']);
  expect([...(forms[0]?.keys() ?? [])]).toEqual(['user_info_id', 'user_info_name', 'name', 'file']);
});

test('CL-6 calls wait 30 s, those of the online-service client 50 s', async () => {
  answerAny();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await postJson('platform', '/any');
  await postJson('workbench', '/any');
  await postJson('online', '/any');
  expect(timeout.mock.calls.flat()).toEqual([30_000, 30_000, 50_000]);
  expect([requestLimits.platformTimeoutMs, requestLimits.onlineTimeoutMs]).toEqual([30_000, 50_000]);
});

test('CL-10 calls go to the base paths of the specification', async () => {
  const wire = answerAny();
  for (const base of Object.keys(bases) as (keyof typeof bases)[]) await get(base, '/any');
  expect(wire.sent.map(({ path }) => path)).toEqual([
    '/api/blade-platform/any',
    '/api/blade-workbench/any',
    '/api/online-service-platform/any',
    '/api/comb-cygj/any',
    '/api/blade-user/any',
    '/api/blade-auth/any',
  ]);
});

test('ER-1 1000 is success', async () => {
  answerAny({ status: 1000, result: { a: 1 } });
  expect(await postJson('platform', '/any')).toEqual({ a: 1 });
});

test.each([200, 1002, 1004, 9009, 9999, 10000])('ER-1 %i passes through to the caller', async (status) => {
  answerAny({ status, msg: '不行', msgDetail: '[t]', result: { why: 1 } });
  const error = await failureOf(postJson('platform', '/any'));
  expect(error).toMatchObject({ status, msg: '不行', msgDetail: '[t]', result: { why: 1 } });
});

test('ER-1 1005 passes through on the online-service client alone', async () => {
  answerAny({ status: 1005, msg: '请勿重复提交' });
  expect((await failureOf(postJson('online', '/any'))).status).toBe(1005);
  expect((await failureOf(postJson('platform', '/any'))).status).toBe(8008);
});

test('ER-1 any other status becomes 8008 with the server’s words', async () => {
  answerAny({ http: 403, status: 403, msg: '您没有访问该功能的权限', msgDetail: '[t]' });
  const error = await failureOf(postJson('platform', '/any'));
  expect(error).toMatchObject({ status: 8008, msg: '您没有访问该功能的权限', msgDetail: '[t]', http: 403 });
});

test('ER-2 no answer in time is 8010', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')));
  const error = await failureOf(postJson('platform', '/any'));
  expect(error).toMatchObject({ status: 8010, msg: 'E-N00002Q：当前网络连接不稳定，请稍后再试' });
});

test('ER-2 no network is 8199', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await failureOf(postJson('platform', '/any'));
  expect(error).toMatchObject({ status: 8199, msg: 'E-N00001Q：当前网络不可用，请检查你的网络设置' });
});

test('ER-2 an HTTP error with a string body names its status', async () => {
  answerAny({ http: 502, text: '<html>Bad Gateway</html>' });
  const error = await failureOf(postJson('platform', '/any'));
  expect(error.msg).toBe('E-FY502Q：当前网络连接不稳定或系统正忙，请稍后再试或联系管理员处理');
});

test('ER-2 an empty message is said as a system error', async () => {
  answerAny({ status: 9999, msg: '' });
  const error = await failureOf(postJson('platform', '/any'));
  expect(error.msg).toBe('E-FW00012Q：系统异常，请及时联系管理员处理');
});
