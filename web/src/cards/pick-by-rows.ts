/** The table's entry for this number of rows; beyond its end, the last one. */
export const pickByRows = <N extends number>(table: readonly [N, ...N[]], rows: number): N =>
  table[rows - 1] ?? table.at(-1) ?? table[0];
