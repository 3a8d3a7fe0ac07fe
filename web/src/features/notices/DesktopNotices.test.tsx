import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { NoticePreferenceDetail } from '@yizhan/contract/entities/channel.ts';
import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { noticesTopic } from '@yizhan/contract/notice-kinds.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { emitHint } from '../../lib/hints.ts';
import { write } from '../../lib/storage.ts';
import DesktopNotices from './DesktopNotices.tsx';
import { turnOnDesktop, useDesktopState } from './desktop-permission.ts';
import { isWantedOnDesktop } from './desktop-rules.ts';
import { DesktopCard } from './preferences/DesktopCard.tsx';

const preference: NoticePreferenceDetail = {
  limits: [{ type: 'account', channel: 'browser', from: 'IMPORTANT' }],
  quiet: { on: true, from: '22:00', to: '07:00' },
  channels: [],
};
const line = (id: string, changes: Partial<NoticeLine> = {}): NoticeLine => ({
  ...{
    id,
    title: `通知 ${id}`,
    excerpt: '',
    type: 'account',
    level: 'URGENT',
    needConfirm: false,
    accountName: '保卫处',
  },
  ...{ sendTime: '2026-11-18 08:00:00', isRead: false, isConfirmed: false, isArchived: false, isExpired: false },
  reminders: 0,
  ...changes,
});

const shown: string[] = [];
let asked = 0;

beforeEach(() => {
  freshBrowser();
  signedIn();
  shown.length = 0;
  asked = 0;
  class BrowserNotification {
    static permission = 'default';
    static async requestPermission() {
      asked += 1;
      BrowserNotification.permission = 'granted';
      return 'granted';
    }
    onclick = null;
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', BrowserNotification);
  vi.stubGlobal('isSecureContext', true);
  useDesktopState.setState({ state: 'notAsked' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (children = <DesktopNotices />) =>
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);

test('NT-6 the browser is asked for its permission in a click and never before', async () => {
  fakeWire({ 'notices.unread': { total: 0, latest: [], important: [] }, 'channels.preference': preference });
  show(
    <>
      <DesktopNotices />
      <DesktopCard />
    </>,
  );
  expect(asked).toBe(0);
  screen.getByRole('button', { name: '开启桌面通知' }).click();
  expect(await screen.findByText('已开启')).toBeDefined();
  expect(asked).toBe(1);
});

test.each([
  ['hidden', true, ['通知 2']],
  ['in sight', false, []],
])(
  'NT-6 a new notice while the page is %s; what was there before, and what is turned off, is not shown',
  async (_, hidden, titles) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    // This tab leads already.
    await turnOnDesktop();
    let latest = [line('1')];
    let reads = 0;
    fakeWire({
      'notices.unread': () => {
        reads += 1;
        return { total: latest.length, latest, important: [] };
      },
      'channels.preference': preference,
    });
    show();
    await waitFor(() => expect(reads).toBe(1));
    await waitFor(() => expect(localStorage.getItem('yizhan-desktop-notices')).not.toBeNull());
    latest = [line('3', { level: 'NORMAL' }), line('2'), line('1')];
    act(() => emitHint(noticesTopic));
    await waitFor(() => expect(reads).toBe(2));
    await vi.waitFor(() => expect(shown).toEqual(titles));
  },
);

test.each([
  ['21:59', 'IMPORTANT', true],
  ['22:00', 'IMPORTANT', false],
  ['06:59', 'IMPORTANT', false],
  ['07:00', 'IMPORTANT', true],
  ['23:00', 'URGENT', true],
  ['12:00', 'NORMAL', false],
] as const)('NT-4 at %s a notice of level %s on the desktop: %s', (time, level, wanted) => {
  expect(isWantedOnDesktop({ type: 'account', level }, preference, new Date(`2026-11-18T${time}:00+08:00`))).toBe(
    wanted,
  );
});

test('a browser that allows it and in which it was turned off stays quiet', () => {
  write('desktopNotices', false);
  useDesktopState.setState({ state: 'off' });
  const wire = fakeWire({});
  show();
  expect(wire.sent).toEqual([]);
});
