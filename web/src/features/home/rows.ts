import type { HomeCard } from '@yizhan/contract/entities/card.ts';

type CardSpan = Pick<HomeCard, 'span'>;

/** A row holds two halves. A half without a neighbour takes the full row, so that no gap is left. */
export function columnWidths(cards: readonly CardSpan[]): (1 | 2)[] {
  const result: (1 | 2)[] = [];
  for (let at = 0; at < cards.length; at += 1) {
    const pair = cards[at]?.span === 1 && cards[at + 1]?.span === 1;
    if (pair) at += 1;
    result.push(...(pair ? ([1, 1] as const) : ([2] as const)));
  }
  return result;
}
