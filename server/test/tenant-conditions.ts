/** A statement as it is sent, and the tenant it is for. */
export type SentStatement = { text: string; values: readonly unknown[]; tenant: string };

const keywords =
  'where|on|set|join|left|right|full|inner|cross|natural|lateral|group|order|limit|offset|union|values|select|returning|using|for|with|and|or|having|window|then|end|is|not|when|else|default|from';
const reference = new RegExp(
  `\\b(from|join|update|using|into|delete from)\\s+"?(\\w+)"?(?:\\s+(?:as\\s+)?(?!(?:${keywords})\\b)(\\w+))?`,
  'gi',
);
/** `tenant_id || ''` is the same for all but the planner. */
const condition = /(?:(\w+)\.)?tenant_id(?:\s*\|\|\s*'')?\s*=\s*(?:\$(\d+)(?:::\w+)?|(?:(\w+)\.)?tenant_id)/g;

/** The name that conditions without an alias belong to. */
const BARE = '';
const TENANT = '$';

/**
 * What a statement forgets: each table with a tenant that it names needs a condition on its tenant, to the tenant itself
 * or to another table that has one, and nothing may weaken the condition. Returns what is missing, in words.
 */
export function missingTenants({ text, values, tenant }: SentStatement, tables: ReadonlySet<string>): string[] {
  const edges = conditionsOf(text, (n) => values[n - 1] === tenant);
  const bound = boundNames(edges);
  const free = new Map<string, number>();
  for (const { left } of edges) free.set(left, (free.get(left) ?? 0) + 1);
  const take = (name: string) => {
    const left = bound.has(name) ? (free.get(name) ?? 0) : 0;
    if (left > 0) free.set(name, left - 1);
    return left > 0;
  };
  const forgotten = referencesOf(text, tables).filter(
    ({ table, alias }) => !take(alias) && !take(table) && !take(BARE),
  );
  return [
    ...forgotten.map(({ table, alias }) => `${table} ${alias} without its tenant`),
    ...edges.filter(({ weakened }) => weakened).map(({ left }) => `${left || 'a condition'} weakened`),
  ];
}

type Condition = { left: string; right: string; weakened: boolean };

function conditionsOf(text: string, isTenant: (place: number) => boolean): Condition[] {
  return [...text.matchAll(condition)].flatMap((match) => {
    const [all, alias = BARE, place, other] = match;
    if (place !== undefined && !isTenant(Number(place))) return [];
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + all.length);
    const weakened = /^\s+or\b/i.test(after) || /\b(?:or|not)\s*\(?\s*$/i.test(before);
    return [{ left: alias, right: place === undefined ? (other ?? BARE) : TENANT, weakened }];
  });
}

/** The names that a chain of conditions ties to the tenant. */
function boundNames(conditions: readonly Condition[]): Set<string> {
  const bound = new Set([TENANT]);
  for (let before = 0; before < bound.size; ) {
    before = bound.size;
    for (const { left, right } of conditions) {
      if (bound.has(right)) bound.add(left);
      if (bound.has(left)) bound.add(right);
    }
  }
  return bound;
}

type Reference = { table: string; alias: string };

/** Where a row of a table with a tenant is read, changed or removed. What is inserted says its tenant among its values. */
function referencesOf(text: string, tables: ReadonlySet<string>): Reference[] {
  const own = new Set(
    [...text.matchAll(/\b(\w+)(?:\s*\([\w\s,]*\))?\s+as\s+(?:not\s+|materialized\s+)*\(/gi)].map(([, name]) => name),
  );
  return [...text.matchAll(reference)].flatMap(([, word = '', table = '', alias = table]) =>
    tables.has(table) && !own.has(table) && word.toLowerCase() !== 'into' ? [{ table, alias }] : [],
  );
}
