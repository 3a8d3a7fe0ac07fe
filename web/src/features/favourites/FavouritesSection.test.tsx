import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Favourites } from '@yizhan/contract/entities/hall.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { aServiceTile } from '../../../test/services.ts';
import { fakeWire } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import FavouritesSection from './FavouritesSection.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  toast.clear();
});
afterEach(() => vi.unstubAllGlobals());

const folder = { id: '5', name: '学习' };
const three: Favourites = {
  folders: [folder],
  services: ['选课', '成绩', '校车'].map((serviceName, at) => ({
    ...aServiceTile({ serviceId: String(at + 1), serviceName }),
    folderId: at === 1 ? folder.id : null,
  })),
};

const at = (ids: string[], { serviceId }: { serviceId: string }) => ids.indexOf(serviceId);

function show(favourites: Favourites) {
  let stored = favourites;
  const store = (services: Favourites['services']) => {
    stored = { ...stored, services };
    return {};
  };
  const wire = fakeWire({
    'services.removeFolder': {},
    'services.favourites': () => stored,
    'services.changeOrder': ({ body }) => store(stored.services.toSorted((a, b) => at(body.ids, a) - at(body.ids, b))),
    'services.cancelCollect': ({ body }) =>
      store(stored.services.filter(({ serviceId }) => serviceId !== body.serviceId)),
    'services.collect': ({ body: { serviceId, folderId = null } }) => {
      const service = favourites.services.find((one) => one.serviceId === serviceId);
      const others = stored.services.filter((one) => one.serviceId !== serviceId);
      return store(service ? [...others, { ...service, folderId }] : others);
    },
    'services.submitFolder': ({ body }) => ({ id: body.id ?? '6', name: body.name }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/home/PersonalCenter?section=favourites']}>
        <FavouritesSection />
      </MemoryRouter>
      <Overlays />
    </QueryClientProvider>,
  );
  return { ...wire, sent: wire.inputs };
}
const names = () =>
  within(screen.getByRole('list', { name: '我的收藏' }))
    .getAllByRole('link')
    .map(({ title }) => title);
const choose = async (service: string, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: `管理收藏「${service}」` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};

test('HL-12 a favourite is moved by its menu, shown at once and kept', async () => {
  const { sent } = show(three);
  await screen.findByTitle('选课');
  await choose('校车', '移到最前');
  expect(names()).toEqual(['校车', '选课', '成绩']);
  await waitFor(() => expect(sent('services.changeOrder')).toEqual([{ ids: ['3', '1', '2'] }]));
});

test('HL-12 a favourite is lifted by the keyboard, and a screen reader hears where it is', async () => {
  show(three);
  const handle = await screen.findByRole('button', { name: '拖动「选课」排序' });
  handle.focus();
  await userEvent.keyboard('[Space]');
  expect(await screen.findByText('已拿起「选课」，位于第 1 位，共 3 项')).toBeDefined();
  await userEvent.keyboard('[Escape]');
  expect(await screen.findByText('已取消移动「选课」')).toBeDefined();
});

test('HL-12 a favourite goes into a folder, and the folder shows it', async () => {
  const { sent } = show(three);
  await screen.findByTitle('选课');
  await choose('选课', '移到「学习」');
  expect(sent('services.collect')).toEqual([{ serviceId: '1', folderId: '5' }]);
  expect(await screen.findByText('已把「选课」移到「学习」')).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: /学习/ }));
  expect(names()).toContain('成绩');
});

test('HL-12 a folder is made, renamed and removed; without a name it says so', async () => {
  const { sent } = show(three);
  await userEvent.click(await screen.findByRole('button', { name: '新建收藏夹' }));
  const dialog = within(screen.getByRole('dialog', { name: '新建收藏夹' }));
  await userEvent.type(dialog.getByRole('textbox'), ' {Enter}');
  expect(dialog.getByText('请输入收藏夹名称')).toBeDefined();
  await userEvent.type(dialog.getByRole('textbox'), '生活{Enter}');
  await waitFor(() => expect(sent('services.submitFolder')).toEqual([{ name: '生活' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('tab', { name: /学习/ }));
  const menu = screen.getByRole('button', { name: '管理收藏夹「学习」' });
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name: '重命名' }));
  await userEvent.type(screen.getByRole('textbox', { name: /收藏夹名称/ }), '资料{Enter}');
  await waitFor(() => expect(sent('services.submitFolder')).toContainEqual({ id: '5', name: '学习资料' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name: '删除收藏夹' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除收藏夹' }));
  await waitFor(() => expect(sent('services.removeFolder')).toEqual([{ id: '5' }]));
});

test('an unmarked favourite is gone at once, and undoing puts it back into its folder and place', async () => {
  const { sent } = show(three);
  await screen.findByTitle('选课');
  await choose('成绩', '取消收藏');
  expect(names()).toEqual(['选课', '校车']);
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(sent('services.cancelCollect')).toEqual([{ serviceId: '2' }]);
  await waitFor(() => expect(sent('services.changeOrder')).toEqual([{ ids: ['1', '2', '3'] }]));
  expect(sent('services.collect')).toEqual([{ serviceId: '2', folderId: '5' }]);
  expect(names()).toEqual(['选课', '成绩', '校车']);
});

test('without favourites the section says how to come by them', async () => {
  show({ folders: [], services: [] });
  const way = await screen.findByRole('link', { name: '去服务大厅' });
  expect(way.getAttribute('href')).toBe('#/home/serviceHall');
});
