import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import HomePageSection from './HomePageSection.tsx';
// Preloaded: the tests wait for the tab, not for the file.
import './layouts/LayoutsTab.tsx';
import './library/LibraryTab.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

let address = '';
function Address() {
  address = useLocation().search;
  return null;
}

function show(at: string) {
  fakeWire({
    'layouts.list': [],
    'cards.library': [],
    'cards.categories': [],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <HomePageSection />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the home page’s parts are tabs, and the address says which one is open', async () => {
  show('/');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['布局', '卡片库', '主题', '页脚', '专题横幅', '紧急提示', '今天', '快捷入口'],
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('布局');
  fireEvent.click(screen.getByRole('tab', { name: '卡片库' }));
  expect(await screen.findByRole('button', { name: '新建分类' })).toBeTruthy();
  expect(address).toBe('?tab=library');
});

test('an address opens its tab; one that names none opens the layouts', async () => {
  show('/?tab=library');
  expect(await screen.findByRole('button', { name: '新建分类' })).toBeTruthy();
});
