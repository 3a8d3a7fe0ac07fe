import { addressOf, type Route } from '@yizhan/contract/route.ts';
import { routes } from '@yizhan/contract/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { api, query } from './api.ts';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const every = Object.entries(routes).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Route>).map(([name, route]) => ({ group, name, route })),
);
type Calls = Record<string, Record<string, (input: object) => Promise<unknown>>>;

test('every call of the contract goes to its own address by its own method', async () => {
  const wire = fakeWire();
  for (const { group, name } of every) await (api as unknown as Calls)[group]?.[name]?.({ id: '1', file: new Blob() });
  expect(wire.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
    every.map(({ route }) => `${route.method} ${addressOf(route)}`),
  );
});

test('a query has the key of its call and input', () => {
  expect(query.shell.frame({ kind: 'tool', id: '3' }).queryKey).toEqual(['shell', 'frame', { kind: 'tool', id: '3' }]);
  expect(query.shell.topMenu().queryKey).toEqual(['shell', 'topMenu', {}]);
});
