import { expect, test } from 'vitest';
import { byKind, cardKind, isOnlyAside } from './cards.ts';
import { cardContent, homeCard } from './entities/card.ts';

const content = { kind: 'announcements', cardName: '重要公告', config: {} };

test('a card that names only what it must has sensible values for the rest', () => {
  expect(cardContent.parse(content)).toEqual({
    kind: 'announcements',
    cardName: '重要公告',
    cardIntroduction: '',
    displayRows: 3,
    roles: [],
    config: { dataSource: 'PORTAL', importantOnly: false, recentDays: 90 },
  });
});

test('settings of a kind are held against that kind', () => {
  expect(byKind('config').safeParse({ kind: 'announcements', config: { dataSource: 'elsewhere' } }).success).toBe(
    false,
  );
  expect(byKind('config').safeParse({ kind: 'weather', config: {} }).success).toBe(false);
});

test('rows are one to three, a name is not empty', () => {
  for (const displayRows of [0, 4, 1.5]) expect(cardContent.safeParse({ ...content, displayRows }).success).toBe(false);
  expect(cardContent.safeParse({ ...content, cardName: '  ' }).success).toBe(false);
});

test('EN-11 an announcement on the home page has title, fieldSet, create_time and releaseTime', () => {
  const list = [
    {
      id: '7',
      title: '放假通知',
      fieldSet: { important: true },
      create_time: '2026-11-15 08:00:00',
      releaseTime: null,
    },
  ];
  const card = {
    ...{ place: 'main', span: 1, frame: null, mandatory: false },
    ...{ id: '1', kind: 'announcements', state: 'fresh', at: '2026-11-15 09:00:00' },
    basicConfig: { cardName: '重要公告', cardIntroduction: '', displayRows: 3 },
    data: { dataSource: 'OfficialAccount', list },
  };
  expect(homeCard.parse(card)).toEqual(card);
});

test('a card that failed carries no data', () => {
  const card = {
    ...{ place: 'main', span: 1, frame: null, mandatory: false },
    ...{ id: '1', kind: 'announcements', state: 'failed' },
    basicConfig: { cardName: '重要公告', cardIntroduction: '', displayRows: 3 },
  };
  expect(homeCard.parse(card)).toEqual(card);
});

test('only the card of the person is made for the right column alone', () => {
  expect(cardKind.options.filter(isOnlyAside)).toEqual(['messages']);
});
