import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardKind } from '@yizhan/contract/cards.ts';
import { expect, test, vi } from 'vitest';
import { NewCard } from './NewCard.tsx';
import { newCardContent } from './new-card-content.ts';

test('CD-1 a new card is of any kind, each shown with what it is for', async () => {
  const onChoose = vi.fn();
  render(<NewCard onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: '新建卡片' }));
  const dialog = within(screen.getByRole('dialog', { name: '新建卡片' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(cardKind.options.length);
  await userEvent.click(dialog.getByRole('button', { name: /工作台/ }));
  expect(onChoose).toHaveBeenCalledWith('staging');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('VA-5 a new card starts under a name that is free', () => {
  expect(newCardContent('todo').cardName).toBe('待办事项');
  expect(newCardContent('todo', ['待办事项', '待办事项 2', '重要公告']).cardName).toBe('待办事项 3');
});
