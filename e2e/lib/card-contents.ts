import { cards } from '@yizhan/contract/calls/cards.ts';
import { news } from '@yizhan/contract/calls/news.ts';
import type { CardLayout } from '@yizhan/contract/entities/card.ts';
import { callApi } from './call.ts';
import type { CardContent } from './card-pages.ts';
import { tokenOf, unique } from './people.ts';

export const allRows = [1, 2, 3] as const;
/** So many tiles a card has room for, by rows. */
export const tiles = { wide: [6, 12, 18], narrow: [8, 16, 24] } as const;

export type Contents = ReturnType<typeof contentsOf>;

/** The cards of the two pages: every kind that has a number to measure, with each number of rows where it matters. */
export async function cardContents(): Promise<Record<CardLayout, Contents>> {
  const token = await tokenOf('portal_admin');
  const services = await usableServices(token);
  const columns = (await callApi(news.pickColumns, {}, token)).slice(0, 3).map(({ id }) => id);
  return { wide: contentsOf('wide', services, columns), narrow: contentsOf('narrow', services, columns) };
}

/** More services that the portal's administrator may use than a card has room for. */
async function usableServices(token: string): Promise<string[]> {
  const all = (await callApi(cards.services, {}, token)).map(({ serviceId }) => serviceId).slice(0, 60);
  const usable = async (serviceIds: string[]) => {
    const content = { kind: 'business' as const, cardName: unique('试用'), config: { serviceIds } };
    const card = await callApi(cards.preview, { content }, token);
    return card.kind === 'business' ? card.data.list.map(({ serviceId }) => serviceId) : [];
  };
  const first = await usable(all);
  const rest = await usable(all.filter((id) => !first.includes(id)));
  return [...first, ...rest];
}

const todoColumn = (id: string, category: 'TODO' | 'READ' | 'STARTED' | 'CC' | 'DONE') => ({
  id,
  columnName: `试用栏目${id}`,
  source: { sourceType: 'INTERNAL' as const, category },
});
const fourColumns = [
  todoColumn('1', 'TODO'),
  todoColumn('2', 'READ'),
  todoColumn('3', 'STARTED'),
  todoColumn('4', 'CC'),
];

function contentsOf(layout: CardLayout, services: readonly string[], newsColumns: readonly string[]) {
  const named = () => ({ cardName: unique('试用卡片') });
  const business = (rows: number, count: number): CardContent => ({
    ...named(),
    kind: 'business',
    displayRows: rows,
    config: { serviceIds: services.slice(0, count) },
  });
  const columns = newsColumns.map((newsColumnId, n) => ({
    id: `${n}`,
    columnName: `试用栏目${n}`,
    source: { sourceType: 'INTERNAL' as const, newsColumnId },
  }));
  const use = (displayRows: number): CardContent => ({ ...named(), kind: 'commonUse', displayRows, config: {} });
  return {
    businessFull: allRows.map((rows) => business(rows, tiles[layout][rows - 1] ?? 0)),
    businessOver: allRows.map((rows) => business(rows, (tiles[layout][rows - 1] ?? 0) + 1)),
    tools: allRows.map((displayRows): CardContent => ({ ...named(), kind: 'tools', displayRows, config: {} })),
    news: allRows.map((displayRows): CardContent => ({ ...named(), kind: 'news', displayRows, config: { columns } })),
    staging: [{ ...named(), kind: 'staging', config: { columns: fourColumns } } satisfies CardContent],
    favourites: [{ ...named(), kind: 'favourites', config: {} } satisfies CardContent],
    use: allRows.map(use),
    recommended: [{ ...named(), kind: 'recommended', displayRows: 2, config: {} } satisfies CardContent],
    todoFour: [{ ...named(), kind: 'todo', config: { columns: fourColumns } } satisfies CardContent],
    todoFive: [
      {
        ...named(),
        kind: 'todo',
        config: { columns: [...fourColumns, todoColumn('5', 'DONE')] },
      } satisfies CardContent,
    ],
    affairs: [{ ...named(), kind: 'affairs', config: {} } satisfies CardContent],
  } satisfies Record<string, CardContent[]>;
}
