import type { HomeCard } from '@yizhan/contract/entities/card.ts';

type CardSpan = Pick<HomeCard, 'span'>;

/** A row has room for two halves; a half that nothing can stand beside takes the row, so that no hole is left. */
export function columnWidths(cards: readonly CardSpan[]): (1 | 2)[] {
  const result: (1 | 2)[] = [];
  for (let at = 0; at < cards.length; at += 1) {
    const pair = cards[at]?.span === 1 && cards[at + 1]?.span === 1;
    if (pair) at += 1;
    result.push(...(pair ? ([1, 1] as const) : ([2] as const)));
  }
  return result;
}
