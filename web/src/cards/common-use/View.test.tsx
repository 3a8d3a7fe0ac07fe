import { fireEvent, render, screen, within } from '@testing-library/react';
import type { CardLayout } from '@yizhan/contract/entities/card.ts';
import type { UsedService } from '@yizhan/contract/entities/service.ts';
import { expect, test } from 'vitest';
import { serviceTiles } from '../../../test/services.ts';
// Preloaded: the test waits for the dialog, not for the file.
import './CommonUseDialog.tsx';
import { View } from './View.tsx';

const used = (count: number, over: Partial<UsedService> = {}): UsedService[] =>
  serviceTiles(count).map(({ shelfLabelName: labelName, ...service }) => ({ ...service, labelName, ...over }));

type ViewOptions = { own?: UsedService[]; identity?: UsedService[]; layout?: CardLayout; rows?: number };

function show({ own = used(5), identity = used(5), layout = 'wide', rows = 3 }: ViewOptions = {}) {
  const scenes = [...new Set([...own, ...identity].map(({ serviceSceneName }) => serviceSceneName))];
  const typeList = scenes.map((name) => ({ name, serviceSceneName: name }));
  const basicConfig = { cardName: '常用服务', cardIntroduction: '', displayRows: rows };
  const data = { own, identity, typeList, navigationType: 'SERVICE_HALL' } as const;
  render(<View data={data} basicConfig={basicConfig} layout={layout} />);
}
const countIn = (name: string) => within(screen.getByRole('region', { name })).queryAllByRole('listitem').length;
const openDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  return screen.findByRole('dialog');
};

test.each([
  ['wide', 3, 3],
  ['narrow', 2, 3],
] as const)('CD-USE-1 in the %s layout %i stand left and %i right', (layout, left, right) => {
  show({ layout });
  expect([countIn('我的常用'), countIn('大家常用')]).toEqual([left, right]);
});

test('EN-11 a service shows its scene, its label, how it is done and its guide', () => {
  show({ own: used(1, { labelName: '热', processType: 'OFFLINE', hasGuide: true }), identity: [] });
  const text = screen.getByRole('link').textContent ?? '';
  for (const word of ['服务 1', '学习', '热', '线下办理', '办事指南']) expect(text).toContain(word);
});

test('who has not used much is told what will stand at the left', () => {
  show({ own: [] });
  expect(screen.getByText('最近 90 天用过 3 次以上的服务会出现在这里')).toBeTruthy();
  expect(countIn('大家常用')).toBe(3);
});

test.each([
  [3, '503px'],
  [2, ''],
  [1, ''],
])('CD-USE-2 with %i rows the dialog’s height is "%s"', async (rows, height) => {
  show({ rows });
  const panel = (await openDialog()).querySelector<HTMLElement>('.yz-dialog__panel');
  expect(panel?.style.height).toBe(height);
});

test('the dialog has everything, and a tab for each scene', async () => {
  show({ own: used(4), identity: used(2, { serviceSceneName: '生活' }) });
  const dialog = within(await openDialog());
  expect(dialog.getAllByRole('listitem')).toHaveLength(6);
  expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['全部', '学习', '生活']);
  fireEvent.click(dialog.getByRole('tab', { name: '生活' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
});

test('without any service the card says so and where to look', () => {
  show({ own: [], identity: [] });
  expect(screen.getByText('暂无数据')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去服务大厅' })).toBeTruthy();
});
