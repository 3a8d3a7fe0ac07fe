import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn } from '../../../test/people.ts';
import { askedByShell } from '../../../test/shell.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
// Lazy modules are preloaded, so that a test does not wait for the imports.
import '@yizhan/contract/routes.ts';
import '../../features/session/ExpiredDialog.tsx';
import '../../features/session/TicketBanner.tsx';
import { api } from '../../lib/api.ts';
import { registerPanel } from '../../lib/panels.ts';
import { takeReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { read, write } from '../../lib/storage.ts';
import { useTicket } from '../../lib/ticket.ts';
import { toast } from '../../ui/toast.ts';
import { Guard } from '../Guard.tsx';
import Watch from './Watch.tsx';

/** Beside what a test is about: what any page asks, and the words of the school for a session that ends. */
const fakePortal = (answers: Answers = {}, tip = '') =>
  fakeWire(
    { ...askedByShell, ...answers },
    {
      paths: { '/lib/sessionExpiration.json': { text: JSON.stringify({ expireTime: 3600, outLogTip: tip }) } },
    },
  );

class NoSocket {
  close() {}
}

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal('WebSocket', NoSocket);
});
afterEach(() => vi.unstubAllGlobals());

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <button type="button">here {pathname + search}</button>;
}

function Signed() {
  return useSession((s) => s.session !== undefined) ? <Watch /> : null;
}

function open(path: string) {
  const root = document.body.appendChild(document.createElement('div'));
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Suspense fallback={null}>
        <Routes>
          <Route element={<Guard />}>
            <Route path="*" element={<CurrentPath />} />
          </Route>
        </Routes>
        <Signed />
      </Suspense>
    </MemoryRouter>,
    { container: root },
  );
}

const unauthorized = refused({ http: 401, status: 401, msg: '登录已失效，请重新登录' });
const page = '/home/iframPage?id=3';
const currentPath = () => screen.getByText(/^here/).textContent?.slice(5);

async function dialogAfter401() {
  const wire = fakePortal({ 'session.signOut': {}, 'tickets.remove': {}, 'shell.topMenu': unauthorized });
  signedIn();
  open(page);
  await act(() => api.shell.topMenu().catch(() => undefined));
  return { wire, dialog: await screen.findByRole('alertdialog') };
}

test('OV-2 SE-4 a 401 shows the expired dialog, the page stays behind it and is inert', async () => {
  const { dialog } = await dialogAfter401();
  expect(dialog.querySelector('h2')?.textContent).toBe('登录已过期');
  expect(currentPath()).toBe(page);
  expect(screen.getByText(/^here/).closest('[inert]')).not.toBeNull();
});

test('OV-2 its one button is the only way out', async () => {
  const { dialog } = await dialogAfter401();
  expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['重新登录']);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBe(dialog);
  expect(dialog.querySelector<HTMLElement>('.yz-dialog__panel')?.style.getPropertyValue('--yz-dialog-width')).toBe(
    '380px',
  );
});

test('OV-2 what fails behind the dialog says nothing beside it', async () => {
  await dialogAfter401();
  act(() => toast.error('登录已失效，请重新登录'));
  expect(toast.list()).toEqual([]);
});

test('SE-3 RT-2 it gives the ticket back, closes panels, signs out and goes to login; the page is remembered', async () => {
  const { wire } = await dialogAfter401();
  const closed = vi.fn();
  registerPanel(closed);
  const session = useSession.getState().session;
  useSession.setState({ session: session && { ...session, casTicket: 'TGT-1' } });
  await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect(currentPath()).toBe('/login?logout=true&isLogin=true');
  await vi.waitFor(() => expect(wire.to('tickets.remove')[0]?.body).toMatchObject({ casTicket: 'TGT-1' }));
  expect([closed.mock.calls.length, wire.to('session.signOut').length]).toEqual([1, 1]);
  expect([useSession.getState().session, screen.queryByRole('alertdialog')]).toEqual([undefined, null]);
  expect(takeReturnPage()).toBe(page);
});

test.each(['/', '/login'])('SE-4 on %s a 401 says nothing', async (path) => {
  fakePortal({ 'shell.topMenu': unauthorized });
  signedIn();
  open(path);
  await act(() => api.shell.topMenu().catch(() => undefined));
  await vi.waitFor(() => expect(useSession.getState().session).toBeUndefined());
  expect([screen.queryByRole('alertdialog'), currentPath()]).toEqual([null, path]);
});

const tip = '登录已过期，请重新登录后继续办理';

test('SE-8 the dialog says what the school has set', async () => {
  fakePortal({ 'session.init': { ...initAnswer(me()), sessionExpiration: { expireTime: 3600, outLogTip: tip } } }, tip);
  signedIn();
  open(page);
  await act(() => useSession.getState().loginInit());
  act(() => useSession.getState().expire());
  expect((await screen.findByRole('alertdialog')).textContent).toContain(tip);
});

test('SE-8 a ticket error says so', async () => {
  const message = '当前登录信息异常，继续使用系统可能出现问题，请重新登录';
  fakePortal({ 'tickets.validTime': refused({ status: 1002, msg: message }) });
  signedIn();
  const session = useSession.getState().session;
  useSession.setState({ session: session && { ...session, casTicket: 'TGT-1' } });
  useSession.setState({ init: { ...configOf(1), receivedAt: 0 } });
  open(page);
  expect((await screen.findByRole('alertdialog', {}, { timeout: 3000 })).textContent).toContain(message);
});

function configOf(status: number) {
  const { me: _, theme: __, ...init } = initAnswer(me());
  const loginConfig = { eduSystemManageIdentityAuth: { status, isSelfCas: 1, casLoginUrl: '', casLogoutUrl: '' } };
  return { ...init, loginConfig };
}

test('SE-8 without a login configuration: loginConfig 失败，尝试重新登录', async () => {
  fakePortal({ 'session.init': refused({ http: 503, status: 503, msg: '系统正在启动或维护' }) });
  signedIn();
  open(page);
  await act(() =>
    useSession
      .getState()
      .loginInit()
      .catch(() => undefined),
  );
  act(() => useSession.getState().expire());
  expect((await screen.findByRole('alertdialog')).textContent).toContain('loginConfig 失败，尝试重新登录');
});

test('SE-7 where the school checks no ticket, none is asked for', async () => {
  const wire = fakePortal({ 'session.init': initAnswer(me()) });
  signedIn();
  const session = useSession.getState().session;
  useSession.setState({
    session: session && { ...session, casTicket: 'TGT-1' },
    init: { ...configOf(0), receivedAt: 0 },
  });
  open(page);
  await screen.findByText(/^here/);
  expect(wire.to('tickets.validTime')).toHaveLength(0);
});

test('who is away reads how long is left', async () => {
  fakePortal();
  signedIn();
  open(page);
  act(() =>
    useTicket.setState({ answer: { left: 245, at: performance.now(), last: false }, notice: { is: 'ending' } }),
  );
  expect((await screen.findByText('04:05')).parentElement?.textContent).toContain('还有');
  expect(screen.getByRole('button', { name: '继续使用' })).toBeDefined();
  act(() => useTicket.setState({ notice: { is: 'last', endsAt: '17:30' } }));
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('17:30');
  act(() => useTicket.setState({ answer: undefined, notice: { is: 'none' } }));
});

test('RT-3 Ctrl+Alt+L locks, and the page is gone', async () => {
  const wire = fakePortal({ 'security.lock': {} });
  signedIn();
  open(page);
  await userEvent.keyboard('{Control>}{Alt>}[KeyL]{/Alt}{/Control}');
  await vi.waitFor(() => expect(currentPath()).toBe('/lock'));
  expect(wire.to('security.lock')).toHaveLength(1);
  expect(takeReturnPage()).toBe(page);
});

test('RT-3 without a network the page is covered all the same, and the server is told when it is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  signedIn();
  open(page);
  await userEvent.keyboard('{Control>}{Alt>}[KeyL]{/Alt}{/Control}');
  await vi.waitFor(() => expect(currentPath()).toBe('/lock'));
  expect(toast.list()).toEqual([]);
  const wire = fakePortal({ 'security.lock': {} });
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(wire.to('security.lock')).toHaveLength(1));
  expect(useSession.getState().locked).toBe(true);
});

test('RT-3 a page opened again tells the server of a lock it has not heard of', async () => {
  const wire = fakePortal({ 'security.lock': {} });
  signedIn();
  write('lockUntold', true);
  useSession.getState().setLocked(true);
  open(page);
  await vi.waitFor(() => expect(wire.to('security.lock')).toHaveLength(1));
  await vi.waitFor(() => expect(read('lockUntold')).toBeUndefined());
});
