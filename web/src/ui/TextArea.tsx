import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'style' | 'required'> & {
    value: string;
    onChange: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

export function TextArea({ label, help, error, required, id, className, onChange, ...area }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error} required={required} id={id} className={className}>
      {(control) => (
        <div className="yz-input">
          <textarea rows={4} {...area} {...control} onChange={(event) => onChange(event.target.value)} />
        </div>
      )}
    </Field>
  );
}
