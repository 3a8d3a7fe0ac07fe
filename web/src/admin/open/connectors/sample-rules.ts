import type { FieldMapping } from '@yizhan/contract/entities/card-column.ts';

/** Whether a path is inside another, or the same. */
export const isInside = (path: string, whole: string) =>
  whole === '' || path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`);

export const childPath = (path: string, step: string | number) =>
  typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`;

/** The path of a value from one item of the list on; undefined for a value that is outside the items. */
export function pathInItem(path: string, listPath: string): string | undefined {
  if (!isInside(path, listPath)) return undefined;
  const rest = path.slice(listPath.length);
  const item = /^\[\d+\](?:\.|(?=\[)|$)/.exec(rest);
  if (item) return rest.slice(item[0].length);
  // Without a list the answer is itself the only item.
  return listPath === '' && !rest.startsWith('[') ? rest : undefined;
}

/** A name for a field that nobody has to see: from its path, or a number. */
export function fieldNameFor(path: string, mapping: readonly Partial<FieldMapping>[]): string {
  const used = new Set(mapping.map(({ field }) => field));
  const last =
    path
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]/g, '') ?? '';
  const base = /^[a-zA-Z][a-zA-Z0-9_]{0,30}$/.test(last) ? last : 'field';
  for (let n = 1; ; n += 1) {
    const name = n === 1 && base !== 'field' ? base : `${base}${n}`;
    if (!used.has(name)) return name;
  }
}
