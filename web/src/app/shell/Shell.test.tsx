import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TopMenuItem, TopMenuLeaf } from '@yizhan/contract/entities/shell.ts';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMenuItem, aMenuLeaf } from '../../../test/navigation.ts';
import { boot, freshBrowser, signedIn } from '../../../test/people.ts';
import { askedByShell } from '../../../test/shell.ts';
import { fakeWire } from '../../../test/wire.ts';
import { useSession } from '../../lib/session.ts';
import { useTheme } from '../../lib/theme.ts';
// Lazy modules of the shell are preloaded, so that a test does not wait for the imports.
import './AccountMenu.tsx';
import './Footer.tsx';
import './DeferredShell.tsx';
import './Messages.tsx';
import './MoreNavigation.tsx';
import './palette/Palette.tsx';
import Shell from './Shell.tsx';

const item = (id: string, name: string, target: TopMenuItem['target']) => aMenuItem({ id, name, icon: 'book', target });
const leaf = (id: string, name: string, target: TopMenuLeaf['target']) => aMenuLeaf({ id, name, icon: 'book', target });

const group = {
  ...item('4', '校园信息', { kind: 'group' }),
  children: [
    leaf('5', '办事指南', { kind: 'page', path: '/home/guides' }),
    leaf('6', '校报', { kind: 'link', url: 'https://news.example.edu/' }),
  ],
};
const withGroup = () => fakeWire({ ...askedByShell, 'shell.topMenu': [group] });

class NoSocket {
  close() {}
}

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal('WebSocket', NoSocket);
  fakeWire({
    ...askedByShell,
    'hall.recent': [],
    'shell.topMenu': [
      item('1', '首页', { kind: 'page', path: '/home/homePage' }),
      { ...item('2', '图书馆', { kind: 'link', url: 'https://library.example.edu/' }), openWay: 'newTab' },
      item('3', '校历', { kind: 'frame', frameId: '9' }),
    ],
  });
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<Shell />}>
          <Route path="*" element={<h1>the page</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

test('EN-12 a theme’s picture stands under the top bar, below a line of its own colour', () => {
  useTheme.setState({
    theme: {
      ...{ themeId: '4', themeName: '云岭青', themeColor: '#0f766e' },
      ...{ themeImg: '/files/7', themeImgBorderColor: '#0b5c55' },
    },
  });
  const { container } = open('/home/homePage');
  const band = container.querySelector<HTMLElement>('.shell__band');
  expect(band?.style.backgroundImage).toContain('/files/7');
  expect(band?.style.borderTopColor).toBe('#0b5c55');
});

test('the top bar leads to pages, to frames by their id, and out in a tab of its own', async () => {
  open('/home/homePage');
  const calendar = await screen.findByRole('link', { name: '校历' });
  const home = screen.getByRole('link', { name: '首页' });
  const library = screen.getByRole('link', { name: /图书馆/ });
  expect(calendar.getAttribute('href')).toBe('#/home/navIfram?id=9');
  expect([home.getAttribute('href'), home.getAttribute('aria-current')]).toEqual(['#/home/homePage', 'page']);
  expect([library.getAttribute('href'), library.getAttribute('target')]).toEqual([
    'https://library.example.edu/',
    '_blank',
  ]);
});

test('a group of the top bar opens by keys, leads on in the same tab, and gives the keyboard back', async () => {
  withGroup();
  open('/home/homePage');
  const button = await screen.findByRole('button', { name: '校园信息' });
  expect(button.getAttribute('aria-current')).toBeNull();
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('办事指南');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('href')).toBe('https://news.example.edu/');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test.each(['/home/guides', '/home/guides?keyword=x'])(
  'the group of %s is marked, and so is the page in it',
  async (at) => {
    withGroup();
    open(at);
    const button = await screen.findByRole('button', { name: '校园信息' });
    expect(button.getAttribute('aria-current')).toBe('true');
    await userEvent.click(button);
    expect(screen.getByRole('menuitem', { current: 'page' }).textContent).toBe('办事指南');
  },
);

test('RT-10 the whole footer stands on the home page, none on a configuration or frame page', async () => {
  useSession.setState({ boot: boot({ portalFooter: { ...boot().footer, phone: '0871-6600 1000' } }) });
  const { unmount } = open('/home/homePage');
  expect(await screen.findByText('电话 0871-6600 1000')).toBeDefined();
  unmount();
  for (const path of ['/userFrameConfig/manage/users', '/home/cardBusinessConfig', '/home/iframPage']) {
    const page = open(path);
    await screen.findByRole('button', { name: '消息' });
    expect(screen.queryByText('© 云山大学')).toBeNull();
    page.unmount();
  }
});

test('RO-5 the watermark lies over every signed-in page', async () => {
  open('/home/noPower');
  await waitFor(() => expect(document.querySelector('.yz-watermark')).not.toBeNull());
});

test('the bell tells how much is unread', async () => {
  open('/home/homePage');
  await userEvent.click(await screen.findByRole('button', { name: '消息' }));
  expect(screen.getByText('暂无新消息')).toBeDefined();
});

test('Ctrl+K opens the search, Escape closes it', async () => {
  open('/home/homePage');
  await screen.findByRole('button', { name: '消息' });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the first stop of the keyboard leads past the navigation', async () => {
  open('/home/homePage');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('跳到正文');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('main');
});
