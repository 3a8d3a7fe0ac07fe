import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { CardLayout, HomeCard } from '@yizhan/contract/entities/card.ts';
import type { TodayItem } from '@yizhan/contract/today.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { aMenuItem, aMenuLeaf } from '../../../test/navigation.ts';
import { fakeWire, type WireRequest } from '../../../test/wire.ts';
import { parseWireTime } from '../../lib/format.ts';
import { emitHint } from '../../lib/hints.ts';
import HomeScreen from './HomeScreen.tsx';

afterEach(() => vi.unstubAllGlobals());

const good: HomeCard = {
  id: '1',
  kind: 'announcements',
  place: 'main',
  span: 1,
  frame: null,
  mandatory: false,
  state: 'fresh',
  at: '2026-11-20 10:00:00',
  basicConfig: { cardName: '重要公告', cardIntroduction: '', displayRows: 1 },
  data: {
    dataSource: 'PORTAL',
    list: [
      {
        ...{ id: '7', title: '放假通知', fieldSet: { important: false } },
        ...{ create_time: '2026-11-20 08:00:00', releaseTime: '2026-11-20 08:00:00' },
      },
    ],
  },
};
const broken: HomeCard = {
  id: '2',
  kind: 'announcements',
  place: 'main',
  span: 1,
  frame: null,
  mandatory: false,
  state: 'failed',
  basicConfig: { cardName: '公众号通知', cardIntroduction: '', displayRows: 1 },
};

const research = aMenuLeaf({ id: '7', name: '科研', target: { kind: 'page', path: '/home/homePage?navigation=7' } });
const menu = [aMenuItem({ id: '6', name: '校园信息', target: { kind: 'group' }, children: [research] })];

type PageOptions = { layout?: CardLayout; at?: string; one?: HomeCard; today?: TodayItem[] };

function show(cards: HomeCard[], { layout = 'wide', at = '/home/homePage', one = good, today = [] }: PageOptions = {}) {
  const wire = fakeWire({
    'portal.specials': [],
    'cards.home': () => ({ layout, cards, today, todayPending: false, personal: false }),
    'cards.one': () => one,
    'shell.topMenu': () => menu,
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <HomeScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Banners and the like make calls of their own.
  const ofCards = () => wire.sent.filter(({ path }) => /Card/.test(path));
  return { ofCards, container };
}

const names = (requests: readonly WireRequest[]) => requests.map(({ call }) => call);

test('CD-1 the home page makes one call; a card that failed says so and the rest stand', async () => {
  const { ofCards } = show([good, broken]);
  expect(await screen.findByText('放假通知')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('这张卡片暂时打不开');
  expect(names(ofCards())).toEqual(['cards.home']);
});

test('a page that is open shows what is published as soon as the server hints at it', async () => {
  const { ofCards } = show([good]);
  await screen.findByText('放假通知');
  emitHint('cards');
  await vi.waitFor(() => expect(ofCards()).toHaveLength(2));
});

test('a hint at a kind of card reads the cards of this kind again, in place, and nothing else', async () => {
  const { ofCards } = show([broken], { one: { ...good, id: '2' } });
  await screen.findByText('这张卡片暂时打不开');
  emitHint('card.todo');
  emitHint('card.announcements');
  expect(await screen.findByText('放假通知')).toBeTruthy();
  expect(ofCards().map(({ call, body }) => [call, body.id])).toEqual([
    ['cards.home', undefined],
    ['cards.one', '2'],
  ]);
});

test('HM-1 the strip says what is next and due, each a link, late ones in words; a change of it reads the page again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(parseWireTime('2026-11-17 10:00:00'));
  onTestFinished(() => void vi.useRealTimers());
  const thing = { id: null, note: '', isLate: false };
  const { ofCards } = show([good], {
    today: [
      { ...thing, kind: 'lesson', title: '高等数学 A', note: '教学楼 A302', at: '2026-11-17 10:20:00', url: '/home/x' },
      { ...thing, kind: 'due', id: '7', title: '学费待缴', at: '2026-11-16 18:00:00', isLate: true, url: '#/home/y' },
      { ...thing, kind: 'due', id: '8', title: '补交说明', at: '2026-11-17 18:00:00', url: 'https://a.example/' },
    ],
  });
  const strip = within(await screen.findByRole('region', { name: '今天' }));
  const links = strip.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '下一节 10:20高等数学 A教学楼 A302',
    '已超时 16 小时学费待缴',
    '今天 18:00 截止补交说明还有 8 小时',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/home/x', '#/home/y', 'https://a.example/']);
  expect(links[1]?.className).toContain('--bad');
  await screen.findByText('放假通知');
  emitHint('card.today');
  await vi.waitFor(() => expect(names(ofCards())).toEqual(['cards.home', 'cards.home']));
});

test('HM-1 the strip says what came back and what the calendar has, with its hour where it has one', async () => {
  const thing = { note: '', isLate: false, at: null };
  show([good], {
    today: [
      { ...thing, kind: 'case', id: '5', title: '教室借用', url: '#/home/case/5' },
      { ...thing, kind: 'event', id: null, title: '教职工大会', note: '大礼堂', at: '2026-11-17 14:30:00', url: '#/a' },
      { ...thing, kind: 'event', id: null, title: '选课周', url: '#/b' },
    ],
  });
  const strip = within(await screen.findByRole('region', { name: '今天' }));
  expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '已退回，待修改教室借用',
    '今天 14:30教职工大会大礼堂',
    '今天 选课周',
  ]);
});

test('HM-1 what the timetable answers late comes into the strip by itself, and is asked for once', async () => {
  const lesson: TodayItem = {
    ...{ kind: 'lesson', id: null, title: '高等数学 A', note: 'A302', isLate: false },
    ...{ at: '2026-11-20 10:20:00', url: 'https://jw.example/7' },
  };
  const strips: TodayItem[][] = [[], [lesson], [lesson]];
  const wire = fakeWire({
    'portal.specials': [],
    'cards.home': () => ({
      layout: 'wide',
      cards: [good],
      today: strips.shift() ?? [],
      todayPending: true,
      personal: false,
    }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/home/homePage']}>
        <HomeScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('放假通知')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /高等数学 A/ })).toBeTruthy();
  expect(wire.to('cards.home')).toHaveLength(2);
});

test('HM-1 cards of one frame are tabs; each keeps its own menu, and arrows change the tab', async () => {
  show([
    { ...good, frame: '1' },
    { ...broken, frame: '1' },
  ]);
  expect(await screen.findByText('放假通知')).toBeTruthy();
  const tab = (name: string) => screen.getByRole('tab', { name });
  expect([tab('重要公告'), tab('公众号通知')].map((one) => one.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
  ]);
  expect(screen.queryByRole('region', { name: '公众号通知' })).toBeNull();
  tab('重要公告').focus();
  fireEvent.keyDown(tab('重要公告'), { key: 'ArrowRight' });
  expect(screen.getByRole('region', { name: '公众号通知' }).textContent).toContain('这张卡片暂时打不开');
  expect(document.activeElement).toBe(tab('公众号通知'));
  expect(screen.getByRole('button', { name: '公众号通知：更多操作' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重要公告：更多操作' })).toBeNull();
});

test('what was hinted at while another screen was shown is read when one comes back, and nothing without a hint', async () => {
  const wire = fakeWire({
    'portal.specials': [],
    'cards.home': () => ({ layout: 'wide', cards: [good], today: [], todayPending: false, personal: false }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const come = async () => {
    const { unmount } = render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/home/homePage']}>
          <HomeScreen />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await screen.findByText('放假通知');
    return unmount;
  };
  const pages = () => wire.to('cards.home');
  const leave = await come();
  leave();
  const leaveAgain = await come();
  expect(pages()).toHaveLength(1);
  leaveAgain();
  emitHint('card.affairs');
  await come();
  await vi.waitFor(() => expect(pages()).toHaveLength(2));
});

test('a card that failed is asked for again alone', async () => {
  const { ofCards } = show([good, broken], { one: { ...broken } });
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  await vi.waitFor(() => expect(names(ofCards())).toEqual(['cards.home', 'cards.one']));
});

test('cards of the right column stand beside the others, and a lone half takes its row', async () => {
  const { container } = show([good, { ...broken, place: 'aside' }], { layout: 'narrow' });
  await screen.findByText('放假通知');
  expect(container.querySelector('.home__main [data-card-id="1"]')?.getAttribute('data-span')).toBe('2');
  expect(container.querySelector('.home__aside [data-card-id="2"]')).not.toBeNull();
  expect(container.querySelector('[data-layout="narrow"]')).not.toBeNull();
});

test('the page of a navigation item asks for its own cards', async () => {
  const { ofCards } = show([good], { at: '/home/homePage?navigation=7' });
  await screen.findByText('放假通知');
  expect(ofCards()[0]?.body).toMatchObject({ navigationId: '7' });
});

test.each(['999', 'abc', '0', '6'])('a page %s that nobody made says so, and leads home', async (id) => {
  show([], { at: `/home/homePage?navigation=${id}` });
  expect(await screen.findByText('这个页面不存在，或者不对您开放。')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/home/homePage');
});

test('a page of the navigation, even of one below a group, that has no cards yet does not deny itself', async () => {
  show([], { at: '/home/homePage?navigation=7' });
  expect(await screen.findByText('这里还没有卡片，管理员发布后就会出现。')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: '科研' })).toBeTruthy();
});

test('without cards the page says so', async () => {
  show([]);
  expect(await screen.findByText('这里还没有卡片，管理员发布后就会出现。')).toBeTruthy();
});

test('a card whose source was late when the page came is read again alone, once', async () => {
  const feed = { state: 'failed', at: null, from: 'oa.example' } as const;
  const late: HomeCard = {
    ...{
      id: '3',
      kind: 'news',
      place: 'main',
      span: 1,
      frame: null,
      mandatory: false,
      state: 'fresh',
      at: '2026-11-20 10:00:00',
    },
    basicConfig: { cardName: '校园新闻', cardIntroduction: '', displayRows: 1 },
    data: { list: [{ columnName: '媒体', columnId: null, result: [], feed }] },
  };
  const { ofCards } = show([good, late], { one: late });
  await screen.findByText('放假通知');
  await vi.waitFor(() => expect(ofCards()).toHaveLength(2), { timeout: 3_000 });
  expect(ofCards()[1]).toMatchObject({ call: 'cards.one', body: { id: '3' } });
});
