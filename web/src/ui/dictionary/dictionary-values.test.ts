import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coerce, parseDictionaryValues, toOptions, withStored } from './dictionary-values.ts';

const unlisted = (value: string) => `?${value}`;
const kinds = [
  { dictKey: '1', dictValue: '本科生' },
  { dictKey: '3', dictValue: '教师' },
];

test('EN-13 label and value of an option are dictValue and dictKey', () => {
  expect(toOptions(kinds, 'string')).toEqual([
    { value: '1', label: '本科生' },
    { value: '3', label: '教师' },
  ]);
});

test("VA-2 a stored '3' finds option 3, and a stored 3 finds option '3'", () => {
  expect(withStored(toOptions(kinds, 'number'), '3', 'number', unlisted)).toEqual({
    chosen: 3,
    choices: toOptions(kinds, 'number'),
  });
  expect(withStored(toOptions(kinds, 'string'), 3, 'string', unlisted).chosen).toBe('3');
});

test('VA-2 whatever number is stored, as number or as text, chooses the option of that number', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.boolean(), (keys, pick, asText) => {
      const values = keys.map((key) => ({ dictKey: String(key), dictValue: `名称 ${key}` }));
      const expectedKey = keys[pick % keys.length] ?? 0;
      const { chosen, choices } = withStored(
        toOptions(values, 'number'),
        asText ? `${expectedKey}` : expectedKey,
        'number',
        unlisted,
      );
      expect(chosen).toBe(expectedKey);
      expect(choices).toHaveLength(keys.length);
      for (const { value } of choices) expect(typeof value).toBe('number');
    }),
  );
});

test('VA-2 a coerced value is of the declared type and stays what it is when coerced again', () => {
  const stored = fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));
  fc.assert(
    fc.property(stored, fc.constantFrom('string' as const, 'number' as const), (value, type) => {
      const coerced = coerce(value, type);
      if (coerced === undefined) return;
      expect(typeof coerced).toBe(type);
      expect(coerce(coerced, type)).toBe(coerced);
    }),
  );
});

test('nothing stored chooses nothing', () => {
  for (const nothing of [null, undefined, '', '  ']) expect(coerce(nothing, 'number')).toBeUndefined();
});

test('a stored value that the dictionary no longer has is still shown', () => {
  const { chosen, choices } = withStored(toOptions(kinds, 'number'), 7, 'number', unlisted);
  expect(chosen).toBe(7);
  expect(choices.at(-1)).toEqual({ value: 7, label: '?7' });
  expect(withStored(toOptions(kinds, 'number'), 'abc', 'number', unlisted).choices.at(-1)?.label).toBe('?abc');
});

test('EN-13 an address answers options under result; anything else in it is no option', () => {
  const answer = [{ dictKey: 3, dictValue: '教师' }, { id: 1 }, null, 'x'];
  expect(parseDictionaryValues(answer)).toEqual([{ dictKey: '3', dictValue: '教师' }]);
  expect(parseDictionaryValues({})).toEqual([]);
});
