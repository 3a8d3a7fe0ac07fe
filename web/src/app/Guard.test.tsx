import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, me, signedIn } from '../../test/people.ts';
import { aRobot } from '../../test/robot.ts';
import { askedByShell } from '../../test/shell.ts';
import { fakeWire } from '../../test/wire.ts';
import { useIndexFlag } from '../lib/index-flag.ts';
import { takeReturnPage } from '../lib/return-page.ts';
import { useSession } from '../lib/session.ts';
import { read } from '../lib/storage.ts';
import '../robot/robot.ts';
import '@yizhan/contract/routes.ts';
import { Guard } from './Guard.tsx';
import { storeMessageQuery } from './message-query.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
// Preloaded, so that the test does not wait for the import.
import '../features/robot/RobotLauncher.tsx';
import './screens/NoPowerScreen.tsx';

beforeEach(() => {
  freshBrowser();
  // Asked for by any page, when idle.
  fakeWire({ 'robot.baseInfo': aRobot() });
});

const users = { code: 'userFrameConfig/manage/users', name: '用户管理', path: '/userFrameConfig/manage/users' };
const cards = { code: 'cardBusinessConfig', name: '卡片配置', path: '/home/cardBusinessConfig' };

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p>here {pathname + search}</p>;
}

function open(path: string) {
  const view = render(
    <MemoryRouter key={path} initialEntries={[path]}>
      <RouteAnnouncer />
      <Suspense>
        <Routes>
          <Route element={<Guard />}>
            <Route path="*" element={<CurrentPath />} />
          </Route>
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  return view;
}

const currentPath = () => screen.getByText(/^here/).textContent?.slice(5);

// First: pages opened before it may still be asking for the settings.
test('GD-5 the robot’s public settings are asked for once and kept for the browser session', async () => {
  const robot = aRobot({ name: '小一' });
  const wire = fakeWire({ 'robot.baseInfo': robot });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  open('/login');
  await vi.waitFor(() => expect(sessionStorage.getItem('yizhan-robot')).toBe(JSON.stringify(robot)));
  const before = wire.to('robot.baseInfo').length;
  open('/allServices');
  await vi.waitFor(async () => expect(await (await import('../robot/robot.ts')).loadRobot()).toEqual(robot));
  expect([before, wire.to('robot.baseInfo').length]).toEqual([1, 1]);
  vi.unstubAllGlobals();
});

const forEveryone = [
  '/',
  '/login',
  '/allServices',
  '/generalDetailsTow',
  '/deleteNoPag',
  '/activate',
  '/forgot',
  '/first',
];

test.each([...forEveryone, '/maintenance'])('GD-1 %s is open to everyone', (path) => {
  open(path);
  expect(currentPath()).toBe(path);
});

test.each(['/home/homePage', '/wel/index', '/home/noPower', '/home/iframPage?id=3', '/no/such/page'])(
  'GD-2 %s without a logged-in user goes to login and is remembered',
  (path) => {
    open(path);
    expect(currentPath()).toBe('/login');
    expect(takeReturnPage()).toBe(path);
  },
);

test('GD-2 the remembered page is opened once', () => {
  open('/home/homePage?navigation=3');
  expect([takeReturnPage(), takeReturnPage()]).toEqual(['/home/homePage?navigation=3', undefined]);
});

test('RT-2 after signing out login is opened with logout=true&isLogin=true', async () => {
  signedIn();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  open('/home/homePage');
  await act(() => useSession.getState().loginOut());
  expect(currentPath()).toBe('/login?logout=true&isLogin=true');
  expect(takeReturnPage()).toBeUndefined();
  vi.unstubAllGlobals();
});

test('RT-2 after expiry, too, and the page is remembered', () => {
  signedIn();
  open('/home/noPower');
  act(() => useSession.getState().end('expired'));
  expect(currentPath()).toBe('/login?logout=true&isLogin=true');
  expect(takeReturnPage()).toBe('/home/noPower');
});

test('an expiry on the landing page or on login leaves the person where they are', () => {
  for (const path of ['/', '/login']) {
    signedIn();
    const { unmount } = open(path);
    act(() => useSession.getState().end('expired'));
    expect(currentPath()).toBe(path);
    unmount();
  }
});

test.each(['/home/homePage', '/wel/index', '/home/wel/index'])(
  'GD-3 %s sets the index flag, leaving clears it',
  (path) => {
    signedIn();
    const { unmount } = open(path);
    expect(useIndexFlag.getState().index).toBe(true);
    unmount();
    expect(useIndexFlag.getState().index).toBe(false);
    open('/home/noPower');
    expect(useIndexFlag.getState().index).toBe(false);
  },
);

const configurationPages = [
  '/home/cardBusinessConfig',
  '/home/deptResponsibilityListConfig',
  '/home/managementGuideConfig',
  '/userFrameConfig/manage/users',
  '/userFrameConfig/homePageConfig',
];

test.each(configurationPages)('GD-4 RO-3 %s without its entry in the configuration menu is noPower', async (path) => {
  signedIn(me({ configurationMenu: [{ ...users, path: '/userFrameConfig/manage/roles' }] }));
  open(path);
  expect((await screen.findByText(/^here/)).textContent).toBe(`here /home/noPower?page=${encodeURIComponent(path)}`);
});

test.each(['/userFrameConfig/manage/usersAndMore', '/userFrameConfig/nothing/at/all'])(
  'GD-4 %s is opened by no entry: it is no page, under that title, and leads back to administration',
  async (path) => {
    fakeWire(askedByShell);
    signedIn(me({ configurationMenu: [cards, users] }));
    open(path);
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
    expect(document.title).toContain('页面不存在');
    expect(screen.getByRole('link', { name: '返回管理' }).getAttribute('href')).toBe(`#${users.path}`);
    expect(screen.queryByText(/^here/)).toBeNull();
  },
);

test('GD-4 what stands beneath a screen without being one does not bear its name', () => {
  signedIn(me({ configurationMenu: [users] }));
  const { unmount } = open(users.path);
  expect(document.title).toContain('用户管理');
  unmount();
  open(`${users.path}/zzz`);
  expect(document.title).toContain('页面不存在');
});

test('GD-4 RO-3 an entry opens its own screen and what is beneath it', () => {
  signedIn(me({ configurationMenu: [users, cards] }));
  for (const path of ['/home/cardBusinessConfig', '/userFrameConfig/manage/users', '/userFrameConfig/manage/users/3']) {
    const { unmount } = open(path);
    expect(currentPath()).toBe(path);
    unmount();
  }
});

test.each(['/userFrameConfig', '/userFrameConfig/manage', '/userFrameConfig/manage/'])(
  'GD-4 %s is no screen itself and leads to the first below it that is one’s own',
  (path) => {
    signedIn(me({ configurationMenu: [cards, users] }));
    open(path);
    expect(currentPath()).toBe(users.path);
  },
);

test('GD-4 a menu stored long ago does not refuse before the server was asked', () => {
  signedIn();
  useSession.setState({ me: undefined });
  open('/userFrameConfig/manage/users');
  expect(screen.getByRole('status').textContent).toBe('页面加载中');
  act(() => signedIn(me({ configurationMenu: [users] })));
  expect(currentPath()).toBe('/userFrameConfig/manage/users');
});

test('RT-3 /lock without a logged-in user goes to login, and is not remembered', () => {
  open('/lock');
  expect(currentPath()).toBe('/login');
  expect(takeReturnPage()).toBeUndefined();
});

test.each(['/home/noPower', '/userFrameConfig/manage/users', '/generalDetailsTow', '/no/such/page'])(
  'RT-3 while locked %s is the lock page',
  (path) => {
    signedIn(me({ configurationMenu: [users] }));
    open(path);
    act(() => useSession.getState().setLocked(true));
    expect(currentPath()).toBe('/lock');
  },
);

test('RT-3 each tab remembers its own page behind the lock', () => {
  signedIn();
  open('/home/iframPage?id=3');
  act(() => useSession.getState().setLocked(true));
  expect(takeReturnPage()).toBe('/home/iframPage?id=3');
});

test('RT-3 Back and a reload behind the lock do not change the page it returns to; the next lock has its own', () => {
  signedIn();
  open('/home/iframPage?id=3');
  act(() => useSession.getState().setLocked(true));
  cleanup();
  open('/home/homePage');
  expect(currentPath()).toBe('/lock');
  expect(takeReturnPage()).toBe('/home/iframPage?id=3');
  act(() => useSession.getState().setLocked(false));
  cleanup();
  open('/home/noPower');
  act(() => useSession.getState().setLocked(true));
  expect(takeReturnPage()).toBe('/home/noPower');
});

test.each(['/allServices?keyword=%E6%88%90%E7%BB%A9', '/service/1', '/generalDetailsTow?id=1'])(
  'RT-3 %s, open to visitors too, is returned to from the lock, whatever Back leads to',
  (path) => {
    signedIn();
    open(path);
    act(() => useSession.getState().setLocked(true));
    cleanup();
    open('/home/homePage');
    expect(takeReturnPage()).toBe(path);
  },
);

test.each(['/', '/login', '/forgot'])('RT-3 %s is nothing to return to from the lock', (path) => {
  signedIn();
  open(path);
  act(() => useSession.getState().setLocked(true));
  expect(takeReturnPage()).toBeUndefined();
});

test('maintenance closes the portal', () => {
  signedIn();
  useSession.setState({ boot: boot({ maintenance: { on: true, text: '' } }) });
  open('/home/homePage');
  expect(currentPath()).toBe('/maintenance');
});

test('maintenance leaves the portal open to those who manage it', () => {
  signedIn(me({ configurationMenu: [users] }));
  useSession.setState({ boot: boot({ maintenance: { on: true, text: '' } }) });
  open('/home/homePage');
  expect(currentPath()).toBe('/home/homePage');
});

test('RT-3 maintenance does not take the lock away', () => {
  signedIn();
  useSession.setState({ locked: true, boot: boot({ maintenance: { on: true, text: '' } }) });
  open('/home/homePage');
  expect(currentPath()).toBe('/lock');
});

test.each([
  ['before', { search: '?messageId=88&status=1', hash: '#/login' }],
  ['after', { search: '', hash: '#/login?messageId=88&status=1' }],
])('GD-6 messageId and status in the query %s the # are stored', (_where, location) => {
  storeMessageQuery(location);
  expect([read('messageId'), read('status')]).toEqual(['88', '1']);
});

test('GD-6 a visitor’s message is kept until after sign-in', () => {
  storeMessageQuery({ search: '?messageId=88', hash: '#/home/homePage' });
  open('/home/homePage');
  expect([currentPath(), read('messageId')]).toEqual(['/login', '88']);
});

test('GD-6 a start without them leaves what was stored', () => {
  storeMessageQuery({ search: '?messageId=88', hash: '' });
  storeMessageQuery({ search: '', hash: '#/home/homePage' });
  expect(read('messageId')).toBe('88');
});
