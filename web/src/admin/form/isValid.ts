import type { FormInstance } from 'antd';

type Refusal = { errorFields: readonly unknown[] };

/** antd gives a check up when another begins meanwhile, for a field that is left or changes: it then names no fault. */
export const isGivenUp = ({ errorFields }: Refusal) => errorFields.length === 0;

/** Whether the fields, or these of them, are in order; those that are not say so. */
export const isValid = <V>(form: FormInstance<V>, ...which: Parameters<FormInstance<V>['validateFields']>) =>
  form.validateFields(...which).then(() => true, isGivenUp);
