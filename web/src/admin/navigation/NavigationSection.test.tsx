import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { NavigationRow } from '@yizhan/contract/entities/navigation.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../../test/people.ts';
import { type Answers, fakeWire } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import NavigationSection from './NavigationSection.tsx';
import { describeItem } from './navigation-kind.tsx';

const home: NavigationRow = {
  ...{ id: '1', navigationName: '首页', navigationType: 'SYSTEM', isBuilt: 1, isAuto: 1, icon: 'home', kind: 'page' },
  ...{ configPath: '/userFrameConfig/homePageConfig', parentId: null, isFixed: true, version: 1, layouts: [] },
  ...{ publication: null, frameAllowed: true },
};
const guides: NavigationRow = { ...home, id: '2', navigationName: '办事指南', isFixed: false, configPath: '' };

const added = (n: number): NavigationRow => ({
  ...home,
  ...{ id: `1${n}`, navigationName: `入口${n}`, navigationType: 'ADD', isBuilt: 2, isAuto: 0, isFixed: false },
  configPath: '/userFrameConfig/addNavigation',
  publication: {
    ...{ id: `9${n}`, kind: 'navItem', name: `入口${n}`, version: 1, draft: true, scheduled: null, failed: null },
    ...{ published: null, changedBy: '王老师', changedAt: '2026-03-01 09:00:00' },
    content: {
      ...{ navigationName: `入口${n}`, icon: 'link', kind: 'link', url: 'https://a.example/', serviceId: null },
      ...{ parentId: null, openWay: 'newTab', roles: [], device: 'all' },
    },
  },
});

beforeEach(() => {
  freshBrowser();
  signedIn(me({ configurationMenu: [{ code: 'a', name: '首页配置', path: '/userFrameConfig/homePageConfig' }] }));
  toast.clear();
});
afterEach(() => vi.unstubAllGlobals());

function show(rows: NavigationRow[], answers: Answers = {}, at = '/') {
  const wire = fakeWire({ 'navigation.list': rows, 'roles.pick': [], 'navigation.order': {}, ...answers });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <NavigationSection />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}
const list = () => screen.findByLabelText('系统导航');

test('NV-1 NV-2 NV-4 a built-in item leads to its screen, an added one opens here; what is on says 已启用', async () => {
  show([home, guides, added(1)]);
  const inside = within(await list());
  const link = inside.getByTitle('前往配置「首页」');
  expect(link.getAttribute('href')).toBe('#/userFrameConfig/homePageConfig');
  expect(link.textContent).toContain('已启用');
  fireEvent.click(inside.getByText('入口1'));
  expect(await screen.findByDisplayValue('https://a.example/')).toBeDefined();
});

test('NV-6 without a choice it is home that is open', async () => {
  show([home, added(1)]);
  expect(await screen.findByDisplayValue('首页')).toBeDefined();
});

test('NV-3 the plus says 最多可添加6个 when six were added', async () => {
  show([home, ...[1, 2, 3, 4, 5, 6].map(added)]);
  await list();
  fireEvent.click(screen.getByText('添加导航'));
  expect(screen.getAllByText('最多可添加6个').length).toBeGreaterThan(1);
  expect(screen.queryByLabelText(/打开什么/)).toBeNull();
});

test('the arrows put an item elsewhere, never before home', async () => {
  const wire = show([home, guides, added(1)]);
  const inside = within(await list());
  expect(inside.getByLabelText('上移「办事指南」')).toHaveProperty('disabled', true);
  fireEvent.click(inside.getByLabelText('上移「入口1」'));
  await vi.waitFor(() => expect(wire.to('navigation.order')[0]?.body).toMatchObject({ ids: ['1', '11', '2'] }));
});

test('PB-3 a difference of an item is told in names: of its icon, its group and its roles', () => {
  const group = { ...added(1), id: '31', navigationName: '资源' };
  const { words } = describeItem([group], [{ id: '7', code: 'TUTOR', name: '辅导员', mayGive: true }]);
  expect(words(['icon'], 'library')).toBe('图书馆');
  expect(words(['parentId'], '31')).toBe('资源');
  expect(words(['roles'], ['7', '8'])).toBe('辅导员、已删除的角色');
  expect(words(['serviceId'], '学籍证明')).toBe('学籍证明');
});
