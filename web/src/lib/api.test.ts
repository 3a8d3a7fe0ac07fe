import { addressOf, type Route } from '@yizhan/contract/route.ts';
import { routes } from '@yizhan/contract/routes.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { api, query } from './api.ts';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const placed = (url: string) => url.replace('{id}', '1').replace('{list}', 'users');
const every = Object.entries(routes).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Route>).map(([name, route]) => ({ group, name, route })),
);
/** What the calls answer is of no matter here. */
const answers = Object.fromEntries(
  every.map(({ route }) => [placed(addressOf(route)), { status: SUCCESS, result: {} }]),
);
type Calls = Record<string, Record<string, (input: object) => Promise<unknown>>>;

test('every call of the contract goes to its own address by its own method', async () => {
  const wire = fakeWire({}, { paths: answers });
  for (const { group, name } of every)
    await (api as unknown as Calls)[group]?.[name]?.({ id: '1', list: 'users', file: new Blob() });
  expect(wire.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
    every.map(({ route }) => `${route.method} ${placed(addressOf(route))}`),
  );
});

test('a query has the key of its call and input', () => {
  expect(query.shell.frame({ kind: 'tool', id: '3' }).queryKey).toEqual(['shell', 'frame', { kind: 'tool', id: '3' }]);
  expect(query.shell.topMenu().queryKey).toEqual(['shell', 'topMenu', {}]);
});

test.each([
  ['/auth/getAddress', () => api.signOn.addresses({ redirect: '/home/hall' }), { redirect: '/home/hall' }],
  ['/combLoginToMicroService', () => api.signOn.messenger({ code: 'c', state: 's' }), { code: 'c', state: 's' }],
  ['/userClickVisitLog/clickService', () => api.services.click({ serviceId: '7' }), { serviceId: '7' }],
  ['/messageCenterHistoryMsg/detail', () => api.notices.detail({ id: '7' }), { id: '7' }],
  ['/mpManage/readMessage', () => api.notices.read({ messageId: '7', userId: '1' }), { messageId: '7', userId: '1' }],
  ['/serverCenter/details', () => api.services.details({ id: '7' }), { id: '7' }],
  ['/serverCenter/customDetails', () => api.services.openDetails({ id: '7' }), { id: '7' }],
])('CL-8 %s takes its values in the body, by their names', async (path, call, body) => {
  const wire = fakeWire({}, { paths: answers });
  await call();
  const sent = wire.sent.find((request) => request.path.endsWith(path));
  expect(sent).toMatchObject({ method: 'POST', body });
  expect(Object.keys(body).filter((name) => sent?.query.has(name))).toEqual([]);
});
