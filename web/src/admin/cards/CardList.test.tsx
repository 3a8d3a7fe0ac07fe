import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardRow } from '@yizhan/contract/entities/card.ts';
import { expect, test, vi } from 'vitest';
import { CardList } from './CardList.tsx';

const aRow = (id: string, name: string, changes: Partial<CardRow> = {}): CardRow => ({
  id,
  kind: 'card',
  name,
  version: 1,
  draft: false,
  published: { number: 1, at: '2026-11-10 08:00:00' },
  scheduled: null,
  failed: null,
  changedBy: '周敏',
  changedAt: '2026-11-10 08:00:00',
  cardKind: 'todo',
  cardIntroduction: '',
  categoryId: null,
  placed: false,
  ...changes,
});
const rows = [
  aRow('1', '待办事项', { categoryId: '7', placed: true }),
  aRow('2', '校园新闻', { cardKind: 'news', draft: true }),
  aRow('3', '借阅提醒', { categoryId: '7', cardKind: 'matters' }),
];
const categories = [{ id: '7', typeName: '办事', version: 1, cardConfigs: [] }];

const names = (section: HTMLElement) =>
  within(section)
    .getAllByRole('button')
    .map((row) => row.querySelector('.card-config__name')?.textContent);

test('the library stands drawer by drawer, cards without one last', () => {
  render(<CardList rows={rows} categories={categories} chosen={{ is: 'none' }} onChoose={vi.fn()} />);
  expect(names(screen.getByRole('region', { name: '办事' }))).toEqual(['待办事项', '借阅提醒']);
  expect(names(screen.getByRole('region', { name: '未分类' }))).toEqual(['校园新闻']);
});

test('whoever may not read the categories sees the cards without their names', () => {
  render(<CardList rows={rows} categories={undefined} chosen={{ is: 'none' }} onChoose={vi.fn()} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(names(screen.getByRole('navigation'))).toEqual(['待办事项', '借阅提醒', '校园新闻']);
});

test('a card tells its state and whether a page holds it', () => {
  render(<CardList rows={rows} categories={undefined} chosen={{ is: 'card', id: '2' }} onChoose={vi.fn()} />);
  expect(screen.getByRole('button', { name: /待办事项/ }).textContent).toContain('已上首页');
  const chosen = screen.getByRole('button', { name: /校园新闻/ });
  expect(chosen.textContent).toContain('草稿');
  expect(chosen.getAttribute('aria-current')).toBe('true');
});

test('a few letters narrow the library, by name or kind', async () => {
  render(<CardList rows={rows} categories={categories} chosen={{ is: 'none' }} onChoose={vi.fn()} />);
  const search = screen.getByRole('searchbox', { name: '搜索卡片' });
  await userEvent.type(search, '个人事项');
  expect(names(screen.getByRole('navigation'))).toEqual(['借阅提醒']);
  await userEvent.type(search, '没有');
  expect(screen.getByText('没有符合的卡片')).toBeTruthy();
});
