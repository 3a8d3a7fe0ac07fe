import type { EfficiencyWarnings } from '@yizhan/contract/entities/efficiency.ts';
import type { Lamps } from '../../domain/efficiency/lamp-queries.ts';
import type { Eyes } from './rules.ts';

type LampRow = Lamps & { deptId: string | null; name: string };

export const sumOfLamps = (rows: readonly Lamps[]): Lamps => ({
  green: rows.reduce((sum, { green }) => sum + green, 0),
  yellow: rows.reduce((sum, { yellow }) => sum + yellow, 0),
  red: rows.reduce((sum, { red }) => sum + red, 0),
});

/** The departments with most red lamps first. What is small in one colour is hidden in it, in all departments alike. */
export function withHidden(rows: readonly LampRow[], { counts }: Eyes): EfficiencyWarnings {
  const departments = [...rows].sort((a, b) => b.red - a.red || b.yellow - a.yellow || b.green - a.green);
  const [green, yellow, red] = (['green', 'yellow', 'red'] as const).map((lamp) =>
    counts(departments.map((d) => d[lamp])),
  );
  const all = sumOfLamps(rows);
  const [allGreen, allYellow, allRed] = counts([all.green, all.yellow, all.red]);
  return {
    ...{ green: allGreen ?? null, yellow: allYellow ?? null, red: allRed ?? null },
    departments: departments.map(({ deptId, name }, at) => ({
      ...{ deptId, name, green: green?.[at] ?? null, yellow: yellow?.[at] ?? null, red: red?.[at] ?? null },
    })),
  };
}
