import { Form } from 'antd';
import type { ReactNode } from 'react';
import { errorOf, type Path } from './fieldErrors.ts';
import { useRecordForm } from './recordContext.ts';

type FormFieldProps = {
  /** Its place in the record; a path inside a list. */
  name: string | (string | number)[];
  /** The whole path, where `name` is only its end (inside Form.List). */
  path?: Path;
  label?: string;
  /** What to call it in an error, where the label is not shown. */
  says?: string;
  help?: ReactNode;
  required?: boolean;
  valuePropName?: string;
  className?: string;
  children: ReactNode;
};

/** Label above, control, help beneath; the error takes the help's place and comes from the contract's schema. */
export function FormField({ name, path, label, says, help, required, children, ...rest }: FormFieldProps) {
  const { schema } = useRecordForm();
  const whole = path ?? [name].flat();
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      required={required ?? false}
      validateTrigger={['onBlur', 'onChange']}
      validateFirst
      rules={[
        ({ getFieldsValue }) => ({
          async validator() {
            const error = errorOf(schema, getFieldsValue(true), whole, says ?? label ?? '');
            if (error) throw new Error(error);
          },
        }),
      ]}
      {...rest}
    >
      {children}
    </Form.Item>
  );
}
