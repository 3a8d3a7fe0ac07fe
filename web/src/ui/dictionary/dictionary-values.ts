import type { DictionaryValue } from '@yizhan/contract/entities/dictionary.ts';

export type ValueType = 'string' | 'number';
export type ValueOf<T extends ValueType> = T extends 'number' ? number : string;

/** A value as it lies in a record or stands on the wire. */
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

/** The options of a dictionary in the type a field holds; a key that cannot be one is no option of it. */
export const toOptions = <T extends ValueType>(values: readonly DictionaryValue[], type: T): Option<ValueOf<T>>[] =>
  values.flatMap(({ dictKey, dictValue }) => {
    const value = coerce(dictKey, type);
    return value === undefined ? [] : [{ value, label: dictValue }];
  });

/** '3' finds option 3. What was stored before the school changed its dictionary is chosen all the same. */
export function withStored<T extends ValueType>(
  options: readonly Option<ValueOf<T>>[],
  stored: StoredValue,
  type: T,
  unlisted: (value: string) => string,
): { chosen: ValueOf<T> | undefined; choices: Option<ValueOf<T>>[] } {
  // A word where a number belongs is shown, too, not swallowed.
  const chosen = coerce(stored, type) ?? (coerce(stored, 'string') as ValueOf<T> | undefined);
  const missing = chosen !== undefined && !options.some(({ value }) => value === chosen);
  const choices = missing ? [...options, { value: chosen, label: unlisted(String(chosen)) }] : [...options];
  return { chosen, choices };
}

/** label and value of whatever a supplied address answers. */
export function parseDictionaryValues(result: unknown): DictionaryValue[] {
  if (!Array.isArray(result)) return [];
  return result.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'dictKey' in one && 'dictValue' in one
      ? [{ dictKey: String(one.dictKey), dictValue: String(one.dictValue) }]
      : [],
  );
}
