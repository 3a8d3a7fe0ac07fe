import type { FormInstance } from 'antd';

type ValidationFailure = { errorFields: readonly unknown[] };

/** antd aborts a validation when another starts, on blur or change: it then reports no errors. */
export const isValidationAborted = ({ errorFields }: ValidationFailure) => errorFields.length === 0;

/** The latest validation of each form as a whole. */
const latestCheck = new WeakMap<object, symbol>();

/** Whether the whole form is valid; invalid fields show their errors. Of two concurrent calls, the second decides. */
export async function isFormValid<V>(form: FormInstance<V>): Promise<boolean> {
  const mine = Symbol();
  latestCheck.set(form, mine);
  return (await areFieldsValid(form)) && latestCheck.get(form) === mine;
}

/** Whether all fields, or the given ones, are valid; invalid ones show their errors. */
export const areFieldsValid = <V>(form: FormInstance<V>, ...fields: Parameters<FormInstance<V>['validateFields']>) =>
  form.validateFields(...fields).then(() => true, isValidationAborted);
