/** The number a table has for so many rows; beyond its end the last. */
export const pickByRows = <N extends number>(table: readonly [N, ...N[]], rows: number): N =>
  table[rows - 1] ?? table.at(-1) ?? table[0];
