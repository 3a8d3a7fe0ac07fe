import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
// Lazy modules are preloaded, so that a test does not wait for the imports.
import '@yizhan/contract/routes.ts';
import QuickBar from './QuickBar.tsx';

const items = [
  { name: '校历', icon: 'calendar', url: '/home/navIfram?id=9', picture: null },
  { name: '移动端', icon: 'qr', url: '', picture: '/files/7' },
];

beforeEach(() => {
  freshBrowser();
  signedIn();
  window.innerWidth = 1440;
});
afterEach(() => vi.unstubAllGlobals());

function show(path = '/home/homePage', { roomy = true } = {}) {
  const wire = fakeWire({ 'portal.quickNavigation': items, 'shell.topMenu': [] });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: roomy && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <header>
          <span className="topbar__quick" />
        </header>
        <QuickBar />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}

test('an entry of the quick bar is a link, or opens its picture beside itself', async () => {
  show();
  expect((await screen.findByRole('link', { name: '校历' })).getAttribute('href')).toBe('#/home/navIfram?id=9');
  await userEvent.click(screen.getByRole('button', { name: '移动端' }));
  expect(screen.getByRole('img', { name: '移动端' }).getAttribute('src')).toBe('/files/7');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('img', { name: '移动端' })).toBeNull();
});

test('where nothing is free beside the page, the entries are a menu in the top bar', async () => {
  show('/home/homePage', { roomy: false });
  const button = await within(screen.getByRole('banner')).findByRole('button', { name: '快捷入口' });
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: '校历' }).getAttribute('href')).toBe('#/home/navIfram?id=9');
  await userEvent.click(screen.getByRole('menuitem', { name: '移动端' }));
  expect(
    within(screen.getByRole('dialog', { name: '移动端' }))
      .getByRole('img')
      .getAttribute('src'),
  ).toBe('/files/7');
});

test('the way back to the top is there after a screen of scrolling', async () => {
  show();
  await screen.findByRole('link', { name: '校历' });
  expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
  window.scrollY = window.innerHeight + 1;
  fireEvent.scroll(window);
  expect(screen.getByRole('button', { name: '回到顶部' })).toBeDefined();
  window.scrollY = 0;
  fireEvent.scroll(window);
});

test('configuration pages have no quick bar', () => {
  const wire = show('/userFrameConfig/manage/users');
  expect(wire.sent).toEqual([]);
});
