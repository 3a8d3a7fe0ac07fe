import type { FormInstance } from 'antd';

type Refusal = { errorFields: readonly unknown[] };

/** antd gives a check up when another begins meanwhile, for a field that is left or changes: it then names no fault. */
export const isGivenUp = ({ errorFields }: Refusal) => errorFields.length === 0;

/** The last time each form was asked as a whole. */
const asked = new WeakMap<object, symbol>();

/** Whether the whole form is in order; fields that are not say so. Of two presses the second is answered. */
export async function isWhole<V>(form: FormInstance<V>): Promise<boolean> {
  const mine = Symbol();
  asked.set(form, mine);
  return (await isValid(form)) && asked.get(form) === mine;
}

/** Whether the fields, or these of them, are in order; those that are not say so. */
export const isValid = <V>(form: FormInstance<V>, ...which: Parameters<FormInstance<V>['validateFields']>) =>
  form.validateFields(...which).then(() => true, isGivenUp);
