import { useState } from 'react';
import type { Named } from '../../forms/SearchPicker.tsx';
import type { NameKind, Names } from './names.ts';

/** The content holds ids only; this remembers what they are called. */
export function useNames(loaded: Readonly<Record<string, string>>): Names {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  return {
    of: (kind, id) => chosen[`${kind}:${id}`] ?? loaded[`${kind}:${id}`] ?? id,
    learn: (kind: NameKind, named: readonly Named[]) =>
      setChosen((before) => ({
        ...before,
        ...Object.fromEntries(named.map(({ id, name }) => [`${kind}:${id}`, name])),
      })),
  };
}
