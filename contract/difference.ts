import type { Change } from './entities/publishing.ts';

type Path = Change['path'];
type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Tree[] => Array.isArray(value) && value.every(isTree);

/** Every path at which two JSON contents differ, as deep as both go. A list of plain values is compared as a whole. */
export function difference(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isTree(before) && isTree(after)) return differenceOfTrees(before, after, path);
  if (isRows(before) && isRows(after)) {
    const longest = Math.max(before.length, after.length);
    return Array.from({ length: longest }, (_, at) => difference(before[at], after[at], [...path, at])).flat();
  }
  if (same(before, after)) return [];
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

function differenceOfTrees(before: Tree, after: Tree, path: Path): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => difference(before[name], after[name], [...path, name]));
}

/** Only plain values and lists get here; the key order of objects in a list does not matter. */
function same(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((value, at) => difference(value, after[at]).length === 0);
  return before === after;
}
