import type { FormInstance } from 'antd';

type ValidationFailure = { errorFields: readonly unknown[] };

/** antd gives a check up when another begins meanwhile, for a field that is left or changes: it then names no fault. */
export const isValidationAborted = ({ errorFields }: ValidationFailure) => errorFields.length === 0;

/** The last time each form was asked as a whole. */
const latestCheck = new WeakMap<object, symbol>();

/** Whether the whole form is in order; fields that are not say so. Of two presses the second is answered. */
export async function isFormValid<V>(form: FormInstance<V>): Promise<boolean> {
  const mine = Symbol();
  latestCheck.set(form, mine);
  return (await areFieldsValid(form)) && latestCheck.get(form) === mine;
}

/** Whether the fields, or these of them, are in order; those that are not say so. */
export const areFieldsValid = <V>(form: FormInstance<V>, ...fields: Parameters<FormInstance<V>['validateFields']>) =>
  form.validateFields(...fields).then(() => true, isValidationAborted);
