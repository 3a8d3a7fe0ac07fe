import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Announcement } from '@yizhan/contract/entities/announcement.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, type Reply, refused } from '../../../test/wire.ts';
// Preloaded: the tests wait for the card, not for the file.
import '../../cards/announcements/View.tsx';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { newCardContent } from './new-card-content.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { avatarLayouts } from './preview-rules.ts';
import type { PreviewSubject } from './usePreview.ts';

const basicConfig = { cardName: '校内通知', cardIntroduction: '学校各部门的通知', displayRows: 3 };
const item: Announcement = {
  id: '7',
  title: '关于期末考试安排的通知',
  fieldSet: { important: true },
  create_time: '2026-11-18 08:00:00',
  releaseTime: '2026-11-18 09:31:00',
};
const answer = (list: Announcement[]): Reply<'cards.preview'> => ({
  basicConfig,
  kind: 'announcements',
  data: { dataSource: 'PORTAL', list },
});

const onClose = vi.fn();
beforeEach(() => {
  freshBrowser();
  signedIn();
  onClose.mockClear();
});
afterEach(() => {
  act(() => toast.clear());
  vi.unstubAllGlobals();
});

const saved: PreviewSubject = { is: 'saved', id: '42' };

function show(subject: PreviewSubject = saved, kind: CardContent['kind'] = 'announcements') {
  const client = new QueryClient();
  return render(
    <QueryClientProvider client={client}>
      <PreviewDialog subject={subject} kind={kind} onClose={onClose} />
      <Overlays />
    </QueryClientProvider>,
  );
}

test('PV-1 a card is previewed in a dialog of 1080 px', async () => {
  fakeWire({ 'cards.preview': answer([item]) });
  show();
  const dialog = await screen.findByRole('dialog', { name: '卡片预览' });
  const panel = dialog.querySelector<HTMLElement>('.yz-dialog__panel');
  expect(panel?.style.getPropertyValue('--yz-dialog-width')).toBe('1080px');
});

test('PV-2 two tabs: 0 beside the message card is the narrow layout, 1 without it the wide one', async () => {
  fakeWire({ 'cards.preview': answer([item]) });
  show();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '与消息卡片同页',
    '不与消息卡片同页',
  ]);
  expect(avatarLayouts).toEqual({ 0: 'narrow', 1: 'wide' });
  expect(document.querySelector('.card-preview__stage--narrow')).not.toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: '不与消息卡片同页' }));
  expect(document.querySelector('.card-preview__stage--wide')).not.toBeNull();
});

test('PV-3 the card’s name, its introduction and its list are shown in the card’s own frame', async () => {
  fakeWire({ 'cards.preview': answer([item]) });
  show();
  expect(await screen.findByText('校内通知')).toBeTruthy();
  expect(screen.getByText('学校各部门的通知')).toBeTruthy();
  expect(await screen.findByText('关于期末考试安排的通知')).toBeTruthy();
  expect(document.querySelector('[data-card="announcements"]')).not.toBeNull();
});

test('PV-4 a card without rows says 暂无数据', async () => {
  fakeWire({ 'cards.preview': answer([]) });
  show();
  expect(await screen.findByText('暂无数据')).toBeTruthy();
});

test('PV-4 the recommendation card without rows says 暂无推荐', async () => {
  const data = { navigationType: 'SERVICE_HALL' as const, list: [] };
  fakeWire({ 'cards.preview': { basicConfig, kind: 'recommended', data } });
  show(saved, 'recommended');
  expect(await screen.findByText('暂无推荐')).toBeTruthy();
  expect(screen.queryByText('暂无数据')).toBeNull();
});

test('PV-5 every opening and every other place asks again', async () => {
  const wire = fakeWire({ 'cards.preview': answer([item]) });
  const first = show();
  await screen.findByText(item.title);
  expect(wire.to('cards.preview')).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: '不与消息卡片同页' }));
  await waitFor(() => expect(wire.to('cards.preview')).toHaveLength(2));
  await screen.findByText(item.title);
  await userEvent.click(screen.getByRole('tab', { name: '与消息卡片同页' }));
  await waitFor(() => expect(wire.to('cards.preview')).toHaveLength(3));
  first.unmount();
  show();
  await waitFor(() => expect(wire.to('cards.preview')).toHaveLength(4));
});

test('PV-6 a saved card is asked for by its id and the person’s', async () => {
  const wire = fakeWire({ 'cards.preview': answer([item]) });
  show();
  await screen.findByText(item.title);
  expect(wire.to('cards.preview')[0]?.body).toMatchObject({ id: '42', userId: '7' });
});

test('PV-6 settings that were given are used as they are, and nothing is asked', async () => {
  const wire = fakeWire();
  const content = { ...newCardContent('announcements'), cardName: '未保存的名称', cardIntroduction: '未保存的简介' };
  show({ is: 'given', content });
  expect(await screen.findByText('未保存的名称')).toBeTruthy();
  expect(screen.getByText('未保存的简介')).toBeTruthy();
  expect(screen.getByText('有未保存的修改：按当前配置显示示例数据。')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: '不与消息卡片同页' }));
  expect(wire.sent).toEqual([]);
});

test('PV-7 a status other than 1000 closes the dialog and shows msg and msgDetail', async () => {
  fakeWire({ 'cards.preview': refused({ status: 1004, msg: '卡片暂不可用', msgDetail: '[trace-7]' }) });
  show();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await screen.findByText('卡片暂不可用')).toBeTruthy();
  expect(document.body.textContent).toContain('trace-7');
});

test('PV-7 an exception closes the dialog', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  show();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
