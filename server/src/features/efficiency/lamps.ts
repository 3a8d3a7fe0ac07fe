import type { EfficiencyWarnings } from '@yizhan/contract/entities/efficiency.ts';
import type { Lamps } from '../../domain/efficiency/lamp-queries.ts';
import type { Eyes } from './rules.ts';

type LampRow = Lamps & { deptId: string | null; name: string };
type ShownLamps = EfficiencyWarnings['departments'][number];

const sumOf = (rows: readonly LampRow[]) =>
  (['green', 'yellow', 'red'] as const).map((lamp) => rows.reduce((sum, row) => sum + row[lamp], 0));

/** How many cases are open, in the school ('0') or in one department. */
export const countOpen = (rows: readonly LampRow[], deptId: string): number =>
  sumOf(rows.filter((row) => deptId === '0' || row.deptId === deptId)).reduce((sum, count) => sum + count, 0);

/** The departments with most red lamps first; those whose count is hidden last, by name, so that the order tells nothing. */
function worstFirst(a: ShownLamps, b: ShownLamps): number {
  const below = (lamp: 'red' | 'yellow' | 'green') => (b[lamp] ?? -1) - (a[lamp] ?? -1);
  return below('red') || below('yellow') || below('green');
}

/**
 * The lamps as the caller may read them, of the school ('0') or of one department. What is hidden is decided over all
 * departments, whichever is asked for: answers about one must not give away what that about all hides.
 */
export function shownLamps(rows: readonly LampRow[], eyes: Eyes, deptId: string): EfficiencyWarnings {
  const shown = eyes.table(rows.map(({ green, yellow, red }) => [green, yellow, red]));
  const departments = rows.map((row, at) => {
    const [green = null, yellow = null, red = null] = shown[at] ?? [];
    return { deptId: row.deptId, name: row.name, green, yellow, red };
  });
  const one = departments.filter((row) => row.deptId === deptId);
  if (deptId !== '0') return { green: 0, yellow: 0, red: 0, ...lampsOf(one[0]), departments: one };
  const [green = null, yellow = null, red = null] = eyes.counts(sumOf(rows));
  return { green, yellow, red, departments: departments.sort(worstFirst) };
}

const lampsOf = (row: ShownLamps | undefined) => row && { green: row.green, yellow: row.yellow, red: row.red };
