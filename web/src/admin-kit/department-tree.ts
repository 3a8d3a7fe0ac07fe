import type { DepartmentRow } from '@yizhan/contract/entities/departments.ts';

type TreeRow = Pick<DepartmentRow, 'id' | 'parentId' | 'name'>;

export type Branch<R extends TreeRow = DepartmentRow> = {
  key: string;
  title: string;
  isLeaf?: boolean;
  row: R;
  children: Branch<R>[];
};

/** Turns sorted rows into a tree in the same order. */
export function toTree<R extends TreeRow>(rows: readonly R[]): Branch<R>[] {
  const branches = new Map(
    rows.map((row) => [row.id, { key: row.id, title: row.name, row, children: [] as Branch<R>[] }]),
  );
  const top: Branch<R>[] = [];
  for (const branch of branches.values()) {
    const parent = branch.row.parentId === null ? undefined : branches.get(branch.row.parentId);
    (parent?.children ?? top).push(branch);
  }
  return top;
}

/** The matching rows with all their ancestors. */
export function withAncestors(rows: readonly DepartmentRow[], matches: readonly DepartmentRow[]): DepartmentRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const visibleIds = new Set<string>();
  for (let row of matches) {
    while (!visibleIds.has(row.id)) {
      visibleIds.add(row.id);
      const parent = row.parentId === null ? undefined : byId.get(row.parentId);
      if (!parent) break;
      row = parent;
    }
  }
  return rows.filter((row) => visibleIds.has(row.id));
}

export const listChildIds = (rows: readonly DepartmentRow[], parentId: string | null) =>
  rows.filter((row) => row.parentId === parentId).map((row) => row.id);

export type Order = { parentId: string | null; ids: string[] };

/** The new order of siblings: as the last child, or before the sibling at that position. */
export function orderAfterMove(
  rows: readonly DepartmentRow[],
  id: string,
  parentId: string | null,
  place: number,
): Order {
  const siblings = listChildIds(rows, parentId);
  const before = siblings.slice(0, place).filter((other) => other !== id);
  const after = siblings.slice(place).filter((other) => other !== id);
  return { parentId, ids: [...before, id, ...after] };
}

/** One step up or down among the siblings; undefined at the ends. */
export function orderAfterStep(
  rows: readonly DepartmentRow[],
  { id, parentId }: DepartmentRow,
  by: 1 | -1,
): Order | undefined {
  const siblings = listChildIds(rows, parentId);
  const at = siblings.indexOf(id);
  const to = at + by;
  if (to < 0 || to >= siblings.length) return undefined;
  return orderAfterMove(rows, id, parentId, by === 1 ? to + 1 : to);
}
