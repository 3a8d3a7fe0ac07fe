import { fireEvent, render, screen } from '@testing-library/react';
import type { CardData } from '@yizhan/contract/cards.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.tsx';
import { View } from './View.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function show(data: CardData<'frame'>) {
  const basicConfig = { cardName: '校车实时', cardIntroduction: '', displayRows: 3 };
  return render(<View data={data} basicConfig={basicConfig} layout="wide" />);
}

const table = {
  type: 'json',
  cardMapping: [
    { field: 'room', chineseName: '教室' },
    { field: 'seats', chineseName: '空位' },
  ],
  result: [{ room: 'A101', seats: '12', fieldSet: { important: false }, urlDetail: 'https://rooms.example/1' }],
  feed: { state: 'fresh', at: '2026-11-20 09:31:00', from: 'rooms.example' },
} as const satisfies CardData<'frame'>;

test('CD-2 a JSON card is a table that the portal draws, and tells whose data it is', () => {
  show(table);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['教室', '空位']);
  expect(screen.getByRole('link', { name: 'A101' }).getAttribute('href')).toBe('https://rooms.example/1');
  expect(screen.getByText(/来自 rooms\.example/)).toBeTruthy();
});

test('the sample of a JSON card names no source: nothing was read', () => {
  const paths = { listPath: '', totalPath: '', cacheSeconds: 60 };
  const source = { sourceType: 'PULL' as const, url: 'https://rooms.example/free.json', ...paths };
  const frame = { type: 'json' as const, source, cardMapping: [], urlDetail: '' };
  const { container } = show(settings().sample({ config: { frame }, displayRows: 3, now: new Date() }));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  expect(container.textContent).not.toContain('rooms.example');
});

test('a JSON card whose source is down does not claim to be empty', () => {
  show({ ...table, result: [], feed: { state: 'failed', at: null, from: 'rooms.example' } });
  expect(screen.getByText('数据暂时读不到，请稍后再看')).toBeTruthy();
});

test('a micro front end has its height before it comes', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { container } = show({ type: 'qiankun', url: 'https://bus.example/', height: 240 });
  expect(container.querySelector<HTMLElement>('.frame-app')?.style.getPropertyValue('--frame-height')).toBe('240px');
  expect(screen.getByText('正在打开校车实时')).toBeTruthy();
});

test('a micro front end that does not come is told in its card, and can be tried again', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    throw new TypeError('no network');
  });
  show({ type: 'qiankun', url: 'https://bus.example/', height: 240 });
  expect(await screen.findByText('校车实时暂时打不开')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('校车实时暂时打不开')).toBeTruthy();
  expect(asked).toBeGreaterThan(1);
});

test('DR-4 the sample of a micro front end runs no script: it shows with live data and once published', () => {
  const frame = { type: 'qiankun' as const, url: 'https://bus.example/', height: 240 };
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  show(settings().sample({ config: { frame }, displayRows: 3, now: new Date() }));
  expect(screen.getByText('微应用在「实时数据」的预览和发布后的页面里显示')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test('DR-4 a micro front end of an origin that is not allowed says so in its card', () => {
  show({ type: 'blocked', origin: 'https://bus.example', height: 240 });
  expect(screen.getByText('校车实时的来源（https://bus.example）未获本安装允许，不能显示')).toBeTruthy();
});
