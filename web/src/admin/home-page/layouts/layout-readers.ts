import type { LayoutRow } from '@yizhan/contract/entities/layout.ts';
import { typesOfPeople } from '@yizhan/contract/permissions.ts';

type LayoutOrder = Pick<LayoutRow, 'id' | 'name' | 'identities' | 'navigationId'> & { published: unknown };
type EditedLayout = {
  id: string | undefined;
  name: string;
  identities: readonly number[];
  navigationId: string | null;
};

export type LayoutReaders = {
  /** The identity types that would get this layout. */
  own: number[];
  /** The layouts that others of its identities get, and who. */
  others: { name: string; types: number[] }[];
};

/** Who would get a layout once it is published, by the server's rule: the first that names them, else the first for all. */
export function layoutReaders(rows: readonly LayoutOrder[], edited: EditedLayout): LayoutReaders {
  const mine = { ...edited, id: edited.id ?? '' };
  const live = rows.filter(({ id, published }) => published !== null || id === mine.id);
  const ordered = live.some(({ id }) => id === mine.id)
    ? live.map((row) => (row.id === mine.id ? mine : row))
    : [...live, mine];
  const ofPage = ordered.filter(({ navigationId }) => navigationId === mine.navigationId);
  const winnerOf = (type: number) =>
    ofPage.find(({ identities }) => identities.includes(type)) ??
    ofPage.find(({ identities }) => identities.length === 0);
  const meant = typesOfPeople.filter((type) => mine.identities.length === 0 || mine.identities.includes(type));
  const others = new Map<string, number[]>();
  for (const type of meant) {
    const winner = winnerOf(type);
    if (winner && winner.id !== mine.id) others.set(winner.name, [...(others.get(winner.name) ?? []), type]);
  }
  return {
    own: meant.filter((type) => winnerOf(type)?.id === mine.id),
    others: [...others].map(([name, types]) => ({ name, types })),
  };
}
