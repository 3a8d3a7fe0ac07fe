import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { Form, type FormInstance, type FormRule } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { textsOf } from '../../lib/text.ts';
import { EnglishLine } from '../english/EnglishLine.tsx';
import { fieldError, type Path } from './field-error.ts';
import { useRecordForm } from './record-context.ts';
import { limitError, withValidatedLimits } from './validated-limits.ts';

const t = textsOf({ admin });

type FormFieldProps = {
  /** Its name in the record; a path inside a list. */
  name: string | (string | number)[];
  /** The full path, where `name` is only its end (inside Form.List). */
  path?: Path;
  label?: string;
  /** Its name in error messages, where the label is not shown. */
  errorName?: string;
  help?: ReactNode;
  /** The expected format, for the error message. */
  shape?: string;
  /** What is said of any value that is refused, where the schema counts in another unit than the field. */
  refusal?: string;
  required?: boolean;
  /** A name or line that readers see: its English text stands beneath. */
  english?: boolean;
  valuePropName?: string;
  className?: string;
  /** Further fields its rule depends on. */
  dependencies?: (string | number)[][];
  children: ReactNode;
};

const WithEnglish = ({ help, field }: { help: ReactNode; field: Path }) => (
  <>
    {help}
    <EnglishLine field={field} />
  </>
);

/** Label above, control, help below. An error replaces the help and comes from the contract's schema. */
export function FormField(props: FormFieldProps) {
  const { name, path, label, errorName, help, shape, refusal, required, english, children, ...rest } = props;
  const { schema, strict, fields } = useRecordForm();
  const whole = path ?? [name].flat();
  const errorLabel = errorName ?? label ?? '';
  const key = whole.join('.');
  const { control, limits } = withValidatedLimits(children);
  useEffect(() => {
    const { valuePropName: valueProp = 'value' } = rest;
    fields?.set(key, { path: whole, label: errorLabel, control, valueProp });
  });
  useEffect(() => () => void fields?.delete(key), [fields, key]);
  /** The same check for two triggers, each with its own strictness. */
  const rule =
    (validateTrigger: 'onBlur' | 'onChange', due: (form: FormInstance) => boolean): FormRule =>
    (form) => ({
      validateTrigger,
      async validator(_, value: unknown) {
        if (strict && !strict.current && !due(form as FormInstance)) return;
        const error = fieldError(schema, form.getFieldsValue(true), whole, errorLabel) ?? limitError(value, limits);
        const isMisshapen = error === t('ruleFormat') || error === t('ruleWrong');
        if (error) throw new Error(refusal ?? (isMisshapen ? (shape ?? error) : error));
      },
    });
  return (
    <Form.Item
      name={name}
      label={label}
      extra={english ? <WithEnglish help={help} field={whole} /> : help}
      required={required ?? false}
      validateTrigger={['onBlur', 'onChange']}
      validateFirst
      rules={[rule('onBlur', ({ isFieldTouched }) => isFieldTouched([...whole])), rule('onChange', () => false)]}
      {...rest}
    >
      {control}
    </Form.Item>
  );
}
