import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { Form, type FormInstance, type FormRule } from 'antd';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { fieldError, type Path } from './field-error.ts';
import { useRecordForm } from './record-context.ts';

const t = textsOf({ admin });

type FormFieldProps = {
  /** Its place in the record; a path inside a list. */
  name: string | (string | number)[];
  /** The whole path, where `name` is only its end (inside Form.List). */
  path?: Path;
  label?: string;
  /** What to call it in an error, where the label is not shown. */
  errorName?: string;
  help?: ReactNode;
  /** How it is to be written, said where it is not written so. */
  shape?: string;
  required?: boolean;
  valuePropName?: string;
  className?: string;
  /** Fields that its rule looks at, too. */
  dependencies?: (string | number)[][];
  children: ReactNode;
};

/** Label above, control, help beneath; the error takes the help's place and comes from the contract's schema. */
export function FormField({ name, path, label, errorName, help, shape, required, children, ...rest }: FormFieldProps) {
  const { schema, strict } = useRecordForm();
  const whole = path ?? [name].flat();
  const errorLabel = errorName ?? label ?? '';
  /** The same check on two occasions, each with its own patience. */
  const rule =
    (validateTrigger: 'onBlur' | 'onChange', due: (form: FormInstance) => boolean): FormRule =>
    (form) => ({
      validateTrigger,
      async validator() {
        if (strict && !strict.current && !due(form as FormInstance)) return;
        const error = fieldError(schema, form.getFieldsValue(true), whole, errorLabel);
        const isMisshapen = error === t('ruleFormat') || error === t('ruleWrong');
        if (error) throw new Error(isMisshapen ? (shape ?? error) : error);
      },
    });
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      required={required ?? false}
      validateTrigger={['onBlur', 'onChange']}
      validateFirst
      rules={[rule('onBlur', ({ isFieldTouched }) => isFieldTouched([...whole])), rule('onChange', () => false)]}
      {...rest}
    >
      {children}
    </Form.Item>
  );
}
