import type { FormInstance } from 'antd';
import { expect, test } from 'vitest';
import { isFormValid } from './form-validity.ts';

/** A form that aborts a validation when another starts, as antd's does. */
function aForm(errorFields: unknown[] = []) {
  let last = 0;
  const validateFields = async () => {
    last += 1;
    const mine = last;
    await Promise.resolve();
    if (mine !== last || errorFields.length > 0) throw Object.assign(new Error('refused'), { errorFields });
    return {};
  };
  return { validateFields } as unknown as FormInstance<object>;
}

test('a field that is looked at meanwhile does not make a form wrong', async () => {
  const form = aForm();
  const whole = isFormValid(form);
  void form.validateFields(['name']);
  expect(await whole).toBe(true);
});

test('of two presses one is answered', async () => {
  const form = aForm();
  expect(await Promise.all([isFormValid(form), isFormValid(form)])).toEqual([false, true]);
});

test('a field that is wrong makes it wrong', async () => {
  expect(await isFormValid(aForm(['name']))).toBe(false);
});
