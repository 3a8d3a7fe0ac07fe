import { render, screen } from '@testing-library/react';
import type { NavigationType } from '@yizhan/contract/cards.ts';
import type { CardLayout } from '@yizhan/contract/entities/card.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { expect, test } from 'vitest';
import { aServiceTile, serviceTiles } from '../../../test/services.ts';
import { View } from './View.tsx';

const basicConfig = { cardName: '我的收藏', cardIntroduction: '', displayRows: 3 };

function show(list: ServiceTile[], layout: CardLayout = 'wide', navigationType: NavigationType = 'SERVICE_HALL') {
  render(<View data={{ list, total: list.length, navigationType }} basicConfig={basicConfig} layout={layout} />);
}

test('CD-FAV-1 a favourite shows its name and department', () => {
  show([aServiceTile()]);
  expect(screen.getByRole('link').textContent).toContain('选课中心');
  expect(screen.getByRole('link').textContent).toContain('教务处');
});

test('CD-FAV-2 it says 线下办理 for OFFLINE, else 在线办理', () => {
  show([aServiceTile({ processType: 'OFFLINE' }), aServiceTile({ serviceId: '8' })]);
  const [offline, online] = screen.getAllByRole('listitem');
  expect(offline?.textContent).toContain('线下办理');
  expect(online?.textContent).toContain('在线办理');
});

test('CD-FAV-3 it says 办事指南 when there is a guide', () => {
  show([aServiceTile({ hasGuide: true }), aServiceTile({ serviceId: '8' })]);
  const [guided, plain] = screen.getAllByRole('listitem');
  expect(guided?.textContent).toContain('办事指南');
  expect(plain?.textContent).not.toContain('办事指南');
});

test.each([
  ['wide', 9],
  ['narrow', 12],
] as const)('CD-FAV-4 in the %s layout 全部 appears above %i', (layout, most) => {
  show(serviceTiles(most), layout);
  expect(screen.queryByRole('link', { name: '全部' })).toBeNull();
  show(serviceTiles(most + 1), layout);
  expect(screen.getByRole('link', { name: '全部' }).getAttribute('href')).toBe(
    '#/home/PersonalCenter?section=favourites',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2 * most);
});

test.each([
  ['SERVICE_HALL', '#/home/serviceHall'],
  ['FLOW_SERVICE_CENTER', '#/home/processServiceCenter'],
  ['APPLY_SERVICE_CENTER', '#/home/applicationServiceCenter'],
] as const)('CD-FAV-5 without favourites it says 暂无收藏服务, and %s leads to %s', (type, href) => {
  show([], 'wide', type);
  expect(screen.getByText('暂无收藏服务')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});
