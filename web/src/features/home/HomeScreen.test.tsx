import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test/answers.ts';
import { tellHint } from '../../lib/hints.ts';
import HomeScreen from './HomeScreen.tsx';

afterEach(() => vi.unstubAllGlobals());

const good: HomeCard = {
  id: '1',
  kind: 'announcements',
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
  state: 'failed',
  basicConfig: { cardName: '公众号通知', cardIntroduction: '', displayRows: 1 },
};

function show(cards: readonly HomeCard[]) {
  const calls = answerCalls({ getUserApplyCardList: () => ({ result: cards }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HomeScreen />
    </QueryClientProvider>,
  );
  return calls;
}

test('CD-1 the home page makes one call; a card that failed says so and the rest stand', async () => {
  const calls = show([good, broken]);
  expect(await screen.findByText('放假通知')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('这张卡片暂时打不开');
  expect(calls.map(({ path }) => path)).toEqual(['getUserApplyCardList']);
});

test('a page that is open shows what is published as soon as the server hints at it', async () => {
  const calls = show([good]);
  await screen.findByText('放假通知');
  tellHint('cards');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

test('without cards the page says so', async () => {
  show([]);
  expect(await screen.findByText('这里还没有卡片，管理员发布后就会出现。')).toBeTruthy();
});
