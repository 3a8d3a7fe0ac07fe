import { fireEvent, render, screen } from '@testing-library/react';
import type { CardLayout } from '@yizhan/contract/entities/card.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { sprite } from '@yizhan/contract/sprite.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { onPhone } from '../../../test/phone.ts';
import { aServiceTile, serviceTiles } from '../../../test/services.ts';
import { View } from './View.tsx';

afterEach(() => vi.unstubAllGlobals());

type ViewOptions = { total?: number; rows?: number; layout?: CardLayout };

function show(list: ServiceTile[], { total = list.length, rows = 3, layout = 'wide' }: ViewOptions = {}) {
  const basicConfig = { cardName: '业务直通车', cardIntroduction: '', displayRows: rows };
  const data = { list, total, navigationType: 'FLOW_SERVICE_CENTER' } as const;
  return render(<View data={data} basicConfig={basicConfig} layout={layout} />).container;
}

test('CD-BIZ-1 an entry shows its icon, its name and its shelf label', () => {
  const container = show([aServiceTile({ shelfLabelName: '热' })]);
  const link = screen.getByRole('link', { name: /选课中心/ });
  expect(link.textContent).toBe('选课中心热');
  expect(container.querySelector('use')?.getAttribute('href')).toBe(`${sprite}#course`);
});

test.each([
  ['wide', 1, 6],
  ['wide', 2, 12],
  ['wide', 3, 18],
  ['narrow', 1, 8],
  ['narrow', 2, 16],
  ['narrow', 3, 24],
] as const)('CD-BIZ-2 in the %s layout %i rows show %i entries, and 全部 only above', (layout, rows, most) => {
  show(serviceTiles(most), { rows, layout });
  expect(screen.getAllByRole('listitem')).toHaveLength(most);
  expect(screen.queryByRole('link', { name: '全部' })).toBeNull();
});

test.each([
  ['wide', 6],
  ['narrow', 8],
] as const)('CD-BIZ-2 in the %s layout one more than %i shows 全部, and the rest is left out', (layout, most) => {
  show(serviceTiles(most + 1), { rows: 1, layout });
  expect(screen.getAllByRole('listitem')).toHaveLength(most);
  expect(screen.getByRole('link', { name: '全部' }).getAttribute('href')).toBe('#/home/processServiceCenter');
});

test.each([
  [1, '106px'],
  [2, '212px'],
  [3, '316px'],
])('CD-BIZ-3 with %i rows the list is %s high', (rows, height) => {
  const list = show([], { rows }).querySelector<HTMLElement>('.business__list');
  expect(list?.style.getPropertyValue('--business-height')).toBe(height);
});

test('HM-1 on a phone two rows of services are shown, and the rest unfolds', () => {
  onPhone();
  show(serviceTiles(16), { rows: 2, layout: 'narrow' });
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: '全部 16 个' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(16);
});

test('without services the card says so', () => {
  show([]);
  expect(screen.getByText('暂无数据')).toBeTruthy();
});
