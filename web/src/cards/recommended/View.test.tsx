import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serviceTiles } from '../../../test/services.ts';
import { View } from './View.tsx';

const basicConfig = { cardName: '为您推荐', cardIntroduction: '', displayRows: 3 };

function show(visits: number[]) {
  const list = serviceTiles(visits.length).map((service, at) => ({ ...service, visitCount: visits[at] ?? 0 }));
  render(<View data={{ list, navigationType: 'SERVICE_HALL' }} basicConfig={basicConfig} layout="wide" />);
  return screen.queryAllByRole('listitem').map((item) => item.textContent ?? '');
}

test('CD-REC-1 a service shows its name and its visits', () => {
  const [first] = show([1234]);
  expect(first).toContain('服务 1');
  expect(first).toContain('1234 次访问');
});

test('CD-REC-2 above 9999999 the count is 9999999+', () => {
  const [at, above] = show([9_999_999, 10_000_000]);
  expect(at).toContain('9999999 次访问');
  expect(above).toContain('9999999+ 次访问');
});

test('CD-REC-3 the first three are TOP1 to TOP3, the rest have their rank', () => {
  const lines = show([9, 8, 7, 6, 5]);
  expect(lines.map((line) => /^TOP\d|第 \d 名/.exec(line)?.[0])).toEqual([
    'TOP1',
    'TOP2',
    'TOP3',
    '第 4 名',
    '第 5 名',
  ]);
});

test('without recommendations it says 暂无推荐 and where to look', () => {
  show([]);
  expect(screen.getByText('暂无推荐')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去服务大厅' })).toBeTruthy();
});
