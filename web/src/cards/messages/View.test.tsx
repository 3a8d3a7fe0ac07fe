import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn, tokenBody } from '../../../test/people.ts';
import { onPhone } from '../../../test/phone.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { parseWireTime } from '../../lib/format.ts';
import { useMessagesPanel } from '../../lib/messages-panel.ts';
import { useSession } from '../../lib/session.ts';
import { View } from './View.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(parseWireTime('2026-11-15 10:00:00'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const calendar = {
  today: '2026-11-15',
  semester: { name: '2026-2027 学年第一学期', week: 11, weeks: 20 },
  days: [{ day: '2026-11-05', isOff: true, name: '田径运动会' }],
};

function show(
  changes: Partial<{ counts: boolean; unread: number; todo: number; toRead: number; calendar: boolean }> = {},
) {
  const data = { counts: true, unread: 0, todo: 5, toRead: 120, calendar: true, ...changes };
  const basicConfig = { cardName: '我的信息', cardIntroduction: '', displayRows: 3 };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <View data={data} basicConfig={basicConfig} layout="narrow" />
    </QueryClientProvider>,
  );
}

test('HM-1 where another card counts the same, the counts are left out', () => {
  show({ counts: false });
  expect(screen.queryByRole('list', { name: '待处理' })).toBeNull();
});

test('the card says who one is, and how much waits, with 99+ above 99', () => {
  const { container } = show({ calendar: false });
  expect(container.querySelector('.me__person')?.textContent).toContain('李老师');
  expect(container.querySelector('.me__person')?.textContent).toContain('学工号 n1');
  expect(container.querySelector('.me__person')?.textContent).toContain('计算机学院');
  const counts = within(screen.getByRole('list', { name: '待处理' })).getAllByRole('listitem');
  expect(counts.map((count) => count.textContent)).toEqual(['0消息', '5待办', '99+待阅']);
  expect(counts[1]?.querySelector('a')?.getAttribute('href')).toBe('#/home/PersonalCenter?tab=TODO');
});

test('HM-2 the count of messages opens them', () => {
  show({ unread: 3 });
  fireEvent.click(screen.getByRole('button', { name: /3.*消息/ }));
  expect(useMessagesPanel.getState().open).toBe(true);
});

test('the month shows the teaching week and the days off', async () => {
  fakeWire({ 'portal.calendar': calendar });
  show();
  expect((await screen.findByTitle('2026-2027 学年第一学期')).textContent).toContain('第 11 周');
  expect(screen.getByTitle('田径运动会').textContent).toContain('休');
  expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('15');
});

test('HM-1 on a phone the week of today stands for the month, which unfolds', async () => {
  onPhone();
  vi.setSystemTime(parseWireTime('2026-12-02 10:00:00'));
  fakeWire({ 'portal.calendar': calendar });
  show();
  const days = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(days()).toEqual(['30', '1', '2', '3', '4', '5', '6']);
  fireEvent.click(screen.getByRole('button', { name: '展开全月' }));
  expect(days().filter(Boolean)).toHaveLength(31);
  fireEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(days()).toHaveLength(7);
});

test('the month stands even where the school’s calendar cannot be read, and can be turned off', async () => {
  const wire = fakeWire({ 'portal.calendar': refused({ status: 4040, msg: '不存在' }) });
  const { unmount } = show();
  await waitFor(() => expect(wire.to('portal.calendar')).toHaveLength(1));
  expect(screen.getByRole('region', { name: '2026 年 11 月' })).toBeTruthy();
  unmount();
  show({ calendar: false });
  expect(screen.queryByRole('region')).toBeNull();
});

test('who has several identities changes to another one here', async () => {
  const wire = fakeWire({
    'session.switchIdentity': tokenBody({ access_token: 'access-2', refresh_token: 'refresh-2' }),
    'session.init': initAnswer(me({ active: '2' })),
  });
  show({ calendar: false });
  fireEvent.click(screen.getByRole('button', { name: /切换身份，当前为「教师」/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: /研究生/ }));
  await waitFor(() => expect(useSession.getState().session?.token).toBe('access-2'));
  expect(wire.to('session.switchIdentity')[0]?.body).toMatchObject({ id: '2' });
});

test('who has one identity reads it and has nothing to change', () => {
  signedIn(me({ identities: me().identities.slice(0, 1) }));
  show({ calendar: false });
  expect(screen.getByText('教师')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /切换身份/ })).toBeNull();
});

test('the card leads to the personal centre, to what one marked and to what one applied for', () => {
  show({ calendar: false });
  const links = within(screen.getByRole('navigation', { name: '我的入口' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['个人中心', '#/home/PersonalCenter'],
    ['我的收藏', '#/home/PersonalCenter?section=favourites'],
    ['我的申请', '#/home/PersonalCenter?tab=STARTED'],
  ]);
});

test('the screen is locked from here', async () => {
  fakeWire({ 'security.lock': {} });
  show({ calendar: false });
  fireEvent.click(screen.getByRole('button', { name: '锁屏' }));
  await waitFor(() => expect(useSession.getState().locked).toBe(true));
});
