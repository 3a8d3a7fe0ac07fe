import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardKind } from '@yizhan/contract/cards.ts';
import type { CardRow } from '@yizhan/contract/entities/card.ts';
import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '../../../ui/toast.ts';
import type { LayoutColumns } from './arrange.ts';
import { Canvas } from './Canvas.tsx';
import { DragArea } from './DragArea.tsx';
import { UnplacedCards } from './UnplacedCards.tsx';
import { useArrangement } from './useArrangement.ts';

const row = (id: string, name: string, cardKind: CardKind): [string, CardRow] => [
  id,
  {
    ...{
      id,
      name,
      cardKind,
      kind: 'card',
      version: 1,
      draft: false,
      scheduled: null,
      failed: null,
      categoryId: null,
      placed: true,
    },
    published: { number: 1, at: '2026-11-01 08:00:00' },
    cardIntroduction: '',
    changedBy: '',
    changedAt: '',
  },
];
const cards = new Map([
  row('1', '我的待办', 'todo'),
  row('2', '校园新闻', 'news'),
  row('3', '我的收藏', 'favourites'),
  row('9', '我的信息', 'messages'),
]);
const place = (cardId: string, more: Partial<LayoutPlace> = {}): LayoutPlace => ({
  ...{ cardId, span: 1, mandatory: false, shown: true, frame: null },
  ...more,
});

let now: LayoutColumns;
function Page({ columns }: { columns: LayoutColumns }) {
  const [shown, setShown] = useState(columns);
  now = shown;
  const arrangement = useArrangement({ columns: shown, cards, onChange: setShown });
  return (
    <DragArea arrangement={arrangement}>
      {(gap) => (
        <>
          <Canvas arrangement={arrangement} gap={gap} navigationId={null} />
          <UnplacedCards arrangement={arrangement} />
        </>
      )}
    </DragArea>
  );
}
const show = (columns: LayoutColumns = { main: [place('1'), place('2')], aside: [] }) =>
  render(<Page columns={columns} />);
const ids = () => [now.main, now.aside].map((list) => list.map(({ cardId }) => cardId).join(''));
const grip = (name: string) => screen.getByRole('button', { name: `移动「${name}」` });
const announcement = () => document.querySelector('[aria-live="polite"][aria-atomic]')?.textContent;
const choose = (name: string, item: string) => {
  fireEvent.click(screen.getByRole('button', { name: `「${name}」的设置` }));
  fireEvent.click(within(screen.getByRole('menu')).getByText(item));
};

afterEach(() => {
  toast.clear();
  vi.restoreAllMocks();
});

test('a card is lifted with space, moved with arrows, into the other column too, and dropped; each step is said', async () => {
  show();
  grip('我的待办').focus();
  await userEvent.keyboard(' ');
  expect(announcement()).toBe('已拿起「我的待办」，主栏第 1 张，共 2 张。');
  await userEvent.keyboard('{ArrowDown}');
  expect([ids(), announcement()]).toEqual([['21', ''], '「我的待办」移到主栏第 2 张，共 2 张。']);
  await userEvent.keyboard('{ArrowRight}');
  expect([ids(), announcement()]).toEqual([['2', '1'], '「我的待办」移到右栏第 1 张，共 1 张。']);
  expect(document.activeElement).toBe(grip('我的待办'));
  await userEvent.keyboard(' ');
  expect(announcement()).toBe('「我的待办」放在右栏第 1 张，共 1 张。');
  await userEvent.keyboard('{ArrowLeft}');
  expect(ids()).toEqual(['2', '1']);
});

test('Escape puts a lifted card back where it was', async () => {
  show();
  grip('校园新闻').focus();
  await userEvent.keyboard(' {ArrowUp}{ArrowRight}{Escape}');
  expect(ids()).toEqual(['12', '']);
  expect(announcement()).toBe('已取消，「校园新闻」回到原位。');
});

test('the menu of a card moves it, widens it, makes it mandatory or hidden at first, and takes it out', () => {
  show();
  choose('校园新闻', '上移');
  expect(ids()).toEqual(['21', '']);
  choose('校园新闻', '整行');
  choose('校园新闻', '必选');
  expect(now.main[0]).toEqual(place('2', { span: 2, mandatory: true }));
  expect(within(screen.getByRole('region', { name: '主栏的卡片' })).getByText('必选')).toBeTruthy();
  choose('校园新闻', '默认隐藏');
  expect(now.main[0]).toEqual(place('2', { span: 2, shown: false }));
  choose('校园新闻', '移到右栏');
  expect(ids()).toEqual(['1', '2']);
  choose('校园新闻', '移除');
  expect(ids()).toEqual(['1', '']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加「校园新闻」' }));
});

test('HM-1 the menu of a card makes it a tab of the one above and takes it out again; a frame moves as a whole', () => {
  show({ main: [place('1'), place('2'), place('3')], aside: [] });
  choose('校园新闻', '与上一张合为标签页');
  expect(now.main.map(({ frame }) => frame)).toEqual(['1', '1', null]);
  expect(screen.getByText('2 个标签页')).toBeTruthy();
  choose('校园新闻', '下移');
  expect(ids()).toEqual(['312', '']);
  expect(announcement()).toBe('「校园新闻」移到主栏第 2 张，共 2 张。');
  choose('我的待办', '移出标签页');
  expect([ids(), now.main.map(({ frame }) => frame)]).toEqual([
    ['321', ''],
    [null, null, null],
  ]);
});

const menuOf = (name: string) => screen.getByRole('button', { name: `「${name}」的设置` });
async function chooseByKeys(name: string, item: string) {
  menuOf(name).focus();
  await userEvent.keyboard('{Enter}');
  const wanted = within(screen.getByRole('menu')).getByText(item).closest('[role^="menuitem"]');
  for (let pressed = 0; pressed < 12 && document.activeElement !== wanted; pressed++)
    await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(wanted);
  await userEvent.keyboard('{Enter}');
}

test('HM-1 a card that becomes a tab or leaves the tabs by keys keeps the keyboard, the last tab of a frame too', async () => {
  show({ main: [place('1'), place('2'), place('3')], aside: [] });
  await chooseByKeys('校园新闻', '与上一张合为标签页');
  expect(document.activeElement).toBe(menuOf('校园新闻'));
  await chooseByKeys('我的收藏', '与上一张合为标签页');
  expect(document.activeElement).toBe(menuOf('我的收藏'));
  for (const name of ['我的待办', '我的收藏']) {
    await chooseByKeys(name, '移出标签页');
    expect(document.activeElement).toBe(menuOf(name));
  }
  expect(now.main.map(({ frame }) => frame)).toEqual([null, null, null]);
});

test('a card of the library is added by its button; the message card goes to the right column and stays there', async () => {
  show();
  expect(screen.getByText('单独成页')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '添加「我的收藏」' }));
  await userEvent.click(screen.getByRole('button', { name: '添加「我的信息」' }));
  expect(ids()).toEqual(['123', '9']);
  expect(screen.getByText('与消息卡片同页')).toBeTruthy();
  expect(screen.getByText('卡片都在页面上了。')).toBeTruthy();
  await userEvent.keyboard(' {ArrowLeft} ');
  expect(ids()).toEqual(['123', '9']);
});

const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);

/** A page with two halves in the main column, the right column, and the list below. */
function stand() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.classList.contains('layout-column--main')) return box(0, 0, 400, 300);
    if (this.classList.contains('layout-column--aside')) return box(420, 0, 180, 300);
    const id = this.getAttribute('data-layout-card');
    if (id === '1') return box(0, 0, 190, 80);
    if (id === '2') return box(210, 0, 190, 80);
    return id ? box(0, 500, 190, 40) : box(0, 0, 0, 0);
  });
}

async function drag(face: Element, to: { x: number; y: number }) {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, isPrimary: true, bubbles: true });
  fireEvent.pointerDown(face, at(10, 510));
  fireEvent.pointerMove(document, at(20, 510));
  await screen.findByText((_, element) => element?.className === 'layout-ghost');
  fireEvent.pointerMove(document, at(to.x, to.y));
  await vi.waitFor(() => expect(document.querySelector('.layout-column--over')).not.toBeNull());
  fireEvent.pointerUp(document, at(to.x, to.y));
}

test('a card dragged from the library lands in the gap it was dropped on', async () => {
  stand();
  show();
  await drag(screen.getByTitle('我的收藏'), { x: 150, y: 40 });
  await vi.waitFor(() => expect(ids()).toEqual(['132', '']));
});

test('a card dragged onto the right column stands there; the message card is refused in the main one', async () => {
  stand();
  show();
  await drag(grip('我的待办'), { x: 500, y: 100 });
  await vi.waitFor(() => expect(ids()).toEqual(['2', '1']));
  await drag(screen.getByTitle('我的信息'), { x: 100, y: 250 });
  await vi.waitFor(() => expect(document.querySelector('.layout-ghost')).toBeNull());
  expect(ids()).toEqual(['2', '1']);
});

test('HM-1 a card dropped onto another becomes its tab', async () => {
  stand();
  show();
  await drag(screen.getByTitle('我的收藏'), { x: 95, y: 40 });
  await vi.waitFor(() => expect(ids()).toEqual(['132', '']));
  expect(now.main.map(({ frame }) => frame)).toEqual(['1', '1', null]);
  expect(announcement()).toBe('「我的收藏」已与「我的待办」合为标签页。');
});
