import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { ApiError } from '../lib/request.ts';
import { useSession } from '../lib/session.ts';
import { Overlays } from '../ui/Overlays.tsx';
import { confirmAndRemove } from './run-action.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});

const inUse = new ApiError(
  1002,
  '仍被使用，不能删除：1 人（李四）；9 张卡片（公告…）',
  '',
  {
    usedBy: [
      { kind: 'user', id: '7', name: '李四' },
      { kind: 'card', id: '8', name: '公告' },
    ],
    totals: { user: 1, card: 9 },
  },
  200,
);

const menuOf = (path: string) => {
  const { session } = useSession.getState();
  if (session) useSession.setState({ session: { ...session, configurationMenu: [{ code: path, name: path, path }] } });
};

test('AD-2 a refusal to delete stands in the dialog, with a link to each user one may change', async () => {
  menuOf('/userFrameConfig/manage/users');
  render(<Overlays />);
  const removed = confirmAndRemove({
    title: '删除角色？',
    text: '',
    name: '编辑',
    remove: () => Promise.reject(inUse),
  });
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '不能删除「编辑」' }));
  expect(dialog.getByRole('heading', { name: '9 张卡片' })).toBeTruthy();
  expect(dialog.getByText('还有 8 个没有列出')).toBeTruthy();
  expect(dialog.queryByRole('link', { name: '公告' })).toBeNull();
  const link = dialog.getByRole('link', { name: '李四' });
  expect(link.getAttribute('href')).toBe('#/userFrameConfig/manage/users?record=7');
  fireEvent.click(link);
  expect(await removed).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('AD-2 what only its owner sees is counted and not listed', async () => {
  menuOf('/userFrameConfig/manage/cases');
  render(<Overlays />);
  const usedBy = [
    { kind: 'case', id: '7', name: 'QJ-2026-0001 请假申请' },
    { kind: 'caseDraft', id: '8', name: '' },
  ];
  const refusal = new ApiError(1002, '', '', { usedBy, totals: { case: 1, caseDraft: 1 } }, 200);
  void confirmAndRemove({ title: '删除流程？', text: '', name: '请假', remove: () => Promise.reject(refusal) });
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '不能删除「请假」' }));
  const link = dialog.getByRole('link', { name: 'QJ-2026-0001 请假申请' });
  expect(link.getAttribute('href')).toBe('#/userFrameConfig/manage/cases?record=7');
  expect(dialog.getByRole('heading', { name: '1 份没有提交的办件草稿' })).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(link);
});
