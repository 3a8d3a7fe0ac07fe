import type { Field, Form } from '@yizhan/contract/fields.ts';
import { expect, test } from 'vitest';
import { freeKey, insertField, moveField, removeField, shiftField, updateField } from './form-edits.ts';

const aField = (key: string): Field => ({
  ...{ key, kind: 'text', label: key, help: '', required: false, width: 'full' },
  settings: { maxLength: 100, pattern: '', patternHelp: '' },
});
const aForm = (...sections: string[][]): Form => ({
  sections: sections.map((keys) => ({ title: '', columns: 2, fields: keys.map(aField) })),
});
const keysOf = (form: Form) => form.sections.map(({ fields }) => fields.map(({ key }) => key));

test('a field is added, moved and removed, in its section and into another one', () => {
  const form = aForm(['a', 'b'], ['c']);
  expect(keysOf(insertField(form, aField('x'), { section: 0, at: 1 }))).toEqual([['a', 'x', 'b'], ['c']]);
  expect(keysOf(moveField(form, 'a', { section: 1, at: 1 }))).toEqual([['b'], ['c', 'a']]);
  expect(keysOf(removeField(form, 'b'))).toEqual([['a'], ['c']]);
});

test('one step down from the last place of a section is the first place of the next one', () => {
  const form = aForm(['a', 'b'], ['c']);
  expect(keysOf(shiftField(form, 'a', 1))).toEqual([['b', 'a'], ['c']]);
  expect(keysOf(shiftField(form, 'b', 1))).toEqual([['a'], ['b', 'c']]);
  expect(keysOf(shiftField(form, 'c', -1))).toEqual([['a', 'b', 'c'], []]);
  expect(keysOf(shiftField(form, 'a', -1))).toEqual([['a', 'b'], ['c']]);
});

test('a new field has a key no other field has, and what is unset leaves no trace', () => {
  expect(freeKey(aForm(['text1', 'text2']), 'text')).toBe('text3');
  const conditioned = updateField(aForm(['a']), 'a', {
    visibleWhen: { join: 'all', tests: [{ field: 'b', op: 'filled' }] },
  });
  expect(updateField(conditioned, 'a', { visibleWhen: undefined })).toEqual(aForm(['a']));
});
