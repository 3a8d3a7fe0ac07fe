/** The list with one of its entries at another place. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const entry = all.slice(from, from + 1);
  const rest = [...all.slice(0, from), ...all.slice(from + 1)];
  return [...rest.slice(0, to), ...entry, ...rest.slice(to)];
}
