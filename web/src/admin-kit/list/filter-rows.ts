/** Filters a short list that is fully loaded by the typed words. */
export function filterRows<T>(
  rows: readonly T[] | undefined,
  words: string | undefined,
  of: (row: T) => readonly string[],
): T[] | undefined {
  const wanted = words?.trim().toLowerCase();
  if (!rows) return undefined;
  return wanted ? rows.filter((row) => of(row).some((text) => text.toLowerCase().includes(wanted))) : [...rows];
}
