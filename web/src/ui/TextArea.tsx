import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { textsOf } from '../lib/text.ts';
import { Field, type FieldTexts, limitNote } from './Field.tsx';
import './TextArea.css';

const t = textsOf({ ui });

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'style' | 'required'> & {
    value: string;
    onChange: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement> | undefined;
    /** Shows how much of `maxLength` is written. */
    counted?: boolean | undefined;
  };

export function TextArea({ label, help, error, required, id, className, counted, onChange, ...area }: TextAreaProps) {
  return (
    <Field
      label={label}
      help={limitNote(area.value, area.maxLength) ?? help}
      error={error}
      required={required}
      id={id}
      className={className}
    >
      {(control) => (
        <div className="yz-input">
          <textarea rows={4} {...area} {...control} onChange={(event) => onChange(event.target.value)} />
          {counted && area.maxLength !== undefined && (
            <span className="yz-input__count">{t('written', { n: area.value.length, most: area.maxLength })}</span>
          )}
        </div>
      )}
    </Field>
  );
}
