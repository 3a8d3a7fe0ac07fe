import type { Change } from '@yizhan/contract/entities/publishing.ts';
import type { Reader } from '../../db/database.ts';
import { listNames, type NamedTable, namedBy } from './name-queries.ts';

type Replace = (kind: NamedTable, id: string) => string;

const kindOf = (field: string | number | undefined): NamedTable | undefined =>
  typeof field === 'string' && Object.hasOwn(namedBy, field) ? namedBy[field as keyof typeof namedBy] : undefined;

const isId = (text: string) => /^\d{1,18}$/.test(text);

/** A copy of the value with every id replaced that stands in a field which names something. */
function withNames(value: unknown, kind: NamedTable | undefined, replace: Replace): unknown {
  if (typeof value === 'string') return kind && isId(value) ? replace(kind, value) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => withNames(one, kind, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, withNames(inner, kindOf(field), replace)]),
  );
}

const replaceIn = (changes: readonly Change[], replace: Replace): Change[] =>
  changes.map(({ path, ...sides }) => {
    const field = path.findLast((step) => typeof step === 'string');
    const named = Object.entries(sides).map(([side, value]) => [side, withNames(value, kindOf(field), replace)]);
    return { path, ...Object.fromEntries(named) };
  });

/** The changes as people read them: names in place of ids; of what is gone, its id stays. */
export async function namedChanges(db: Reader, changes: readonly Change[]): Promise<Change[]> {
  const ids = new Map<NamedTable, Set<string>>();
  replaceIn(changes, (kind, id) => {
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
    return id;
  });
  if (ids.size === 0) return [...changes];
  const asked = Object.fromEntries([...ids].map(([kind, found]) => [kind, [...found]]));
  const names = new Map((await listNames(db, asked)).map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return replaceIn(changes, (kind, id) => names.get(`${kind} ${id}`) ?? id);
}
