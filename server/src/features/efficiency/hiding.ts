import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';

export const isSmall = (count: number) => count > 0 && count < efficiencyLimits.smallCount;

/** One that is none for certain, as all of its row or column are, hides nothing. */
type Cell = { count: number; isHidden: boolean; isKnown: boolean };
/** A sum that is hidden must not follow from what is shown: something of the line is hidden then. */
type Line = { cells: readonly Cell[]; isSumKnown: boolean };
const sumOf = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const cellsOf = (counts: readonly number[]): Cell[] =>
  counts.map((count) => ({ count, isHidden: isSmall(count), isKnown: false }));
const shown = (line: readonly Cell[]) => line.map(({ count, isHidden }) => (isHidden ? null : count));

/** The smallest that is shown, with all that are equal, or else a zero. */
function hideNext(line: readonly Cell[], { zero }: { zero: boolean }): boolean {
  const open = line.filter(({ isHidden, isKnown }) => !isHidden && !isKnown);
  const least = Math.min(...open.flatMap(({ count }) => (count > 0 ? count : [])));
  const next = open.filter(({ count }) => count === least);
  if (next.length === 0 && zero) next.push(...open.slice(0, 1));
  for (const cell of next) cell.isHidden = true;
  return next.length > 0;
}

/**
 * EF-2, the rule: where a small count is hidden, the smallest that is not small is hidden with it. Which of the hidden
 * ones is the small one, nobody can tell then. Small ones alone could all be ones, or all be fours: a zero is hidden among them.
 */
function hideOneMore({ cells: line, isSumKnown }: Line): boolean {
  const hidden = line.filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) return !isSumKnown && hideNext(line, { zero: false });
  const isEnough = sumOf(hidden.map(({ count }) => count)) >= efficiencyLimits.smallCount;
  if (hidden.length > 1 && isEnough && hidden.some(({ count }) => !isSmall(count))) return false;
  return hideNext(line, { zero: isEnough });
}

/** EF-2: counts of one whole whose sum is known, unless it is small. */
export function hideSmall(counts: readonly number[]): (number | null)[] {
  const cells = cellsOf(counts);
  while (hideOneMore({ cells, isSumKnown: true }));
  return shown(cells);
}

const linesOf = (rows: Cell[][]): Line[] => {
  const sums = rows.map((cells) => sumOf(cells.map(({ count }) => count)));
  const known = hideSmall(sums);
  for (const [at, cells] of rows.entries()) for (const cell of cells) if (sums[at] === 0) cell.isKnown = true;
  return rows.map((cells, at) => ({ cells, isSumKnown: known[at] !== null }));
};

/** EF-2: a table whose sums are known of every row and column, as far as those do not hide one another. */
export function hideSmallTable(table: readonly (readonly number[])[]): (number | null)[][] {
  if (table.length < 2) return table.map(hideSmall);
  const cells = table.map(cellsOf);
  const rows = linesOf(cells);
  const columns = linesOf([...(cells[0] ?? []).keys()].map((at) => cells.flatMap((row) => row[at] ?? [])));
  const whole = { cells: cells.flat(), isSumKnown: true };
  do {
    for (let changed = true; changed; ) {
      changed = false;
      for (const line of [...rows, ...columns, whole]) while (hideOneMore(line)) changed = true;
    }
  } while (hideForWayRound(rows, columns));
  return cells.map(shown);
}

/**
 * A hidden count that is the only link between two groups of hidden ones could be worked out from the sums of a group:
 * some way over other hidden counts must lead from its row to its column.
 */
const hideForWayRound = (rows: readonly Line[], columns: readonly Line[]): boolean =>
  rows.some(({ cells }, row) =>
    cells.some(
      ({ count }, column) =>
        isSmall(count) &&
        !hasWayRound(rows, columns, { row, column }) &&
        (hideNext(cells, { zero: true }) || hideNext(columns[column]?.cells ?? [], { zero: true })),
    ),
  );

type Place = { row: number; column: number };

/** Lines whose sums are hidden are linked by those. */
function hasWayRound(rows: readonly Line[], columns: readonly Line[], { row, column }: Place): boolean {
  const reached = { rows: new Set([row]), columns: new Set<number>() };
  const waiting: { at: number; isRow: boolean }[] = [{ at: row, isRow: true }];
  const reach = (at: number, isRow: boolean) => {
    const known = isRow ? reached.rows : reached.columns;
    if (known.has(at)) return;
    known.add(at);
    waiting.push({ at, isRow });
  };
  for (let next = waiting.pop(); next && !reached.columns.has(column); next = waiting.pop()) {
    const { at, isRow } = next;
    const line = (isRow ? rows : columns)[at];
    for (const [other, { isHidden }] of line?.cells.entries() ?? [])
      if (isHidden && !(isRow ? at === row && other === column : at === column && other === row)) reach(other, !isRow);
    if (line?.isSumKnown) continue;
    for (const [other, { isSumKnown }] of rows.entries()) if (!isSumKnown) reach(other, true);
    for (const [other, { isSumKnown }] of columns.entries()) if (!isSumKnown) reach(other, false);
  }
  return reached.columns.has(column);
}

export const share = (part: number, of: number) => (of === 0 ? null : part / of);

/** How the caller sees counts: a supervisor as they are. */
export type Masking = {
  /** Counts of one whole; a table of them; one alone. */
  counts: (counts: readonly number[]) => (number | null)[];
  table: (table: readonly (readonly number[])[]) => (number | null)[][];
  count: (count: number) => number | null;
  /** Stars for each of so many. With all digits they would tell how many had other stars than most. */
  stars: (sum: number, of: number) => number | null;
};

const plain: Masking = {
  counts: (counts) => [...counts],
  table: (rows) => rows.map((row) => [...row]),
  ...{ count: (count) => count, stars: share },
};

const careful: Masking = {
  ...{ counts: hideSmall, table: hideSmallTable, count: (count) => (isSmall(count) ? null : count) },
  stars(sum, of) {
    const mean = of < efficiencyLimits.minRated ? null : share(sum, of);
    return mean === null || mean === serviceLimits.maxStars
      ? mean
      : Math.min(Math.round(mean * 10) / 10, serviceLimits.maxStars - 0.1);
  },
};

export const maskingOf = ({ supervises }: { supervises: boolean }): Masking => (supervises ? plain : careful);
