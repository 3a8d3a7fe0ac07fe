import { render, screen } from '@testing-library/react';
import type { ToolTile } from '@yizhan/contract/entities/card-data.ts';
import { expect, test } from 'vitest';
import { View } from './View.tsx';

const mail: ToolTile = {
  id: '3',
  tools_name: '邮箱',
  tools_icon: 'mail',
  openType: 'newTab',
  url: 'https://m.example/',
};

function show(list: ToolTile[], displayRows = 3) {
  const basicConfig = { cardName: '常用工具', cardIntroduction: '', displayRows };
  return render(<View data={{ list }} basicConfig={basicConfig} layout="wide" />).container;
}

test('CD-TOOL-1 a tool shows its icon and its name', () => {
  const container = show([mail]);
  expect(screen.getByRole('link', { name: '邮箱' })).toBeTruthy();
  expect(container.querySelector('use')?.getAttribute('href')).toBe('/icons.svg#mail');
});

test.each([
  [1, '180px'],
  [2, '180px'],
  [3, '258px'],
])('CD-TOOL-2 with %i rows the body is %s high', (rows, height) => {
  const body = show([mail], rows).querySelector<HTMLElement>('.tools');
  expect(body?.style.getPropertyValue('--tools-height')).toBe(height);
});

test('a tool opens its address in a new tab, or inside the portal', () => {
  show([mail, { ...mail, id: '4', tools_name: '校历', openType: 'openServiceIfram' }]);
  const [outside, inside] = screen.getAllByRole('link');
  expect([outside?.getAttribute('href'), outside?.getAttribute('target')]).toEqual(['https://m.example/', '_blank']);
  expect(inside?.getAttribute('href')).toBe('#/home/iframPage?id=4');
});

test('without tools the card says so', () => {
  show([]);
  expect(screen.getByText('暂无数据')).toBeTruthy();
});
