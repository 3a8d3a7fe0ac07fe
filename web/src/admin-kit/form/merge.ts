import { difference } from '@yizhan/contract/difference.ts';
import type { Change } from '@yizhan/contract/entities/publishing.ts';

type Path = Change['path'];
export type Side = 'theirs' | 'mine';

/** One row of a conflict: what differs, and what is written where one's own side is chosen. */
export type Decision = {
  key: string;
  changes: readonly Change[];
  writes: readonly Change[];
  /** One's own where one changed it, the other's elsewhere. */
  suggested: Side;
};

type Versions = { base: unknown; theirs: unknown; mine: unknown };

const keyOf = (path: Path) => path.join('.');

type Ways = {
  /** How the screen compares two contents, if not path by path. */
  compare?: ((before: unknown, after: unknown) => Change[]) | undefined;
  /** The field in which a path is edited: it is decided as a whole. */
  fieldOf?: ((path: Path) => Path) | undefined;
};

/** The rows of a conflict. What the screen's own comparison has no path for is one row. */
export function decisionsOf(
  { base, theirs, mine }: Versions,
  { compare, fieldOf = (path) => path }: Ways = {},
): Decision[] {
  const fields = new Map(difference(theirs, mine).map(({ path }) => [keyOf(fieldOf(path)), fieldOf(path)]));
  const plain = [...fields.values()].map((path) => changeAt(path, theirs, mine));
  const isOwn = ({ path }: Change) => difference(valueAt(base, path), valueAt(mine, path)).length > 0;
  const decide = (key: string, changes: readonly Change[], writes: readonly Change[]): Decision => ({
    ...{ key, changes, writes },
    suggested: writes.some(isOwn) ? 'mine' : 'theirs',
  });
  const shown = compare?.(theirs, mine) ?? plain;
  const rows = shown
    .filter(({ path }) => fields.has(keyOf(path)))
    .map((change) => decide(keyOf(change.path), [change], [change]));
  const together = shown.filter(({ path }) => !fields.has(keyOf(path)));
  if (together.length === 0) return rows;
  const rest = plain.filter(({ path }) => !rows.some(({ key }) => key === keyOf(path)));
  return [decide('together', together, rest), ...rows];
}

function changeAt(path: Path, theirs: unknown, mine: unknown): Change {
  const [before, after] = [valueAt(theirs, path), valueAt(mine, path)];
  return { path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

/** Their content with one's own values at the rows where one chose them. */
export function merge<C>(theirs: C, decisions: readonly Decision[], sideOf: (key: string) => Side): C {
  const writes = decisions.flatMap(({ key, writes }) => (sideOf(key) === 'mine' ? writes : []));
  const merged = writes.reduce<unknown>((content, { path, after }) => writeAt(content, path, after), theirs);
  return withoutGaps(merged) as C;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    content,
  );

function writeAt(content: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const rows: unknown[] = Array.isArray(content) ? [...content] : [];
    rows[step] = writeAt(rows[step], rest, value);
    return rows;
  }
  const tree = isTree(content) ? content : {};
  return { ...tree, [step]: writeAt(tree[step], rest, value) };
}

/** A row of a list that one side does not have, and that was not chosen, leaves no hole. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((row) => row !== undefined).map(withoutGaps);
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : [[name, withoutGaps(part)]])),
  );
}
