import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldTexts, limitNote } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons/names.ts';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'onChange' | 'style' | 'required'> & {
    value: string;
    onChange: (value: string) => void;
    icon?: IconName | undefined;
    size?: 'medium' | 'large' | undefined;
    /** After the text: a unit, a button, a picture. */
    after?: ReactNode;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { label, help, error, required, id, className, size, icon, after, onChange, ...input } = props;
  return (
    <Field
      label={label}
      help={limitNote(input.value, input.maxLength) ?? help}
      error={error}
      required={required}
      id={id}
      className={className}
    >
      {(control) => (
        <div className={classes('yz-input', size === 'large' && 'yz-input--large')}>
          {icon && <Icon name={icon} size={18} />}
          <input type="text" {...input} {...control} onChange={(event) => onChange(event.target.value)} />
          {after}
        </div>
      )}
    </Field>
  );
}
