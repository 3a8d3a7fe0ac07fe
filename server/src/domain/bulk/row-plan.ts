import { fileColumns } from './file-columns.ts';
import { foldLabel } from './fold-label.ts';
import type { ImportParams } from './job.ts';
import type { BulkList, Option } from './list.ts';
import type { PlannedColumn } from './read-cell.ts';

export type RowPlan = {
  columns: readonly PlannedColumn[];
  /** What a failed row keeps: every cell of the file, by column. */
  kept: readonly { name: string; at: number }[];
  keys: readonly string[];
  unique: readonly string[];
  caseless: readonly string[];
  inOrder: readonly (readonly [string, string])[];
  ownRows: { column: string; by: readonly string[] } | undefined;
};

/** How the rows of one file are read, checked and compared. */
export function planRows(
  list: BulkList,
  matched: Pick<ImportParams, 'places' | 'heads'>,
  options: Readonly<Record<string, readonly Option[]>>,
): RowPlan {
  const columns = list.columns.flatMap(({ name, kind, required, exportOnly }) =>
    exportOnly
      ? []
      : [{ name, kind, required: required ?? false, at: matched.places[name], options: mapOf(options[name]) }],
  );
  return {
    columns,
    kept: fileColumns(matched).map(({ name, at }) => ({ name, at })),
    keys: list.keys,
    unique: list.unique ?? [],
    caseless: list.caseless ?? [],
    inOrder: list.importing?.inOrder ?? [],
    ownRows: list.importing?.ownRows,
  };
}

/** Labels win over other words, and earlier options over later ones. */
function mapOf(options: readonly Option[] | undefined): Map<string, string> | undefined {
  if (!options) return undefined;
  const map = new Map<string, string>();
  const add = (word: string, value: string) => {
    const folded = foldLabel(word);
    if (folded !== '' && !map.has(folded)) map.set(folded, value);
  };
  for (const { label, value } of options) add(label, value);
  for (const { also = [], value } of options) for (const word of also) add(word, value);
  return map;
}
