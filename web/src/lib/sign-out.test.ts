import '@yizhan/contract/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../test/people.ts';
import { fakeWire, refused } from '../../test/wire.ts';
import { saveReturnPage, takeReturnPage } from './return-page.ts';
import { useSession } from './session.ts';
import { signOut } from './sign-out.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const logoutUrl = 'https://cas.example.edu/logout?service=portal';
const addresses = { 'signOn.addresses': { loginUrl: '', logoutUrl, ways: {} } };

test.each(['cas', 'oidc'] as const)('who came in by %s leaves there, too', async (signedInBy) => {
  const wire = fakeWire({ ...addresses, 'session.signOut': {} });
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  signedIn(me({ signedInBy }));
  await signOut();
  expect(go).toHaveBeenCalledWith(logoutUrl);
  expect([wire.to('session.signOut').length, useSession.getState().ended]).toEqual([1, 'left']);
  // The central sign-out address depends on the session, so it is requested before the session ends.
  expect(wire.to('signOn.addresses')[0]?.headers.get('Blade-Auth')).toBe('bearer access-1');
});

test('SE-5 who came in by password just leaves', async () => {
  const wire = fakeWire({ ...addresses, 'session.signOut': {} });
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  signedIn();
  await signOut();
  expect([go.mock.calls.length, wire.to('signOn.addresses').length, wire.to('session.signOut').length]).toEqual([
    0, 0, 1,
  ]);
});

test('a central login that does not answer keeps nobody', async () => {
  fakeWire({ 'session.signOut': {}, 'signOn.addresses': refused({ http: 503, status: 503 }) });
  signedIn(me({ signedInBy: 'cas' }));
  await signOut();
  expect(useSession.getState().session).toBeUndefined();
});

test('whoever leaves by their own will begins at home next time', async () => {
  fakeWire({ 'session.signOut': {} });
  signedIn();
  saveReturnPage('/home/iframPage?id=3');
  await signOut();
  expect(takeReturnPage()).toBeUndefined();
});
