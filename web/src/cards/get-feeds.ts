import type { OfKind } from '@yizhan/contract/cards.ts';
import type { Feed } from '@yizhan/contract/entities/card-column.ts';

/** The feeds of a card's data, whatever its kind; none for the portal's own. */
export function getFeeds(data: OfKind<'data'>['data']): Feed[] {
  if ('feed' in data) return [data.feed];
  const rows: readonly object[] = 'list' in data ? data.list : [];
  return rows.flatMap((row) => ('feed' in row ? [row.feed as Feed] : []));
}
