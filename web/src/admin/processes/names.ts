import type { Named } from '../../forms/SearchPicker.tsx';

/** Names of what a process points at, by `kind:id`: as loaded, and what was chosen since. */
export type Names = {
  of: (kind: NameKind, id: string) => string;
  learn: (kind: NameKind, named: readonly Named[]) => void;
};
export type NameKind = 'user' | 'role' | 'dept' | 'item' | 'service';

export const namedOf = (names: Names, kind: NameKind, ids: readonly string[]): Named[] =>
  ids.map((id) => ({ id, name: names.of(kind, id) }));
