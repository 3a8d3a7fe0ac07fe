/** The two columns of a page of cards. */
export const columnNames = ['main', 'aside'] as const;
export type ColumnName = (typeof columnNames)[number];
export type Columns<C> = Record<ColumnName, C[]>;
export type Spot = { place: ColumnName; at: number };

/** Half a row or a whole one. */
export const widths = [
  { span: 1, label: 'half', announcement: 'isHalf' },
  { span: 2, label: 'whole', announcement: 'isWhole' },
] as const;

/** Immutable operations on columns of cards, whatever else a card holds. */
export function cardGrid<C>(idOf: (card: C) => string) {
  const mapColumns = ({ main, aside }: Columns<C>, change: (list: C[]) => C[]): Columns<C> => ({
    main: change(main),
    aside: change(aside),
  });

  function findSpot(columns: Columns<C>, id: string): Spot | undefined {
    for (const place of columnNames) {
      const at = columns[place].findIndex((card) => idOf(card) === id);
      if (at >= 0) return { place, at };
    }
    return undefined;
  }

  const findCard = ({ main, aside }: Columns<C>, id: string) => [...main, ...aside].find((card) => idOf(card) === id);

  const removeCard = (columns: Columns<C>, id: string) =>
    mapColumns(columns, (list) => list.filter((card) => idOf(card) !== id));

  /** Inserts a card at a position counted without it. */
  function putCard(columns: Columns<C>, card: C, { place, at }: Spot): Columns<C> {
    const rest = removeCard(columns, idOf(card));
    return { ...rest, [place]: rest[place].toSpliced(Math.max(0, at), 0, card) };
  }

  const changeCard = (columns: Columns<C>, id: string, changes: Partial<C>) =>
    mapColumns(columns, (list) => list.map((card) => (idOf(card) === id ? { ...card, ...changes } : card)));

  return { findSpot, findCard, removeCard, putCard, changeCard };
}
