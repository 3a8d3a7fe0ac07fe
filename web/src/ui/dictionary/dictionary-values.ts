import type { DictionaryValue } from '@yizhan/contract/entities/dictionary.ts';

export type ValueType = 'string' | 'number';
export type ValueOf<T extends ValueType> = T extends 'number' ? number : string;

/** A value as stored in a record or sent on the wire. */
export type StoredValue = string | number | null | undefined;

export type Option<V> = { value: V; label: string };

export function coerce<T extends ValueType>(value: StoredValue, type: T): ValueOf<T> | undefined;
export function coerce(value: StoredValue, type: ValueType): string | number | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  if (type === 'string') return String(value);
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The options of a dictionary, converted to the field's type; keys that cannot be converted are left out. */
export const toOptions = <T extends ValueType>(values: readonly DictionaryValue[], type: T): Option<ValueOf<T>>[] =>
  values.flatMap(({ dictKey, dictValue }) => {
    const value = coerce(dictKey, type);
    return value === undefined ? [] : [{ value, label: dictValue }];
  });

/** '3' matches option 3. A stored value that is no longer in the dictionary stays selected. */
export function withStored<T extends ValueType>(
  options: readonly Option<ValueOf<T>>[],
  stored: StoredValue,
  type: T,
  unlisted: (value: string) => string,
): { chosen: ValueOf<T> | undefined; choices: Option<ValueOf<T>>[] } {
  // A text where a number is expected is shown, too, not dropped.
  const chosen = coerce(stored, type) ?? (coerce(stored, 'string') as ValueOf<T> | undefined);
  const missing = chosen !== undefined && !options.some(({ value }) => value === chosen);
  const choices = missing ? [...options, { value: chosen, label: unlisted(String(chosen)) }] : [...options];
  return { chosen, choices };
}

/** Label and value from the answer of a configured address. */
export function parseDictionaryValues(result: unknown): DictionaryValue[] {
  if (!Array.isArray(result)) return [];
  return result.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'dictKey' in one && 'dictValue' in one
      ? [{ dictKey: String(one.dictKey), dictValue: String(one.dictValue) }]
      : [],
  );
}
