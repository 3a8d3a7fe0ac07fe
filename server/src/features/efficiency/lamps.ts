import type { EfficiencyWarnings } from '@yizhan/contract/entities/efficiency.ts';
import type { Lamps } from '../../domain/efficiency/lamp-queries.ts';
import type { Masking } from './hiding.ts';

type LampRow = Lamps & { deptId: string | null; name: string };
type ShownLamps = EfficiencyWarnings['departments'][number];

const sumOf = (rows: readonly LampRow[]) =>
  (['green', 'yellow', 'red'] as const).map((lamp) => rows.reduce((sum, row) => sum + row[lamp], 0));

const openOf = ({ green, yellow, red }: LampRow) => green + yellow + red;

/** How many cases are open, in the school ('0') or in one department; hidden over all departments, as the lamps are. */
export function shownOpen(rows: readonly LampRow[], { count, counts }: Masking, deptId: string): number | null {
  if (deptId === '0') return count(rows.reduce((sum, row) => sum + openOf(row), 0));
  const at = rows.findIndex((row) => row.deptId === deptId);
  return at < 0 ? 0 : (counts(rows.map(openOf))[at] ?? null);
}

/** The departments with most red lamps first; those whose count is hidden last, by name, so that the order tells nothing. */
function worstFirst(a: ShownLamps, b: ShownLamps): number {
  const below = (lamp: 'red' | 'yellow' | 'green') => (b[lamp] ?? -1) - (a[lamp] ?? -1);
  return below('red') || below('yellow') || below('green');
}

/**
 * The lamps as the caller may read them, of the school ('0') or of one department. What is hidden is decided over all
 * departments, whichever is asked for: answers about one must not give away what that about all hides.
 */
export function shownLamps(rows: readonly LampRow[], masking: Masking, deptId: string): EfficiencyWarnings {
  const shown = masking.table(rows.map(({ green, yellow, red }) => [green, yellow, red]));
  const departments = rows.map((row, at) => {
    const [green = null, yellow = null, red = null] = shown[at] ?? [];
    return { deptId: row.deptId, name: row.name, green, yellow, red };
  });
  const one = departments.filter((row) => row.deptId === deptId);
  if (deptId !== '0') return { green: 0, yellow: 0, red: 0, ...lampsOf(one[0]), departments: one };
  const [green = null, yellow = null, red = null] = masking.counts(sumOf(rows));
  return { green, yellow, red, departments: departments.sort(worstFirst) };
}

const lampsOf = (row: ShownLamps | undefined) => row && { green: row.green, yellow: row.yellow, red: row.red };
