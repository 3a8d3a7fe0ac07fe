import { fireEvent, render, screen } from '@testing-library/react';
import type { NewsLine, NewsTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseWireTime } from '../../lib/format.ts';
import { View } from './View.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(parseWireTime('2026-11-20 10:00:00'));
});
afterEach(() => {
  vi.useRealTimers();
});

const aLine = (changes: Partial<NewsLine> = {}): NewsLine => ({
  id: '7',
  title: '校运会开幕',
  cover: null,
  fieldSet: { important: false },
  create_time: '2026-11-18 08:00:00',
  releaseTime: '2026-11-18 09:31:00',
  url: '#/home/article/7',
  ...changes,
});
const aTab = (changes: Partial<NewsTab> = {}): NewsTab => ({
  columnName: '校园要闻',
  columnId: '3',
  result: [aLine()],
  feed: { state: 'fresh', at: null, from: '' },
  ...changes,
});

function show(list: NewsTab[], displayRows = 3) {
  const basicConfig = { cardName: '校园新闻', cardIntroduction: '', displayRows };
  return render(<View data={{ list }} basicConfig={basicConfig} layout="wide" />);
}

test('HM-1 CD-NEWS-6 the first article shows its picture in the room of two lines, so that none is cut off', () => {
  const line = (id: string) => aLine({ id, title: `第${id}条`, cover: `/files/${id}?s=x` });
  const { container } = show([aTab({ result: ['1', '2', '3', '4'].map(line) })], 2);
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('.news__title')?.textContent)).toEqual([
    ...['第1条', '第2条', '第3条'],
  ]);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/files/1?s=x']);
});

test('CD-NEWS-1 every column is a tab; a tab shows its own news', () => {
  show([aTab(), aTab({ columnName: '讲座', columnId: null, result: [aLine({ title: '量子计算' })] })]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['校园要闻', '讲座']);
  expect(screen.getByText('校运会开幕')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: '讲座' }));
  expect(screen.getByText('量子计算')).toBeTruthy();
  expect(screen.queryByText('校运会开幕')).toBeNull();
});

test('CD-NEWS-2 a line has its date, or the word for today', () => {
  const times = ['2026-11-20 00:10:00', '2026-11-18 09:31:00', '2025-12-31 09:00:00'];
  show([aTab({ result: times.map((releaseTime, at) => aLine({ id: String(at), releaseTime })) })]);
  const shown = screen.getAllByRole('listitem').map((line) => line.querySelector('time')?.textContent);
  expect(shown).toEqual(['今天', '11-18', '2025-12-31']);
});

test('CD-NEWS-3 what came out less than 24 hours ago is NEW', () => {
  const times = ['2026-11-19 10:00:01', '2026-11-19 10:00:00', null];
  show([aTab({ result: times.map((releaseTime, at) => aLine({ id: String(at), releaseTime })) })]);
  const [young, old, undated] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(young).toContain('NEW');
  expect(old).not.toContain('NEW');
  expect(undated).toBe('校运会开幕');
});

test('CD-NEWS-4 what is important has its tag', () => {
  show([aTab({ result: [aLine({ fieldSet: { important: true } }), aLine({ id: '8' })] })]);
  expect(screen.getAllByText('重要')).toHaveLength(1);
});

test('CD-NEWS-5 an empty column says so by its name', () => {
  show([aTab({ result: [] })]);
  expect(screen.getByText('暂无校园要闻～')).toBeTruthy();
});

test('a column whose source is down does not claim to be empty', () => {
  show([aTab({ columnId: null, result: [], feed: { state: 'failed', at: null, from: 'news.example' } })]);
  expect(screen.queryByText('暂无校园要闻～')).toBeNull();
  expect(screen.getByText('news.example 暂时没有回应')).toBeTruthy();
});

test('CD-NEWS-6 the list is 80 px high for every displayed row', () => {
  const { container } = show([aTab()], 2);
  const height = container.querySelector<HTMLElement>('.news')?.style.getPropertyValue('--news-height');
  expect(height).toBe(`${2 * cardKindLimits.newsRowHeight}px`);
  expect(cardKindLimits.newsRowHeight).toBe(80);
});

test('an own article opens in the portal, a foreign one in a new tab; 更多 is for own columns', () => {
  show([aTab({ result: [aLine(), aLine({ id: '8', title: '外部', url: 'https://news.example/8' })] })]);
  const [own, foreign] = ['校运会开幕', '外部'].map((name) => screen.getByRole('link', { name: new RegExp(name) }));
  expect(own?.getAttribute('href')).toBe('#/home/article/7');
  expect(foreign?.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: '更多校园要闻' }).getAttribute('href')).toBe('#/home/news/3');
});

test('a foreign column has no page of its own here, and a line without an address leads nowhere', () => {
  show([aTab({ columnId: null, result: [aLine({ url: '' })] })]);
  expect(screen.queryByRole('link')).toBeNull();
});
