import type { Ref, SelectHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';
import './Select.css';

type SelectProps<V extends string> = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'onChange' | 'style' | 'required' | 'children'> & {
    value: V;
    onChange: (value: V) => void;
    options: readonly { value: V; label: string; disabled?: boolean | undefined }[];
    size?: 'small' | 'medium' | undefined;
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/** A styled native select: for short lists on first screens. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, help, error, required, id, className, size, options, onChange, ...select } = props;
  return (
    <Field label={label} help={help} error={error} required={required} id={id} className={className}>
      {(control) => (
        <div className={classes('yz-input', 'yz-select', size === 'small' && 'yz-select--small')}>
          <select {...select} {...control} onChange={(event) => onChange(event.target.value as V)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </div>
      )}
    </Field>
  );
}
