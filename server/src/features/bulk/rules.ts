import { type DataRange, dataRanges } from '@yizhan/contract/entities/bulk.ts';

type Conditions = Readonly<Record<string, unknown>>;
export type RowsAsked = {
  dataRange: DataRange;
  formInline?: Conditions | undefined;
  advancedSearch?: Conditions | undefined;
  choiceDataIds?: readonly string[] | undefined;
  choiceDataList?: readonly { id: string }[] | undefined;
};

/** A form sends the fields nobody filled in as well. */
const filledIn = (conditions: Conditions | undefined) =>
  Object.fromEntries(
    Object.entries(conditions ?? {}).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** Which rows an export means: all, those of the search, or the ticked ones. */
export function rowsAsked(asked: RowsAsked): { conditions: Record<string, unknown>; ids: string[] | null } {
  switch (asked.dataRange) {
    case dataRanges.all:
      return { conditions: {}, ids: null };
    case dataRanges.search:
      return { conditions: { ...filledIn(asked.formInline), ...filledIn(asked.advancedSearch) }, ids: null };
    case dataRanges.ticked:
      return { conditions: {}, ids: [...(asked.choiceDataIds ?? (asked.choiceDataList ?? []).map(({ id }) => id))] };
  }
}

/** The matches as JSON, { head of the file: column }; undefined when it is no such thing. */
export function parseMatrix(text: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value).filter(([, column]) => column !== null && column !== '');
    return entries.every(([, column]) => typeof column === 'string') ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}
