import { useState } from 'react';
import { read, write } from '../../lib/storage.ts';
import type { Column } from './column.ts';

export type Density = 'comfortable' | 'compact';

/** The person's table settings, stored in the browser: columns by table, row height for all. */
export function useTableSettings<T>(name: string, columns: readonly Column<T>[]) {
  const [density, setDensity] = useState<Density>(() => read<Density>('admin-density') ?? 'comfortable');
  const [hidden, setHidden] = useState<readonly string[]>(
    () => read<string[]>(`admin-hidden-${name}`) ?? columns.filter((column) => column.hidden).map(({ key }) => key),
  );
  return {
    density,
    shown: columns.filter(({ key }, at) => at === 0 || !hidden.includes(key)),
    isShown: (key: string) => !hidden.includes(key),
    setDensity(next: Density) {
      write('admin-density', next);
      setDensity(next);
    },
    toggle(key: string) {
      const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
      write(`admin-hidden-${name}`, next);
      setHidden(next);
    },
  };
}

export type TableSettings<T> = ReturnType<typeof useTableSettings<T>>;
