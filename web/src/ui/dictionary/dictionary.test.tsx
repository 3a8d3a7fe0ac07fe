import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import { SUCCESS } from '@yizhan/contract/statuses.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { useSession } from '../../lib/session.ts';
import { type DictionarySource, toCall, useDictionary } from './dictionary.ts';

const start = new Date('2026-11-20T10:00:00+08:00').getTime();
const result = [{ dictKey: '3', dictValue: '教师' }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start);
  freshBrowser();
  signedIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a page load: only what the browser stored is left. */
function load(source: DictionarySource = { code: 'identityType' }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useDictionary(source, 'number'), { wrapper });
}

async function loaded(source?: DictionarySource) {
  const hook = load(source);
  await waitFor(() => expect(hook.result.current.options).toEqual([{ value: 3, label: '教师' }]));
  hook.unmount();
}

test('VA-2 options are kept five minutes, over reloads too', async () => {
  const wire = fakeWire({ 'dictionary.values': result });
  await loaded();
  vi.setSystemTime(start + administrationLimits.dictionaryCacheMs - 1);
  await loaded();
  expect(wire.to('dictionary.values')).toHaveLength(1);
  vi.setSystemTime(start + administrationLimits.dictionaryCacheMs);
  await loaded();
  expect(wire.to('dictionary.values')).toHaveLength(2);
});

test('VA-2 what one person was offered is not kept for another, nor after signing out', async () => {
  const wire = fakeWire({ 'dictionary.values': result });
  await loaded();
  const { session } = useSession.getState();
  if (session) act(() => useSession.setState({ session: { ...session, user: { ...session.user, user_id: '8' } } }));
  await loaded();
  expect(wire.to('dictionary.values')).toHaveLength(2);
  act(() => useSession.getState().end('left'));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('VA-2 a supplied address is asked by GET, or by POST with a body', async () => {
  const path = '/api/blade-platform/things/options';
  const wire = fakeWire({}, { paths: { [path]: { status: SUCCESS, result } } });
  await loaded({ url: `${path}?kind=2` });
  await loaded({ url: path, method: 'POST', body: { kind: 2 } });
  const [read, posted] = wire.sent;
  expect([read?.method, read?.query.get('kind')]).toEqual(['GET', '2']);
  expect([posted?.method, posted?.body.kind]).toEqual(['POST', 2]);
  expect(posted?.headers.get('Blade-Auth')).toContain('bearer');
});

test('the token goes to no address but our own calls', () => {
  const elsewhere = [
    'https://evil.example/api/blade-platform/x',
    '//evil.example/api/blade-platform/x',
    '/files/1',
    '/api/../x',
    '/api/blade-platform/../../x',
  ];
  for (const url of elsewhere) expect(() => toCall({ url })).toThrow();
  expect(toCall({ url: '/api/blade-user/a/b' }).route).toMatchObject({ base: 'user', path: '/a/b' });
});
