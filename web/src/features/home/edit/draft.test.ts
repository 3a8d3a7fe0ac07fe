import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { expect, test } from 'vitest';
import { addCard, type Draft, hideCard, isSameDraft, moveFrame, resizeFrame, toDraft, toOwnLayout } from './draft.ts';

const choice = (id: string, more: Partial<CardChoice> = {}): CardChoice => ({
  ...{
    id,
    kind: 'news',
    cardName: `卡片${id}`,
    cardIntroduction: '',
    place: 'main',
    span: 1,
    frame: null,
    mandatory: false,
  },
  ...{ shown: true, layoutName: '', roleNames: [] },
  ...more,
});
const choices = [
  choice('1', { mandatory: true }),
  choice('2'),
  choice('3', { shown: false }),
  choice('4', { place: 'aside' }),
];
const onPage = { cards: ['2', '1', '4'].map((id) => ({ id })) } as unknown as Parameters<typeof toDraft>[0];
const draft = toDraft(onPage, choices);
const ids = ({ main, aside, hidden: away }: Draft) => [main, aside, away].map((list) => list.map(({ id }) => id));

test('what is arranged begins as the page stands', () => {
  expect(ids(draft)).toEqual([['2', '1'], ['4'], ['3']]);
});

test('a card moves within its column, and not beyond its ends', () => {
  expect(ids(moveFrame(draft, 'main', 0, 1))[0]).toEqual(['1', '2']);
  expect(ids(moveFrame(draft, 'main', 0, -1))[0]).toEqual(['2', '1']);
  expect(ids(moveFrame(draft, 'main', 1, 2))[0]).toEqual(['2', '1']);
});

test('a card is hidden and added back in its own column; a mandatory one is not hidden', () => {
  const away = hideCard(draft, '4');
  expect(ids(away)).toEqual([['2', '1'], [], ['3', '4']]);
  expect(ids(addCard(away, '4'))).toEqual([['2', '1'], ['4'], ['3']]);
  expect(ids(hideCard(draft, '1'))).toEqual(ids(draft));
});

test('what is kept are the order, the widths and what is hidden', () => {
  expect(toOwnLayout(resizeFrame(draft, '2', 2))).toEqual({
    main: [
      { id: '2', span: 2, frame: null },
      { id: '1', span: 1, frame: null },
    ],
    aside: [{ id: '4', frame: null }],
    hidden: ['3'],
  });
  expect(isSameDraft(draft, moveFrame(moveFrame(draft, 'main', 0, 1), 'main', 0, 1))).toBe(true);
});
